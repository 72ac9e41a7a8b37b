import type {
  FingerprintedField,
  RowFingerprint,
  RowFingerprinter,
  RowFingerprints,
} from "./row-fingerprints.ts";

/** How a row compares with the last run. */
export type ChangeOfRow =
  | { readonly kind: "new" }
  | { readonly kind: "unchanged" }
  | { readonly kind: "changed"; readonly fields: readonly FingerprintedField[] };

/** Rows with the same identifier (variants) are matched by their fields; the limit bounds the search. */
const maxProbes = 4096;

/**
 * Matches a feed's rows, in any order, with the last run's fingerprints. Each fingerprint is matched at most once, so
 * that the remaining ones are removed rows. Takes about 40 bytes of memory per row of the last run.
 */
export class RowMatcher {
  readonly #previous: RowFingerprints;
  /** For each field of the last run its index in today's fingerprints; -1 where today's feed has no such column. */
  readonly #fieldIndexes: readonly number[];
  /** An open-addressing hash table of fingerprint numbers, its size a power of two; -1: empty. */
  readonly #slots: Int32Array;
  /** For each slot's fingerprint: how many of the last run's identical rows are not yet matched. */
  readonly #unmatched: Uint32Array;
  #matched = 0;

  constructor(previous: RowFingerprints, today: Pick<RowFingerprinter, "fields">) {
    this.#previous = previous;
    this.#fieldIndexes = previous.fields.map((field) => today.fields.indexOf(field));
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * previous.rows + 2))).fill(-1);
    this.#unmatched = new Uint32Array(previous.rows);
    for (let row = 0; row < previous.rows; row += 1) this.#enter(row);
  }

  /** Number of unmatched fingerprints. */
  get gone(): number {
    return this.#previous.rows - this.#matched;
  }

  /**
   * @param isLast whether all possibly unchanged rows were already matched: a changed row takes the fingerprint of a
   *   row with the same identifier, which must not be an unchanged variant's
   * @returns undefined where the decision has to wait for those rows
   */
  changeOf(fingerprint: RowFingerprint, isLast: boolean): ChangeOfRow | undefined {
    const row = this.#find(fingerprint);
    if (row === undefined) return { kind: "new" };
    const fields = this.#differing(row, fingerprint);
    if (fields.length > 0 && !isLast) return undefined;
    this.#unmatched[row] = (this.#unmatched[row] ?? 1) - 1;
    this.#matched += 1;
    return fields.length === 0 ? { kind: "unchanged" } : { kind: "changed", fields };
  }

  /** Whether the last run had a row with this identifier that is still unmatched. */
  isGone(fingerprint: RowFingerprint): boolean {
    return this.#find(fingerprint) !== undefined;
  }

  #enter(row: number): void {
    const mask = this.#slots.length - 1;
    let slot = this.#word(row, 0) & mask;
    for (let probes = 0; probes < maxProbes; probes += 1) {
      const other = this.#slots[slot] ?? -1;
      const place = other === -1 ? row : this.#isSame(other, row) ? other : undefined;
      if (place !== undefined) {
        this.#slots[slot] = place;
        this.#unmatched[place] = (this.#unmatched[place] ?? 0) + 1;
        return;
      }
      slot = (slot + 1) & mask;
    }
  }

  #isSame(one: number, other: number): boolean {
    for (let at = 0; at < this.#previous.width; at += 1) {
      if (this.#word(one, at) !== this.#word(other, at)) return false;
    }
    return true;
  }

  /** Finds an unmatched fingerprint with the same identifier: one with equal fields, otherwise the first. */
  #find(fingerprint: RowFingerprint): number | undefined {
    const mask = this.#slots.length - 1;
    let first: number | undefined;
    let slot = fingerprint.identifier[0] & mask;
    for (let probes = 0; probes < maxProbes; probes += 1) {
      const row = this.#slots[slot] ?? -1;
      if (row === -1) break;
      slot = (slot + 1) & mask;
      if (!this.#isFree(row, fingerprint)) continue;
      if (this.#differing(row, fingerprint).length === 0) return row;
      first ??= row;
    }
    return first;
  }

  #isFree(row: number, { identifier }: RowFingerprint): boolean {
    const isOfIt = this.#word(row, 0) === identifier[0] && this.#word(row, 1) === identifier[1];
    return isOfIt && (this.#unmatched[row] ?? 0) > 0;
  }

  /** A new column does not change a row; a removed one does. */
  #differing(row: number, { fields }: RowFingerprint): FingerprintedField[] {
    return this.#previous.fields.filter(
      (_, at) => this.#word(row, 2 + at) !== (fields[this.#fieldIndexes[at] ?? -1] ?? 0),
    );
  }

  #word(row: number, at: number): number {
    return this.#previous.words[row * this.#previous.width + at] ?? 0;
  }
}
