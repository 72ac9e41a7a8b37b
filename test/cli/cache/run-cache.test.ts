import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runCacheClear, runCacheInfo, runCachePrune } from "../../../src/cli/cache/run-cache.ts";
import { openKeptAnswers } from "../../../src/cli/open-kept-answers.ts";
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

async function askNames(world: World, names: readonly string[]) {
  const client = createStandInClient();
  const session = await openSession({ baseUrl: "https://host/api/" }, contextOf(world));
  const kept = await openKeptAnswers(client, "use", session);
  for (const product_name of names) {
    const query = { task_type: "cleaned", translation_language: "en" } as const;
    await kept.client.call("optimizeName", { query, body: { product_name } });
  }
  await kept.client.close();
  return { warning: kept.warning, calls: client.calls.length };
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
      path: join(home(world), "answers", "answers.mdb"),
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
    expect(pruned).toMatchObject({ removed_entries: 1, compacted: true });
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
    writeFileSync(join(home(world), "answers", "answers.mdb"), "garbage");
    await expect(runCacheInfo({}, contextOf(world))).rejects.toMatchObject({
      code: "PDO_ANSWERS_DAMAGED",
      nextStep: "Take it away with pdo cache clear; the next run makes a new one.",
    });
    await answerOf(runCacheClear, world);
    expect(await answerOf(runCacheInfo, world)).toMatchObject({ entries: 0 });
  });
});

describe("a run whose answers cannot be kept", () => {
  test("goes on with one warning that says what to do", async () => {
    const world = worldOf();
    mkdirSync(join(home(world), "answers"), { recursive: true });
    writeFileSync(join(home(world), "answers", "answers.mdb"), "garbage");
    const { warning, calls } = await askNames(world, ["lamp"]);
    expect(calls).toBe(1);
    expect(warning).toContain("pdo cache clear");
  });
});
