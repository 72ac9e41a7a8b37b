import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Amount } from "../../src/llm/budget.ts";
import { LedgerKeeper, openRedisLedger } from "../../src/llm/redis-ledger.ts";
import { connectRedis, parseRedisAddress, type RedisClient } from "../../src/net/redis.ts";
import { hasRedis, type RedisServer, startRedis, whereRedis } from "../stand-ins/redis-server.ts";

const tokens = (amount: number): Amount => ({ tokens: amount, costMicros: 0 });

describe.skipIf(!hasRedis)(`the ledger of a run (${whereRedis})`, () => {
  let server: RedisServer;
  let redis: RedisClient;
  let runs = 0;

  beforeAll(async () => {
    server = await startRedis();
    redis = await connectRedis(parseRedisAddress(server.url), { connectTimeoutMs: 5_000 });
  });
  afterAll(async () => {
    redis?.disconnect();
    await server?.kill();
  });

  /** A limit of a thousand tokens. */
  async function open(leaseMs = 60_000) {
    runs += 1;
    const name = `run${runs}`;
    const ceilings: Amount[] = [];
    const keep = async (ceiling: Amount) => void ceilings.push(ceiling);
    const keeperFrom = (kept: Amount | undefined) =>
      new LedgerKeeper({ redis, name, limits: { maxTokens: 1_000 }, kept, keep });
    const keeper = keeperFrom(undefined);
    const ledger = openRedisLedger(redis, name, leaseMs);
    const reserve = async (id: string, amount: number) => (await ledger.reserve(id, tokens(amount))).verdict;
    /** As a worker and the coordinator go on. */
    const insist = async (id: string, amount: number) => {
      const verdict = await reserve(id, amount);
      if (verdict !== "wait") return verdict;
      await keeper.look();
      return reserve(id, amount);
    };
    return { name, ceilings, keeper, keeperFrom, ledger, reserve, insist };
  }

  test("grants nothing before it is there", async () => {
    const { reserve, keeper } = await open();
    expect(await reserve("a", 10)).toBe("unknown");
    await keeper.look();
    expect(await reserve("a", 10)).toBe("granted");
  });

  test("is never above a ceiling that was kept before", async () => {
    const { reserve, insist, keeper, ceilings } = await open();
    await keeper.look();
    expect(ceilings).toEqual([tokens(50)]);
    expect(await reserve("a", 60)).toBe("wait");
    expect(await insist("a", 60)).toBe("granted");
    expect(ceilings.at(-1)).toEqual(tokens(480));
  });

  test("counts a question that was asked twice once", async () => {
    const { reserve, keeper } = await open();
    await keeper.look();
    for (let time = 0; time < 10; time += 1) expect(await reserve("a", 40)).toBe("granted");
    expect(await reserve("b", 10)).toBe("granted");
    expect(await reserve("c", 10)).toBe("wait");
  });

  test("lets others wait while attempts may release enough, and refuses them when none will", async () => {
    const { ledger, insist, reserve, keeper } = await open();
    await keeper.look();
    expect(await insist("a", 600)).toBe("granted");
    expect(await insist("b", 600)).toBe("wait");
    await ledger.settle("a", tokens(600), tokens(100));
    expect(await insist("b", 600)).toBe("granted");
    await ledger.settle("b", tokens(600), tokens(600));
    expect(await insist("c", 301)).toBe("spent");
    // Once a question was too dear, cheaper ones are not asked either.
    expect(await reserve("d", 1)).toBe("spent");
  });

  test("takes a reservation that nobody settles for spent, and corrects it where somebody does, once", async () => {
    const { ledger, insist, keeper } = await open(1);
    await keeper.look();
    expect(await insist("dead", 900)).toBe("granted");
    let verdict = await insist("b", 50);
    while (verdict === "wait") verdict = await insist("b", 50);
    expect(verdict).toBe("granted");
    for (let time = 0; time < 3; time += 1) await ledger.settle("dead", tokens(900), tokens(100));
    await ledger.settle("b", tokens(50), tokens(50));
    expect((await ledger.reserve("c", tokens(1))).spent).toEqual(tokens(150));
  });

  test("has spent all that it may have spent, where Redis has lost it", async () => {
    const { name, insist, keeper, keeperFrom, ceilings } = await open();
    await keeper.look();
    expect(await insist("a", 60)).toBe("granted");
    await redis.del(`${name}:sums`, `${name}:open`, `${name}:due`, `${name}:late`);
    // The coordinator too is another one, which knows what was kept.
    const again = keeperFrom(ceilings.at(-1));
    await again.look();
    const { spent } = await openRedisLedger(redis, name, 1).reserve("x", tokens(1));
    expect(spent).toEqual(tokens(480));
  });

  test("grants no more where a call has used more than it can have", async () => {
    const { ledger, reserve, keeper } = await open();
    await keeper.look();
    expect(await reserve("a", 40)).toBe("granted");
    await ledger.settle("a", tokens(40), tokens(41));
    expect(await reserve("b", 1)).toBe("overrun");
  });

  test("is not passed by many at once", async () => {
    const { ledger, keeper } = await open();
    await keeper.look();
    let used = 0;
    const spend = async (worker: number) => {
      for (let call = 0; ; call += 1) {
        const id = `${worker} ${call}`;
        const bound = tokens(10 + ((worker * 7 + call * 3) % 30));
        let { verdict } = await ledger.reserve(id, bound);
        while (verdict === "wait") {
          await keeper.look();
          ({ verdict } = await ledger.reserve(id, bound));
        }
        if (verdict !== "granted") return;
        const counted = Math.ceil(bound.tokens / 2);
        used += counted;
        await ledger.settle(id, bound, tokens(counted));
      }
    };
    await Promise.all([0, 1, 2, 3, 4].map(spend));
    expect(used).toBeLessThanOrEqual(1_000);
    expect(used).toBeGreaterThan(900);
  });
});
