import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { createRandom } from "../../seeded-random.ts";
import { hasRedis, type RedisServer, startRedis, whereRedis } from "../../stand-ins/redis-server.ts";
import { type Running, startProgram, until } from "../program.ts";
import { csv } from "../shards/feeds.ts";

/** Each kills a worker, the coordinator and Redis. More of them prove more: 50 is the figure to hold. */
const runs = Number(process.env.PDO_KILLS ?? 1);
const seed = Number(process.env.PDO_SEED ?? 20_261_124);
const claims = 16;
const flags = ["--tasks", "name,description", "--quiet", "--rejects", "rejects.csv"];

interface Expected {
  readonly output: Buffer;
  readonly rejects: Buffer;
  readonly code: number | null;
}

const started: Running[] = [];
let redis: RedisServer | undefined;

function start(folder: string, words: readonly string[]): Running {
  const running = startProgram(words, { folder });
  started.push(running);
  return running;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "pdo-cluster-"));
  writeFileSync(join(folder, "feed.csv"), csv(400, "\r\n"));
  return folder;
}

function markers(folder: string): number {
  const done = join(folder, "out.csv.run", "done");
  return existsSync(done) ? readdirSync(done).filter((name) => /^\d+\.json$/.test(name)).length : 0;
}

describe.skipIf(!hasRedis)(`a cluster that is killed piece by piece (${whereRedis})`, () => {
  let expected: Expected;

  beforeAll(async () => {
    const folder = newFolder();
    const { code } = await start(folder, ["enrich", "feed.csv", "-o", "out.csv", ...flags]).ended;
    const read = (name: string) => readFileSync(join(folder, name));
    expected = { output: read("out.csv"), rejects: read("rejects.csv"), code };
  }, 120_000);

  afterEach(async () => {
    for (const { child } of started.splice(0)) child.kill("SIGKILL");
    await redis?.kill();
  });

  test.each(Array.from({ length: runs }, (_, at) => seed + at))(
    "loses and doubles nothing (seed %i)",
    {
      timeout: 300_000,
    },
    async (own) => {
      const random = createRandom(own);
      const folder = newFolder();
      const queue = await startRedis();
      redis = queue;
      const startWorker = () =>
        start(folder, ["worker", "--cluster", queue.url, "--threads", "0", "--quiet"]);
      const words = [
        "enrich",
        "feed.csv",
        "-o",
        "out.csv",
        "--cluster",
        queue.url,
        "--shards",
        String(claims),
      ];
      const workers = [startWorker(), startWorker()];
      let coordinator = start(folder, [...words, ...flags]);
      const victims = {
        worker: async () => {
          const [victim] = workers.splice(Math.floor(random() * workers.length), 1);
          victim?.child.kill("SIGKILL");
          workers.push(startWorker());
        },
        coordinator: async () => {
          coordinator.child.kill("SIGKILL");
          await coordinator.ended;
          coordinator = start(folder, [...words, ...flags]);
        },
        redis: async () => {
          await queue.kill();
          await queue.start();
        },
      };
      const order = (["worker", "coordinator", "redis"] as const).toSorted(() => random() - 0.5);
      for (const [turn, victim] of order.entries()) {
        const moment = turn * 4 + 1 + Math.floor(random() * 4);
        await until(() => markers(folder) >= moment || coordinator.child.exitCode !== null);
        if (coordinator.child.exitCode === null) await victims[victim]();
      }
      const { code, said } = await coordinator.ended;
      expect({ code, said }).toEqual({ code: expected.code, said: expect.any(String) });
      expect(readFileSync(join(folder, "out.csv")).equals(expected.output)).toBe(true);
      expect(readFileSync(join(folder, "rejects.csv")).equals(expected.rejects)).toBe(true);
      expect(existsSync(join(folder, "out.csv.run"))).toBe(false);
      for (const { child } of workers) child.kill("SIGTERM");
      for (const worker of workers) expect((await worker.ended).code).toBe(0);
    },
  );
});
