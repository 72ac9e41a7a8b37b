import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { CacheMode } from "../../../src/cache/answer-cache.ts";
import {
  runCacheClear,
  runCacheInfo,
  runCachePrune,
  runCacheRepair,
} from "../../../src/cli/commands/cache-run.ts";
import { openCachedClient } from "../../../src/cli/open-answer-cache.ts";
import { openSession } from "../../../src/cli/session.ts";
import { createStandInClient } from "../../stand-ins/client.ts";
import { commandContext, createStandInWorld } from "../../stand-ins/world.ts";

const dayMs = 24 * 60 * 60 * 1000;
const home = (world: { environment: Readonly<Record<string, string | undefined>> }) =>
  String(world.environment.PDO_HOME);

/** A world whose home is another one's, some days later. */
function worldOf(before?: ReturnType<typeof createStandInWorld>, daysLater = 0) {
  const environment = before === undefined ? {} : { PDO_HOME: home(before) };
  const world = createStandInWorld({ environment });
  const now = world.now() + daysLater * dayMs;
  return { ...world, now: () => now };
}

type World = ReturnType<typeof worldOf>;

const contextOf = (world: World) => commandContext(world);

const nameOf = (product_name: string) => ({
  query: { task_type: "cleaned", translation_language: "en" } as const,
  body: { product_name },
});

async function askNames(world: World, names: readonly string[], mode: CacheMode = "use") {
  const client = createStandInClient();
  const session = await openSession({ baseUrl: "https://host/api/" }, contextOf(world));
  const kept = await openCachedClient(client, mode, session);
  for (const name of names) await kept.call("optimizeName", nameOf(name));
  await kept.close();
  return { calls: client.calls.length };
}

async function answerOf(run: typeof runCacheInfo, world: World, flags: Record<string, unknown> = {}) {
  const asking = worldOf(world, (world.now() - worldOf().now()) / dayMs);
  await run(flags, contextOf(asking));
  return JSON.parse(asking.printed());
}

describe("pdo cache", () => {
  test("says how many answers are kept, of which operation, and whose they are", async () => {
    const world = worldOf();
    expect(await answerOf(runCacheInfo, world)).toMatchObject({
      entries: 0,
      bytes: 0,
      file_bytes: 0,
      kinds: [],
    });
    await askNames(world, ["lamp", "table", "lamp"]);
    const info = await answerOf(runCacheInfo, world);
    expect(info).toMatchObject({
      path: join(home(world), "answers"),
      damaged_bytes: 0,
      entries: 2,
      kinds: [
        {
          operation: "optimizeName",
          identity: "service at https://host/api",
          entries: 2,
          last_used: "2025-06-15",
        },
      ],
    });
    expect(info.file_bytes).toBeGreaterThan(info.bytes);
  });

  test("takes out what was not used for so many days, and asks the service again for that alone", async () => {
    const world = worldOf();
    await askNames(world, ["old", "used"]);
    const later = worldOf(world, 20);
    await askNames(later, ["used", "new"]);
    const pruned = await answerOf(runCachePrune, later, { olderThan: "10" });
    expect(pruned).toMatchObject({ removed_entries: 1, whole: true });
    expect(pruned.file_bytes).toBeLessThanOrEqual(pruned.file_bytes_before);
    expect((await askNames(later, ["used", "new"])).calls).toBe(0);
    expect((await askNames(later, ["old"])).calls).toBe(1);
  });

  test("keeps those that were used last within a size", async () => {
    const world = worldOf();
    await askNames(
      world,
      Array.from({ length: 20 }, (_, number) => `${number} ${"x".repeat(50_000)}`),
    );
    const later = worldOf(world, 1);
    await askNames(later, ["y".repeat(50_000)]);
    const pruned = await answerOf(runCachePrune, later, { maxSize: "1" });
    expect((await answerOf(runCacheInfo, later)).bytes).toBeLessThanOrEqual(1_000_000);
    expect(pruned.removed_entries).toBe(12);
    expect((await askNames(later, ["y".repeat(50_000)])).calls).toBe(0);
  });

  test("refuses to prune where nothing says what, and what is no number", async () => {
    const world = worldOf();
    for (const flags of [{}, { olderThan: "soon" }, { maxSize: "-1" }, { maxSize: "1.5" }]) {
      await expect(runCachePrune(flags, contextOf(world))).rejects.toMatchObject({ code: "PDO_CACHE_PRUNE" });
    }
  });

  test("forgets everything, a damaged file too", async () => {
    const world = worldOf();
    await askNames(world, ["lamp"]);
    expect((await answerOf(runCacheClear, world)).removed_bytes).toBeGreaterThan(0);
    expect((await askNames(world, ["lamp"])).calls).toBe(1);
    writeFileSync(join(home(world), "answers", "other.answers"), "garbage");
    expect(await answerOf(runCacheInfo, world)).toMatchObject({ entries: 1, damaged_bytes: 7 });
    await answerOf(runCacheClear, world);
    expect(await answerOf(runCacheInfo, world)).toMatchObject({ entries: 0 });
  });
});

