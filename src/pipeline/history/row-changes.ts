import type { MarkedField, RowMark, RowMarker, RowMarks } from "./row-fingerprints.ts";

/** How a row compares with the last run. */
export type ChangeOfRow =
  | { readonly kind: "new" }
  | { readonly kind: "unchanged" }
  | { readonly kind: "changed"; readonly fields: readonly MarkedField[] };

/** Rows with the same identifier (variants) are matched by their fields; the limit bounds the search. */
const mostLooks = 4096;

/**
 * Matches a feed's rows, in any order, with the last run's fingerprints. Each fingerprint is matched at most once, so
 * that the remaining ones are removed rows. Takes about 40 bytes of memory per row of the last run.
 */
export class ChangesSince {
  readonly #marks: RowMarks;
  /** For each field of the last run its index in today's fingerprints; -1 where today's feed has no such column. */
  readonly #places: readonly number[];
  /** An open-addressing hash table of fingerprint numbers, its size a power of two; -1: empty. */
  readonly #slots: Int32Array;
  /** For each slot's fingerprint: how many of the last run's identical rows are not yet matched. */
  readonly #free: Uint32Array;
  #given = 0;

  constructor(marks: RowMarks, today: Pick<RowMarker, "fields">) {
    this.#marks = marks;
    this.#places = marks.fields.map((field) => today.fields.indexOf(field));
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * marks.rows + 2))).fill(-1);
    this.#free = new Uint32Array(marks.rows);
    for (let row = 0; row < marks.rows; row += 1) this.#enter(row);
  }

  /** Number of unmatched fingerprints. */
  get gone(): number {
    return this.#marks.rows - this.#given;
  }

  /**
   * @param isLast whether all possibly unchanged rows were already matched: a changed row takes the fingerprint of a
   *   row with the same identifier, which must not be an unchanged variant's
   * @returns undefined where the decision has to wait for those rows
   */
  changeOf(mark: RowMark, isLast: boolean): ChangeOfRow | undefined {
    const row = this.#find(mark);
    if (row === undefined) return { kind: "new" };
    const fields = this.#differing(row, mark);
    if (fields.length > 0 && !isLast) return undefined;
    this.#free[row] = (this.#free[row] ?? 1) - 1;
    this.#given += 1;
    return fields.length === 0 ? { kind: "unchanged" } : { kind: "changed", fields };
  }

  /** Whether the last run had a row with this identifier that is still unmatched. */
  isGone(mark: RowMark): boolean {
    return this.#find(mark) !== undefined;
  }

  #enter(row: number): void {
    const mask = this.#slots.length - 1;
    let slot = this.#word(row, 0) & mask;
    for (let looks = 0; looks < mostLooks; looks += 1) {
      const other = this.#slots[slot] ?? -1;
      const place = other === -1 ? row : this.#isSame(other, row) ? other : undefined;
      if (place !== undefined) {
        this.#slots[slot] = place;
        this.#free[place] = (this.#free[place] ?? 0) + 1;
        return;
      }
      slot = (slot + 1) & mask;
    }
  }

  #isSame(one: number, other: number): boolean {
    for (let at = 0; at < this.#marks.width; at += 1) {
      if (this.#word(one, at) !== this.#word(other, at)) return false;
    }
    return true;
  }

  /** Finds an unmatched fingerprint with the same identifier: one with equal fields, otherwise the first. */
  #find(mark: RowMark): number | undefined {
    const mask = this.#slots.length - 1;
    let first: number | undefined;
    let slot = mark.identifier[0] & mask;
    for (let looks = 0; looks < mostLooks; looks += 1) {
      const row = this.#slots[slot] ?? -1;
      if (row === -1) break;
      slot = (slot + 1) & mask;
      if (!this.#isFree(row, mark)) continue;
      if (this.#differing(row, mark).length === 0) return row;
      first ??= row;
    }
    return first;
  }

  #isFree(row: number, { identifier }: RowMark): boolean {
    const isOfIt = this.#word(row, 0) === identifier[0] && this.#word(row, 1) === identifier[1];
    return isOfIt && (this.#free[row] ?? 0) > 0;
  }

  /** A new column does not change a row; a removed one does. */
  #differing(row: number, { fields }: RowMark): MarkedField[] {
    return this.#marks.fields.filter(
      (_, at) => this.#word(row, 2 + at) !== (fields[this.#places[at] ?? -1] ?? 0),
    );
  }

  #word(row: number, at: number): number {
    return this.#marks.words[row * this.#marks.width + at] ?? 0;
  }
}
