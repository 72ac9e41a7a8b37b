import { ServiceProblem } from "../contract/problem.ts";
import type { ProviderProblem } from "../language-model/provider-problem.ts";

const timeouts: ReadonlySet<string> = new Set(["PDO_PROVIDER_TIMEOUT", "PDO_PROVIDER_ROW_TIMEOUT"]);

/** A provider's failure as the contract tells it: 504 where it did not answer in time, else 502. */
export function providerFailed(problem: ProviderProblem): ServiceProblem {
  const status = timeouts.has(problem.code) ? 504 : 502;
  const wait = Math.ceil(problem.askedWaitMs / 1000);
  return new ServiceProblem(status, `${problem.what} ${problem.seen}`, {
    cause: problem,
    ...(wait > 0 && { headers: { "Retry-After": String(wait) } }),
  });
}
