import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { createRandom } from "../../seeded-random.ts";
import { callProgram, startProgram } from "../program.ts";
import { csv } from "./feeds.ts";

/** More of them prove more: 30 is the figure to hold. */
const runs = Number(process.env.PDO_KILLS ?? 2);
const seed = Number(process.env.PDO_SEED ?? 20_261_123);
const shards = 4;
const preload = join(import.meta.dirname, "killed-at.mjs");
const settings = ["--tasks", "name", "--quiet"];

/** About as many things as an attempt does in the run's folder, and a plan or a merge. */
const moments = { shard: 8, plan: 24, merge: 12 };

interface Expected {
  readonly output: Buffer;
  readonly rejects: Buffer;
  readonly code: number | null;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "pdo-chaos-"));
  writeFileSync(join(folder, "feed.csv"), csv(40, "\r\n"));
  return folder;
}

async function program(folder: string, words: readonly string[], killAt = 0): Promise<number | null> {
  const kill = { PDO_KILL_AT: String(killAt), PDO_KILL_IN: words[0] === "merge" ? "out." : "run" };
  const surroundings = { folder, ...(killAt > 0 && { environment: kill, preload }) };
  return (await startProgram(words, surroundings).ended).code;
}

/** What is neither killed nor has others beside it needs no process of its own. */
const here = async (folder: string, words: readonly string[]) => (await callProgram(words, { folder })).code;

/** A process that is killed at a moment; without a moment in this one. */
async function perhapsKilled(folder: string, words: readonly string[], killAt: number) {
  return killAt === 0 ? here(folder, words) : program(folder, words, killAt);
}

let expected: Expected;
beforeAll(async () => {
  const folder = newFolder();
  const words = ["enrich", "feed.csv", "-o", "out.csv", "--rejects", "rejects.csv", ...settings];
  const code = await here(folder, words);
  const read = (name: string) => readFileSync(join(folder, name));
  expected = { output: read("out.csv"), rejects: read("rejects.csv"), code };
}, 120_000);

const planWords = ["plan", "feed.csv", "--shards", String(shards), "-o", "run", ...settings];
const mergeWords = ["merge", "run", "-o", "out.csv", "--rejects", "rejects.csv", "--quiet"];
const shardWords = (shard: number) => ["enrich", "run", "--shard", String(shard), "--quiet"];

function expectOutput(folder: string, code: number | null): void {
  expect(code).toBe(expected.code);
  expect(readFileSync(join(folder, "out.csv")).equals(expected.output)).toBe(true);
  expect(readFileSync(join(folder, "rejects.csv")).equals(expected.rejects)).toBe(true);
}

const isDone = (folder: string, shard: number) => existsSync(join(folder, "run", "done", `${shard}.json`));

/** Does what no attempt has done; that a shard may be done twice is shown by the attempts. */
async function doRest(folder: string, count: number): Promise<void> {
  for (let shard = 0; shard < count; shard += 1)
    if (!isDone(folder, shard)) expect(await here(folder, shardWords(shard))).toBe(0);
}

/** Words that end with an exit code of their own in the end, whatever killed them before. */
async function insist(folder: string, words: readonly string[], killAt: number): Promise<number | null> {
  return (await perhapsKilled(folder, words, killAt)) ?? here(folder, words);
}

describe.each(Array.from({ length: runs }, (_, at) => seed + at))("chaos of seed %i", (own) => {
  test("loses nothing and doubles nothing", { timeout: 600_000 }, async () => {
    const random = createRandom(own);
    const pick = (most: number) => Math.floor(random() * most);
    const moment = (most: number) => (random() < 0.7 ? 1 + pick(most) : 0);
    const folder = newFolder();
    expect(await insist(folder, planWords, moment(moments.plan))).toBe(0);
    const open = Array.from({ length: 2 * shards }, (_, at) => at % shards).sort(() => random() - 0.5);
    while (open.length > 0) {
      // Some at once, of which two may be of one shard; some are killed, and are not run again.
      const batch = open.splice(0, 1 + pick(3));
      const codes = await Promise.all(
        batch.map((shard) => program(folder, shardWords(shard), moment(moments.shard))),
      );
      for (const code of codes) expect([0, null]).toContain(code);
      const early = await here(folder, [...mergeWords, "--overwrite"]);
      if (early !== 6) expectOutput(folder, early);
    }
    await doRest(folder, shards);
    const mergeAgain = [...mergeWords, "--overwrite"];
    const killedMerge = await perhapsKilled(folder, mergeAgain, moment(moments.merge));
    if (killedMerge === null && existsSync(join(folder, "out.csv")))
      expect(readFileSync(join(folder, "out.csv")).equals(expected.output)).toBe(true);
    expectOutput(folder, await here(folder, mergeAgain));
  });
});

/** An attempt opens, writes and syncs one file after the other: in twos each of these is met, of one file or of the next. */
const step = process.env.PDO_KILLS === undefined ? 2 : 1;

describe("an attempt that is killed", () => {
  test("at one moment after the other leaves no marker, or a whole part", { timeout: 600_000 }, async () => {
    const folder = newFolder();
    const many = 24 / step;
    const planned = planWords.map((word) => (word === String(shards) ? String(many) : word));
    expect(await here(folder, planned)).toBe(0);
    let survivor = 0;
    while ((await program(folder, shardWords(survivor), 1 + survivor * step)) === null) survivor += 1;
    expect(survivor * step).toBeGreaterThan(5);
    expect(isDone(folder, survivor)).toBe(true);
    await doRest(folder, many);
    expectOutput(folder, await here(folder, mergeWords));
  });
});
