import type { SalesChannel } from "../api/vocabulary.ts";
import { type ErrorParts, PdoError, systemReason } from "../lib/errors.ts";
import type { SectionFileFault } from "../lib/section-file.ts";

/** Examples that cannot be read, kept or learnt from. */
function mlError(parts: ErrorParts): PdoError {
  return new PdoError({ module: "ml", ...parts });
}

export function homeMissing(): PdoError {
  return mlError({
    code: "PDO_EXAMPLES_HOME_MISSING",
    what: "There is no folder to keep examples in.",
    seen: "Neither PDO_HOME nor the platform's data folder is known.",
    nextStep: "Set PDO_HOME to a folder that this user may write.",
  });
}

export function nothingToLearn(salesChannel: SalesChannel): PdoError {
  return mlError({
    code: "PDO_EXAMPLES_NONE",
    what: `No row of the feed could become an example of ${salesChannel}; nothing was changed.`,
    seen: "An example needs a name or a description, and a category that the channel's catalog has.",
    nextStep: "Look at the categories with pdo categories, and name the column with --map category=COLUMN.",
  });
}

export function exampleUnknown(idOrName: string, salesChannel: SalesChannel): PdoError {
  return mlError({
    code: "PDO_EXAMPLE_UNKNOWN",
    what: `${salesChannel} has no example of this id or name; nothing was changed.`,
    seen: `It was asked for ${JSON.stringify(idOrName)}.`,
    nextStep: "Give the id or the whole name as the feed has it.",
  });
}

export function unreadable(path: string, cause: unknown): PdoError {
  return mlError({
    code: "PDO_EXAMPLES_UNREADABLE",
    what: `${path}: the file cannot be read.`,
    seen: `The system says: ${systemReason(cause)}.`,
    nextStep: "Make it readable for this user.",
    cause,
  });
}

export function unwritable(path: string, cause: unknown): PdoError {
  return mlError({
    code: "PDO_EXAMPLES_UNWRITABLE",
    what: `${path}: the examples cannot be written; those that were there stay.`,
    seen: `The system says: ${systemReason(cause)}.`,
    nextStep: "Make the folder writable and the disk roomy enough, or name another with PDO_HOME.",
    cause,
  });
}

/** A file that lies where ours should and cannot be used. */
export interface FaultyFile {
  readonly path: string;
  readonly salesChannel: SalesChannel;
  /** What brings it back. */
  readonly nextStep: string;
}

export function faulty({ path, nextStep }: FaultyFile, fault: SectionFileFault): PdoError {
  if (fault.kind === "foreign") {
    return mlError({
      code: "PDO_EXAMPLES_FOREIGN_FILE",
      what: `${path}: this is no file of pdo's examples.`,
      seen: "Its first line is not the header of one.",
      nextStep,
    });
  }
  if (fault.kind === "version") {
    return mlError({
      code: "PDO_EXAMPLES_VERSION_UNKNOWN",
      what: `${path}: the examples were written by another version of pdo.`,
      seen: `Its format version is ${JSON.stringify(fault.seen) ?? "absent"}.`,
      nextStep,
    });
  }
  return damaged({ path, nextStep }, fault.seen);
}

export function damaged(
  { path, nextStep }: Pick<FaultyFile, "path" | "nextStep">,
  seen: string,
  cause?: unknown,
): PdoError {
  const what = `${path}: the file of examples is damaged.`;
  return mlError({ code: "PDO_EXAMPLES_DAMAGED", what, seen, nextStep, cause });
}
