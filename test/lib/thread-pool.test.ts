import { Worker } from "node:worker_threads";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createThreadPool, type ThreadPool } from "../../src/lib/thread-pool.ts";

/** A thread that answers with the question; over `hang` it never comes back, over `hold` it waits for the flag, over `die` it ends. */
const program = `
  const { parentPort, workerData } = require("node:worker_threads");
  parentPort.postMessage("ready");
  parentPort.on("message", (question) => {
    if (question === "farewell") return parentPort.close();
    if (question === "hang") for (;;);
    if (question === "hold") Atomics.wait(workerData, 0, 0);
    if (question === "die") process.exit(3);
    parentPort.postMessage(question);
  });
`;

interface Setting {
  readonly size?: number;
  readonly code?: string;
  readonly deadlineMs?: number;
  readonly mostOfOneAsker?: number;
}

const pools: ThreadPool<string, string>[] = [];
const releases: (() => void)[] = [];
afterEach(async () => {
  for (const release of releases.splice(0)) release();
  for (const pool of pools.splice(0)) await pool.close();
});

function open({ code = program, size = 2, ...rest }: Setting = {}) {
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const seen = { started: 0 };
  const pool = createThreadPool<string, string>({
    ...{ size, mostAsked: 1, ...rest },
    dying: (last) => new Error("They die again and again.", { cause: last }),
    startWorker: () => {
      seen.started += 1;
      return new Worker(code, { eval: true, workerData: flag });
    },
  });
  const release = () => {
    Atomics.store(flag, 0, 1);
    Atomics.notify(flag, 0);
  };
  pools.push(pool);
  releases.push(release);
  return { pool, seen, release };
}

describe("a pool with a deadline", () => {
  test("ends and replaces a thread that takes longer, and goes on with the others' questions", async () => {
    const { pool, seen } = open({ size: 1, deadlineMs: 1_000 });
    const overdue = expect(pool.ask("hang")).rejects.toMatchObject({ name: "ThreadOverdue" });
    const after = ["a", "b"].map((question) => pool.ask(question));
    await overdue;
    expect(await Promise.all(after)).toEqual(["a", "b"]);
    expect(seen.started).toBe(2);
  });

  test("never gives up for questions that take longer, however many", async () => {
    const { pool, seen } = open({ size: 2, deadlineMs: 5 });
    const asked = await Promise.allSettled(Array.from({ length: 30 }, () => pool.ask("hang")));
    expect(new Set(asked.map((outcome) => outcome.status === "rejected" && outcome.reason.name))).toEqual(
      new Set(["ThreadOverdue"]),
    );
    expect(seen.started).toBe(32);
  });

  test("does not count the time in which a thread starts", async () => {
    const code = `const until = Date.now() + 1_500; while (Date.now() < until);${program}`;
    const { pool, seen } = open({ code, deadlineMs: 1_000 });
    expect(await pool.ask("a")).toBe("a");
    expect(seen.started).toBe(2);
  });
});

describe("who asks", () => {
  test("gets no more threads than its share, and others find one", async () => {
    const { pool, release } = open({ size: 2, mostOfOneAsker: 1 });
    const answered: string[] = [];
    const ask = (question: string, asker: string) =>
      pool.ask(question, { asker }).then(() => answered.push(`${asker} ${question}`));
    const greedy = [ask("hold", "one"), ask("a", "one"), ask("b", "one")];
    await Promise.all([ask("c", "other"), ask("d", "other")]);
    expect(answered).toEqual(["other c", "other d"]);
    release();
    await Promise.all(greedy);
    expect(answered.slice(2)).toEqual(["one hold", "one a", "one b"]);
  });

  test("keeps its share where its thread ends", async () => {
    const { pool } = open({ size: 2, mostOfOneAsker: 1 });
    for (let count = 0; count < 3; count += 1)
      await expect(pool.ask("die", { asker: "one" })).rejects.toMatchObject({ name: "ThreadDied" });
    expect(await pool.ask("a", { asker: "one" })).toBe("a");
  });

  test("takes a question back that no thread has begun", async () => {
    const { pool, release } = open({ size: 1 });
    const held = pool.ask("hold");
    const controller = new AbortController();
    const waiting = pool.ask("a", { signal: controller.signal });
    controller.abort(new Error("Gone."));
    await expect(waiting).rejects.toThrow("Gone.");
    const late = pool.ask("b", { signal: AbortSignal.abort(new Error("Gone before.")) });
    await expect(late).rejects.toThrow("Gone before.");
    release();
    expect(await held).toBe("hold");
  });
});

test("threads that die between answers are replaced without end, and those that only die are not", async () => {
  const { pool } = open({ size: 1 });
  for (let round = 0; round < 25; round += 1) {
    await expect(pool.ask("die")).rejects.toMatchObject({ name: "ThreadDied" });
    expect(await pool.ask("a")).toBe("a");
  }
  const { pool: ill, seen } = open({ size: 1, code: `throw new Error("No engine.");` });
  await expect(ill.ask("a")).rejects.toThrow("They die again and again.");
  const { started } = seen;
  await expect(ill.ask("a")).rejects.toThrow("They die again and again.");
  await vi.waitFor(() => expect(seen.started).toBe(started));
});
