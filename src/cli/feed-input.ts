import { constants, openSync } from "node:fs";
import { stat } from "node:fs/promises";
import { Socket } from "node:net";
import { addAbortSignal } from "node:stream";
import { emptyFeed } from "../feed/errors.ts";
import type { Feed, FeedEncoding, FeedSource } from "../feed/feed.ts";
import type { FeedFormatName } from "../feed/feed-format.ts";
import { delimiterNamed, quoteNamed } from "../feed/formats/delimited-names.ts";
import { openFeedFile, type ReadFeedOptions, readFeed, readFeedFile } from "../feed/reader.ts";
import type { PdoError } from "../lib/errors.ts";
import { isS3Address } from "../net/s3-address.ts";
import type { RowSelection } from "../pipeline/run-options.ts";
import { cliError } from "./errors.ts";
import { downloadFeed, fileNameOf, isWebAddress, shownAddress } from "./feed-download.ts";
import { flagName, readCount } from "./flags/flag-record.ts";
import { flagRecords } from "./flags.ts";
import type { World } from "./world.ts";

/** A feed that was inspected and not yet read. The caller closes it. */
export interface NamedFeed {
  /** For messages: its path, or `standard input`. */
  readonly name: string;
  readonly feed: Feed;
  /** The options it was opened with, to open the file again in the same way. */
  readonly reading: ReadFeedOptions;
  /** Undefined: a stream (standard input or a named pipe), which cannot be read twice. */
  readonly filePath: string | undefined;
  /** The path after which outputs are called: the file's; that of a feed from the web lies in the working folder. */
  readonly outputBase: string | undefined;
}

/** `/dev/stdin` is standard input, and no file can be written beside it. */
const systemFolders = /^\/(?:dev|proc)\//;

/** The flags of the group `feed` that say how it is written. */
interface ReadingFlags {
  readonly inputFormat?: unknown;
  readonly encoding?: unknown;
  readonly sheet?: unknown;
  readonly delimiter?: unknown;
  readonly quote?: unknown;
  readonly headerRow?: unknown;
  readonly skipRows?: unknown;
  readonly recordPath?: unknown;
}

interface Opening {
  /** The command's flags; their choices are validated by commander. */
  readonly flags: ReadingFlags;
  readonly world: Pick<World, "input" | "signal" | "unfinishedFiles" | "environment">;
  /** The home folder, for feeds from the web. Absent: only files and streams are taken, and nothing of S3. */
  readonly home?: string;
}

/**
 * Opens a command's feed and inspects its beginning.
 * @param named its path, or its address in the web; `-` is standard input
 * @param look creates the result from the open feed, which it must not close
 * @throws PdoError, and what `look` throws; everything opened is closed then
 */
export async function openNamedFeed<Looked>(
  named: string,
  { flags, world, home }: Opening,
  look: (opened: NamedFeed) => Looked | Promise<Looked>,
): Promise<Looked> {
  const isFromWeb = home !== undefined && isWebAddress(named);
  const path = isFromWeb ? await downloadFeed(named, home, world) : named;
  const name = isFromWeb ? shownAddress(named) : path === "-" ? "standard input" : path;
  const isInput = path === "-";
  const reading = readingOf(flags);
  const isStored = home !== undefined && isS3Address(named);
  const source = isInput
    ? { stream: world.input.stream }
    : await (isStored ? openS3Feed(path, world) : openFeedSource(path, world, reading));
  const feed = await readFeed(source, reading);
  try {
    const hasFields = feed.description.columns.length > 0;
    if (feed.isEmpty && !hasFields) throw emptyFeed(name, "It is an empty list.");
    const isFile = feed.totalBytes !== undefined && !systemFolders.test(path);
    const filePath = isFile ? path : undefined;
    const outputBase = isFromWeb ? fileNameOf(named) : filePath;
    return await look({ name, feed, reading, filePath, outputBase });
  } catch (error) {
    await feed.close();
    throw error;
  }
}

