import { ProviderProblem } from "./provider-problem.ts";

/** Thrown in the place of a completion that is not there yet, where nobody is to be asked now. */
export function completionPending(task: string): ProviderProblem {
  return new ProviderProblem({
    code: "PDO_COMPLETION_PENDING",
    what: "The language model has not answered this yet.",
    seen: `The question of the task ${task} is noted, and nobody is asked now.`,
    nextStep: "Run without --dry-run, or come again when the batch has ended.",
    kind: "own",
  });
}
