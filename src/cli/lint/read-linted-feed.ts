import { ScoreSums } from "../../quality/scores/mean-scores.ts";
import type { Sinks } from "../enrich/files/open-sinks.ts";
import { count } from "../terminal/figures.ts";
import { startSpinner } from "../terminal/spinner.ts";
import type { LintOptions } from "./lint-options.ts";
import { createFixWriter, createRowLinter, type ScoreMeans, toRowToWrite } from "./lint-rows.ts";
import { isFailing, type LintedRow, type LintForm, type LintOutcome, type LintStart } from "./lint-run.ts";
import { LintTally } from "./lint-tally.ts";
import type { OpenedLint } from "./open-lint.ts";

export interface LintReading {
  readonly opened: OpenedLint;
  readonly options: LintOptions;
  /** Where the fixed feed goes, if anywhere. */
  readonly sinks: Sinks | undefined;
  readonly start: LintStart;
  readonly form: LintForm;
  readonly say: (text: string) => Promise<void>;
  /** How many findings of each rule are kept to be shown. */
  readonly examples: number;
  readonly isScored: boolean;
}

/** Reads the feed to its end: each row is looked at, reported and, where that was asked, written. */
export async function readLintedFeed({
  opened,
  options,
  sinks,
  start,
  form,
  say,
  examples,
  isScored,
}: LintReading): Promise<LintOutcome> {
  const { feed, columns } = opened;
  const { session, packs, isFixing } = options;
  const tally = new LintTally(packs, examples);
  const sums: ScoreMeans = { now: new ScoreSums(), before: new ScoreSums() };
  const { language, csvSafe } = session.settings;
  const look = createRowLinter({ feed, columns, packs, language, isFixing, isScored, tally }, sums);
  const writer = createFixWriter(feed, csvSafe);
  const spinner = await startSpinner("Reading the feed", session);
  try {
    await sinks?.output.write(writer.header());
    for await (const records of feed.records({ signal: session.world.signal })) {
      const rows: readonly LintedRow[] = records.map(look);
      await say(form.rows(rows));
      await sinks?.output.write(writer.records(rows.map(toRowToWrite)));
      spinner?.show(`${count(tally.rows)} rows`);
    }
    await sinks?.output.write(writer.end(feed.tail()));
  } finally {
    spinner?.stop();
  }
  const respelled = writer.respelledCharacters();
  return {
    ...start,
    tally,
    scores: sums.now.mean(),
    scoresBefore: sums.before.mean(),
    counts: feed.counts(),
    warnings: [
      ...columns.warnings,
      ...readingNotes(feed.counts().undecodableRecords, respelled, feed.description.encoding),
    ],
    isFailed: tally.rules.some(({ rule, findings }) => findings > 0 && isFailing(rule.level, options.failOn)),
  };
}

function readingNotes(undecodable: number, respelled: number, encoding: string): readonly string[] {
  return [
    ...(undecodable === 0 ? [] : [`${count(undecodable)} rows hold bytes that are not ${encoding}.`]),
    ...(respelled === 0
      ? []
      : [`${count(respelled)} characters that ${encoding} cannot hold were spelled plainly.`]),
  ];
}
