import { type ErrorParts, isErrorOf, PdoError, systemReason } from "../lib/errors.ts";
import { KeyValueStoreFault } from "./key-value-store.ts";

/** Why kept answers cannot be used. No run goes on without them unasked: it would pay for all of them again. */
function cacheError(parts: ErrorParts): PdoError {
  return new PdoError({ module: "cache", ...parts });
}

export function isCacheError(error: unknown): error is PdoError {
  return isErrorOf("cache", error);
}

/** What a fault of the store means, with the next step. */
export function answersUnusable(path: string, fault: unknown): PdoError {
  const seen = systemReason(fault).replace(/\.?$/, ".");
  if (fault instanceof KeyValueStoreFault && fault.kind === "library") {
    return cacheError({
      code: "PDO_ANSWERS_LIBRARY",
      what: "Answers cannot be kept on this system.",
      seen,
      nextStep: "Install pdo again with its optional packages, or run with --no-cache.",
      cause: fault,
    });
  }
  if (fault instanceof KeyValueStoreFault || /MDB_(?:CORRUPTED|INVALID|PAGE|VERSION)/.test(seen)) {
    return cacheError({
      code: "PDO_ANSWERS_DAMAGED",
      what: `${path}: the file of kept answers is damaged.`,
      seen,
      nextStep: "Take it away with pdo cache clear (the next run makes a new one), or run with --no-cache.",
      cause: fault,
    });
  }
  return cacheError({
    code: "PDO_ANSWERS_UNUSABLE",
    what: `${path}: the file of kept answers cannot be used.`,
    seen,
    nextStep: "Look at the rights of its folder and the room on its disk, or run with --no-cache.",
    cause: fault,
  });
}

/** Someone else has them open who would lose what it keeps. */
export function answersInUse(path: string): PdoError {
  return cacheError({
    code: "PDO_ANSWERS_IN_USE",
    what: `${path}: a run has the kept answers open.`,
    seen: "What it keeps from now on would be lost, and paid for again.",
    nextStep: "Wait for its end, or forget them all the same with pdo cache clear --force.",
  });
}
