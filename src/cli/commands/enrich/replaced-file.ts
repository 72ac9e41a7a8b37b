import { open } from "node:fs/promises";
import { besideNames } from "../../../pipeline/atomic-output.ts";
import { outputNotWritable } from "../../../pipeline/errors.ts";
import { type FileTarget, findOutputTarget } from "../../../pipeline/output-file.ts";
import { nodeSystem, type OutputSystem, writeAll } from "../../../pipeline/output-system.ts";
import { cliError } from "../../errors.ts";

/** A file that is written again and again; who reads it finds one whole content or another. */
export interface ReplacedFile {
  /** @throws PdoError PDO_OUTPUT_NOT_WRITABLE, PDO_OUTPUT_IS_FOLDER; what stood there stays */
  write(text: string): Promise<void>;
}

interface ReplacedFileOptions {
  /** Of a to z and 0 to 9, this process's own. */
  readonly uniqueSuffix: string;
  /** Where the unfinished form stands while there is one. */
  readonly unfinished: Set<string>;
  /** Absent: the file system. */
  readonly system?: OutputSystem;
}

/**
 * Written beside and renamed. It is not synced: what a power cut takes of it, the next run writes again. The form beside
 * is hidden and has another ending, so that no collector takes it up.
 */
export function createReplacedFile(path: string, options: ReplacedFileOptions): ReplacedFile {
  const { system = nodeSystem, uniqueSuffix, unfinished } = options;
  const replace = async (target: FileTarget, text: string) => {
    const beside = besideNames(target.path).part(uniqueSuffix);
    unfinished.add(beside);
    try {
      await writeOver(system, { path: beside, mode: target.mode }, text);
      await system.rename(beside, target.path);
    } catch (error) {
      await system.rm(beside, { force: true }).catch(() => {}); // The first reason is the one to tell.
      throw error;
    } finally {
      unfinished.delete(beside);
    }
  };
  return {
    write: async (text) => {
      try {
        const target = await findOutputTarget(path, system);
        if (target.kind !== "file") throw new Error("what stands there is no file");
        await replace(target, text);
      } catch (cause) {
        throw outputNotWritable(path, cause);
      }
    },
  };
}

interface BesidePlace {
  readonly path: string;
  /** The rights that it gets; absent: those of any new file. */
  readonly mode: number | undefined;
}

/** Over what a run that was killed may have left. */
async function writeOver(system: OutputSystem, { path, mode }: BesidePlace, text: string): Promise<void> {
  const file = await system.open(path, "w");
  try {
    if (mode !== undefined) await file.chmod(mode);
    await writeAll(file, Buffer.from(text));
  } finally {
    await file.close();
  }
}

/** How our own files begin: the status as JSON, the metrics, and what was made ready for either by `touch`. */
const ours = /^(?:$|\s*\{\s*"schema_version"|# HELP pdo_)/;

/**
 * Status and metrics are written before anything else is known of the run, so this is asked first of all: a file that
 * holds something else, the feed above all, is not written over, with `--force` neither.
 * @throws PdoError PDO_OUTPUT_EXISTS
 */
export async function refuseForeign(path: string): Promise<void> {
  if (ours.test(await beginningOf(path))) return;
  throw cliError({
    code: "PDO_OUTPUT_EXISTS",
    what: `${path}: this file holds something else.`,
    seen: "Status and metrics are written over and over into a file of their own.",
    nextStep: "Name another file, or take this one away.",
  });
}

/** Empty where there is nothing to be read; what cannot be written is told by whoever writes. */
async function beginningOf(path: string): Promise<string> {
  const file = await open(path, "r").catch(() => undefined);
  if (file === undefined) return "";
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.toString("utf8", 0, bytesRead);
  } catch {
    return "";
  } finally {
    await file.close();
  }
}
