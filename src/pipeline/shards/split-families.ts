import type { FamilyReading } from "../../feed/families.ts";
import { detached } from "../../nlp/normalizer.ts";
import { RememberedFamilies } from "../families/remembered-families.ts";

/** The rows of one family. */
interface Span {
  readonly keys: Set<string>;
  first: number;
  last: number;
  /** The claim of its first row. */
  readonly claim: number;
  isSplit: boolean;
}

/** Finds the families that have rows in several claims: of these alone a claim's own rows do not tell all. */
export class SplitFamilies {
  readonly #reading: FamilyReading;
  readonly #families: RememberedFamilies<Span>;
  /** By the names of those that are split. */
  readonly #split = new Map<string, Set<Span>>();
  #row = 0;
  #claim = 0;
  #before: ReadonlySet<string> = new Set();

  constructor(reading: FamilyReading) {
    this.#reading = reading;
    this.#families = new RememberedFamilies<Span>(
      () => ({ keys: new Set(), first: this.#row, last: this.#row, claim: this.#claim, isSplit: false }),
      (span, other) => this.#absorb(span, other),
    );
  }

  get isAny(): boolean {
    return this.#split.size > 0;
  }

  /** Whether a row is of the family that was taken up last. */
  continues(record: Parameters<FamilyReading["read"]>[0]): boolean {
    return this.#reading.read(record)?.keys.some((key) => this.#before.has(key)) === true;
  }

  /** Takes up the next row that may be a product. */
  add(record: Parameters<FamilyReading["read"]>[0], claim: number): void {
    const row = this.#reading.read(record);
    if (row === undefined) return;
    this.#row = record.index;
    this.#claim = claim;
    this.#before = new Set(row.keys);
    const span = this.#families.join(row.keys, record.index);
    span.last = record.index;
    for (const key of row.keys) if (!span.keys.has(key)) this.#name(span, key);
    if (span.claim !== claim) this.#splitUp(span);
  }

  /** Whether a row that may be a product is of such a family. */
  has(record: Parameters<FamilyReading["read"]>[0]): boolean {
    const { index } = record;
    return (
      this.#reading
        .read(record)
        ?.keys.some((key) =>
          [...(this.#split.get(key) ?? [])].some(({ first, last }) => first <= index && index <= last),
        ) === true
    );
  }

  #name(span: Span, key: string): void {
    span.keys.add(span.isSplit ? this.#listed(span, key) : key);
  }

  #listed(span: Span, name: string): string {
    const key = detached(name);
    const spans = this.#split.get(key);
    if (spans === undefined) this.#split.set(key, new Set([span]));
    else spans.add(span);
    return key;
  }

  #splitUp(span: Span): void {
    if (span.isSplit) return;
    span.isSplit = true;
    for (const key of span.keys) this.#listed(span, key);
  }

  #absorb(span: Span, other: Span): void {
    const isSplit = span.isSplit || other.isSplit || span.claim !== other.claim;
    for (const key of other.keys) {
      this.#split.get(key)?.delete(other);
      this.#name(span, key);
    }
    span.first = Math.min(span.first, other.first);
    span.last = Math.max(span.last, other.last);
    if (isSplit) this.#splitUp(span);
  }
}
