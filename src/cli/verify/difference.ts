/** What kinds of damage there are. */
export type DifferenceKind =
  | "byte_order_mark"
  | "header"
  | "added_columns"
  | "row_missing"
  | "row_extra"
  | "row_repeated"
  | "row_moved"
  | "row_width"
  | "cell"
  | "added_cell"
  | "between_rows"
  | "line_ending"
  | "end"
  | "unreadable";

/** One thing in which an enriched file is not its feed with columns added. */
export interface Difference {
  readonly kind: DifferenceKind;
  /** 1-based line of the unpacked feed; null where it has no such place. */
  readonly line: number | null;
  /** The same of the enriched file. */
  readonly enriched_line: number | null;
  /** The column's name, or the key in JSON. */
  readonly column: string | null;
  /** What the feed has there, and what the enriched file has; null where there is nothing to set side by side. */
  readonly feed: string | null;
  readonly enriched: string | null;
  /** One sentence. */
  readonly what: string;
}

/** Keeps the first differences and counts all; memory does not grow with them. */
export class Differences {
  readonly first: Difference[] = [];
  count = 0;
  #most: number;
  #byKind = new Map<DifferenceKind, number>();

  constructor(most: number) {
    this.#most = most;
  }

  add(kind: DifferenceKind, what: string, place: Partial<Omit<Difference, "kind" | "what">> = {}): void {
    this.count += 1;
    this.#byKind.set(kind, (this.#byKind.get(kind) ?? 0) + 1);
    if (this.first.length >= this.#most) return;
    const nowhere = { line: null, enriched_line: null, column: null, feed: null, enriched: null };
    this.first.push({ kind, ...nowhere, ...place, what });
  }

  byKind(): Partial<Record<DifferenceKind, number>> {
    return Object.fromEntries(this.#byKind);
  }
}
