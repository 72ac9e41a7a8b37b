import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { answerKey, createCachingClient } from "../../src/cache/caching-client.ts";
import { answerRecord, kindRecord, ownerRecord } from "../../src/cache/journal-record.ts";
import { recoverJournals } from "../../src/cache/journal-recovery.ts";
import { createStandInClient } from "../stand-ins/client.ts";
import { createMemoryStore } from "./memory-store.ts";
import { entryOf } from "./numbered-entries.ts";

const owner = { pid: 7, startedAt: "12@boot", host: "here" };
const begin = ownerRecord(owner, 20_000);
const newFolder = () => mkdtempSync(join(tmpdir(), "pdo-journals-"));
const put = (folder: string, name: string, ...records: readonly Buffer[]) =>
  writeFileSync(join(folder, `${name}.journal`), Buffer.concat(records));

describe("journals of runs that ended early", () => {
  test("are taken into the store, with the day on which they were written, and removed", async () => {
    const folder = newFolder();
    put(folder, "one", begin, kindRecord(7, "seven"), answerRecord(entryOf(1)));
    put(folder, "two", begin, answerRecord(entryOf(2)));
    put(folder, "empty");
    const store = createMemoryStore();
    await recoverJournals(folder, store, () => false);
    expect(store.groups.flatMap(({ entries }) => entries)).toEqual([entryOf(1), entryOf(2)]);
    expect(store.groups[0]).toMatchObject({ day: 20_000, kinds: new Map([[7, "seven"]]) });
    expect(readdirSync(folder)).toEqual([]);
  });

  test("are left alone as long as their run is there", async () => {
    const folder = newFolder();
    put(folder, "living", begin, answerRecord(entryOf(1)));
    const store = createMemoryStore();
    await recoverJournals(folder, store, (other) => {
      expect(other).toEqual(owner);
      return true;
    });
    expect(store.groups).toEqual([]);
    expect(readdirSync(folder)).toEqual(["living.journal"]);
  });

  test("stay for the next time where the store cannot take them, or they cannot be read", async () => {
    const folder = newFolder();
    put(folder, "waiting", begin, answerRecord(entryOf(1)));
    mkdirSync(join(folder, "folder.journal"));
    const store = createMemoryStore();
    store.fault = new Error("disk full");
    await recoverJournals(folder, store, () => false);
    expect(readdirSync(folder)).toHaveLength(2);
    store.fault = undefined;
    await recoverJournals(folder, store, () => false);
    expect(store.groups.flatMap(({ entries }) => entries)).toEqual([entryOf(1)]);
  });
});

const productCount = 100;
const cutBytes = 4096;
const inputOf = (number: number) => ({
  query: { task_type: "cleaned", translation_language: "en" } as const,
  body: { product_name: `lamp ${number}` },
});

const bestName = (number: number) => ({ best_name: `LAMP ${number}` });

/** What a run wrote that was asked for so many products, record by record. */
function recordsOfRun(): Buffer[] {
  const answers = Array.from({ length: productCount }, (_, number) => {
    const value = Buffer.from(JSON.stringify(bestName(number)));
    return answerRecord({ key: answerKey("optimizeName", inputOf(number), "service"), kind: 7, value });
  });
  return [begin, kindRecord(7, "seven"), ...answers];
}

/** The run again, with what was left of the journal of the first. @returns the products that were asked for */
async function runAgain(folder: string): Promise<string[]> {
  const store = createMemoryStore();
  await recoverJournals(folder, store, () => false);
  const asked: string[] = [];
  const client = createStandInClient((_, { body }) => {
    asked.push(JSON.stringify(body));
    return bestName(asked.length);
  });
  const cache = createCachingClient(client, {
    store,
    identity: "service",
    mode: "use",
    kind: "remote",
    now: () => 0,
  });
  for (let number = 0; number < productCount; number += 1) {
    const before = asked.length;
    const { best_name } = await cache.call("optimizeName", inputOf(number));
    const isFound = asked.length === before;
    if (isFound && best_name !== bestName(number).best_name) throw new Error(`${number}: ${best_name}`);
  }
  await cache.close();
  return asked;
}

describe("a journal that was cut off", () => {
  test("at any of its last 4,096 bytes costs the answers behind the cut, and no other", async () => {
    const folder = newFolder();
    const records = recordsOfRun();
    const whole = Buffer.concat(records);
    const ends = records.slice(2).map((_, at) => Buffer.concat(records.slice(0, at + 3)).length);
    expect(whole.length).toBeGreaterThan(cutBytes);
    let right = 0;
    for (let length = whole.length - cutBytes; length < whole.length; length += 1) {
      put(folder, "torn", whole.subarray(0, length));
      const lost = ends.flatMap((end, number) =>
        end > length ? [JSON.stringify(inputOf(number).body)] : [],
      );
      expect(await runAgain(folder)).toEqual(lost);
      right += 1;
    }
    expect(right).toBe(cutBytes);
  }, 60_000);
});
