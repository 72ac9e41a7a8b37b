import { join } from "node:path";
import { type ErrorParts, isErrorOf, PdoError, systemReason } from "../lib/errors.ts";
import type { ProcessIdentity } from "../lib/process-identity.ts";
import type { TaskFailure } from "./enrichment.ts";

/** A run that cannot be started, or whose results cannot be kept. */
function pipelineError(parts: ErrorParts): PdoError {
  return new PdoError({ module: "pipeline", ...parts });
}

export function isPipelineError(error: unknown): error is PdoError {
  return isErrorOf("pipeline", error);
}

const elsewhere = "Name a place you may write to with -o PATH.";

/** What the system's own words mean, and what to do then. */
const causes: Readonly<Record<string, readonly [string, string]>> = {
  ENOSPC: ["The disk is full.", "Make room, or write elsewhere with -o PATH, then run it again."],
  EDQUOT: [
    "Your share of the disk is full.",
    "Make room, or write elsewhere with -o PATH, then run it again.",
  ],
  EFBIG: [
    "The file has grown beyond what is allowed here.",
    "Raise the limit (ulimit -f), or write elsewhere.",
  ],
  ENOENT: ["The folder does not exist.", "Make the folder first, or name another with -o PATH."],
  ENOTDIR: ["What stands there in a folder's place is a file.", "Name another place with -o PATH."],
  ENAMETOOLONG: ["The name is longer than the system allows.", "Name a shorter one with -o PATH."],
  ELOOP: ["The links there lead in a circle.", "Mend the links, or name another place with -o PATH."],
  ENXIO: ["Nobody reads at the other end of the pipe.", "Start what reads from it first."],
  EPIPE: ["What read at the other end of the pipe has gone.", "Look at why it ended, then run it again."],
  EIO: ["The device failed.", "Look at the disk, or write elsewhere with -o PATH."],
  EMFILE: ["Too many files are open.", "Raise the limit (ulimit -n), then run it again."],
  EACCES: ["The system refused to write there.", elsewhere],
  EPERM: ["The system refused to write there.", elsewhere],
  EROFS: ["The file system is read-only.", elsewhere],
};

/** @param place a path, or `standard output` */
export function outputNotWritable(place: string, cause: unknown): PdoError {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  const [seen, nextStep] = causes[code] ?? [
    `The system says: ${systemReason(cause)}.`,
    "Name another place with -o PATH.",
  ];
  return pipelineError({
    code: "PDO_OUTPUT_NOT_WRITABLE",
    what: `${place}: the output cannot be written.`,
    seen,
    nextStep,
    cause,
  });
}

export function outputIsFolder(path: string): PdoError {
  return pipelineError({
    code: "PDO_OUTPUT_IS_FOLDER",
    what: `${path}: this is a folder.`,
    seen: "The output is one file.",
    nextStep: `Name a file in it, for example -o ${join(path, "feed.enriched.csv")}.`,
  });
}

/** @param holder undefined: the lock does not say */
export function outputLocked(path: string, lockPath: string, holder: ProcessIdentity | undefined): PdoError {
  return pipelineError({
    code: "PDO_OUTPUT_LOCKED",
    what: `${path}: another run is writing this output.`,
    seen:
      holder === undefined
        ? `Its lock is ${lockPath}.`
        : `It is process ${holder.pid} on ${holder.host}; its lock is ${lockPath}.`,
    nextStep: "Wait for it to end, or write elsewhere with -o PATH. If no pdo runs there, remove the lock.",
  });
}

export function outputLockLost(path: string): PdoError {
  return pipelineError({
    code: "PDO_OUTPUT_LOCK_LOST",
    what: `${path}: another run has taken this output over.`,
    seen: "This run was silent for so long that it seemed dead (a suspended machine, a lost share).",
    nextStep: "Let the other one end; if its output is not what you want, run this again.",
  });
}

export function threadsDying(cause: Error): PdoError {
  return pipelineError({
    code: "PDO_THREADS_DYING",
    what: "The threads that work on the rows end again and again.",
    seen: `The last one said: ${cause.message}`,
    nextStep: "Make more memory free, or run it with --threads 1.",
    cause,
  });
}

/** Why a row is rejected that ended every thread that worked on it. */
export function lostWithThread(cause: Error): TaskFailure {
  return {
    code: "PDO_THREAD_DIED",
    reason: `Work on this row ended its thread twice, which said: ${cause.message}`,
  };
}

/** Why a row is rejected that a thread did not finish in its time. */
export function rowTooLong(cause: Error): TaskFailure {
  return {
    code: "PDO_ROW_TOO_LONG",
    reason: `Work on this row was ended, for it took too long. ${cause.message} Shorten its texts in the feed.`,
  };
}

export function failOnInvalid(text: string): PdoError {
  return pipelineError({
    code: "PDO_FAIL_ON_INVALID",
    what: `--fail-on ${text}: this is not a limit.`,
    seen: "A limit is `rejects`, `partial`, `review`, `skipped` or `fallbacks`, then > or >=, then a number of rows or a share of them.",
    nextStep: "For example --fail-on 'rejects>1%' or --fail-on 'review>10%'.",
  });
}

/** The texts of a product point to no category: its own affair. */
export function categoryUnknown(): PdoError {
  return pipelineError({
    code: "PDO_CATEGORY_UNKNOWN",
    what: "No category, so no attributes were looked for.",
    seen: "Nothing in the texts points to a category of the channel.",
    nextStep: "Say more of the product, or name its category (see `pdo categories --search WORDS`).",
    kind: "own",
  });
}

interface UnsureCategory {
  readonly score: number;
  readonly minScore: number;
  /** The category above; without a name where there is none. */
  readonly branch: { readonly name: string | undefined; readonly score: number };
}

/** Which attributes a product has depends on its category: its own affair. */
export function categoryUnsure({ score, minScore, branch }: UnsureCategory): PdoError {
  const above =
    branch.name === undefined ? "" : `, and so is its department ${branch.name} (${branch.score})`;
  return pipelineError({
    code: "PDO_CATEGORY_UNSURE",
    what: `No attributes were looked for: the category is unsure (score ${score}, below ${minScore})${above}.`,
    seen: "Which attributes a product has depends on its category.",
    nextStep: "Say more of the product, name its category, or lower --min-score.",
    kind: "own",
  });
}

/** @param line from 1 */
export function decisionInvalid(name: string, line: number, text: string): PdoError {
  return pipelineError({
    code: "PDO_DECISIONS_INVALID",
    what: `${name}, line ${line}: this is no decision.`,
    seen: text.length > 120 ? `${text.slice(0, 120)}…` : text,
    nextStep:
      "Give the file that the report has saved: a JSON object a line with product, field, decision, before and value.",
  });
}
