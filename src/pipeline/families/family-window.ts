import type { FamilyReading, FamilyRow } from "../../feed/families.ts";
import { BoundedCache, cacheSizes } from "../../lib/cache.ts";
import type { PreparedRow } from "../rows.ts";
import { Family } from "./family.ts";

/** A row waits until so many rows behind it were read, or so many characters. */
export const mostAhead = 2_000;
const mostCharactersAhead = 16_000_000;

/** A row that has been read, and the family that it may belong to. */
interface WaitingRow {
  readonly prepared: PreparedRow;
  readonly row?: FamilyRow;
}

/**
 * Gives each row what it has of its family. What is known of a family is decided when the first of its rows has its turn, out of
 * all rows that were read by then; later ones get the same, so that a family is one, however far apart its rows are. Memory
 * is bounded: families of which nothing was read for long are forgotten, and begin anew.
 */
export class FamilyWindow {
  readonly #reading: FamilyReading;
  readonly #families = new BoundedCache<string, Family>(cacheSizes.families);
  readonly #waiting: WaitingRow[] = [];
  #first = 0;
  #characters = 0;

  constructor(reading: FamilyReading) {
    this.#reading = reading;
  }

  /** Takes up a row and gives back those whose turn has come. */
  add(prepared: PreparedRow): PreparedRow[] {
    const row = prepared.settled === undefined ? this.#reading.read(prepared.record) : undefined;
    const product = row === undefined ? prepared.product : this.#familyOf(row).join(prepared.product, row);
    this.#waiting.push({ prepared: { ...prepared, product }, ...(row && { row }) });
    this.#characters += prepared.record.raw.length;
    const ready: PreparedRow[] = [];
    while (this.#isFull()) ready.push(this.#take());
    return ready;
  }

  /** All that are left. */
  end(): PreparedRow[] {
    const ready: PreparedRow[] = [];
    while (this.#first < this.#waiting.length) ready.push(this.#take());
    return ready;
  }

  #isFull(): boolean {
    const rows = this.#waiting.length - this.#first;
    return rows > mostAhead || (rows > 1 && this.#characters > mostCharactersAhead);
  }

  #take(): PreparedRow {
    const { prepared, row } = this.#waiting[this.#first] as WaitingRow;
    this.#first += 1;
    this.#characters -= prepared.record.raw.length;
    if (this.#first > mostAhead) {
      this.#waiting.splice(0, this.#first);
      this.#first = 0;
    }
    if (row === undefined) return prepared;
    const product = this.#familyOf(row).toMember(prepared.product, row);
    return { ...prepared, product, ...(row.leavesEmpty && { leavesEmpty: true }) };
  }

  /** The family of a row's keys; families that a row joins become one. */
  #familyOf({ keys }: FamilyRow): Family {
    const known = [...new Set(keys.flatMap((key) => this.#families.get(key) ?? []))];
    const [family = new Family(), ...others] = known;
    for (const other of others) family.absorb(other);
    if (others.length > 0 || known.length === 0 || keys.length > 1) {
      for (const key of keys) this.#families.set(key, family);
    }
    return family;
  }
}