describe("a prune while a run is under way", () => {
  test("leaves the file to the run, though it has read nothing, and loses none of its answers", async () => {
    const world = worldOf();
    await askNames(world, ["old"]);
    const later = worldOf(world, 40);
    const client = createStandInClient();
    const session = await openSession({ baseUrl: "https://host/api/" }, contextOf(later));
    const running = await openCachedClient(client, "refresh", session);
    await running.call("optimizeName", nameOf("paid before the prune"));
    const pruned = await answerOf(runCachePrune, later, { olderThan: "10" });
    expect(pruned).toMatchObject({ removed_entries: 1, whole: false });
    await running.call("optimizeName", nameOf("paid after the prune"));
    await running.close();
    expect((await askNames(later, ["paid before the prune", "paid after the prune"])).calls).toBe(0);
    expect(await answerOf(runCachePrune, later, { olderThan: "10" })).toMatchObject({ whole: true });
    expect((await askNames(later, ["paid before the prune", "paid after the prune"])).calls).toBe(0);
  });

  test("keeps answers whose use may not have been noted, as it is noted once a week", async () => {
    const world = worldOf();
    await askNames(world, ["lamp"]);
    await askNames(worldOf(world, 6), ["lamp"]);
    const prunedAfter = (days: number) => answerOf(runCachePrune, worldOf(world, days), { olderThan: "10" });
    expect(await prunedAfter(16)).toMatchObject({ removed_entries: 0 });
    expect(await prunedAfter(17)).toMatchObject({ removed_entries: 1 });
  });
});

describe("a clearing while a run is under way", () => {
  test("is refused, and loses no answer, unless it is forced", async () => {
    const world = worldOf();
    const session = await openSession({ baseUrl: "https://host/api/" }, contextOf(world));
    const running = await openCachedClient(createStandInClient(), "use", session);
    await running.call("optimizeName", nameOf("paid before"));
    await expect(runCacheClear({}, contextOf(worldOf(world)))).rejects.toMatchObject({
      code: "PDO_ANSWERS_IN_USE",
    });
    await running.call("optimizeName", nameOf("paid after"));
    await running.close();
    expect((await askNames(world, ["paid before", "paid after"])).calls).toBe(0);
    const next = await openCachedClient(createStandInClient(), "use", session);
    expect((await answerOf(runCacheClear, world, { force: true })).removed_bytes).toBeGreaterThan(0);
    await next.close();
    expect((await askNames(world, ["paid before"])).calls).toBe(1);
  });
});

describe("kept answers on a damaged disk", () => {
  test("are said to be damaged, with --quiet too; the others are used, and repaired", async () => {
    const world = worldOf();
    await askNames(world, ["lamp"]);
    const folder = join(home(world), "answers");
    const [name = ""] = readdirSync(folder);
    appendFileSync(join(folder, name), "garbage");
    await askNames(world, ["table"]);
    const asking = worldOf(world);
    expect((await askNames(asking, ["lamp", "table"])).calls).toBe(0);
    expect(asking.said()).toBe(
      `${join(folder, name)}: 7 bytes of kept answers are damaged; the others are used. pdo cache repair takes them out.\n`,
    );
    expect(await answerOf(runCacheRepair, world)).toEqual({ entries: 2, damaged_bytes: 7 });
    const after = worldOf(world);
    expect((await askNames(after, ["lamp", "table"])).calls).toBe(0);
    expect(after.said()).toBe("");
  });

  test("that an earlier version kept in its own way are named and left alone", async () => {
    const world = worldOf();
    mkdirSync(join(home(world), "answers"), { recursive: true });
    const former = join(home(world), "answers", "answers.mdb");
    writeFileSync(former, "lmdb's");
    await askNames(world, ["lamp"]);
    expect(world.said()).toContain(`${former}: the answers that an earlier version kept there are not used.`);
    await answerOf(runCacheClear, world);
    expect(readFileSync(former, "utf8")).toBe("lmdb's");
  });
});

describe("a run whose answers cannot be kept", () => {
  test("stops where the folder cannot be made, too", async () => {
    const world = worldOf();
    mkdirSync(home(world), { recursive: true });
    writeFileSync(join(home(world), "answers"), "a file");
    await expect(askNames(world, ["lamp"])).rejects.toMatchObject({
      code: "PDO_ANSWERS_UNUSABLE",
      nextStep: expect.stringContaining("--no-cache"),
    });
  });
});
