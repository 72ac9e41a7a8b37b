import type { Example } from "../../examples/example.ts";

/** A row of a feed that says what the product is. */
export interface LabelledRow {
  /** 1-based; the header is no row. */
  readonly row: number;
  readonly example: Example;
  /** All category identifiers that count as right; the first is the example's own. */
  readonly accepted: readonly string[];
  /** Attributes that the row names and the category does not ask for. */
  readonly unknownAttributes: readonly string[];
}

export const rowFaults = ["no_category", "unknown_category", "no_text"] as const;

/** Why a row says nothing that could be used. */
export interface RowFault {
  readonly row: number;
  readonly reason: (typeof rowFaults)[number];
  /** What stands there, of an unknown category. */
  readonly seen?: string;
}

export function isRowFault(row: LabelledRow | RowFault): row is RowFault {
  return "reason" in row;
}
