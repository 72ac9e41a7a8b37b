import { type ByteSink, createOutputFile, type OutputFile } from "../../batch/output-file.ts";
import type { World } from "../world.ts";
import { gzipFile } from "./gzip-file.ts";
import type { OutputPlan } from "./output-plan.ts";

/** A run's files while they are not yet visible. */
export interface Sinks {
  readonly output: ByteSink;
  readonly rejects?: ByteSink;
  /** Gives all files their names, the output last: when it is there, the others are too. */
  commit(): Promise<void>;
  discard(): Promise<void>;
}

export interface SinkRequest {
  readonly output: OutputPlan;
  readonly rejectsPath?: string;
  readonly world: World;
}

export async function openSinks({ output, rejectsPath, world }: SinkRequest): Promise<Sinks> {
  const suffix = `${world.now().toString(36)}${Math.floor(world.random() * 1e9).toString(36)}`;
  const open = async (path: string): Promise<OutputFile> => {
    const file = await createOutputFile(path, suffix);
    return path.endsWith(".gz") ? gzipFile(file) : file;
  };
  const outputFile = output.path === undefined ? undefined : await open(output.path);
  const rejectsFile =
    rejectsPath === undefined ? undefined : await openOrDiscard(open, rejectsPath, outputFile);
  const files = [rejectsFile, outputFile].filter((file) => file !== undefined);
  return {
    output: outputFile ?? world.output,
    ...(rejectsFile && { rejects: rejectsFile }),
    commit: async () => {
      for (const file of files) await file.commit();
    },
    discard: async () => {
      for (const file of files) await file.discard();
    },
  };
}

async function openOrDiscard(
  open: (path: string) => Promise<OutputFile>,
  path: string,
  opened: OutputFile | undefined,
): Promise<OutputFile> {
  try {
    return await open(path);
  } catch (error) {
    await opened?.discard();
    throw error;
  }
}
