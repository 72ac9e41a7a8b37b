import { open } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { describe, it } from "vitest";
import { resolveColumns } from "../../src/feed/columns.ts";
import { productFields } from "../../src/feed/feed.ts";
import { openFeedFile, readFeed } from "../../src/feed/reader.ts";
import { createThreadPool } from "../../src/lib/thread-pool.ts";
import type { RowOutcome } from "../../src/pipeline/enrichment.ts";
import { threadsDying } from "../../src/pipeline/errors.ts";
import type { RowExecutor } from "../../src/pipeline/executor.ts";
import { findFeedLanguage } from "../../src/pipeline/feed-language.ts";
import { observeFeed } from "../../src/pipeline/history/profiler.ts";
import { planOutcomes } from "../../src/pipeline/outcome-plan.ts";
import { runFeed } from "../../src/pipeline/run.ts";
import { createThreadExecutor, type RowThreads } from "../../src/pipeline/worker-executor.ts";
import { plainOptions } from "../stand-ins/task-options.ts";
import { cpuSeconds } from "./cpu-seconds.ts";
import { useFeedFolder } from "./feed-folder.ts";
import { median } from "./median.ts";

/*
 * What a run costs a row besides the work on it: every row is answered at once with its own name. Reading ahead is what a
 * feed that was run before costs in addition.
 */

const rows = Number(process.env.PDO_BENCH_ROWS ?? 100_000);
const rounds = Number(process.env.PDO_BENCH_ROUNDS ?? 5);
const tasks = { ...plainOptions, tasks: ["name"] as const };

/** As a thread of a run speaks, without an engine. */
const thread = `
  const { parentPort } = require("node:worker_threads");
  parentPort.postMessage("ready");
  parentPort.on("message", ({ products }) => {
    if (products === undefined) return parentPort.close();
    const outcomes = [];
    for (let place = ${productFields.indexOf("name")}; place < products.length; place += ${productFields.length})
      outcomes.push("ok", null, 1, undefined, undefined, undefined, products[place], "ok", "");
    parentPort.postMessage({ outcomes });
  });
`;

const at = useFeedFolder(rows);

async function openRun() {
  const feed = await readFeed(await openFeedFile(at("feed.csv")));
  const mapping = resolveColumns(feed.description, { sample: feed.sample, name: "feed.csv" });
  const plan = planOutcomes({ tasks, write: "add", mapping, format: "csv" });
  return {
    feed,
    mapping,
    plan,
    observer: observeFeed({ description: feed.description, mapping }, async () => {}),
  };
}

const answerAtOnce: RowExecutor = {
  execute: async (products) =>
    products.map(
      ({ name = "" }): RowOutcome => ({
        status: "ok",
        failures: [],
        done: ["name"],
        cells: [name, "ok", ""],
      }),
    ),
  stop: () => {},
  settled: async () => {},
};

async function runWith(executor: RowExecutor, windowSize: number): Promise<void> {
  const { feed, mapping, plan, observer } = await openRun();
  const output = await open(at("out.csv"), "w");
  try {
    await runFeed({
      ...{ feed, mapping, plan, executor, windowSize, output: { write: (bytes) => output.writeFile(bytes) } },
      language: findFeedLanguage(feed, mapping),
      ...{ selection: { kind: "all" }, write: "add", writing: { format: "csv", csvSafe: "generated" } },
      onWritten: observer.add,
    });
    await observer.end(feed.counts());
  } finally {
    await output.close();
  }
}

async function runWithThreads(size: number): Promise<void> {
  const { feed, plan } = await openRun();
  await feed.close();
  const pool: RowThreads = createThreadPool({
    size,
    startWorker: () => new Worker(thread, { eval: true }),
    dying: threadsDying,
  });
  try {
    await runWith(createThreadExecutor({ pool, plan }), 2 * size + 2);
  } finally {
    await pool.close();
  }
}

async function readAhead(): Promise<void> {
  const { feed, observer } = await openRun();
  for await (const records of feed.records()) observer.add(records);
  await observer.end(feed.counts());
}

const ways: Readonly<Record<string, () => Promise<void>>> = {
  "a run in one process": () => runWith(answerAtOnce, 4),
  "a run with two threads": () => runWithThreads(2),
  "reading ahead": readAhead,
};

describe("the run around the engine", () => {
  it("microseconds of processor a row, of all threads", async () => {
    const costs = new Map(Object.keys(ways).map((name) => [name, [] as number[]]));
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, run] of Object.entries(ways)) {
        const startedAt = cpuSeconds();
        await run();
        // The first round warms up.
        if (round > 0) costs.get(name)?.push(((cpuSeconds() - startedAt) / rows) * 1e6);
      }
    }
    const lines = [...costs].map(
      ([name, all]) =>
        `  ${name.padEnd(24)} ${median(all).toFixed(1)} us, at least ${Math.min(...all).toFixed(1)}`,
    );
    process.stdout.write(`\n${rows} rows, medians of ${rounds} rounds\n${lines.join("\n")}\n`);
  });
});
