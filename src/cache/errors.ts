import { type ErrorParts, isErrorOf, PdoError, systemReason } from "../lib/errors.ts";

/** Why kept answers cannot be used. No run goes on without them unasked: it would pay for all of them again. */
function cacheError(parts: ErrorParts): PdoError {
  return new PdoError({ module: "cache", ...parts });
}

function isCacheError(error: unknown): error is PdoError {
  return isErrorOf("cache", error);
}

/** What a fault of the store means, with the next step. */
export function answersUnusable(folder: string, fault: unknown): PdoError {
  if (isCacheError(fault)) return fault;
  const seen = systemReason(fault).replace(/\.?$/, ".");
  if (/ENOSPC|EDQUOT|no space left|quota/i.test(seen)) {
    return cacheError({
      code: "PDO_ANSWERS_NO_ROOM",
      what: `${folder}: there is no room to keep answers, which would be paid for and lost.`,
      seen,
      nextStep: "Make room on its disk, move PDO_HOME to another, or run with --no-cache.",
      cause: fault,
    });
  }
  return cacheError({
    code: "PDO_ANSWERS_UNUSABLE",
    what: `${folder}: the kept answers cannot be used.`,
    seen,
    nextStep: "Look at the rights of this folder and the room on its disk, or run with --no-cache.",
    cause: fault,
  });
}

/** Someone else has them open who would lose what it keeps. */
export function answersInUse(folder: string): PdoError {
  return cacheError({
    code: "PDO_ANSWERS_IN_USE",
    what: `${folder}: a run is keeping answers there.`,
    seen: "What it has kept so far would be lost, and paid for again.",
    nextStep: "Wait for its end, or forget them all the same with pdo cache clear --force.",
  });
}
