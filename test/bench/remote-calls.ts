import { once } from "node:events";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import { Pool } from "undici";
import { mapInOrder } from "../../src/batch/ordered-window.ts";
import { createRemoteClient } from "../../src/client/remote.ts";

/** What is asked for again and again, and how: the same calls for everyone who is compared. */
export interface Load {
  readonly origin: string;
  readonly calls: number;
  readonly inFlight: number;
}

export interface Delay {
  readonly delayMs: number;
  readonly slowOneIn?: number;
  readonly slowFactor?: number;
}

const named = {
  message: "Done.",
  old_name: "Kettle",
  best_name: "Kettle 1.7 l",
  other_names: ["Water kettle"],
};
const query = { task_type: "cleaned", translation_language: "de" } as const;
const body = { product_name: "CORDLESS KETTLE 1,7L, stainless steel, 2200 W" };
export const path = "/api/tasks/optimization/name?task_type=cleaned&translation_language=de";
export const sentBody = JSON.stringify(body);

/** A service in a thread of its own that takes its time. @param answer what it says, whatever it is asked */
export async function startDelayed(
  { delayMs, slowOneIn = 0, slowFactor = 20 }: Delay,
  answer: object = named,
) {
  const worker = new Worker(new URL("delayed-server.js", import.meta.url), {
    workerData: { answer, delayMs, slowOneIn, slowFactor },
  });
  const [port] = await once(worker, "message");
  return { origin: `http://127.0.0.1:${port}`, close: () => worker.terminate() };
}

/** So many loops over one pool, each asking and reading its answer: nothing is retried, checked or ordered. */
export async function askBare({ origin, calls, inFlight }: Load): Promise<void> {
  const pool = new Pool(origin, { connections: inFlight });
  const headers = { "Content-Type": "application/json", Accept: "application/json" };
  let left = calls;
  const loop = async () => {
    while (left > 0) {
      left -= 1;
      const response = await pool.request({ method: "POST", path, headers, body: sentBody });
      await response.body.json();
    }
  };
  await Promise.all(Array.from({ length: inFlight }, loop));
  await pool.close();
}

const batchSize = 200;

/** As a run does it: batches in an ordered window, one limit for all their rows, retries and checks. */
export async function askInOrder({ origin, calls, inFlight }: Load): Promise<void> {
  const client = createClient(origin, inFlight);
  const limit = pLimit(inFlight);
  const ask = (item: object) => client.call("optimizeName", { query, body }, { item });
  const work = (batch: object[]) => Promise.all(batch.map((item) => limit(ask, item)));
  const windowSize = Math.max(2, Math.ceil((inFlight * 16) / batchSize));
  let rows = 0;
  for await (const answers of mapInOrder(batches(calls), windowSize, work)) rows += answers.length;
  if (rows !== calls) throw new Error(`${rows} of ${calls} rows came back.`);
  await client.close();
}

/** The same client without any order: what comes first is done first. */
export async function askUnordered({ origin, calls, inFlight }: Load): Promise<void> {
  const client = createClient(origin, inFlight);
  let left = calls;
  const loop = async () => {
    while (left > 0) {
      left -= 1;
      await client.call("optimizeName", { query, body }, { item: {} });
    }
  };
  await Promise.all(Array.from({ length: inFlight }, loop));
  await client.close();
}

function createClient(origin: string, connections: number) {
  return createRemoteClient({
    baseUrl: `${origin}/api`,
    timeoutMs: 60_000,
    retries: 6,
    connections,
    userAgent: "pdo/bench",
    random: Math.random,
    now: Date.now,
    maxOutageMs: 900_000,
  });
}

async function* batches(calls: number): AsyncGenerator<object[]> {
  for (let first = 0; first < calls; first += batchSize) {
    yield Array.from({ length: Math.min(batchSize, calls - first) }, () => ({}));
  }
}
