import type { Feed, FeedDescription } from "../../../feed/feed.ts";
import type { FeedFormatName } from "../../../feed/feed-format.ts";
import { formatNamed, formatOfPath } from "../../../feed/formats/detection.ts";
import type { FeedRecord } from "../../../feed/record.ts";
import { isWorkbookPath } from "../../../feed/workbook/pack-workbook.ts";
import type { PdoError } from "../../../lib/errors.ts";
import { imageLinksIn } from "../../../lint/checks/image-links.ts";
import { longestOf } from "../../../lint/product-reading.ts";
import { ScoreSums } from "../../../scoring/scorer.ts";
import type { Flags } from "../../config.ts";
import { cliError } from "../../errors.ts";
import { openNamedFeed } from "../../feed-input.ts";
import { homeFolder, readVersion } from "../../paths.ts";
import { count, counted } from "../../render/figures.ts";
import { startSpinner } from "../../render/progress.ts";
import { refuseFiles } from "../enrich/output-files.ts";
import { type OutputPlan, planWorkbook, type Sinks } from "../enrich/outputs.ts";
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
    const output = planFixedOutput({ feedPath: outputBase, feed: feed.description, out });
    await refuseFiles({ feed: path === "-" ? undefined : path, output: output.path, overwrite }, session);
    return { name, feed, columns, output };
  });
}

interface FixedRequest {
  /** The feed's path; undefined: standard input, or another stream. */
  readonly feedPath: string | undefined;
  readonly feed: FeedDescription;
  /** `--out`. */
  readonly out: string | undefined;
}

/**
 * Plans the fixed feed's output: `<feed>.fixed.<ext>`, or standard output for a stream. The format stays the feed's,
 * since all but the fixed cells is copied.
 * @throws PdoError PDO_FIX_FORMAT where the output's extension means another format
 */
export function planFixedOutput({ feedPath, feed, out }: FixedRequest): OutputPlan {
  const { format: feedFormat, workbook } = feed;
  if (out === "-" || (out === undefined && feedPath === undefined)) {
    return { name: "standard output", format: feedFormat, isGzip: false };
  }
  const path = out ?? fixedPath(feedPath ?? "", feedFormat);
  if (isWorkbookPath(path)) {
    if (workbook === undefined) throw otherFormat(path, feedFormat);
    return { path, name: path, format: feedFormat, isGzip: false, workbook: planWorkbook(feed) };
  }
  const named = formatOfPath(path);
  const isOwn = named === undefined || named === feedFormat || named === formatOfPath(feedPath ?? "");
  if (!isOwn && !isOtherTable(named, feedFormat)) throw otherFormat(path, feedFormat);
  return { path, name: path, format: feedFormat, isGzip: path.endsWith(".gz") };
}

/** `feed.csv.gz` becomes `feed.fixed.csv`. */
function fixedPath(feedPath: string, format: FeedFormatName): string {
  const plain = feedPath.replace(/\.gz$/i, "");
  const ending = /\.[a-z0-9]+$/i.exec(plain)?.[0] ?? "";
  return `${plain.slice(0, plain.length - ending.length)}.fixed${ending === "" ? extensionOf(format) : ending}`;
}

/** An extension for another delimiter is accepted: many .csv files are tab-separated. */
function isOtherTable(named: FeedFormatName, format: FeedFormatName): boolean {
  const { family, isTabular } = formatNamed(format);
  return isTabular && formatNamed(named).family === family;
}

function extensionOf(format: FeedFormatName): string {
  return `.${formatNamed(format).extensions[0]}`;
}

function otherFormat(path: string, format: FeedFormatName): PdoError {
  return cliError({
    code: "PDO_FIX_FORMAT",
    what: `${path}: a fixed feed keeps its format.`,
    seen: `The feed is ${format}, and all but its fixed cells stays byte for byte.`,
    nextStep: `Name a file that ends with ${extensionOf(format)}, or leave -o out.`,
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
