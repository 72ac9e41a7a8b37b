import type { FaultReader } from "../net/fault-kinds.ts";
import { answersUnusable, isLlmError, type LlmError, refusedAlways } from "./errors.ts";
import type { LanguageModel } from "./language-model.ts";

/** Errors that only the provider itself can have reported. */
const providerReported: ReadonlySet<string> = new Set([
  "PDO_PROVIDER_KEY_REFUSED",
  "PDO_PROVIDER_NOT_ALLOWED",
  "PDO_PROVIDER_QUOTA_SPENT",
  "PDO_PROVIDER_MODEL_UNKNOWN",
  "PDO_PROVIDER_REQUEST_REFUSED",
  "PDO_PROVIDER_INPUT_TOO_LONG",
  "PDO_PROVIDER_INPUT_FILTERED",
  "PDO_PROVIDER_THROTTLED",
  "PDO_PROVIDER_FAILED",
  "PDO_PROVIDER_UNAVAILABLE",
]);

/** Reads a provider's faults for pacing. An unknown fault concerns its own call only. */
export const providerFaults: FaultReader = {
  kindOf: (fault) => (isLlmError(fault) ? fault.kind : "own"),
  retryAfterMs: (fault) => (isLlmError(fault) ? fault.details.retryAfterMs : 0),
  isTimeout: (fault) => isLlmError(fault) && fault.code === "PDO_PROVIDER_TIMEOUT",
  isAnswer: (fault) => isLlmError(fault) && providerReported.has(fault.code),
};

/** Whether a failed attempt may be charged; true when in doubt. */
export function mayBeCharged(fault: unknown): boolean {
  return isLlmError(fault) ? fault.details.mayBeCharged : true;
}

/** Consecutive refusals of a task, without any answer, after which the run ends. */
const maxRefusals = 50;

/**
 * Wraps a language model so that the run ends when every request of a task is refused, for example for its
 * schema. Once a task was answered, refusals are taken to concern single products.
 * @throws LlmError PDO_PROVIDER_REQUEST_REFUSED of the kind `final`, in place of the last refusal
 */
export function stopOnRefusals<M extends LanguageModel>(model: M): M {
  const answered = new Set<string>();
  const refusals = new Map<string, number>();
  return {
    ...model,
    complete: async (request, options) => {
      const { task } = request;
      try {
        const completion = await model.complete(request, options);
        answered.add(task);
        return completion;
      } catch (fault) {
        if (answered.has(task) || !isRefusal(fault)) throw fault;
        const count = (refusals.get(task) ?? 0) + 1;
        refusals.set(task, count);
        throw count < maxRefusals ? fault : refusedAlways(fault, task, count);
      }
    },
  };
}

/** Unusable answers of a task, without any good one, after which the run ends. */
const maxUnusable = 20;

/**
 * Wraps a language model so that the run ends when every answer to a task is of no use: a model that is too small, a server that
 * answers something else. Once one was good, the others are taken to concern single products.
 * @throws from `onJudged`: LlmError PDO_PROVIDER_ANSWERS_UNUSABLE, of the kind `final`
 */
export function stopOnNonsense<M extends LanguageModel>(model: M): M {
  const good = new Set<string>();
  const unusable = new Map<string, number>();
  return {
    ...model,
    onJudged: (task, answer) => {
      if (answer.faults.length === 0) good.add(task);
      if (good.has(task)) return;
      const count = (unusable.get(task) ?? 0) + 1;
      unusable.set(task, count);
      if (count >= maxUnusable) throw answersUnusable(task, count, answer);
    },
  };
}

function isRefusal(fault: unknown): fault is LlmError {
  return isLlmError(fault) && fault.code === "PDO_PROVIDER_REQUEST_REFUSED";
}
