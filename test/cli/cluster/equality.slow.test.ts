import { afterAll, beforeAll, describe, test } from "vitest";
import { hasRedis, type RedisServer, startRedis, whereRedis } from "../../stand-ins/redis-server.ts";
import { cases, usualCases } from "../shards/feeds.ts";
import { feedFolder } from "../shards/planned.ts";
import { expectClusterEqual, startWorker } from "./clustered.ts";

/** The usual ones are done by the fast tests. */
const others = cases.filter((feed) => !usualCases.includes(feed));

describe.skipIf(!hasRedis)(
  `a cluster writes of each form of feed what one process writes (${whereRedis})`,
  () => {
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

    test.each(others)("$what", { timeout: 120_000 }, async (feed) => {
      await expectClusterEqual(feed, redis.url);
    });
  },
);
