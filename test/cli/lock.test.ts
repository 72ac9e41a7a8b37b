import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Running, startProgram, until } from "./program.ts";

let folder = "";
const atEnd: (() => void)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pdo-locked-"));
  writeFileSync(join(folder, "feed.csv"), "sku,Title\n1,STEEL KETTLE 1.7L\n");
});
afterEach(() => {
  for (const act of atEnd.splice(0)) act();
});

/** Longer than what is looked at before the first row is worked on. */
const longFeed = `sku,Title,Note\n${`1,KETTLE,${"x".repeat(4_000)}\n`.repeat(100)}`;

/** A run that reads from a pipe into which nobody writes, and so goes on until it is ended. */
async function startWaiting(): Promise<Running> {
  const running = startProgram(["enrich", "-", "--input-format", "csv", "-o", "out.csv", "--tasks", "name"], {
    folder,
  });
  atEnd.push(() => running.child.kill("SIGKILL"));
  running.child.stdin?.write(longFeed);
  await until(() => hidden().some((name) => name.endsWith("0.part")));
  return running;
}

const hidden = () => readdirSync(folder).filter((name) => name.startsWith("."));
const enrich = () =>
  startProgram(["enrich", "feed.csv", "-o", "out.csv", "--tasks", "name"], { folder }).ended;

describe("two runs that would write one output", () => {
  test("do not: the second is refused at once, and the first goes on", async () => {
    const first = await startWaiting();
    const { code, said } = await enrich();
    expect(code).toBe(2);
    expect(said).toContain("PDO_OUTPUT_LOCKED");
    expect(said).toContain(`process ${first.child.pid} `);
    expect(hidden()).toContain(".out.csv.lock");
    first.child.stdin?.end();
    expect((await first.ended).code).toBe(0);
    expect(readFileSync(join(folder, "out.csv"), "utf8").split("\n")).toHaveLength(102);
    expect(hidden()).toEqual([]);
  });

  test("may where the first was killed: what it has left is taken away", async () => {
    const first = await startWaiting();
    first.child.kill("SIGKILL");
    await first.ended;
    expect(hidden()).toHaveLength(2);
    expect((await enrich()).code).toBe(0);
    expect(existsSync(join(folder, "out.csv"))).toBe(true);
    expect(hidden()).toEqual([]);
  });
});
