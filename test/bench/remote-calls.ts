import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { Pool } from "undici";
import { createCachingClient } from "../../src/cache/caching-client.ts";
import { openAnswersStore } from "../../src/cache/store.ts";
import { windowSize } from "../../src/cli/commands/enrich/executor.ts";
import type { Client } from "../../src/client/client.ts";
import { createRemoteClient } from "../../src/client/remote.ts";
import type { RowOutcome } from "../../src/pipeline/enrichment.ts";
import { createExecutor } from "../../src/pipeline/executor.ts";
import { mapInOrder } from "../../src/pipeline/ordered-window.ts";
import type { Product } from "../../src/pipeline/product.ts";

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
/** Another product in each call, with texts of one length. */
const bodyOf = (number: number) => ({
  product_name: `CORDLESS KETTLE 1,7L, stainless steel, 2200 W, no. ${1_000_000 + number}`,
});
const outcome: RowOutcome = { status: "ok", failures: [], done: ["name"], cells: [] };
export const path = "/api/tasks/optimization/name?task_type=cleaned&translation_language=de";
export const sentBody = JSON.stringify(bodyOf(0));

/** A service in a thread of its own that takes its time. @param answer what it says, whatever it is asked */
export async function startDelayed(
  { delayMs, slowOneIn = 0, slowFactor = 20 }: Delay,
  answer: object = named,
) {
  const worker = new Worker(new URL("delayed-server.js", import.meta.url), {
    workerData: { answer, delayMs, slowOneIn, slowFactor },
  });
  const [port] = await once(worker, "message");
  /** How many were asked so far. */
  const calls = async (): Promise<number> => {
    worker.postMessage("calls");
    return (await once(worker, "message"))[0];
  };
  return { origin: `http://127.0.0.1:${port}`, calls, close: () => worker.terminate() };
}

/** So many loops over one pool, each asking and reading its answer: nothing is retried, checked or ordered. */
export async function askBare({ origin, calls, inFlight }: Load): Promise<void> {
  const pool = new Pool(origin, { connections: inFlight });
  const headers = { "Content-Type": "application/json", Accept: "application/json" };
  let left = calls;
  const loop = async () => {
    while (left > 0) {
      left -= 1;
      const response = await pool.request({
        method: "POST",
        path,
        headers,
        body: JSON.stringify(bodyOf(left)),
      });
      await response.body.json();
    }
  };
  await Promise.all(Array.from({ length: inFlight }, loop));
  await pool.close();
}

const batchSize = 200;

/** As a run does it: batches in an ordered window, lanes over all their rows, retries and checks; nothing is kept. */
export async function askInOrder(load: Load): Promise<void> {
  await runInOrder(load, createClient(load.origin, load.inFlight));
}

/** Where a run's answers are kept; what earlier runs kept there is not theirs. */
export interface AnswersHome {
  /** The same with every answer kept: on the disk before its batch is given on. */
  ask(load: Load): Promise<void>;
  remove(): void;
}

export function createAnswersHome(): AnswersHome {
  const home = mkdtempSync(join(tmpdir(), "pdo-bench-"));
  const owner = { pid: process.pid, startedAt: "", host: "bench" };
  const ask = async (load: Load): Promise<void> => {
    const store = openAnswersStore({ home, owner, isAlive: () => true, now: Date.now });
    const place = {
      store,
      mode: "use",
      kind: "remote",
      identity: randomUUID(),
      now: Date.now,
    } as const;
    const client = createCachingClient(createClient(load.origin, load.inFlight), place);
    await runInOrder(load, client, client.durable);
    const { calls, written } = client.figures();
    if (calls !== load.calls || written !== load.calls)
      throw new Error(`${calls} calls, ${written} written.`);
  };
  return { ask, remove: () => rmSync(home, { recursive: true }) };
}

async function runInOrder({ calls, inFlight }: Load, client: Client, beforeWrite = async () => {}) {
  const work = async (_: Product, place: number): Promise<RowOutcome> => {
    await client.call("optimizeName", { query, body: bodyOf(place) }, { item: {} });
    return outcome;
  };
  const { execute } = createExecutor(work, { concurrency: inFlight });
  let [begun, rows] = [0, 0];
  const begin = (batch: Product[]) => {
    const first = begun;
    begun += batch.length;
    return execute(
      batch,
      batch.map((_, at) => first + at),
    );
  };
  for await (const answers of mapInOrder(batches(calls), windowSize(inFlight), begin)) {
    await beforeWrite();
    rows += answers.length;
  }
  await client.close();
  if (rows !== calls) throw new Error(`${rows} of ${calls} rows came back.`);
}

/** The same client without any order: what comes first is done first. */
export async function askUnordered({ origin, calls, inFlight }: Load): Promise<void> {
  const client = createClient(origin, inFlight);
  let left = calls;
  const loop = async () => {
    while (left > 0) {
      left -= 1;
      await client.call("optimizeName", { query, body: bodyOf(left) }, { item: {} });
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

async function* batches(calls: number): AsyncGenerator<Product[]> {
  for (let first = 0; first < calls; first += batchSize) {
    yield Array.from({ length: Math.min(batchSize, calls - first) }, () => ({}));
  }
}