/** @throws PdoError PDO_SELECTION_AMBIGUOUS where both flags say where the header is */
function readingOf(flags: ReadingFlags): ReadFeedOptions {
  const { inputFormat, encoding, sheet, delimiter, quote, headerRow, skipRows, recordPath } = flags;
  if (headerRow !== undefined && skipRows !== undefined) throw headerTwice();
  const linesAbove = headerRow === undefined ? skipRows : Number(headerRow) - 1;
  return {
    ...(inputFormat !== undefined && { format: inputFormat as FeedFormatName }),
    ...(encoding !== undefined && { encoding: encoding as FeedEncoding }),
    ...(sheet !== undefined && { sheet: sheet as string }),
    ...(delimiter !== undefined && { delimiter: delimiterNamed(String(delimiter)) }),
    ...(quote !== undefined && { quote: quoteNamed(String(quote)) }),
    ...(linesAbove !== undefined && { linesAbove: Number(linesAbove) }),
    ...(recordPath !== undefined && { record: String(recordPath) }),
  };
}

/**
 * Opens a feed by its path. Only a file has a known size (`totalBytes`) and can be opened again.
 * @throws PdoError PDO_FEED_NOT_FOUND, PDO_FEED_IS_FOLDER, PDO_FEED_NOT_ALLOWED, PDO_FEED_EMPTY
 */
export async function openFeedSource(
  path: string,
  { signal }: Pick<World, "signal">,
  reading: Pick<ReadFeedOptions, "sheet" | "linesAbove"> = {},
): Promise<FeedSource> {
  const facts = await stat(path).catch(() => undefined);
  if (facts?.isFIFO() !== true) return openFeedFile(path, reading);
  // Opening a pipe through a FileHandle blocks until a writer comes, ignores signals and keeps the process alive.
  const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  return { path, stream: addAbortSignal(signal, new Socket({ fd, readable: true, writable: false })) };
}

async function openS3Feed(path: string, world: Pick<World, "signal" | "environment">): Promise<FeedSource> {
  const { openStoredFeed } = await import("../pipeline/shards/run-store.ts");
  return (await openStoredFeed(path, world)).open();
}

/** Reads a feed again that was opened by its path. */
export async function reopenFeed(
  path: string,
  reading: ReadFeedOptions,
  world: Pick<World, "signal" | "environment">,
): Promise<Feed> {
  return isS3Address(path) ? readFeed(await openS3Feed(path, world), reading) : readFeedFile(path, reading);
}

interface SelectionRequest {
  /** `--rows` and `--sample`, as typed. */
  readonly rows: string | undefined;
  readonly sample: string | undefined;
  /** Undefined: a stream. */
  readonly filePath: string | undefined;
  readonly reading: ReadFeedOptions;
  readonly world: Pick<World, "signal" | "environment">;
}

/** An even sample requires the number of rows, so the file is counted first; a stream cannot be read twice. */
export async function resolveSelection(request: SelectionRequest): Promise<RowSelection> {
  const { rows, sample, filePath, reading, world } = request;
  if (rows !== undefined && sample !== undefined) throw bothGiven();
  if (rows !== undefined) return { kind: "first", rows: parseRows("rows", rows) };
  if (sample === undefined) return { kind: "all" };
  const wanted = parseRows("sample", sample);
  if (filePath === undefined) throw sampleOfStream();
  const feed = await reopenFeed(filePath, reading, world);
  let total = 0;
  for await (const batch of feed.records(world)) total += batch.length;
  return { kind: "sample", rows: wanted, total };
}

export function parseRows(name: "rows" | "sample", text: string): number {
  const count = readCount(flagRecords[name].type, text);
  if (count !== undefined) return count;
  const flag = flagName(name);
  throw cliError({
    code: "PDO_COUNT_INVALID",
    what: `${flag} ${text}: this is not a number of rows.`,
    seen: "It takes a whole number from 1 on.",
    nextStep: `For example ${flag} 100.`,
  });
}

function headerTwice(): PdoError {
  return cliError({
    code: "PDO_SELECTION_AMBIGUOUS",
    what: "--header-row and --skip-rows do not go together.",
    seen: "Both say where the header is: one by its line, the other by the lines above it.",
    nextStep: "Give one of them.",
  });
}

function bothGiven(): PdoError {
  return cliError({
    code: "PDO_SELECTION_AMBIGUOUS",
    what: "--rows and --sample do not go together.",
    seen: "One takes the first rows, the other spreads them over the feed.",
    nextStep: "Give one of them.",
  });
}

function sampleOfStream(): PdoError {
  return cliError({
    code: "PDO_SAMPLE_OF_STREAM",
    what: "--sample needs a file.",
    seen: "The feed is a stream, whose length is not known beforehand.",
    nextStep: "Save it to a file first, or take the first rows with --rows.",
  });
}
