import type { Feed, FeedDescription } from "../../../feed/feed.ts";
import type { FeedRecord } from "../../../feed/record.ts";
import type { RuleLevel, RulePack } from "../../../lint/rule.ts";
import type { Finding, Fix } from "../../../lint/violation.ts";
import type { MeanScores } from "../../../scoring/scorer.ts";
import type { FieldCell, LintedField, ReadProduct } from "./columns.ts";
import type { LintTally } from "./tally.ts";

/** From which level on a finding makes the command end with 1. */
export const failLevels = ["error", "warning", "never"] as const;

export type FailLevel = (typeof failLevels)[number];

/** Whether findings of a level count for it. */
export function isFailing(level: RuleLevel, failOn: FailLevel): boolean {
  return failOn !== "never" && (level === "error" || failOn === "warning");
}

/** What is linted, before its first row is read. */
export interface LintStart {
  /** The feed's path, or `standard input`. */
  readonly feedName: string;
  readonly description: FeedDescription;
  readonly packs: readonly RulePack[];
  readonly failOn: FailLevel;
  /** Where fixed rows go, if anywhere. */
  readonly fixedName?: string;
}

/** One record with what was found in it: nothing, where it is no product. */
export interface LintedRow {
  readonly record: FeedRecord;
  readonly id: string | undefined;
  readonly findings: readonly LocatedFinding[];
  /** Columns whose text was replaced: the spans of findings there are not the feed's. */
  readonly replaced: Readonly<Record<string, string>>;
}

/** All that is known when the last row was read. */
export interface LintOutcome extends LintStart {
  readonly tally: LintTally;
  /** Of the products as they are now: fixed, where that was asked. */
  readonly scores: MeanScores | undefined;
  /** Where fixes were applied: of the products as they were. */
  readonly scoresBefore: MeanScores | undefined;
  readonly counts: ReturnType<Feed["counts"]>;
  readonly warnings: readonly string[];
  readonly isFailed: boolean;
}

/** What a run is written as, bit by bit: findings leave as the feed gives them, and none is held. */
export interface LintForm {
  begin(start: LintStart): string;
  /** Every row of the feed, in order. */
  rows(rows: readonly LintedRow[]): string;
  end(outcome: LintOutcome): string;
}

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
