import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createAnswerWriter } from "../../src/cache/entries.ts";
import { parseJournal } from "../../src/cache/journal-record.ts";
import { recoverJournals } from "../../src/cache/journal-recovery.ts";
import { createMemoryStore } from "./memory-store.ts";
import { keyOf } from "./numbered-entries.ts";

const owner = { pid: 7, startedAt: "12@boot", host: "here" };
const answerOf = (number: number) => ({ best_name: `Lamp ${number}` });
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => from + place);

function writing() {
  const folder = mkdtempSync(join(tmpdir(), "pdo-writer-"));
  const store = createMemoryStore();
  const journal = { folder, owner };
  const writer = createAnswerWriter({ store, journal, identity: "service", today: () => 20_000 });
  const add = (numbers: readonly number[]) => {
    for (const number of numbers) writer.add(keyOf(number), "optimizeName", answerOf(number));
  };
  return { folder, store, writer, add };
}

/** Answers in the journals of a folder. */
function journalled(folder: string): unknown[] {
  const paths = readdirSync(folder).map((name) => join(folder, name));
  const entries = paths.flatMap((path) => parseJournal(readFileSync(path)).entries);
  return entries.map(({ value }) => JSON.parse(value.toString("utf8")));
}

describe("answers on their way to the store", () => {
  test("are in the journal before they are returned, and become durable without the store", async () => {
    const { folder, store, writer, add } = writing();
    add([1, 2, 3]);
    expect(journalled(folder)).toEqual([1, 2, 3].map(answerOf));
    await Promise.all([writer.durable(), writer.durable()]);
    expect(store.groups).toEqual([]);
    expect(writer.counts()).toEqual({ written: 3, failedWrites: 0 });
  });

  test("are written to the store in large groups, and their journal is removed", async () => {
    const { folder, store, writer, add } = writing();
    for (let first = 0; first < 5600; first += 200) {
      add(range(first, first + 200));
      await writer.durable();
    }
    expect(store.groups).toHaveLength(2);
    await writer.flush();
    expect(store.groups.flatMap(({ entries }) => entries)).toHaveLength(5600);
    expect(readdirSync(folder)).toEqual([]);
    expect(writer.counts()).toEqual({ written: 5600, failedWrites: 0 });
  });

  test("are found while they are nowhere but in the journal", () => {
    const { writer, add } = writing();
    add([1]);
    expect(JSON.parse(String(writer.find(keyOf(1))))).toEqual(answerOf(1));
    expect(writer.find(keyOf(2))).toBeUndefined();
  });
});

describe("where the disk refuses", () => {
  test("the store, the journal stays for the next run, and nothing is lost", async () => {
    const { folder, store, writer, add } = writing();
    store.fault = new Error("disk full");
    add([1, 2]);
    await writer.flush();
    expect(writer.counts()).toEqual({ written: 2, failedWrites: 0 });
    expect(JSON.parse(String(writer.find(keyOf(1))))).toEqual(answerOf(1));
    const next = createMemoryStore();
    await recoverJournals(folder, next, () => false);
    expect(next.groups.flatMap(({ entries }) => entries).map(({ key }) => key)).toEqual([keyOf(1), keyOf(2)]);
  });

  test("the journal, answers are durable when the store has them", async () => {
    const { folder, store, writer, add } = writing();
    rmSync(folder, { recursive: true });
    add([1, 2]);
    expect(store.groups).toEqual([]);
    await Promise.all([writer.durable(), writer.durable()]);
    expect(store.groups.map(({ entries }) => entries.length)).toEqual([2]);
    add([3]);
    await writer.durable();
    expect(writer.counts()).toEqual({ written: 3, failedWrites: 0 });
  });

  test("both, answers are counted as lost, and the run goes on", async () => {
    const { folder, store, writer, add } = writing();
    rmSync(folder, { recursive: true });
    store.fault = new Error("disk full");
    add([1, 2]);
    await writer.durable();
    expect(writer.counts()).toEqual({ written: 0, failedWrites: 2 });
  });
});
