import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { llmError } from "../../src/llm/errors.ts";
import type { AttemptResult, Provider } from "../../src/llm/providers/provider.ts";
import { shareHolds } from "../../src/llm/shared-holds.ts";
import { connectRedis, parseRedisAddress, type RedisClient } from "../../src/net/redis.ts";
import { question } from "../cli/customer.ts";
import { hasRedis, type RedisServer, startRedis, whereRedis } from "../stand-ins/redis-server.ts";

describe.skipIf(!hasRedis)(`a pause that a provider asks for (${whereRedis})`, () => {
  let server: RedisServer;
  let redis: RedisClient;

  beforeAll(async () => {
    server = await startRedis();
    redis = await connectRedis(parseRedisAddress(server.url), { connectTimeoutMs: 5_000 });
  });
  afterAll(async () => {
    redis?.disconnect();
    await server?.kill();
  });

  const throttled = (retryAfterMs: number) =>
    llmError({
      code: "PDO_PROVIDER_THROTTLED",
      what: "",
      seen: "",
      nextStep: "",
      kind: "throttled",
      retryAfterMs,
    });

  /** A process whose waits end at once; how long each was is told. */
  function openProcess(identity: string, attempt: () => Promise<AttemptResult>, maxWaitMs = 900_000) {
    const waits: number[] = [];
    const sleep = async (ms: number) => {
      waits.push(ms);
      await redis.del(`test:hold:${identity}`);
    };
    const provider = { identity, attempt } as unknown as Provider;
    const shared = shareHolds(provider, { redis, keyPrefix: "test", maxWaitMs, sleep, now: () => 0 });
    return { waits, ask: () => shared.attempt(question("name", "one"), { timeoutMs: 1_000 }) };
  }
  const answer = async () => ({ completion: { text: "", finish: "stop", model: "m" }, headers: {} }) as const;

  test("holds for others too", async () => {
    const one = openProcess("a", () => Promise.reject(throttled(60_000)));
    await expect(one.ask()).rejects.toMatchObject({ code: "PDO_PROVIDER_THROTTLED" });
    const other = openProcess("a", answer);
    await other.ask();
    expect(other.waits).toHaveLength(1);
    expect(other.waits[0]).toBeGreaterThan(50_000);
    expect(one.waits).toEqual([]);
  });

  test("holds for no other provider, and where none was asked for nobody waits", async () => {
    const one = openProcess("b", () => Promise.reject(throttled(60_000)));
    await expect(one.ask()).rejects.toThrow();
    const other = openProcess("c", answer);
    await other.ask();
    expect(other.waits).toEqual([]);
  });

  test("a shorter one does not end a longer one", async () => {
    for (const ms of [60_000, 10]) {
      const one = openProcess("d", () => Promise.reject(throttled(ms)), 0);
      await expect(one.ask()).rejects.toThrow();
    }
    expect(await redis.pttl("test:hold:d")).toBeGreaterThan(50_000);
  });

  test("one that is longer than may be waited for is heard from the provider itself", async () => {
    const one = openProcess("e", () => Promise.reject(throttled(60_000)));
    await expect(one.ask()).rejects.toThrow();
    const other = openProcess("e", answer, 1_000);
    await other.ask();
    expect(other.waits).toEqual([]);
  });
});
