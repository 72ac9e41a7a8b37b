import { existsSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { lockJob } from "../../../../src/cli/commands/enrich/batch-keeping.ts";

const world = (pid: number, isRunning: boolean) => ({
  processes: { own: { pid, startedAt: "then", host: "here" }, isRunning: () => isRunning },
  now: Date.now,
});

test("a job is one run's at a time; that of a run that has died is taken over", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "pdo-lock-")), "batches", "job.json");
  const first = await lockJob(path, world(1, true));
  await expect(lockJob(path, world(2, true))).rejects.toMatchObject({
    code: "PDO_BATCH_LOCKED",
    seen: expect.stringContaining("process 1 on here"),
  });
  const second = await lockJob(path, world(2, false));
  await expect(first.check()).rejects.toThrow();
  await first.release();
  await second.check();
  await second.release();
  expect(readdirSync(dirname(path))).toEqual([]);
  expect(existsSync(path)).toBe(false);
});
