import { applyFix } from "../../quality/rules/fixes/apply-fix.ts";
import type { FeedPosition, FeedSpan } from "./feed-position.ts";
import type { LintedRow, LintStart } from "./lint-run.ts";
import type { LocatedFinding } from "./locate-finding.ts";
import { findRawCell, type RawCell } from "./raw-cell.ts";

interface ResultPlace {
  readonly row: LintedRow;
  /** It has entered the row's record. */
  readonly position: FeedPosition;
  readonly start: LintStart;
  readonly ruleIndex: number;
}

/**
 * A finding as a SARIF result. Its region is the span in the feed as it was; where its cell was fixed meanwhile, or the
 * product has no such text, the row's first line.
 */
export function toSarifResult(finding: LocatedFinding, place: ResultPlace) {
  const { row, start, ruleIndex } = place;
  const artifactLocation = { index: 0 };
  const span = spanOf(finding, place);
  const region = span === undefined ? { startLine: row.record.line } : toRegion(span, start);
  const fix = span === undefined ? undefined : sarifFix(finding, place);
  return {
    ruleId: finding.rule.identifier,
    ruleIndex,
    level: finding.rule.level,
    message: { text: `${finding.message} (${finding.field})` },
    locations: [
      { physicalLocation: { artifactLocation, region }, logicalLocations: [logicalLocation(finding, row)] },
    ],
    ...(fix !== undefined && {
      fixes: [{ description: { text: "Replace the span." }, artifactChanges: [fix] }],
    }),
  };
}

function logicalLocation({ column, field }: LocatedFinding, { record, id }: LintedRow) {
  const row = record.index + 1;
  return {
    name: column ?? field,
    fullyQualifiedName: `row ${row}${id === undefined ? "" : ` (${id})`}: ${column ?? field}`,
    kind: "member",
  };
}

/** Undefined where no place in the feed as it was holds what was found. */
function spanOf(finding: LocatedFinding, place: ResultPlace): FeedSpan | undefined {
  const cell = rawCellOf(finding, place);
  if (cell === undefined) return undefined;
  const { offset } = cell;
  if (offset === undefined) return place.position.span(cell.start, cell.end);
  return place.position.span(offset(finding.start), offset(finding.end));
}

function rawCellOf({ column }: LocatedFinding, { row, start }: ResultPlace): RawCell | undefined {
  if (column === undefined || Object.hasOwn(row.replaced, column)) return undefined;
  return findRawCell(row.record, column, start.description);
}

function toRegion({ byteOffset, byteLength, ...lines }: FeedSpan, { description }: LintStart) {
  // Of a packed feed the bytes are not those of the artifact.
  return description.isGzip ? lines : { ...lines, byteOffset, byteLength };
}

/** What must stand in the feed in the place of the span, or of the whole cell where that comes to need quotes. */
function sarifFix(finding: LocatedFinding, place: ResultPlace) {
  const cell = rawCellOf(finding, place);
  const { fix, column } = finding;
  if (fix === undefined || column === undefined || cell?.offset === undefined) return undefined;
  const part = cell.part(fix.replacement);
  const [start, end] =
    part === undefined ? [cell.start, cell.end] : [cell.offset(fix.start), cell.offset(fix.end)];
  const said = place.row.record.text(column) ?? "";
  const text = part ?? cell.whole(applyFix(said, fix));
  return {
    artifactLocation: { index: 0 },
    replacements: [
      { deletedRegion: toRegion(place.position.span(start, end), place.start), insertedContent: { text } },
    ],
  };
}
