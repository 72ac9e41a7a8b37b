import type { Feed, FeedDescription } from "../../../feed/feed.ts";
import type { FeedRecord } from "../../../feed/record.ts";
import type { RuleLevel, RulePack } from "../../../lint/rule.ts";
import type { Finding, Fix } from "../../../lint/violation.ts";
import type { MeanScores } from "../../../scoring/scorer.ts";
import type { FieldCell, LintedField, ReadProduct } from "./columns.ts";
import type { LintTally } from "./tally.ts";

/** The lowest level of a finding that makes the command exit with 1. */
export const failLevels = ["error", "warning", "never"] as const;

export type FailLevel = (typeof failLevels)[number];

export function isFailing(level: RuleLevel, failOn: FailLevel): boolean {
  return failOn !== "never" && (level === "error" || failOn === "warning");
}

/** What is linted, known before the first row is read. */
export interface LintStart {
  /** The feed's path, or `standard input`. */
  readonly feedName: string;
  readonly description: FeedDescription;
  readonly packs: readonly RulePack[];
  readonly failOn: FailLevel;
  /** The output of the fixed rows, if any. */
  readonly fixedName?: string;
}

/** One record and its findings: none where it is not a product. */
export interface LintedRow {
  readonly record: FeedRecord;
  readonly id: string | undefined;
  readonly findings: readonly LocatedFinding[];
  /** Columns with a replaced text: spans of findings there do not refer to the feed. */
  readonly replaced: Readonly<Record<string, string>>;
}

/** The result, known after the last row. */
export interface LintOutcome extends LintStart {
  readonly tally: LintTally;
  /** Of the final products: fixed, where requested. */
  readonly scores: MeanScores | undefined;
  /** Where fixes were applied: of the original products. */
  readonly scoresBefore: MeanScores | undefined;
  readonly counts: ReturnType<Feed["counts"]>;
  readonly warnings: readonly string[];
  readonly isFailed: boolean;
}

/** An incremental report format: findings are written as they are read, so none is held in memory. */
export interface LintForm {
  begin(start: LintStart): string;
  /** Called with every row of the feed, in order. */
  rows(rows: readonly LintedRow[]): string;
  end(outcome: LintOutcome): string;
}

/** A finding located in its cell: spans are offsets of the cell's text. */
export interface LocatedFinding extends Finding {
  /** Undefined where the product has no such text, or no single cell contains the whole span. */
  readonly column: string | undefined;
}

/** Drops the fix where no single writable cell contains the text to replace. */
export function locateFinding(finding: Finding, { cells }: ReadProduct): LocatedFinding {
  const { fix, ...found } = finding;
  const cell = cells.get(finding.field as LintedField)?.find((one) => contains(one, finding));
  if (cell === undefined) return { ...found, column: undefined };
  const inCell = <Span extends Spanned>(span: Span): Span => ({
    ...span,
    start: span.start - cell.start,
    end: span.end - cell.start,
  });
  const isFixable = fix !== undefined && cell.isWritable && contains(cell, fix);
  return { ...inCell(found), column: cell.column, ...(isFixable && { fix: inCell<Fix>(fix) }) };
}

type Spanned = Pick<Finding, "start" | "end">;

function contains(cell: FieldCell, { start, end }: Spanned): boolean {
  return start >= cell.start && end <= cell.start + cell.text.length;
}
