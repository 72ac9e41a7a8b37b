import type { FamilyReading, FamilyRow } from "../../feed/families.ts";
import type { PreparedRow } from "../rows.ts";
import { Family } from "./family.ts";
import { RememberedFamilies } from "./remembered-families.ts";

/** A row waits until so many rows behind it were read, or so many characters. */
export const mostAhead = 2_000;
const mostCharactersAhead = 16_000_000;

/** A row that has been read, and what it says of the family that it belongs to. */
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
  readonly #families = new RememberedFamilies<Family>(
    () => new Family(),
    (family, other) => family.absorb(other),
  );
  readonly #waiting: WaitingRow[] = [];
  #first = 0;
  #characters = 0;

  constructor(reading: FamilyReading) {
    this.#reading = reading;
  }

  /** Takes up a row and gives back those whose turn has come. */
  add(prepared: PreparedRow): PreparedRow[] {
    // What is in a foreign language belongs to its family, and says nothing of it.
    const row = prepared.own === undefined ? undefined : this.#reading.read(prepared.record);
    if (row === undefined) return this.pass(prepared);
    const family = this.#families.join(row.keys, prepared.record.index);
    if (prepared.settled !== undefined) return this.pass(prepared);
    const product = family.join(prepared.product, row);
    return this.#wait({ prepared: { ...prepared, product }, row });
  }

  /** Takes up a row that is what it is already. */
  pass(prepared: PreparedRow): PreparedRow[] {
    return this.#wait({ prepared });
  }

  /** All that are left. */
  end(): PreparedRow[] {
    const ready: PreparedRow[] = [];
    while (this.#first < this.#waiting.length) ready.push(this.#take());
    return ready;
  }

  #wait(waiting: WaitingRow): PreparedRow[] {
    this.#waiting.push(waiting);
    this.#characters += waiting.prepared.record.raw.length;
    const ready: PreparedRow[] = [];
    while (this.#isFull()) ready.push(this.#take());
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
    const family = row && this.#families.of(row.keys);
    if (row === undefined || family === undefined) return prepared;
    const product = family.toMember(prepared.product, row);
    return { ...prepared, product, ...(row.leavesEmpty && { leavesEmpty: true }) };
  }
}
