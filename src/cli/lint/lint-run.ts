import type { Feed, FeedDescription } from "../../feed/feed.ts";
import type { FeedRecord } from "../../feed/record.ts";
import type { RuleLevel, RulePack } from "../../quality/rules/rule.ts";
import type { MeanScores } from "../../quality/scores/mean-scores.ts";
import type { LintTally } from "./lint-tally.ts";
import type { LocatedFinding } from "./locate-finding.ts";

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
