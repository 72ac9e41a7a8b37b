import { systemReason } from "../../lib/errors.ts";
import { type LlmError, llmError } from "../errors.ts";

/** In place of an answer that no batch has given or will give. */
export function completionGivenUp(): LlmError {
  return llmError({
    code: "PDO_BATCH_FAILED",
    what: "The language model's batches brought no answer.",
    seen: "The request expired or failed each time, or was left out.",
    nextStep: "Run it again without --batch to ask the model at once.",
    kind: "own",
  });
}

/** In place of an answer that the budget does not allow. */
export function completionOverBudget(): LlmError {
  return llmError({
    code: "PDO_BUDGET_SPENT",
    what: "The budget leaves no room for this request.",
    seen: "What it may cost at most is more than what is left.",
    nextStep: "Raise --max-cost or --max-tokens and run it again: what was answered is kept.",
    kind: "own",
  });
}

export function batchesNotOffered(identity: string): LlmError {
  return llmError({
    code: "PDO_BATCH_REFUSED",
    category: "caller",
    what: "This provider has no batches that pdo can use.",
    seen: `The model is ${identity}; OpenAI and Anthropic have such batches.`,
    nextStep: "Leave out --batch, or choose --provider openai or anthropic.",
    kind: "final",
  });
}

/** @param reason the provider's message, without keys */
export function batchFailed(reason: string): LlmError {
  return llmError({
    code: "PDO_BATCH_FAILED",
    what: "The provider did not do a single request of the batch.",
    seen: `It says: ${reason}`,
    nextStep: "Mend what it names (model, limits, billing); the same command submits it again.",
    kind: "final",
  });
}

/** Nothing is submitted again: with the right key the batch, which is paid for, may still be found. */
export function batchUnknown(
  id: string,
  { statePath, cause }: { readonly statePath: string; readonly cause: unknown },
): LlmError {
  return llmError({
    code: "PDO_BATCH_FAILED",
    what: `The provider does not know the batch ${JSON.stringify(id.slice(0, 100))}.`,
    seen: "It was submitted by an earlier run of this command.",
    nextStep: `Use the key and the base URL of that run. To give the batch up and submit anew, remove ${statePath}.`,
    kind: "final",
    cause,
  });
}

export function batchAnswerUnknown(asked: string): LlmError {
  return llmError({
    code: "PDO_PROVIDER_ANSWER_UNREADABLE",
    what: "The provider's answer about a batch is not as agreed.",
    seen: `It was asked for ${asked}.`,
    nextStep: "Look at the base URL; a gateway may not know the batch service.",
    kind: "unreadable",
  });
}

export function jobUnreadable(path: string, cause: unknown): LlmError {
  return llmError({
    code: "PDO_BATCH_FAILED",
    what: `${path}: the state of the batch cannot be read.`,
    seen: systemReason(cause),
    nextStep:
      "Look at the file. Without it pdo submits anew, and a batch that is under way would be paid for twice.",
    kind: "final",
    cause,
  });
}
