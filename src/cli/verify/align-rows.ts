/** What is the matter at a place where two rows are not alike. */
export type Alignment =
  | { readonly kind: "damaged" }
  /** So many of the feed's rows are missing here. */
  | { readonly kind: "missing"; readonly rows: number }
  /** So many rows stand here that the feed does not have here. */
  | { readonly kind: "extra"; readonly rows: number };

export interface Ahead {
  readonly feedRows: number;
  readonly enrichedRows: number;
  /** Whether two rows, counted from the place on, are alike. */
  isSame(feedOffset: number, enrichedOffset: number): boolean;
}

/**
 * Finds how two sequences of rows go on together after a place where they do not: by the shortest way that makes the
 * rows alike again. Where there is none among the rows ahead, the row is a damaged one.
 */
export function alignRows({ feedRows, enrichedRows, isSame }: Ahead): Alignment {
  if (feedRows === 0) return { kind: "extra", rows: 1 };
  if (enrichedRows === 0) return { kind: "missing", rows: 1 };
  if (feedRows > 1 && enrichedRows > 1 && isSame(1, 1)) return { kind: "damaged" };
  for (let shift = 1; shift < Math.max(feedRows, enrichedRows); shift += 1) {
    if (shift < feedRows && isSame(shift, 0)) return { kind: "missing", rows: shift };
    if (shift < enrichedRows && isSame(0, shift)) return { kind: "extra", rows: shift };
  }
  return { kind: "damaged" };
}
