import { createHash } from "node:crypto";
import type { FeedDescription, TableReading, WorkbookSheet } from "../../../feed/feed.ts";
import type { FeedFormatName } from "../../../feed/feed-format.ts";
import { csv } from "../../../feed/formats/delimited.ts";
import { formatNamed, formatOfPath } from "../../../feed/formats/detection.ts";
import { streamFormat } from "../../../feed/formats/formats.ts";
import { isWorkbookPath } from "../../../feed/workbook/workbook-path.ts";
import type { ExcelDelimiter } from "../../../feed/writer.ts";
import { type PdoError, systemReason } from "../../../lib/errors.ts";
import { isS3Address } from "../../../net/s3-address.ts";
import {
  type ByteSink,
  createOutputFile,
  type FileFacts,
  type OutputFile,
} from "../../../pipeline/output-file.ts";
import type { OutputSystem } from "../../../pipeline/output-system.ts";
import { forgetReplaced, holdBase, keepReplaced } from "../../../pipeline/outputs/replaced-outputs.ts";
import { cliError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { lookAtOutput, type PresentOutput, rememberOutput } from "./output-records.ts";
import { gzipFile, workbookFile } from "./packed-outputs.ts";

/** A run's output files, not visible until `commit`. */
export interface Sinks {
  readonly output: ByteSink;
  /**
   * The SHA-256 of what was written to the output, in hexadecimal digits; null for a workbook, and where parts were copied by their
   * store. Call once, at its end.
   */
  outputSha256(): string | null;
  readonly rejects?: ByteSink;
  readonly summary?: ByteSink;
  /**
   * Flushes all files to disk, then renames them into place: first the rejects, so that they exist when the output
   * does, and last the summary, which describes both. After a power failure in between there is no summary without its
   * output.
   * @param merged where what the run would write lies, before people's edits were merged into it. Absent: it is the output
   */
  commit(merged?: string): Promise<void>;
  /** Ends the output's writing; where its bytes are until `commit`. Undefined: standard output, a device or a pipe. */
  finishedOutput(): Promise<string | undefined>;
  /** Gives the output this name instead of its own; the other files are not written. */
  refuseOutput(otherName: string): Promise<void>;
  /** A sentence where what was replaced could not be held. */
  notes(): readonly string[];
  discard(): Promise<void>;
}

interface SinkRequest {
  readonly output: OutputPlan;
  readonly rejectsPath: string | undefined;
  readonly summaryPath: string | undefined;
  readonly world: World;
  /** The home folder that records these outputs as pdo's own. Absent: not recorded. */
  readonly home?: string;
  /**
   * Whether a copy of the output that is replaced is held in the home folder, for `pdo undo`, and with `base` also one of what is
   * written, to which the next run holds people's edits.
   */
  readonly keeps?: "replaced" | "base";
  /** Whether an object of S3 that is there stays. Of files it is known which are pdo's own. Default: true. */
  readonly isNew?: boolean;
  /** What stood there when the run began; another file by now is not replaced. Absent: it is not looked at. */
  readonly present?: PresentOutput;
  /** What the output is made with, for the next run's comparison; see `OutputRecord`. */
  readonly madeWith?: Readonly<Record<string, string>>;
  /** Absent: the file system. */
  readonly system?: OutputSystem;
}

interface OpenedSink {
  readonly path: string;
  readonly file: OutputFile;
}

/** Opens all output files of a run before its first row, so that an unwritable one does not waste the work. */
export async function openSinks(request: SinkRequest): Promise<Sinks> {
  const opened: OpenedSink[] = [];
  const notes: string[] = [];
  const discard = async () => {
    for (const { file } of opened) await file.discard();
  };
  const open = createOpener(request, opened);
  try {
    const rejects = await open(request.rejectsPath);
    const output = await open(request.output.path);
    const summary = await open(request.summaryPath);
    const isWorkbook = request.output.workbook !== undefined;
    return {
      ...hashed(output ?? request.world.output, isWorkbook),
      ...(rejects && { rejects }),
      ...(summary && { summary }),
      commit: (merged) => commitAll(opened, { ...request, merged }, notes),
      finishedOutput: async () => {
        await output?.makeDurable();
        return output?.unfinishedPath;
      },
      refuseOutput: async (otherName) => output?.commit(otherName),
      notes: () => notes,
      discard,
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

/**
 * Writes one file whole or not at all, or standard output.
 * @param request without `output.path`: standard output
 * @param write what it holds, from its first byte to its last
 * @returns sentences, see `Sinks.notes`
 */
export async function writeOutput(
  request: Omit<SinkRequest, "rejectsPath" | "summaryPath">,
  write: (output: ByteSink) => Promise<void>,
): Promise<readonly string[]> {
  const sinks = await openSinks({ ...request, rejectsPath: undefined, summaryPath: undefined });
  try {
    await write(sinks.output);
    await sinks.commit();
    return sinks.notes();
  } finally {
    await sinks.discard();
  }
}

function hashed(output: ByteSink, isWorkbook: boolean): Pick<Sinks, "output" | "outputSha256"> {
  const hash = createHash("sha256");
  let isCopied = false;
  return {
    output: {
      ...(output.expect && { expect: output.expect }),
      write: (bytes) => {
        hash.update(bytes);
        return output.write(bytes);
      },
      ...(output.copyFrom && {
        copyFrom: (object) => {
          isCopied = true;
          return output.copyFrom?.(object) ?? Promise.resolve();
        },
      }),
    },
    outputSha256: () => (isWorkbook || isCopied ? null : hash.digest("hex")),
  };
}

interface CommitRequest extends SinkRequest {
  readonly merged: string | undefined;
}

async function commitAll(
  opened: readonly OpenedSink[],
  request: CommitRequest,
  notes: string[],
): Promise<void> {
  const { home } = request;
  const durable: (OpenedSink & { readonly facts: FileFacts | undefined })[] = [];
  for (const sink of opened) durable.push({ ...sink, facts: await sink.file.makeDurable() });
  for (const { path, file, facts } of durable) {
    if (home === undefined || facts === undefined) await file.commit();
    else if (path === request.output.path) await commitOutput({ path, file, facts, home }, request, notes);
    else {
      await rememberOutput(path, home, { coming: facts });
      await file.commit();
    }
  }
}

interface DurableOutput extends OpenedSink {
  readonly facts: FileFacts;
  readonly home: string;
}

/** What is replaced and what is written are held before the output has its name, and what nobody needs any more goes after it. */
async function commitOutput(
  { path, file, facts, home }: DurableOutput,
  { keeps, merged, madeWith, world, present: seen }: CommitRequest,
  notes: string[],
): Promise<void> {
  const written = merged ?? file.unfinishedPath;
  const holding = { path, home, now: world.now(), unfinished: world.unfinishedFiles };
  const attempt = async <Result>(act: () => Promise<Result>, lost: string): Promise<Result | undefined> => {
    try {
      return await act();
    } catch (error) {
      notes.push(`${lost} in ${home} (${systemReason(error)})`);
      return undefined;
    }
  };
  const present = await lookAtOutput(path, home);
  if (seen !== undefined && JSON.stringify(seen) !== JSON.stringify(present)) throw outputChanged(path);
  const before = present.kind === "own" ? present.base : undefined;
  const bases = before === undefined ? [] : [before.name];
  if (keeps !== undefined)
    await attempt(
      () => keepReplaced({ ...holding, base: before, bases }),
      `What ${path} was before could not be held, so that pdo undo will not find it,`,
    );
  const name =
    keeps === "base" && written !== undefined
      ? await attempt(
          () => holdBase(holding, written),
          `What was written to ${path} could not be held, so that the next run cannot merge what is edited in it,`,
        )
      : undefined;
  const base = name === undefined ? undefined : { name, differs: merged !== undefined };
  await rememberOutput(path, home, { coming: facts, base, baseBefore: before, madeWith });
  await file.commit();
  if (keeps === undefined) return;
  await rememberOutput(path, home, { base, madeWith });
  await forgetReplaced(path, home, { bases: name === undefined ? [] : [name] }).catch(() => {});
}

function outputChanged(path: string): PdoError {
  return cliError({
    code: "PDO_OUTPUT_EXISTS",
    what: `${path}: the output was changed while the run went on, and stays as it is.`,
    seen: "It is not the file that was there when the run began.",
    nextStep: "Run the same command again: what was changed is merged then.",
  });
}

function createOpener({ output, world, system, isNew = true }: SinkRequest, opened: OpenedSink[]) {
  const { now, random, unfinishedFiles, processes } = world;
  const run = `${now().toString(36)}${Math.floor(random() * 1e9).toString(36)}`;
  return async (path: string | undefined): Promise<OutputFile | undefined> => {
    if (path === undefined) return undefined;
    const options = { uniqueSuffix: `${run}${opened.length}`, unfinished: unfinishedFiles, processes, now };
    const plain = isS3Address(path)
      ? await (await import("../../../pipeline/s3-output.ts")).createS3Output(path, { ...world, isNew })
      : await createOutputFile(path, { ...options, ...(system && { system }) });
    const workbook = path === output.path ? output.workbook : undefined;
    const file = path.endsWith(".gz") ? gzipFile(plain) : workbook ? workbookFile(plain, workbook) : plain;
    opened.push({ path, file });
    return file;
  };
}

/** Where a run's rows are written, and in which format. */
export interface OutputPlan {
  /** Undefined: standard output. */
  readonly path?: string;
  /** For messages and the summary. */
  readonly name: string;
  readonly format: FeedFormatName;
  readonly isGzip: boolean;
  /** Of a workbook. */
  readonly workbook?: WorkbookPlan;
  /** With `--excel`. */
  readonly excelDelimiter?: ExcelDelimiter;
}

/** How a workbook is made of the table that is written. */
export interface WorkbookPlan {
  readonly reading: TableReading;
  /** The one that the feed is a sheet of. Absent: a new one is made. */
  readonly source?: WorkbookSheet;
  /** See `PackRequest`. */
  readonly widths?: readonly number[];
}

interface OutputRequest {
  /** The feed's path; undefined: standard input, or another stream. */
  readonly feedPath: string | undefined;
  readonly feed: FeedDescription;
  /** `--out`. */
  readonly out: string | undefined;
  /** `--format`. */
  readonly format: FeedFormatName | undefined;
}

/**
 * The format from `--format`, else from the output's extension, else JSON Lines for a stream and the feed's own for a
 * file.
 */
export function planOutput({ feedPath, feed, out, format }: OutputRequest): OutputPlan {
  if (out === "-" || (out === undefined && feedPath === undefined)) {
    return { name: "standard output", format: format ?? streamFormat.name, isGzip: false };
  }
  const path = out ?? enrichedPath(feedPath ?? "", format ?? feed.format);
  if (isWorkbookPath(path)) {
    return { path, name: path, format: csv.name, isGzip: false, workbook: planWorkbook(feed) };
  }
  return {
    path,
    name: path,
    format: format ?? formatOfPath(path) ?? feed.format,
    isGzip: path.endsWith(".gz"),
  };
}

/** @param feed what is written as a table first */
export function planWorkbook(feed: FeedDescription): WorkbookPlan {
  const { delimiter = ",", quote = '"', linesAbove = 0 } = csv.readBack(feed);
  const reading = { format: csv.name, encoding: feed.encoding, delimiter, quote, linesAbove };
  return { reading, ...(feed.workbook && { source: feed.workbook }) };
}

/** `feed.csv.gz` becomes `feed.enriched.csv`; another format brings its own extension. */
/** Beside `feed.enriched.csv.gz` lies `feed.report.html`. */
export function besideFeed(feedPath: string, ending: string): string {
  const base = feedPath
    .replace(/\.gz$/i, "")
    .replace(/\.[a-z0-9]+$/i, "")
    .replace(/\.enriched$/i, "");
  return `${base}.${ending}`;
}

function enrichedPath(feedPath: string, format: FeedFormatName): string {
  const plain = feedPath.replace(/\.gz$/i, "");
  const ending = /\.[a-z0-9]+$/i.exec(plain)?.[0] ?? "";
  const base = plain.slice(0, plain.length - ending.length);
  const keepsExtension =
    ending !== "" && (isWorkbookPath(plain) ? csv.name : (formatOfPath(plain) ?? format)) === format;
  return `${base}.enriched${keepsExtension ? ending : `.${formatNamed(format).extensions[0]}`}`;
}
