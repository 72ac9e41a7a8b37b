import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFailed, onTestFinished, test } from "vitest";
import { hasRedis, startRedis, whereRedis } from "../../stand-ins/redis-server.ts";
import { startProgram, until } from "../program.ts";
import { csv } from "../shards/feeds.ts";

const flags = ["--tasks", "name", "--rejects", "rejects.csv"];

describe.skipIf(!hasRedis)(`a worker that cannot write (${whereRedis})`, () => {
  // Four programs share a machine's last seconds here; where they got none for a minute they are given another.
  const patience = { timeout: 120_000, retry: 1 };
  test("leaves its claims to others, and nothing of them behind", patience, async () => {
    const folder = mkdtempSync(join(tmpdir(), "pdo-full-"));
    writeFileSync(join(folder, "feed.csv"), csv(120, "\n"));
    const alone = await startProgram(["enrich", "feed.csv", "-o", "alone.csv", ...flags], { folder }).ended;
    const queue = await startRedis();
    const words = ["worker", "--cluster", queue.url, "--threads", "0", "--quiet"];
    // No file may be longer than four kilobytes, as where a disk is full.
    const full = startProgram(words, { folder, mostFileBytes: 4_096 });
    const coordinator = startProgram(
      [
        "enrich",
        "feed.csv",
        "-o",
        "out.csv",
        ...flags,
        "--overwrite",
        "--cluster",
        queue.url,
        "--shards",
        "3",
      ],
      { folder },
    );
    let worker: ReturnType<typeof startProgram> | undefined;
    onTestFailed(() => {
      for (const { texts } of [full, coordinator]) process.stderr.write(`${texts.printed}${texts.said}\n`);
    });
    onTestFinished(async () => {
      for (const running of [full, coordinator, worker]) running?.child.kill("SIGKILL");
      await queue.kill();
    });
    await until(
      () => coordinator.texts.said.includes("is done again") || coordinator.child.exitCode !== null,
    );
    expect(coordinator.texts.said).toMatch(/Claim \d failed on .+EFBIG/s);
    expect(readdirSync(join(folder, "out.csv.run", "done"))).toEqual([]);
    expect(full.child.exitCode).toBe(null);
    worker = startProgram(words, { folder });
    const { code, said } = await coordinator.ended;
    expect({ code, said }).toEqual({ code: alone.code, said: expect.any(String) });
    expect(readFileSync(join(folder, "out.csv")).equals(readFileSync(join(folder, "alone.csv")))).toBe(true);
    for (const running of [full, worker]) {
      running.child.kill("SIGTERM");
      expect((await running.ended).code).toBe(0);
    }
  });
});
