import { describe, expect, test } from "vitest";
import { readFeed } from "../../src/feed/reader.ts";
import type { RowOutcome } from "../../src/pipeline/enrichment.ts";
import type { RowExecutor } from "../../src/pipeline/executor.ts";
import { planOutcomes } from "../../src/pipeline/outcome-plan.ts";
import { type FeedRun, runFeed } from "../../src/pipeline/run.ts";
import { plainOptions } from "../stand-ins/task-options.ts";
import { englishFeed } from "./english-feed.ts";

const mapping = { columns: { name: "Title" }, why: {}, warnings: [] };
const tasks = { ...plainOptions, tasks: ["name"] as const };
const plan = planOutcomes({ tasks, write: "add", mapping, format: "csv" });
const outcomeOf = (name = ""): RowOutcome => ({
  status: "ok",
  failures: [],
  done: ["name"],
  cells: [name.toUpperCase(), null, "ok", ""],
});

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** A run over rows of names; what happens is noted in its order. */
async function prepare(
  names: readonly string[],
  execute: RowExecutor["execute"],
  further: Partial<FeedRun> = {},
) {
  const noted: string[] = [];
  const feed = await readFeed({ stream: bytes(`Title\n${names.join("\n")}\n`) }, { format: "csv" });
  const run: FeedRun = {
    feed,
    mapping,
    language: englishFeed,
    selection: { kind: "all" },
    plan,
    write: "add",
    executor: {
      execute,
      stop: () => void noted.push("stopped"),
      settled: async () => void noted.push("settled"),
    },
    windowSize: 2,
    writing: { format: "csv", csvSafe: "generated" },
    output: { write: async (written) => void noted.push(Buffer.from(written).toString()) },
    ...further,
  };
  return { run, noted };
}

const manyNames = Array.from({ length: 450 }, (_, row) => `name ${row}`);

describe("a run", () => {
  test("asks for each product once, says its place, and writes the rows in order", async () => {
    const firsts: number[] = [];
    const { run, noted } = await prepare(manyNames, async (products, [first = -1]) => {
      firsts.push(first);
      return products.map(({ name }) => outcomeOf(name));
    });
    const { counts } = await runFeed(run);
    expect(firsts).toEqual([0, 200, 400]);
    expect(counts.rows).toBe(450);
    const lines = noted.join("").trimEnd().split("\n");
    expect(lines).toEqual([
      "Title,pdo_name,pdo_source,pdo_status,pdo_messages",
      ...manyNames.map((name) => `${name},${name.toUpperCase()},,ok,`),
    ]);
  });

  test("works on smaller batches where they are wanted, and tells what was read before it is done", async () => {
    const sizes: number[] = [];
    const read: number[] = [];
    const { run } = await prepare(manyNames, async (products) => {
      sizes.push(products.length);
      return products.map(({ name }) => outcomeOf(name));
    });
    const { counts } = await runFeed({ ...run, batchSize: 80, onRead: (rows) => read.push(rows) });
    expect(sizes).toEqual([80, 80, 40, 80, 80, 40, 50]);
    expect(read).toEqual([200, 400, 450]);
    expect(counts.rows).toBe(450);
  });

  test("makes answers safe before their rows are written, and tells of the rows behind that", async () => {
    const { run, noted } = await prepare(["a"], async () => [outcomeOf("a")]);
    const told = {
      ...run,
      beforeWrite: async () => void noted.push("safe"),
      onWritten: (records: readonly { raw: string }[]) =>
        void noted.push(`told ${records.map(({ raw }) => raw)}`),
    };
    await runFeed(told);
    expect(noted.slice(1)).toEqual(["safe", "a,A,,ok,\n", "told a", ""]);
  });

  test("that is interrupted waits for what is under way, then ends with the reason", async () => {
    const interruption = new AbortController();
    const reason = new Error("Enough.");
    const fails = async (): Promise<RowOutcome[]> => {
      interruption.abort(reason);
      throw new Error("what was under way failed otherwise");
    };
    const { run, noted } = await prepare(["a"], fails, { signal: interruption.signal });
    await expect(runFeed(run)).rejects.toBe(reason);
    expect(noted.at(-1)).toBe("settled");
  });
});
