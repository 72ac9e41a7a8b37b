import { open } from "node:fs/promises";
import { besideNames } from "../../../pipeline/atomic-output.ts";
import { outputNotWritable } from "../../../pipeline/errors.ts";
import { type FileTarget, findOutputTarget } from "../../../pipeline/output-file.ts";
import { nodeSystem, type OutputSystem, writeAll } from "../../../pipeline/output-system.ts";
import { cliError } from "../../errors.ts";

/** A file that is replaced repeatedly; readers always see one complete version. */
export interface ReplacedFile {
  /** @throws PdoError PDO_OUTPUT_NOT_WRITABLE, PDO_OUTPUT_IS_FOLDER; the previous content stays */
  write(text: string): Promise<void>;
}

interface ReplacedFileOptions {
  /** Characters a to z and 0 to 9, unique to this process. */
  readonly uniqueSuffix: string;
  /** Receives the path of the temporary file while it exists. */
  readonly unfinished: Set<string>;
  /** Absent: the file system. */
  readonly system?: OutputSystem;
}

/**
 * Writes to a temporary file and renames it. Not synced, since the next run rewrites what a power failure loses. The
 * temporary file is hidden and has another extension, so that no collector picks it up.
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
      await system.rm(beside, { force: true }).catch(() => {}); // Only the first error is reported.
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
  /** The file's permissions; absent: the default ones. */
  readonly mode: number | undefined;
}

/** Overwrites a temporary file that a killed run left. */
async function writeOver(system: OutputSystem, { path, mode }: BesidePlace, text: string): Promise<void> {
  const file = await system.open(path, "w");
  try {
    if (mode !== undefined) await file.chmod(mode);
    await writeAll(file, Buffer.from(text));
  } finally {
    await file.close();
  }
}

/** How pdo's own files begin: the JSON status, the metrics, or an empty file created with `touch`. */
const ours = /^(?:$|\s*\{\s*"schema_version"|# HELP pdo_)/;

/**
 * Refuses to overwrite a file with other content, above all the feed, even with `--overwrite`. Status and metrics are
 * written before anything else is validated, so this check comes first.
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

/** Empty where the file cannot be read; the write reports its own error. */
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
