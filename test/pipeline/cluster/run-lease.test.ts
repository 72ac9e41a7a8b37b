import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ProcessIdentity } from "../../../src/lib/process-identity.ts";
import { connectRedis, parseRedisAddress, type RedisClient } from "../../../src/net/redis.ts";
import { leaseRun, type RunLease } from "../../../src/pipeline/cluster/run-lease.ts";
import { hasRedis, type RedisServer, startRedis, whereRedis } from "../../stand-ins/redis-server.ts";

describe.skipIf(!hasRedis)(`the lease of a run (${whereRedis})`, () => {
  let server: RedisServer;
  let redis: RedisClient;
  const held: RunLease[] = [];

  beforeAll(async () => {
    server = await startRedis();
    redis = await connectRedis(parseRedisAddress(server.url), { connectTimeoutMs: 5_000 });
  });
  afterEach(async () => {
    await Promise.all(held.splice(0).map((lease) => lease.release()));
  });
  afterAll(async () => {
    redis?.disconnect();
    await server?.kill();
  });

  const identity = (pid: number, host = "here"): ProcessIdentity => ({ pid, startedAt: "1", host });

  /** Time goes on with each pause. */
  async function lease(folder: string, own: ProcessIdentity, running: readonly number[] = []) {
    let time = 0;
    const taken = await leaseRun({
      ...{ redis, folder },
      processes: { own, isRunning: ({ pid }) => running.includes(pid) },
      sleep: async (ms) => {
        time += ms;
      },
      now: () => time,
    });
    held.push(taken);
    return taken;
  }

  test("has one coordinator, until it ends", async () => {
    const first = await lease("s3://a/run", identity(1));
    await lease("s3://a/other", identity(2));
    await expect(lease("s3://a/run", identity(2), [1])).rejects.toMatchObject({
      code: "PDO_RUN_TAKEN",
      seen: "It is process 1 on here.",
    });
    await expect(lease("s3://a/run", identity(3, "elsewhere"))).rejects.toMatchObject({
      code: "PDO_RUN_TAKEN",
    });
    await first.release();
    await lease("s3://a/run", identity(2), [1]);
    await first.release();
    await expect(lease("s3://a/run", identity(3), [2])).rejects.toMatchObject({ code: "PDO_RUN_TAKEN" });
  });

  test("goes at once from a process that was killed", async () => {
    await lease("s3://b/run", identity(1));
    await lease("s3://b/run", identity(2), []);
  });

  test("is had where Redis has forgotten it", async () => {
    await lease("s3://c/run", identity(1));
    await redis.flushall();
    await lease("s3://c/run", identity(2, "elsewhere"));
  });
});
