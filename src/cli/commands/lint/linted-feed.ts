import type { Feed } from "../../../feed/feed.ts";
import type { FeedRecord } from "../../../feed/record.ts";
import { imageLinksIn } from "../../../lint/checks/image-links.ts";
import { longestOf } from "../../../lint/product-reading.ts";
import { ScoreSums } from "../../../scoring/scorer.ts";
import type { Flags } from "../../config.ts";
import { openNamedFeed } from "../../feed-input.ts";
import { homeFolder, readVersion } from "../../paths.ts";
import { count, counted } from "../../render/figures.ts";
import { startSpinner } from "../../render/progress.ts";
import { refuseFiles } from "../enrich/output-files.ts";
import type { OutputPlan, Sinks } from "../enrich/outputs.ts";
import { planOwnFormat } from "../own-format-output.ts";
import { findLintedColumns, type LintedColumns } from "./columns.ts";
import type { LintOptions } from "./options.ts";
import { isFailing, type LintedRow, type LintForm, type LintOutcome, type LintStart } from "./outcome.ts";
import { createFixWriter, createRowLinter, type ScoreMeans, toRowToWrite } from "./rows.ts";
import { LintTally } from "./tally.ts";

/** An inspected feed and the output for its fixed form. The caller closes it. */
export interface OpenedLint {
  readonly name: string;
  readonly feed: Feed;
  readonly columns: LintedColumns;
  /** Undefined: nothing is fixed. */
  readonly output: OutputPlan | undefined;
}

/**
 * @param path `-` is standard input
 * @throws PdoError; everything opened is closed then
 */
export function openLint(path: string, flags: Flags, options: LintOptions): Promise<OpenedLint> {
  const { session, map, isFixing, out, overwrite } = options;
  const { resolved, world } = session;
  const opening = { flags, world, home: homeFolder(resolved, world) };
  return openNamedFeed(path, opening, async ({ feed, name, outputBase }) => {
    const { language } = session.settings;
    const columns = findLintedColumns(feed, { map, language, name });
    if (!isFixing) return { name, feed, columns, output: undefined };
    const output = planOwnFormat({ feedPath: outputBase, feed: feed.description, out, ending: "fixed" });
    await refuseFiles({ feed: path === "-" ? undefined : path, output: output.path, overwrite }, session);
    return { name, feed, columns, output };
  });
}

interface LintReading {
  readonly opened: OpenedLint;
  readonly options: LintOptions;
  /** Receives the fixed feed; undefined: nothing is fixed. */
  readonly sinks: Sinks | undefined;
  readonly start: LintStart;
  readonly form: LintForm;
  readonly write: (text: string) => Promise<void>;
  /** How many findings of each rule are retained as examples. */
  readonly examples: number;
  readonly isScored: boolean;
}

/** Reads the feed to its end: each row is linted, reported and, where requested, written. */
export async function readLintedFeed({
  opened,
  options,
  sinks,
  start,
  form,
  write,
  examples,
  isScored,
}: LintReading): Promise<LintOutcome> {
  const { feed, columns } = opened;
  const { session, packs, isFixing } = options;
  const tally = new LintTally(packs, examples);
  const sums: ScoreMeans = { now: new ScoreSums(), before: new ScoreSums() };
  const { language, csvSafe } = session.settings;
  const lintRow = createRowLinter({ feed, columns, packs, language, isFixing, isScored, tally }, sums);
  const writer = createFixWriter(feed, csvSafe);
  const images = options.checksImages ? await openImages(options) : undefined;
  const spinner = await startSpinner("Reading the feed", session);
  try {
    await sinks?.output.write(writer.header());
    for await (const records of feed.records({ signal: session.world.signal })) {
      const looked = await images?.look(records.flatMap((record) => imageLinksOf(record, columns)));
      const rows: readonly LintedRow[] = records.map((record) => lintRow(record, looked));
      await write(form.rows(rows));
      await sinks?.output.write(writer.records(rows.map(toRowToWrite)));
      spinner?.show(`${count(tally.rows)} rows`);
    }
    await sinks?.output.write(writer.end(feed.tail()));
  } finally {
    spinner?.stop();
    await images?.close();
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
      ...lengthNotes(tally),
      ...readingNotes(feed.counts().undecodableRecords, respelled, feed.description.encoding),
    ],
    isFailed: tally.rules.some(({ rule, findings }) => findings > 0 && isFailing(rule.level, options.failOn)),
  };
}

async function openImages({ session: { world } }: LintOptions) {
  const { RemoteImages } = await import("../../../net/remote-images.ts");
  return new RemoteImages({ userAgent: `pdo/${readVersion()}`, signal: world.signal });
}

function imageLinksOf(record: FeedRecord, { columns }: LintedColumns): readonly string[] {
  return [...(columns.image ?? []), ...(columns.additional_images ?? [])].flatMap((column) => {
    const source = record.text(column) ?? "";
    return imageLinksIn({ source }).map(({ start, end }) => source.slice(start, end));
  });
}

function lengthNotes({ tooLong }: LintTally): readonly string[] {
  return [...tooLong].map(([field, rows]) => {
    const longest = count(longestOf(field));
    return `In ${counted(rows, "row")} the ${field.replaceAll("_", " ")} has more than ${longest} characters: only the first ${longest} were checked, and nothing in it was fixed.`;
  });
}

function readingNotes(undecodable: number, respelled: number, encoding: string): readonly string[] {
  return [
    ...(undecodable === 0 ? [] : [`${count(undecodable)} rows hold bytes that are not ${encoding}.`]),
    ...(respelled === 0
      ? []
      : [`${count(respelled)} characters that ${encoding} cannot hold were spelled plainly.`]),
  ];
}
