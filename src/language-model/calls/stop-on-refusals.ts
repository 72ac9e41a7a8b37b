import type { LanguageModel } from "../language-model.ts";
import { ProviderProblem } from "../provider-problem.ts";

/** After so many refusals of a task in a row, and no answer to it, more of them would only be more of them. */
const mostRefusals = 50;

/**
 * A language model that ends the run where it refuses every question of a task, a schema that it does not take for example:
 * that is not the products' fault. After an answer to the task, all refusals are the products' own.
 * @throws ProviderProblem PDO_PROVIDER_REQUEST_REFUSED of the kind `final`, in the place of the last refusal
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

function isRefusal(fault: unknown): fault is ProviderProblem {
  return fault instanceof ProviderProblem && fault.code === "PDO_PROVIDER_REQUEST_REFUSED";
}

function refusedAlways(fault: ProviderProblem, task: string, count: number): ProviderProblem {
  return new ProviderProblem({
    code: fault.code,
    what: `The provider has refused ${count} questions of the task ${task}, and answered none.`,
    seen: fault.seen,
    nextStep: "Try another model with --model; pdo doctor asks it one question.",
    kind: "final",
    cause: fault,
  });
}
