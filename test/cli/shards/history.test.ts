import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { csv } from "./feeds.ts";
import { type FeedFolder, feedFolder } from "./planned.ts";

const names = ["--tasks", "name", "--quiet"];
const good = csv(60, "\n");
const half = good.split("\n").slice(0, 20).join("\n");

/** A night of shards, into a folder of its own. */
async function night(folder: FeedFolder, content: string, ...flags: string[]) {
  writeFileSync(folder.feed, content);
  const run = join(folder.folder, `run-${Math.random().toString(36).slice(2)}`);
  await folder.call("plan", folder.feed, "--shards", "3", "-o", run, ...names);
  for (const shard of ["0", "1", "2"]) await folder.call("enrich", run, "--shard", shard, "--quiet");
  return folder.call("merge", run, "-o", join(folder.folder, "out.csv"), "--quiet", ...flags);
}

/** The same in one process. */
function alone(folder: FeedFolder, content: string, ...flags: string[]) {
  writeFileSync(folder.feed, content);
  return folder.call("enrich", folder.feed, "-o", join(folder.folder, "out.csv"), ...names, ...flags);
}

describe.each([
  ["shards after shards", night, night],
  ["shards after one process", alone, night],
  ["one process after shards", night, alone],
] as const)("the guard against broken exports: %s", (_, first, second) => {
  test("stops a feed that has lost its rows, and lets it pass where that is meant", async () => {
    const folder = feedFolder("feed.csv", good);
    const out = join(folder.folder, "out.csv");
    expect((await first(folder, good)).code).toBe(1);
    const before = readFileSync(out);
    expect((await second(folder, good)).code).toBe(1);
    const stopped = await second(folder, half);
    expect(stopped.code).toBe(4);
    expect(stopped.said).toContain("PDO_INPUT_SUSPICIOUS");
    expect(readFileSync(out).equals(before)).toBe(true);
    expect((await second(folder, half, "--accept-changes")).code).toBeLessThan(2);
    expect(readFileSync(out).length).toBeLessThan(before.length);
  });
});

test("a feed with a header alone is no success, but where it may be", async () => {
  const folder = feedFolder("feed.csv", good);
  const header = `${good.split("\n")[0]}\n`;
  expect((await night(folder, header)).code).toBe(4);
  expect((await night(folder, header, "--allow-empty")).code).toBe(0);
});

test("what a person has edited in the output stands after the next night", async () => {
  const lines = Array.from(
    { length: 20 },
    (_, at) => `P-${at},LED LAMPE 10W WARMWEISS ${at},Lampe mit 10 Watt.\n`,
  );
  const plain = `id,name,description\n${lines.join("")}`;
  const outputs: string[] = [];
  for (const run of [alone, night]) {
    const folder = feedFolder("feed.csv", plain);
    const out = join(folder.folder, "out.csv");
    await run(folder, plain);
    const rows = readFileSync(out, "utf8").split("\n");
    const [, , third = ""] = rows;
    const name = third.split(",")[3] ?? "";
    expect(name).not.toBe("");
    writeFileSync(out, rows.with(2, third.replace(`,${name},`, ",Von Hand,")).join("\n"));
    expect(await run(folder, plain.replace("P-4,LED", "P-4,Gute LED"))).toMatchObject({ said: "", code: 0 });
    outputs.push(readFileSync(out, "utf8"));
  }
  expect(outputs[1]).toContain("Von Hand");
  expect(outputs[1]).toBe(outputs[0]);
});
