import { type OperationName, operations, toQueryPairs } from "../../src/api/operations.ts";
import { ServiceProblem } from "../../src/api/service-problem.ts";
import type { Client } from "../../src/client/client.ts";
import { createEmbeddedClient } from "../../src/client/embedded.ts";
import { createRemoteClient } from "../../src/client/remote.ts";
import { createTemporaryAccess } from "../../src/server/access.ts";
import { dispatch } from "../../src/server/dispatch.ts";
import { startServer } from "../../src/server/http/server.ts";
import type { Service } from "../../src/server/service.ts";

interface Seen {
  readonly status: number;
  readonly body: unknown;
}

/** One way to the service: every way must answer every request alike. */
export interface Surface {
  ask(operation: OperationName, query: Readonly<Record<string, unknown>>, body?: unknown): Promise<Seen>;
  close(): Promise<void>;
}

const key = "pdo_for-the-contract-suite";

export const surfaces: Readonly<Record<string, (service: Service) => Promise<Surface>>> = {
  dispatch: async (service) => ({
    ask: (operation, query, body) =>
      watch(async () => (await dispatch(service, { operation, query: toQueryPairs(query), body })).body),
    close: async () => {},
  }),
  "the embedded client": async (service) => toSurface(createEmbeddedClient(service), async () => {}),
  HTTP: async (service) => {
    const server = await serve(service);
    return {
      ask: async (operation, query, body) => {
        const { path, method } = operations[operation];
        const search = new URLSearchParams(toQueryPairs(query));
        const response = await fetch(`${server.url}/api${path}?${search}`, {
          method,
          headers: { "X-Api-Key": key, "Content-Type": "application/json" },
          ...(body === undefined || method === "GET" ? {} : { body: JSON.stringify(body) }),
        });
        return { status: response.status, body: await response.json() };
      },
      close: () => server.close(),
    };
  },
  "the remote client": async (service) => {
    const server = await serve(service);
    const client = createRemoteClient({
      baseUrl: `${server.url}/api`,
      apiKey: key,
      timeoutMs: 10_000,
      retries: 0,
      userAgent: "test",
      random: () => 0,
      now: () => 0,
    });
    return toSurface(client, () => server.close());
  },
};

function serve(service: Service) {
  const guarded = { ...service, access: createTemporaryAccess(key) };
  return startServer({ service: guarded, host: "127.0.0.1", port: 0, log: () => {}, now: () => 0 });
}

function toSurface(client: Client, closeServer: () => Promise<void>): Surface {
  return {
    ask: (operation, query, body) =>
      watch(() => client.call(operation, { query, ...(body === undefined ? {} : { body }) } as never)),
    close: async () => {
      await client.close();
      await closeServer();
    },
  };
}

async function watch(call: () => Promise<unknown>): Promise<Seen> {
  try {
    return { status: 200, body: await call() };
  } catch (problem) {
    if (!(problem instanceof ServiceProblem)) throw problem;
    return { status: problem.status, body: { detail: problem.detail } };
  }
}
