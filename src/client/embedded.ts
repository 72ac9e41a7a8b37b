import { toQueryPairs } from "../api/operations.ts";
import { ServiceProblem } from "../api/service-problem.ts";
import { PdoError } from "../lib/errors.ts";
import { dispatch } from "../server/dispatch.ts";
import type { Service } from "../server/service.ts";
import type { Client } from "./client.ts";

/** The service in this process: the same validation and the same answers as over HTTP, and no socket. */
export function createEmbeddedClient(service: Service): Client {
  return {
    call: async (operation, input, options = {}) => {
      const { signal, item, isBestEnough, onFallback } = options;
      const query = toQueryPairs(input.query);
      const call = { operation, query, body: input.body, signal, item, isBestEnough, onFallback };
      try {
        return (await dispatch(service, call)).body;
      } catch (problem) {
        throw isMendable(problem) ? problem.cause : problem;
      }
    },
    close: async () => {},
  };
}

/**
 * A fault of this very machine that says how to mend it: a damaged catalog is no "Internal Server Error" at home. And what a
 * language model's provider said: at home it says more than a 502, whether the next row would meet it too for example.
 */
function isMendable(problem: unknown): problem is ServiceProblem {
  if (!(problem instanceof ServiceProblem)) return false;
  const { status, cause } = problem;
  return (status === 500 || status === 502 || status === 504) && cause instanceof PdoError;
}
