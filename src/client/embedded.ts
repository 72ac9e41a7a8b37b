import { toQueryPairs } from "../api/operations.ts";
import { ServiceProblem } from "../api/service-problem.ts";
import { PdoError } from "../lib/errors.ts";
import { dispatch } from "../server/dispatch.ts";
import type { Service } from "../server/service.ts";
import type { Client } from "./client.ts";

/** The service in this process: the same validation and the same answers as over HTTP, without a socket. */
export function createEmbeddedClient(service: Service): Client {
  return {
    call: async (operation, input, options = {}) => {
      const { signal, item, isBestEnough, minScore, onFallback } = options;
      const query = toQueryPairs(input.query);
      const call = { operation, query, body: input.body, signal, item, isBestEnough, minScore, onFallback };
      try {
        return (await dispatch(service, call)).body;
      } catch (problem) {
        throw hasUsefulCause(problem) ? problem.cause : problem;
      }
    },
    has: async () => true,
    close: async () => {},
  };
}

/**
 * Whether the cause is more helpful than the HTTP problem: a local fault with advice, such as a damaged
 * catalog, rather than a 500; or a provider's error rather than a 502, since it says whether the next row would
 * meet it too.
 */
function hasUsefulCause(problem: unknown): problem is ServiceProblem {
  if (!(problem instanceof ServiceProblem)) return false;
  const { status, cause } = problem;
  return (status === 500 || status === 502 || status === 504) && cause instanceof PdoError;
}
