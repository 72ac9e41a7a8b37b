import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Received, Reply } from "./exchange.ts";
import { findRoute } from "./routes.ts";
import { answerOrInterrupt } from "./scenarios/interrupt.ts";
import { sendReply, type Wait } from "./send-reply.ts";
import { createWorkings, type Workings, type WorkingsOptions } from "./workings.ts";

export interface StandInOptions extends WorkingsOptions {
  /** 0, where absent: any that is free. */
  readonly port?: number;
  /** Waits before a slow answer; absent: as long as it says. */
  readonly wait?: Wait;
  /** Told of each request and what it gets, before it gets it. */
  readonly onAnswer?: (received: Received, reply: Reply) => void;
}

/**
 * Stands in for providers of language models, on loopback: speaks OpenAI's chat completions, files and batches, and
 * Anthropic's messages and message batches, and Google's generateContent; refuses what they refuse, and goes wrong in the ways that they do
 * (`scenarios/scenario-table.ts`) when its plan says so (`scenarios/plan.ts`). Its answers are made from the questions
 * (`answers/`), what they cost is counted on its own side (`money/ledger.ts`), and batches go on when they are told to
 * (`batches/batch-works.ts`).
 */
export interface StandIn {
  readonly origin: string;
  /** The base URL that clients of OpenAI's wire take, and the AI SDK's of Anthropic's. */
  readonly baseUrl: string;
  /** That of Google's. */
  readonly googleUrl: string;
  /** All requests, in the order in which they came. */
  readonly requests: readonly Received[];
  readonly ledger: Workings["ledger"];
  readonly batches: Workings["batches"];
  /** The plan, the answers and the like may be changed while it runs. */
  readonly workings: Workings;
  /** The most requests that were being answered at one time. */
  readonly mostInFlight: () => number;
  /** Rejects with a fault of its own where it had one: nothing of it may pass for a provider's. */
  close(): Promise<void>;
}

export async function startStandIn(options: StandInOptions = {}): Promise<StandIn> {
  const workings = createWorkings(options);
  const requests: Received[] = [];
  const { wait = sleep, latencyMs = 0 } = options;
  let [inFlight, mostInFlight] = [0, 0];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    mostInFlight = Math.max(mostInFlight, ++inFlight);
    response.once("close", () => {
      inFlight -= 1;
    });
    const body = await readBody(request);
    const url = new URL(request.url ?? "/", "http://stand-in");
    const method = request.method ?? "GET";
    const route = findRoute(method, url.pathname);
    const received: Received = {
      count: requests.length + 1,
      at: workings.now(),
      method,
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body,
      route: route.name,
    };
    requests.push(received);
    const reply = answerOrInterrupt(received, workings, () => route.handle(received, workings));
    options.onAnswer?.(received, reply);
    await sendReply(response, { ...reply, delayMs: (reply.delayMs ?? 0) + latencyMs }, wait);
  };
  const ownFaults: unknown[] = [];
  const server = createServer((request, response) => {
    answer(request, response).catch((fault: unknown) => {
      ownFaults.push(fault);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    baseUrl: `${origin}/v1`,
    googleUrl: `${origin}/v1beta`,
    requests,
    ledger: workings.ledger,
    batches: workings.batches,
    workings,
    mostInFlight: () => mostInFlight,
    close: () =>
      new Promise((resolve, reject) => {
        server.close(() => (ownFaults.length > 0 ? reject(ownFaults[0]) : resolve()));
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
