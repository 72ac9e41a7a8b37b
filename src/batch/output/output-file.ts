import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { BatchProblem } from "../batch-problem.ts";
import { openDevice, openPipe, writeAll } from "./direct-output.ts";
import { outputNotWritable } from "./output-problems.ts";
import { besideOf, type FileTarget, findOutputTarget } from "./output-target.ts";

/** Where bytes go, in order. */
export interface ByteSink {
  write(bytes: Uint8Array): Promise<void>;
}

/** A file that appears whole or not at all: written beside its name, then renamed over it. */
export interface OutputFile extends ByteSink {
  /** Makes the bytes durable and gives the file its name. */
  commit(): Promise<void>;
  /** Takes the unfinished file away; what stood under the name before stays. Safe to call after `commit`. */
  discard(): Promise<void>;
}

export interface OutputFileOptions {
  /** Tells this file's unfinished form from every other's. */
  readonly uniqueSuffix: string;
  /** Holds the unfinished file's path as long as there is one, for whoever must end in haste. */
  readonly unfinished?: Set<string>;
}

/**
 * Links are followed and the rights of a file that is replaced are kept. A device or a pipe is written straight into.
 * @throws BatchProblem PDO_OUTPUT_NOT_WRITABLE, on `write` and `commit` too (a full disk); PDO_OUTPUT_IS_FOLDER
 */
export async function createOutputFile(path: string, options: OutputFileOptions): Promise<OutputFile> {
  const told = tellProblems(path);
  const { write, commit, discard } = await told(async () => {
    const target = await findOutputTarget(path);
    if (target.kind === "file") return openBeside(target, options);
    return target.kind === "pipe" ? openPipe(target.path) : openDevice(target.path);
  });
  return {
    write: (bytes) => told(() => write(bytes)),
    commit: () => told(commit),
    discard,
  };
}

async function openBeside(
  { path, mode }: FileTarget,
  { uniqueSuffix, unfinished }: OutputFileOptions,
): Promise<OutputFile> {
  const besidePath = besideOf(path, uniqueSuffix);
  const file = await open(besidePath, "wx", mode === undefined ? 0o666 : 0o600);
  unfinished?.add(besidePath);
  const state = { isOpen: true };
  const close = async () => {
    if (!state.isOpen) return;
    state.isOpen = false;
    await file.close();
  };
  return {
    write: (bytes) => writeAll(file, bytes),
    commit: async () => {
      if (mode !== undefined) await file.chmod(mode);
      await file.sync();
      await close();
      await rename(besidePath, path);
      unfinished?.delete(besidePath);
      await syncFolder(dirname(path));
    },
    discard: async () => {
      await close();
      await rm(besidePath, { force: true });
      unfinished?.delete(besidePath);
    },
  };
}

/** Makes a rename outlive a power cut, where the system lets a folder be opened. */
async function syncFolder(path: string): Promise<void> {
  let folder: FileHandle | undefined;
  try {
    folder = await open(path, "r");
    await folder.sync();
  } catch {
    // Windows does not: the file is there all the same.
  } finally {
    await folder?.close();
  }
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
