import type { FaultReader, PacingProblems } from "../net/fault-kinds.ts";
import type { LanguageModel } from "./language-model.ts";
import { ProviderProblem, type ProviderProblemCode } from "./provider-problem.ts";

/** What only the provider itself can have said. */
const spoken: ReadonlySet<ProviderProblemCode> = new Set<ProviderProblemCode>([
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
  kindOf: (fault) => (fault instanceof ProviderProblem ? fault.kind : "own"),
  askedWaitMs: (fault) => (fault instanceof ProviderProblem ? fault.askedWaitMs : 0),
  isTimeout: (fault) => fault instanceof ProviderProblem && fault.code === "PDO_PROVIDER_TIMEOUT",
  isAnswer: (fault) => fault instanceof ProviderProblem && spoken.has(fault.code),
};

/** Whether a try that ended so may be charged: in doubt it may. */
export function isPerhapsPaid(fault: unknown): boolean {
  return fault instanceof ProviderProblem ? fault.isPerhapsPaid : true;
}

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

const inSeconds = (milliseconds: number) => `${Math.ceil(milliseconds / 1000)} s`;
const said = (fault: unknown) => {
  if (fault instanceof ProviderProblem) return `${fault.what} ${fault.seen}`;
  return fault instanceof Error ? fault.message : "nothing";
};

/** What ends a call, or a run, though the provider may be well again later. */
export const waitingProblems: PacingProblems = {
  waitTooLong: (asking, waitMs, maxWaitMs) =>
    new ProviderProblem({
      code: "PDO_PROVIDER_WAIT_TOO_LONG",
      what: "The provider asks to wait for longer than is waited.",
      seen: `It asks for ${inSeconds(waitMs)}, and ${inSeconds(maxWaitMs)} are waited; it said: ${said(asking)}`,
      nextStep: "Run it again later, or wait for longer with --max-wait (milliseconds).",
      kind: "final",
      cause: asking,
    }),
  quotaUsedUp: (waitMs, maxWaitMs) =>
    new ProviderProblem({
      code: "PDO_PROVIDER_WAIT_TOO_LONG",
      what: "The provider's quota is used up for longer than is waited.",
      seen: `Its headers leave nothing for ${inSeconds(waitMs)}, and ${inSeconds(maxWaitMs)} are waited.`,
      nextStep: "Run it again later, or wait for longer with --max-wait (milliseconds).",
      kind: "final",
    }),
  unavailable: (fault, outageMs) =>
    new ProviderProblem({
      code: "PDO_PROVIDER_UNAVAILABLE",
      what: "The provider is away, and did not come back in time.",
      seen: `It has answered nothing for ${inSeconds(outageMs)}; at last: ${said(fault)}`,
      nextStep:
        "Look at the provider's status page, then run it again; or wait for longer with --max-wait (milliseconds).",
      kind: "final",
      cause: fault,
    }),
  rowTimedOut: (rowTimeoutMs, fault) =>
    new ProviderProblem({
      code: "PDO_PROVIDER_ROW_TIMEOUT",
      what: "The row's time was over before the provider had answered.",
      seen: `It has ${inSeconds(rowTimeoutMs)}; at last: ${said(fault)}`,
      nextStep: "Try again later, or allow more time, for example --row-timeout 600000",
      kind: "own",
      cause: fault,
    }),
};
