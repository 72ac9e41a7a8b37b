import { BatchProblem } from "../batch-problem.ts";
import { openBeside } from "./beside-file.ts";
import { openDevice, openPipe } from "./direct-output.ts";
import type { RunningProcesses } from "./lock-holder.ts";
import { outputNotWritable } from "./output-problems.ts";
import { nodeSystem, type OutputSystem } from "./output-system.ts";
import { findOutputTarget } from "./output-target.ts";

/** Where bytes go, in order. */
export interface ByteSink {
  write(bytes: Uint8Array): Promise<void>;
}

/** A file that appears whole or not at all: written beside its name, then renamed over it. */
export interface OutputFile extends ByteSink {
  /**
   * Puts all bytes on disk, still under another name; nothing can be written any more.
   * @returns what the file will be known by. Undefined: a device or a pipe
   */
  makeDurable(): Promise<FileFacts | undefined>;
  /** Makes the bytes durable and gives the file its name. */
  commit(): Promise<void>;
  /** Takes the unfinished file away; what stood under the name before stays. Safe to call after `commit`; never throws. */
  discard(): Promise<void>;
}

/** What a rename leaves as it is. */
export interface FileFacts {
  /** In bytes. */
  readonly size: number;
  /** Milliseconds since the epoch. */
  readonly changedMs: number;
}

export interface OutputFileOptions {
  /** Tells this file's unfinished form from every other's: of a to z and 0 to 9. */
  readonly uniqueSuffix: string;
  /** Holds the paths of what is beside the output as long as it is there, for whoever must end in haste. */
  readonly unfinished?: Set<string>;
  readonly processes: RunningProcesses;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly system?: OutputSystem;
}

/**
 * Links are followed and the rights of a file that is replaced are kept. A device or a pipe is written straight into.
 * @throws BatchProblem PDO_OUTPUT_NOT_WRITABLE, on `write` and `commit` too (a full disk); PDO_OUTPUT_IS_FOLDER;
 *   PDO_OUTPUT_LOCKED where another run works on it
 */
export async function createOutputFile(path: string, options: OutputFileOptions): Promise<OutputFile> {
  const { system = nodeSystem } = options;
  const told = tellProblems(path);
  const file = await told(async () => {
    const target = await findOutputTarget(path, system);
    if (target.kind === "file") return openBeside(target, { ...options, system });
    return target.kind === "pipe" ? openPipe(target.path) : openDevice(target.path, system);
  });
  return {
    write: (bytes) => told(() => file.write(bytes)),
    makeDurable: () => told(() => file.makeDurable()),
    commit: () => told(() => file.commit()),
    discard: () => file.discard(),
  };
}

function tellProblems(path: string) {
  return async <T>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act();
    } catch (error) {
      throw error instanceof BatchProblem ? error : outputNotWritable(path, error);
    }
  };
}
