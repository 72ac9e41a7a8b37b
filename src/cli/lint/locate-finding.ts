import type { Finding, Fix } from "../../quality/rules/finding.ts";
import type { FieldCell, LintedField, ReadProduct } from "./read-product.ts";

/** A finding in the cell where it stands: spans are offsets of the cell's text. */
export interface LocatedFinding extends Finding {
  /** Undefined where the product has no such text, or several cells make it and none holds all that is meant. */
  readonly column: string | undefined;
}

/** Its fix is left out where no one cell that can be written holds what it would replace. */
export function locateFinding(finding: Finding, { cells }: ReadProduct): LocatedFinding {
  const { fix, ...found } = finding;
  const cell = cells.get(finding.field as LintedField)?.find((one) => holds(one, finding));
  if (cell === undefined) return { ...found, column: undefined };
  const inCell = <Span extends Spanned>(span: Span): Span => ({
    ...span,
    start: span.start - cell.start,
    end: span.end - cell.start,
  });
  const isFixable = fix !== undefined && cell.isWritable && holds(cell, fix);
  return { ...inCell(found), column: cell.column, ...(isFixable && { fix: inCell<Fix>(fix) }) };
}

type Spanned = Pick<Finding, "start" | "end">;

function holds(cell: FieldCell, { start, end }: Spanned): boolean {
  return start >= cell.start && end <= cell.start + cell.text.length;
}
