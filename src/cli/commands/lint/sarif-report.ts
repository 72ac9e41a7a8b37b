import { isAbsolute } from "node:path";
import { pathToFileURL } from "node:url";
import type { RawCell } from "../../../feed/feed-format.ts";
import { formatNamed } from "../../../feed/formats/detection.ts";
import { applyFix } from "../../../lint/fixes.ts";
import type { RulePack } from "../../../lint/rule.ts";
import { readVersion } from "../../paths.ts";
import { placeOf } from "../../render/figures.ts";
import { toSummaryAnswer } from "./data-report.ts";
import { FeedPosition, type FeedSpan } from "./feed-position.ts";
import type { LintedRow, LintForm, LintStart, LocatedFinding } from "./outcome.ts";

/**
 * SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html): one run, its rules, and a result for
 * each finding, with its location and fix. Written incrementally.
 */
export function createSarifForm(): LintForm {
  let separator = "\n";
  let position: FeedPosition | undefined;
  let start: LintStart | undefined;
  let indices = new Map<unknown, number>();
  const rows: LintForm["rows"] = (batch) => {
    let text = "";
    for (const row of batch) {
      position?.enter(row.record);
      for (const finding of row.findings) {
        if (start === undefined || position === undefined) continue;
        const result = toSarifResult(finding, {
          row,
          position,
          start,
          ruleIndex: indices.get(finding.rule) ?? -1,
        });
        text += `${separator}${JSON.stringify(result)}`;
        separator = ",\n";
      }
    }
    return text;
  };
  return {
    begin: (begun) => {
      start = begun;
      position = new FeedPosition(begun.description);
      indices = new Map(begun.packs.flatMap(({ rules }) => rules).map((rule, index) => [rule, index]));
      return beginning(begun);
    },
    rows,
    end: (outcome) =>
      `\n],"invocations":[{"executionSuccessful":true}],"properties":${JSON.stringify(toSummaryAnswer(outcome))}}]}\n`,
  };
}

const schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

function beginning({ feedName, packs, description }: LintStart): string {
  const isStream = feedName === "standard input";
  const driver = {
    name: "pdo",
    semanticVersion: readVersion(),
    rules: packs.flatMap(sarifRules),
  };
  const artifact = {
    location: isStream ? { uri: "stdin", description: { text: feedName } } : { uri: addressOf(feedName) },
    encoding: description.encoding,
    roles: ["analysisTarget"],
  };
  const run = {
    tool: { driver },
    columnKind: "utf16CodeUnits",
    newlineSequences: newlinesOf(description),
    artifacts: [artifact],
  };
  const document = JSON.stringify({ $schema: schema, version: "2.1.0", runs: [run] });
  return `${document.slice(0, -"}]}".length)},"results":[`;
}

/** The line breaks as counted in the feed. */
function newlinesOf({ dialect }: LintStart["description"]): readonly string[] {
  return dialect?.lineEnding === "\r" ? ["\r"] : ["\r\n", "\n"];
}

/** A relative path stays relative: reports are read in a checkout of the feed. */
function addressOf(path: string): string {
  if (isAbsolute(path)) return pathToFileURL(path).href;
  return path.replace(/^\.\//, "").split("/").map(encodeURIComponent).join("/");
}

interface ResultPlace {
  readonly row: LintedRow;
  /** Must have entered the row's record. */
  readonly position: FeedPosition;
  readonly start: LintStart;
  readonly ruleIndex: number;
}

/**
 * A finding as a SARIF result. Its region is the span in the original feed; where the cell was fixed, or the product
 * has no such text, it is the row's first line.
 */
function toSarifResult(finding: LocatedFinding, place: ResultPlace) {
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
      {
        physicalLocation: { artifactLocation, region },
        logicalLocations: [logicalLocation(finding, row, start.feedName)],
      },
    ],
    ...(fix !== undefined && {
      fixes: [{ description: { text: "Replace the span." }, artifactChanges: [fix] }],
    }),
  };
}

function logicalLocation({ column, field }: LocatedFinding, { record, id }: LintedRow, feedName: string) {
  return {
    name: column ?? field,
    fullyQualifiedName: `${placeOf(feedName, record.line)}${id === undefined ? "" : ` (${id})`}: ${column ?? field}`,
    kind: "member",
  };
}

/** Undefined where the original feed has no text with the finding. */
function spanOf(finding: LocatedFinding, place: ResultPlace): FeedSpan | undefined {
  const cell = rawCellOf(finding, place);
  if (cell === undefined) return undefined;
  const { offset } = cell;
  if (offset === undefined) return place.position.span(cell.start, cell.end);
  return place.position.span(offset(finding.start), offset(finding.end));
}

function rawCellOf({ column }: LocatedFinding, { row, start }: ResultPlace): RawCell | undefined {
  if (column === undefined || Object.hasOwn(row.replaced, column)) return undefined;
  const { description } = start;
  // A workbook is packed: its rows have numbers, its texts no places in the file.
  if (description.workbook !== undefined) return undefined;
  return formatNamed(description.format).findRawCell(row.record, column, description);
}

function toRegion({ byteOffset, byteLength, ...lines }: FeedSpan, { description }: LintStart) {
  // Byte offsets in a compressed feed are not those of the artifact.
  return description.isGzip ? lines : { ...lines, byteOffset, byteLength };
}

/** The replacement text for the span, or for the whole cell where the replacement requires quotes. */
function sarifFix(finding: LocatedFinding, place: ResultPlace) {
  const cell = rawCellOf(finding, place);
  const { fix, column } = finding;
  if (fix === undefined || column === undefined || cell?.offset === undefined) return undefined;
  const part = cell.part(fix.replacement);
  const [start, end] =
    part === undefined ? [cell.start, cell.end] : [cell.offset(fix.start), cell.offset(fix.end)];
  const cellText = place.row.record.text(column) ?? "";
  const text = part ?? cell.whole(applyFix(cellText, fix));
  return {
    artifactLocation: { index: 0 },
    replacements: [
      { deletedRegion: toRegion(place.position.span(start, end), place.start), insertedContent: { text } },
    ],
  };
}

/** A pack's rules as SARIF reportingDescriptors. */
function sarifRules(pack: RulePack) {
  return pack.rules.map(({ identifier, level, field, summary, source, read }) => {
    const address = /https?:\/\/[^\s)]+/.exec(source)?.[0];
    return {
      id: identifier,
      shortDescription: { text: summary },
      help: { text: `${summary} Source: ${source}, read on ${read}.` },
      ...(address !== undefined && { helpUri: address }),
      defaultConfiguration: { level },
      properties: {
        pack: pack.name,
        packVersion: pack.version,
        field,
        source,
        read,
        tags: [...new Set([pack.name, field])],
      },
    };
  });
}
