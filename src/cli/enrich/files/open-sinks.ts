import {
  type ByteSink,
  createOutputFile,
  type FileFacts,
  type OutputFile,
} from "../../../batch/output/output-file.ts";
import type { OutputSystem } from "../../../batch/output/output-system.ts";
import type { World } from "../../world.ts";
import { gzipFile } from "./gzip-file.ts";
import { rememberOutput } from "./made-outputs.ts";
import type { OutputPlan } from "./output-plan.ts";

/** A run's files while they are not yet visible. */
export interface Sinks {
  readonly output: ByteSink;
  readonly rejects?: ByteSink;
  readonly summary?: ByteSink;
  /**
   * Puts all files on disk, then gives them their names one after the other: first the rejects, so that they are there
   * when the output is, and last the summary, which speaks of both. A power cut between two of them leaves no summary
   * of a run whose output is not there.
   */
  commit(): Promise<void>;
  discard(): Promise<void>;
}

export interface SinkRequest {
  readonly output: OutputPlan;
  readonly rejectsPath: string | undefined;
  readonly summaryPath: string | undefined;
  readonly world: World;
  /** Where it is remembered that pdo made these files, so that it may write them again. Absent: nowhere. */
  readonly home?: string;
  /** Absent: the file system. */
  readonly system?: OutputSystem;
}

interface OpenedSink {
  readonly path: string;
  readonly file: OutputFile;
}

/** Opens all files of a run before its first row, so that none turns out to be in vain after the last. */
export async function openSinks(request: SinkRequest): Promise<Sinks> {
  const opened: OpenedSink[] = [];
  const discard = async () => {
    for (const { file } of opened) await file.discard();
  };
  const open = createOpener(request, opened);
  try {
    const rejects = await open(request.rejectsPath);
    const output = await open(request.output.path);
    const summary = await open(request.summaryPath);
    return {
      output: output ?? request.world.output,
      ...(rejects && { rejects }),
      ...(summary && { summary }),
      commit: () => commitAll(opened, request.home),
      discard,
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

async function commitAll(opened: readonly OpenedSink[], home: string | undefined): Promise<void> {
  const durable: (OpenedSink & { readonly facts: FileFacts | undefined })[] = [];
  for (const sink of opened) durable.push({ ...sink, facts: await sink.file.makeDurable() });
  for (const { path, file, facts } of durable) {
    if (home !== undefined && facts !== undefined) await rememberOutput(path, home, facts);
    await file.commit();
  }
}

function createOpener({ world, system }: SinkRequest, opened: OpenedSink[]) {
  const { now, random, unfinishedFiles, processes } = world;
  const run = `${now().toString(36)}${Math.floor(random() * 1e9).toString(36)}`;
  return async (path: string | undefined): Promise<OutputFile | undefined> => {
    if (path === undefined) return undefined;
    const plain = await createOutputFile(path, {
      uniqueSuffix: `${run}${opened.length}`,
      unfinished: unfinishedFiles,
      processes,
      now,
      ...(system && { system }),
    });
    const file = path.endsWith(".gz") ? gzipFile(plain) : plain;
    opened.push({ path, file });
    return file;
  };
}
