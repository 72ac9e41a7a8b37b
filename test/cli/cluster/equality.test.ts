import { afterAll, beforeAll, describe, test } from "vitest";
import { hasRedis, type RedisServer, startRedis, whereRedis } from "../../stand-ins/redis-server.ts";
import { usualCases } from "../shards/feeds.ts";
import { feedFolder } from "../shards/planned.ts";
import { expectClusterEqual, startWorker } from "./clustered.ts";

describe.skipIf(!hasRedis)(`a cluster writes what one process writes (${whereRedis})`, () => {
  let redis: RedisServer;
  const workers: ReturnType<typeof startWorker>[] = [];

  beforeAll(async () => {
    redis = await startRedis();
    for (let worker = 0; worker < 2; worker += 1)
      workers.push(startWorker(redis.url, feedFolder("none", "").environment));
  });

  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.end()));
    await redis?.kill();
  });

  test.each(usualCases)("$what", async (feed) => {
    await expectClusterEqual(feed, redis.url);
  });
});
