import { type ByteSink, createOutputFile, type OutputFile } from "../../batch/output/output-file.ts";
import type { World } from "../world.ts";
import { gzipFile } from "./gzip-file.ts";
import type { OutputPlan } from "./output-plan.ts";

/** A run's files while they are not yet visible. */
export interface Sinks {
  readonly output: ByteSink;
  readonly rejects?: ByteSink;
  readonly summary?: ByteSink;
  /** Gives all files their names, the output last: when it is there, the others are too. */
  commit(): Promise<void>;
  discard(): Promise<void>;
}

export interface SinkRequest {
  readonly output: OutputPlan;
  readonly rejectsPath: string | undefined;
  readonly summaryPath: string | undefined;
  readonly world: World;
}

/** Opens all files of a run before its first row, so that none turns out to be in vain after the last. */
export async function openSinks(request: SinkRequest): Promise<Sinks> {
  const files: OutputFile[] = [];
  const discard = async () => {
    for (const file of files) await file.discard();
  };
  const open = createOpener(request.world, files);
  try {
    const summary = await open(request.summaryPath);
    const rejects = await open(request.rejectsPath);
    const output = await open(request.output.path);
    return {
      output: output ?? request.world.output,
      ...(rejects && { rejects }),
      ...(summary && { summary }),
      commit: async () => {
        for (const file of files) await file.commit();
      },
      discard,
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

function createOpener({ now, random, unfinishedFiles }: World, files: OutputFile[]) {
  const run = `${now().toString(36)}${Math.floor(random() * 1e9).toString(36)}`;
  return async (path: string | undefined): Promise<OutputFile | undefined> => {
    if (path === undefined) return undefined;
    const uniqueSuffix = `${run}${files.length}`;
    const plain = await createOutputFile(path, { uniqueSuffix, unfinished: unfinishedFiles });
    const file = path.endsWith(".gz") ? gzipFile(plain) : plain;
    files.push(file);
    return file;
  };
}
