import type { FaultReader } from "../net/fault-kinds.ts";
import { isLlmError, type LlmError, refusedAlways } from "./errors.ts";
import type { LanguageModel } from "./language-model.ts";

/** What only the provider itself can have said. */
const spoken: ReadonlySet<string> = new Set([
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

/** How pacing reads the faults of a provider. A fault that nobody foresaw is its call's own. */
export const providerFaults: FaultReader = {
  kindOf: (fault) => (isLlmError(fault) ? fault.kind : "own"),
  askedWaitMs: (fault) => (isLlmError(fault) ? fault.details.askedWaitMs : 0),
  isTimeout: (fault) => isLlmError(fault) && fault.code === "PDO_PROVIDER_TIMEOUT",
  isAnswer: (fault) => isLlmError(fault) && spoken.has(fault.code),
};

/** Whether a try that ended so may be charged: in doubt it may. */
export function isPerhapsPaid(fault: unknown): boolean {
  return isLlmError(fault) ? fault.details.isPerhapsPaid : true;
}

/** After so many refusals of a task in a row, and no answer to it, more of them would only be more of them. */
const mostRefusals = 50;

/**
 * A language model that ends the run where it refuses every question of a task, a schema that it does not take for example:
 * that is not the products' fault. After an answer to the task, all refusals are the products' own.
 * @throws LlmError PDO_PROVIDER_REQUEST_REFUSED of the kind `final`, in the place of the last refusal
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
        throw count < mostRefusals ? fault : refusedAlways(fault, task, count);
      }
    },
  };
}

function isRefusal(fault: unknown): fault is LlmError {
  return isLlmError(fault) && fault.code === "PDO_PROVIDER_REQUEST_REFUSED";
}
