import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  connectRedis,
  parseRedisAddress,
  type RedisClient,
  type RedisPlace,
} from "../../../src/net/redis.ts";
import {
  ClaimGivenBack,
  type ClaimQueue,
  type ClaimTicket,
  openClaimQueue,
  type ServedQueue,
  serveClaims,
} from "../../../src/pipeline/cluster/claim-queue.ts";
import { hasRedis, type RedisServer, startRedis, whereRedis } from "../../stand-ins/redis-server.ts";

describe.skipIf(!hasRedis)(`the queue of claims (${whereRedis})`, () => {
  let server: RedisServer;
  let redis: RedisClient;
  let place: RedisPlace;
  let programs = 0;
  const closing: (ClaimQueue | ServedQueue)[] = [];

  beforeAll(async () => {
    server = await startRedis();
    place = parseRedisAddress(server.url);
    redis = await connectRedis(place, { connectTimeoutMs: 5_000 });
  });
  afterEach(async () => {
    await Promise.all(closing.splice(0).map((one) => one.close()));
  });
  afterAll(async () => {
    redis?.disconnect();
    await server?.kill();
  });

  const tickets = (run: string, claims: number): ClaimTicket[] =>
    Array.from({ length: claims }, (_, claim) => ({ run, folder: "/run", claim }));

  async function open() {
    programs += 1;
    const program = `program${programs}`;
    const queue = await openClaimQueue(redis, program);
    closing.push(queue);
    /** Serves until so many claims were taken; what was taken, as `run.claim failures`. */
    const serve = (most: number, work: (taken: readonly string[]) => void = () => {}) =>
      new Promise<string[]>((resolve) => {
        const taken: string[] = [];
        const now = () => performance.now();
        void serveClaims({
          ...{ place, redis, program, now },
          work: async ({ run, claim }, failures) => {
            taken.push(`${run}.${claim} ${failures}`);
            if (taken.length === most) resolve(taken);
            work(taken);
          },
        }).then((served) => closing.push(served));
      });
    return { queue, serve, program };
  }

  test("hands a claim out once, however often it is filled", async () => {
    const { queue, serve } = await open();
    expect(await queue.fill(tickets("a", 3), 100)).toBe(3);
    expect(await queue.fill(tickets("a", 4), 100)).toBe(1);
    expect(await queue.fill(tickets("a", 4), 100)).toBe(0);
    expect((await serve(4)).sort()).toEqual(["a.0 0", "a.1 0", "a.2 0", "a.3 0"]);
  });

  test("hands out what comes first by priority, and then in turn", async () => {
    const { queue, serve } = await open();
    await queue.fill(tickets("usual", 2), 100);
    await queue.fill(tickets("later", 1), 200);
    await queue.fill(tickets("first", 2), 1);
    await queue.fill(tickets("other", 1), 100);
    expect(await serve(6)).toEqual([
      "first.0 0",
      "first.1 0",
      "usual.0 0",
      "usual.1 0",
      "other.0 0",
      "later.0 0",
    ]);
  });

  test("takes back what nobody has begun", async () => {
    const { queue, serve } = await open();
    await queue.fill(tickets("a", 3), 100);
    await queue.withdraw(tickets("a", 2));
    expect(await serve(1)).toEqual(["a.2 0"]);
  });

  test("hands out again what was given back, which is no failure", async () => {
    const { queue, serve } = await open();
    await queue.fill(tickets("a", 1), 100);
    const taken = await serve(3, ({ length }) => {
      if (length < 3) throw new ClaimGivenBack();
    });
    expect(taken).toEqual(["a.0 0", "a.0 0", "a.0 0"]);
  });

  test("hands out again what failed, and says how often it did", async () => {
    const { queue, serve } = await open();
    await queue.fill(tickets("a", 1), 100);
    const taken = await serve(2, ({ length }) => {
      if (length < 2) throw new Error("a full disk");
    });
    expect(taken).toEqual(["a.0 0", "a.0 1"]);
  });

  test("is filled again where Redis has lost it", async () => {
    const { queue, serve } = await open();
    await queue.fill(tickets("a", 2), 100);
    await redis.flushall();
    expect(await queue.fill(tickets("a", 2), 100)).toBe(2);
    expect(await serve(2)).toEqual(["a.0 0", "a.1 0"]);
  });

  test("is another one for another build", async () => {
    const [own, other] = [await open(), await open()];
    await other.queue.fill(tickets("other", 1), 1);
    await own.queue.fill(tickets("own", 1), 100);
    expect(await own.serve(1)).toEqual(["own.0 0"]);
  });
});
