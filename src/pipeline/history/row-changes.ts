import type { MarkedField, RowMark, RowMarker, RowMarks } from "./row-fingerprints.ts";

/** What became of a row since the last run. */
export type ChangeOfRow =
  | { readonly kind: "new" }
  | { readonly kind: "unchanged" }
  | { readonly kind: "changed"; readonly fields: readonly MarkedField[] };

/** Rows of one identifier (variants) are told apart by their fields; looking further than this would take for ever. */
const mostLooks = 4096;

/**
 * Sets the rows of a feed against the marks of the last run, in whatever order they come. Every mark is given to one row at
 * most, so that what is left over is gone. Takes about 40 bytes of memory for each row of the last run.
 */
export class ChangesSince {
  readonly #marks: RowMarks;
  /** Place of each field of the last run in today's marks; -1 where today's feed has no such column. */
  readonly #places: readonly number[];
  /** A power of two of places with a mark's number, by open addressing; -1 where there is none. */
  readonly #slots: Int32Array;
  /** How many rows of the last run had just this mark and are not found yet; they share one slot. */
  readonly #free: Uint32Array;
  #given = 0;

  constructor(marks: RowMarks, today: Pick<RowMarker, "fields">) {
    this.#marks = marks;
    this.#places = marks.fields.map((field) => today.fields.indexOf(field));
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * marks.rows + 2))).fill(-1);
    this.#free = new Uint32Array(marks.rows);
    for (let row = 0; row < marks.rows; row += 1) this.#enter(row);
  }

  /** Marks that no row has asked for. */
  get gone(): number {
    return this.#marks.rows - this.#given;
  }

  /**
   * @param isLast whether every row that may be unchanged was asked for: a changed row takes the mark of a row with its
   *   identifier, and must not take it from a variant that still comes
   * @returns undefined where that can be said only when the others were asked for
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

  /** Whether the last run had a row with this identifier that no row of today's feed was set against. */
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

  /** A mark with the same identifier that is free: one that is alike in all fields where there is one, else the first. */
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

  /** A column that was not there before is no change of the row; one that is gone is. */
  #differing(row: number, { fields }: RowMark): MarkedField[] {
    return this.#marks.fields.filter(
      (_, at) => this.#word(row, 2 + at) !== (fields[this.#places[at] ?? -1] ?? 0),
    );
  }

  #word(row: number, at: number): number {
    return this.#marks.words[row * this.#marks.width + at] ?? 0;
  }
}
