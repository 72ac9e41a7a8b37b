import { type ResourceLimits, Worker } from "node:worker_threads";
import { afterEach, describe, expect, test } from "vitest";
import { ServiceProblem } from "../../src/api/service-problem.ts";
import { productFields } from "../../src/feed/feed.ts";
import { createThreadPool } from "../../src/lib/thread-pool.ts";
import { threadsDying } from "../../src/pipeline/errors.ts";
import { planOutcomes } from "../../src/pipeline/outcome-plan.ts";
import { productWidth } from "../../src/pipeline/packed-rows.ts";
import { createThreadExecutor, type RowThreads } from "../../src/pipeline/worker-executor.ts";
import { plainOptions } from "../stand-ins/task-options.ts";

const mapping = { columns: { name: "Title" }, why: {}, warnings: [] };
const tasks = { ...plainOptions, tasks: ["name"] as const };
const plan = planOutcomes({ tasks, write: "add", mapping, format: "csv" });

/**
 * A thread that answers with the name and the row's place, but for names that say otherwise: `die`, `fill` (all memory),
 * `refuse`, `never`.
 */
const program = `
  const { parentPort } = require("node:worker_threads");
  const act = {
    die: () => process.exit(3),
    fill: () => { const all = []; for (;;) all.push(new Array(1e5).fill(Math.random())); },
    refuse: () => ({ fault: { name: "ServiceProblem", message: "No.", fields: { status: 401 } } }),
    never: () => new Promise(() => {}),
  };
  parentPort.postMessage("ready");
  parentPort.on("message", async (question) => {
    if (question === "farewell") return parentPort.close();
    const outcomes = [];
    for (let row = 0; row * ${productWidth} < question.products.length; row += 1) {
      const name = question.products[row * ${productWidth} + ${productFields.indexOf("name")}];
      const other = await act[name]?.();
      if (other) return parentPort.postMessage(other);
      outcomes.push("ok", null, 1, undefined, undefined, undefined, undefined, undefined, undefined, undefined, name, question.places[row], "ok", "");
    }
    parentPort.postMessage({ outcomes });
  });
`;

const pools: RowThreads[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

interface Setting {
  readonly size?: number;
  readonly code?: string;
  readonly signal?: AbortSignal;
  readonly hurry?: AbortSignal;
  readonly resourceLimits?: ResourceLimits;
  readonly deadlineMs?: number;
}

function open({ size = 2, code = program, signal, hurry, resourceLimits = {}, ...rest }: Setting = {}) {
  let started = 0;
  const startWorker = () => {
    started += 1;
    return new Worker(code, { eval: true, resourceLimits });
  };
  const signals = { ...(signal && { signal }), ...(hurry && { hurry }) };
  const pool: RowThreads = createThreadPool({ size, startWorker, dying: threadsDying, ...signals, ...rest });
  pools.push(pool);
  const executor = createThreadExecutor({ pool, plan, ...(signal && { signal }) });
  return { pool, ...executor, started: () => started };
}

const named = (...names: string[]) => names.map((name) => ({ name }));
const said = (outcomes: readonly { cells: readonly unknown[] }[]) =>
  outcomes.map(({ cells }) => cells.slice(0, 2));

describe("threads", () => {
  test("answer each batch in its order, with the place of each row in the run", async () => {
    const { execute } = open();
    const batches = Array.from({ length: 20 }, (_, batch) => named(`${batch}a`, `${batch}b`));
    const answers = await Promise.all(
      batches.map((batch, place) => execute(batch, [place * 2, place * 2 + 1])),
    );
    expect(answers.map(said)).toEqual(
      batches.map((_, place) => [
        [`${place}a`, place * 2],
        [`${place}b`, place * 2 + 1],
      ]),
    );
  });

  test("that die lose no row: each is tried once more alone, and only the one that kills is rejected", async () => {
    const { execute, started } = open();
    const [first, second] = await Promise.all([
      execute(named("a", "die", "c"), [0, 1, 2]),
      execute(named("d", "e"), [3, 4]),
    ]);
    expect(first?.map(({ status }) => status)).toEqual(["ok", "rejected", "ok"]);
    expect(first?.[1]?.failures).toMatchObject([
      { code: "PDO_THREAD_DIED", reason: expect.stringContaining("It ended with code 3.") },
    ]);
    expect(said(first ?? []).at(2)).toEqual(["c", 2]);
    expect(said(second ?? [])).toEqual([
      ["d", 3],
      ["e", 4],
    ]);
    expect(started()).toBe(4);
  });

  test("that take too long are ended, each row is tried once more alone, and only the one that never ends is rejected", async () => {
    const { execute, started } = open({ deadlineMs: 1000 });
    const outcomes = await execute(named("a", "never", "c"), [0, 1, 2]);
    expect(outcomes.map(({ status }) => status)).toEqual(["ok", "rejected", "ok"]);
    expect(outcomes[1]?.failures).toMatchObject([
      { code: "PDO_ROW_TOO_LONG", reason: expect.stringContaining("Shorten its texts in the feed.") },
    ]);
    expect(started()).toBe(4);
  });

  test("that run out of memory are told from the rows that did not", async () => {
    const { execute } = open({ size: 1, resourceLimits: { maxOldGenerationSizeMb: 32 } });
    const outcomes = await execute(named("a", "fill"), [0, 1]);
    expect(outcomes.map(({ status }) => status)).toEqual(["ok", "rejected"]);
    expect(outcomes[1]?.failures[0]?.reason).toContain("memory");
  });

  test("carry back what stops a run, in its own class", async () => {
    const refused = open().execute(named("a", "refuse"), [0, 1]);
    await expect(refused).rejects.toBeInstanceOf(ServiceProblem);
    await expect(refused).rejects.toMatchObject({ status: 401 });
  });

  test("that cannot even start end the run with what they said", async () => {
    const { execute, started } = open({ code: `throw new Error("No engine.");` });
    const dying = { code: "PDO_THREADS_DYING", seen: expect.stringContaining("No engine.") };
    await expect(execute(named("a"), [0])).rejects.toMatchObject(dying);
    await expect(execute(named("b"), [1])).rejects.toMatchObject(dying);
    expect(started()).toBeLessThan(30);
  });

  test("finish what they have begun after an interruption, and get nothing more", async () => {
    const interruption = new AbortController();
    const { execute, settled } = open({ size: 1, signal: interruption.signal });
    const batches = ["a", "b", "c", "d"].map((name, place) => execute(named(name), [place]));
    interruption.abort(new Error("Enough."));
    const outcomes = await Promise.allSettled(batches);
    await settled();
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "rejected"]);
    await expect(execute(named("e"), [4])).rejects.toThrow("Enough.");
  });

  test("that do not finish in time after an interruption are ended, and none is started anew", async () => {
    const [interruption, hurry] = [new AbortController(), new AbortController()];
    const { execute, settled, started } = open({ size: 1, signal: interruption.signal, hurry: hurry.signal });
    await execute(named("a"), [0]);
    const lost = execute(named("never"), [1]);
    interruption.abort(new Error("Enough."));
    hurry.abort();
    await expect(lost).rejects.toThrow("Enough.");
    await settled();
    expect(started()).toBe(1);
  });
});
