import { type FileHandle, open, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { BatchProblem } from "./batch-problem.ts";

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

/** @throws BatchProblem PDO_OUTPUT_NOT_WRITABLE; on `write` and `commit` too (a full disk) */
export async function createOutputFile(path: string, uniqueSuffix: string): Promise<OutputFile> {
  await refuseFolder(path);
  const besidePath = join(dirname(path), `.${basename(path)}.${uniqueSuffix}.part`);
  const file = await open(besidePath, "wx").catch(rethrow(path));
  const state = { isOpen: true };
  const close = async () => {
    if (!state.isOpen) return;
    state.isOpen = false;
    await file.close();
  };
  return {
    write: (bytes) => writeAll(file, bytes).catch(rethrow(path)),
    commit: async () => {
      try {
        await file.sync();
        await close();
        await rename(besidePath, path);
      } catch (error) {
        rethrow(path)(error);
      }
    },
    discard: async () => {
      await close();
      await rm(besidePath, { force: true });
    },
  };
}

async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  let offset = 0;
  while (offset < bytes.length) offset += (await file.write(bytes, offset)).bytesWritten;
}

async function refuseFolder(path: string): Promise<void> {
  const facts = await stat(path).catch(() => undefined);
  if (facts?.isDirectory() !== true) return;
  throw new BatchProblem({
    code: "PDO_OUTPUT_IS_FOLDER",
    what: `${path}: this is a folder.`,
    seen: "The output is one file.",
    nextStep: `Name a file in it, for example -o ${join(path, "feed.enriched.csv")}.`,
  });
}

const causes: Readonly<Record<string, readonly [string, string]>> = {
  ENOSPC: ["The disk is full.", "Make room, or write elsewhere with -o PATH, then run it again."],
  ENOENT: ["The folder does not exist.", "Make the folder first, or name another with -o PATH."],
  EACCES: ["The system refused to write there.", "Name a place you may write to with -o PATH."],
  EPERM: ["The system refused to write there.", "Name a place you may write to with -o PATH."],
  EROFS: ["The file system is read-only.", "Name a place you may write to with -o PATH."],
};

function rethrow(path: string): (error: unknown) => never {
  return (error) => {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const [seen, nextStep] = causes[code] ?? [String(error), "Name another place with -o PATH."];
    throw new BatchProblem(
      {
        code: "PDO_OUTPUT_NOT_WRITABLE",
        what: `${path}: the output cannot be written.`,
        seen,
        nextStep,
      },
      { cause: error },
    );
  };
}
