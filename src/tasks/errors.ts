import { isLlmError, type LlmError, llmError } from "../llm/errors.ts";
import type { Completion, FinishReason } from "../llm/language-model.ts";

const nextStep = "Use another model, or let the built-in engine stand in with --fallback builtin.";

/**
 * The first answer and the one to the retry both have faults.
 * @param told the first faults, as sentences
 * @param count the number of all faults
 */
export function answerUnusable(told: readonly string[], count: number): LlmError {
  return llmError({
    code: "PDO_PROVIDER_ANSWER_UNUSABLE",
    what: `The model's answer cannot be used, not even asked again. ${told.join(" ")}`,
    seen: count === 1 ? "The answer has this one fault." : `The answer has ${count} faults.`,
    nextStep,
    kind: "own",
  });
}

/** Whether a model has answered, and nothing can be done with it. */
export function isAnswerUnusable(fault: unknown): fault is LlmError {
  return isLlmError(fault) && fault.code === "PDO_PROVIDER_ANSWER_UNUSABLE";
}

const endings: Readonly<Record<Exclude<FinishReason, "stop">, string>> = {
  length: "The model's answer was cut off for its length.",
  filtered: "The provider's filter took the model's answer.",
  refused: "The model would not answer.",
  other: "The model broke off its answer.",
};

/** The model did not complete its answer. */
export function answerUnfinished({ finish, text }: Completion): LlmError {
  return llmError({
    code: "PDO_PROVIDER_ANSWER_UNUSABLE",
    what: finish === "stop" ? endings.other : endings[finish],
    seen: `There came ${text.length} characters, ended by "${finish}".`,
    nextStep,
    kind: "own",
  });
}
