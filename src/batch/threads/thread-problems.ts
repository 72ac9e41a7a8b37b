import { BatchProblem } from "../batch-problem.ts";
import type { TaskFailure } from "../tasks/enrichment.ts";

export function threadsDying(cause: Error): BatchProblem {
  return new BatchProblem(
    {
      code: "PDO_THREADS_DYING",
      what: "The threads that work on the rows end again and again.",
      seen: `The last one said: ${cause.message}`,
      nextStep: "Make more memory free, or run it with --threads 1.",
    },
    { cause },
  );
}

/** Why a row is rejected that ended every thread that worked on it. */
export function lostWithThread(cause: Error): TaskFailure {
  return {
    code: "PDO_THREAD_DIED",
    reason: `Work on this row ended its thread twice, which said: ${cause.message}`,
  };
}
