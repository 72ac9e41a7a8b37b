import type { Completion, FinishReason } from "../../language-model/completion.ts";
import { ProviderProblem } from "../../language-model/provider-problem.ts";
import { withoutQuotes } from "./quoted.ts";

const nextStep = "Use another model, or let the built-in engine stand in with --fallback builtin.";

/** Sentences of faults that are told: the first ones say enough. */
const mostTold = 3;

/** The answer, and that to the question put again, have faults. */
export function unusableAnswer(faults: readonly string[]): ProviderProblem {
  const told = faults.slice(0, mostTold).map(withoutQuotes).join(" ");
  return new ProviderProblem({
    code: "PDO_PROVIDER_ANSWER_UNUSABLE",
    what: `The model's answer cannot be used, not even asked again. ${told}`,
    seen: faults.length === 1 ? "The answer has this one fault." : `The answer has ${faults.length} faults.`,
    nextStep,
    kind: "own",
  });
}

const endings: Readonly<Record<Exclude<FinishReason, "stop">, string>> = {
  length: "The model's answer was cut off for its length.",
  filtered: "The provider's filter took the model's answer.",
  refused: "The model would not answer.",
  other: "The model broke off its answer.",
};

/** The model had not finished. */
export function unfinishedAnswer({ finish, text }: Completion): ProviderProblem {
  return new ProviderProblem({
    code: "PDO_PROVIDER_ANSWER_UNUSABLE",
    what: finish === "stop" ? endings.other : endings[finish],
    seen: `There came ${text.length} characters, ended by "${finish}".`,
    nextStep,
    kind: "own",
  });
}
