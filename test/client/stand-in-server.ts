import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as breathe } from "node:timers/promises";
import { createRemoteClient, type RemoteClientOptions } from "../../src/client/remote.ts";

export interface StandInServer {
  readonly origin: string;
  readonly port: number;
  readonly requests: IncomingMessage[];
  /** The requests' bodies, in the same order. */
  readonly bodies: string[];
  close(): void;
}

const sentTo = new WeakMap<ServerResponse, () => string>();

type Answer = (request: IncomingMessage, response: ServerResponse, count: number) => void;

/** A server on loopback that answers as the test specifies and records the requests. */
export async function startStandIn(answer: Answer): Promise<StandInServer> {
  const requests: IncomingMessage[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const count = requests.push(request);
    bodies.push("");
    sentTo.set(response, () => bodies[count - 1] ?? "");
    request.setEncoding("utf8").on("data", (text) => {
      bodies[count - 1] += text;
    });
    request.on("end", () => answer(request, response, count));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, port, requests, bodies, close };
}

export const apiKey = "pdo_api-canary-1";
export const providerKey = "provider-canary-2";

/** The answer to `name()`; `sendJson` sends it with the name that was asked for. */
export const goodName = { message: "Done.", old_name: "TV & co", best_name: "TV", other_names: [] };

/** A client with keys, and a clock that only its sleeps advance. */
export function createTestClient(baseUrl: string, options: Partial<RemoteClientOptions> = {}) {
  let at = 0;
  const slept: number[] = [];
  const client = createRemoteClient({
    baseUrl,
    apiKey,
    providerKey,
    timeoutMs: 5_000,
    retries: 0,
    userAgent: "pdo/test",
    random: () => 0.5,
    now: () => at,
    sleep: async (milliseconds) => {
      slept.push(milliseconds);
      at += milliseconds;
    },
    ...options,
  });
  const name = (signal?: AbortSignal) =>
    client.call(
      "optimizeName",
      { query: { task_type: "cleaned", translation_language: "de" }, body: { product_name: "TV & co" } },
      signal && { signal },
    );
  return { client, name, slept };
}

/** A client with a clock that stands still while a call is in flight and advances only while all wait. */
export function createPatientClient(baseUrl: string, options: Partial<RemoteClientOptions> = {}) {
  let at = 0;
  const { client } = createTestClient(baseUrl, {
    connections: 8,
    retries: 6,
    now: () => at,
    sleep: async (milliseconds, signal) => {
      while (client.figures().inFlight > 0 && !signal?.aborted) await breathe();
      if (!signal?.aborted) at += milliseconds;
    },
    ...options,
  });
  return { client, now: () => at };
}

export function sendJson(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { "Content-Type": "application/json", ...headers });
  response.end(typeof body === "string" ? body : JSON.stringify(body === goodName ? echoed(response) : body));
}

function echoed(response: ServerResponse) {
  const sent = JSON.parse(sentTo.get(response)?.() || "{}");
  return { ...goodName, old_name: sent.product_name ?? goodName.old_name };
}
