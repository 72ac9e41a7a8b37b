import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { replaceFile } from "../../../lib/atomic-file.ts";
import type { FileFacts } from "../../../pipeline/output-file.ts";
import type { OutputBase } from "../../../pipeline/outputs/replaced-outputs.ts";
import { cliError } from "../../errors.ts";

/*
 * pdo may overwrite its own output, but not a file that was created or changed by others since. For each output the
 * home's folder `outputs` records size and modification time as written. The record is stored before the output is
 * renamed into place, so that a run killed in between leaves no unrecognized output; once it is in place the file that was
 * replaced is taken out of the record.
 */

/** A file as it was written, and what the run that wrote it had made before people's edits were merged into it. */
interface WrittenFile extends FileFacts {
  /** Absent: it is not held, or no run of `pdo enrich` wrote the file. */
  readonly base?: OutputBase;
}

interface OutputRecord extends WrittenFile {
  readonly path: string;
  /** The file that was about to be replaced. */
  readonly before?: WrittenFile;
  /** Program, catalog and settings that it was made with, in short texts by name. */
  readonly made_with?: Readonly<Record<string, string>>;
}

/** What the present output was made with. Undefined: it is not known, or the file is another. */
export async function outputMadeWith(path: string, home: string): Promise<OutputRecord["made_with"]> {
  const [present, record] = [await factsOf(path), await readOutputRecord(path, home)];
  return present !== undefined && isSameFile(record, present) ? record?.made_with : undefined;
}

/** What stands where an output is to be written. */
export type PresentOutput =
  | { readonly kind: "none" }
  /** `base`: see `WrittenFile`; it differs where people have changed the file since it was written, or earlier ones' edits are in it. */
  | {
      readonly kind: "own";
      readonly facts: FileFacts;
      readonly base?: OutputBase;
      readonly isEdited: boolean;
    }
  /** Nobody knows what it was before. */
  | { readonly kind: "foreign"; readonly facts: FileFacts; readonly isKnown: boolean };

export async function lookAtOutput(path: string, home: string): Promise<PresentOutput> {
  const facts = await factsOf(path);
  if (facts === undefined) return { kind: "none" };
  const record = await readOutputRecord(path, home);
  for (const written of [record, record?.before])
    if (written !== undefined && isSameFile(written, facts))
      return { kind: "own", facts, isEdited: false, ...(written.base && { base: written.base }) };
  // A run that was killed over its last step leaves open which of the two files was edited.
  const base = record?.before === undefined ? record?.base : undefined;
  if (base === undefined) return { kind: "foreign", facts, isKnown: record !== undefined };
  return { kind: "own", facts, isEdited: true, base: { ...base, differs: true } };
}

/** @throws PdoError PDO_OUTPUT_EXISTS where the file differs from what pdo wrote, or people's edits are in it */
export async function refuseForeignOutput(path: string, home: string): Promise<void> {
  const present = await lookAtOutput(path, home);
  if (present.kind === "none") return;
  const isOurs = present.kind === "own" && !present.isEdited;
  if (isOurs && present.base?.differs !== true) return;
  throw cliError({
    code: "PDO_OUTPUT_EXISTS",
    what: `${path}: the output is there already.`,
    seen: isOurs
      ? "It holds what people have changed in it."
      : present.kind === "foreign" && !present.isKnown
        ? "It was not made by pdo on this machine."
        : "It was changed since pdo wrote it.",
    nextStep: "Name another file with -o, or replace this one with --overwrite.",
  });
}

function isSameFile(record: FileFacts | undefined, present: FileFacts): boolean {
  return record !== undefined && record.size === present.size && record.changedMs === present.changedMs;
}

/** What is to be known of an output. */
interface Remembering {
  /** The file to be renamed into place. Absent: the one that is there. */
  readonly coming?: FileFacts;
  readonly base?: OutputBase | undefined;
  /** Of the file that is about to be replaced. */
  readonly baseBefore?: OutputBase | undefined;
  readonly madeWith?: OutputRecord["made_with"];
}

/** Records an output. Where the home is not writable, the next run requires `--overwrite`. */
export async function rememberOutput(
  path: string,
  home: string,
  { coming, base, baseBefore, madeWith }: Remembering = {},
): Promise<void> {
  try {
    const present = await factsOf(path);
    const before = present && { ...present, ...(baseBefore && { base: baseBefore }) };
    const record: Partial<OutputRecord> = {
      path: resolve(path),
      ...(coming ?? present),
      ...(base && { base }),
      ...(coming && before && { before }),
      ...(madeWith && { made_with: madeWith }),
    };
    replaceFile(outputRecordPath(path, home), `${JSON.stringify(record)}\n`);
  } catch {
    // The output is complete; only the next run's permission to overwrite it is lost.
  }
}

async function factsOf(path: string): Promise<FileFacts | undefined> {
  const facts = await stat(path).catch(() => undefined);
  return facts?.isFile() ? { size: facts.size, changedMs: facts.mtimeMs } : undefined;
}

async function readOutputRecord(path: string, home: string): Promise<OutputRecord | undefined> {
  try {
    return JSON.parse(await readFile(outputRecordPath(path, home), "utf8")) as OutputRecord;
  } catch {
    return undefined;
  }
}

function outputRecordPath(path: string, home: string): string {
  return join(
    home,
    "outputs",
    `${createHash("sha256").update(resolve(path)).digest("hex").slice(0, 32)}.json`,
  );
}
