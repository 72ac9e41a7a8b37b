import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { connectRedis, parseRedisAddress } from "../../../src/net/redis.ts";
import { hasRedis, startRedis, whereRedis } from "../../stand-ins/redis-server.ts";
import { startProgram } from "../program.ts";

const rows = Array.from(
  { length: 30 },
  (_, at) => `${at},${at === 17 ? "Poison" : "Oak"} table ${at} cm,Solid.`,
);

describe.skipIf(!hasRedis)(`a row that kills whatever works on it (${whereRedis})`, () => {
  const preload = join(import.meta.dirname, "poisoned.mjs");

  async function startFeed() {
    const folder = mkdtempSync(join(tmpdir(), "pdo-poison-"));
    writeFileSync(join(folder, "feed.csv"), `id,name,description\n${rows.join("\n")}\n`);
    const queue = await startRedis();
    const client = await connectRedis(parseRedisAddress(queue.url), { connectTimeoutMs: 5_000 });
    const files = ["-o", "out.csv", "--rejects", "rejects.csv", "--tasks", "name", "--shards", "3"];
    const coordinator = startProgram(["enrich", "feed.csv", ...files, "--cluster", queue.url], { folder });
    const work = () =>
      startProgram(["worker", "--cluster", queue.url, "--threads", "0"], { folder, preload });
    onTestFinished(async () => {
      coordinator.child.kill("SIGKILL");
      client.disconnect();
      await queue.kill();
    });
    const jobs = async () =>
      (await client.keys("pdo:claims-*")).filter((key) => /:[0-9a-f]+\.\d+$/.test(key));
    while ((await jobs()).length < 3);
    return { folder, client, coordinator, work, jobs };
  }

  test("kills its worker", { timeout: 60_000 }, async () => {
    const { work } = await startFeed();
    expect((await work().ended).code).toBe(null);
  });

  test("is rejected with the reason when its claim has failed three times, and the others are done", {
    timeout: 60_000,
  }, async () => {
    const { folder, client, coordinator, work, jobs } = await startFeed();
    // As BullMQ counts workers that went silent over a job.
    for (const key of await jobs()) await client.hset(key, "stc", 3);
    const worker = work();
    const { code } = await coordinator.ended;
    expect(code).toBe(1);
    const rejects = readFileSync(join(folder, "rejects.csv"), "utf8").trim().split("\n");
    expect(rejects).toHaveLength(2);
    expect(rejects[1]).toContain("PDO_THREAD_DIED");
    expect(rejects[1]).toContain("Poison");
    expect(readFileSync(join(folder, "out.csv"), "utf8").trim().split("\n")).toHaveLength(31);
    worker.child.kill("SIGTERM");
    expect((await worker.ended).code).toBe(0);
  });
});
