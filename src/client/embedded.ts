import { toQueryPairs } from "../contract/query-string.ts";
import { dispatch } from "../service/dispatch.ts";
import type { Service } from "../service/service.ts";
import type { Client } from "./client.ts";

/** The service in this process: the same validation and the same answers as over HTTP, and no socket. */
export function createEmbeddedClient(service: Service): Client {
  return {
    call: async (operation, input, { signal } = {}) => {
      const query = toQueryPairs(input.query);
      return (await dispatch(service, { operation, query, body: input.body, signal })).body;
    },
    close: async () => {},
  };
}
