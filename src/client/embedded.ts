import { ServiceProblem } from "../contract/problem.ts";
import { toQueryPairs } from "../contract/query-string.ts";
import { dispatch } from "../service/dispatch.ts";
import type { Service } from "../service/service.ts";
import type { Client } from "./client.ts";

/** The service in this process: the same validation and the same answers as over HTTP, and no socket. */
export function createEmbeddedClient(service: Service): Client {
  return {
    call: async (operation, input, { signal, isBestEnough } = {}) => {
      const query = toQueryPairs(input.query);
      try {
        return (await dispatch(service, { operation, query, body: input.body, signal, isBestEnough })).body;
      } catch (problem) {
        throw isMendable(problem) ? problem.cause : problem;
      }
    },
    close: async () => {},
  };
}

/** A fault of this very machine that says how to mend it: a damaged catalog is no "Internal Server Error" at home. */
function isMendable(problem: unknown): problem is ServiceProblem {
  if (!(problem instanceof ServiceProblem) || problem.status !== 500) return false;
  return problem.cause instanceof Error && "nextStep" in problem.cause;
}
