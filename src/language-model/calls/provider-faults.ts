import type { FaultReader } from "../../pacing/fault-reader.ts";
import { ProviderProblem, type ProviderProblemCode } from "../provider-problem.ts";

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
