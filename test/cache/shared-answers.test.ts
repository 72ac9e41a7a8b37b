import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shareAnswers } from "../../src/cache/shared-answers.ts";
import type { Completion, CompletionRequest, LanguageModel } from "../../src/llm/language-model.ts";
import { sleepFor } from "../../src/net/gate.ts";
import { connectRedis, parseRedisAddress, type RedisClient } from "../../src/net/redis.ts";
import { question } from "../cli/customer.ts";
import { hasRedis, type RedisServer, startRedis, whereRedis } from "../stand-ins/redis-server.ts";

describe.skipIf(!hasRedis)(`answers that processes share (${whereRedis})`, () => {
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

  const answer = (text: string): Completion => ({ text, finish: "stop", model: "m" });

  /** A process with a model that answers when it is let. */
  function openProcess(
    complete: (request: CompletionRequest) => Promise<Completion>,
    identity = "m at home",
  ) {
    const asked: string[] = [];
    const model: LanguageModel = {
      identity,
      complete: async (request) => {
        asked.push(request.messages[0]?.text ?? "");
        return complete(request);
      },
      close: async () => {},
    };
    return { asked, shared: shareAnswers(model, { redis, keyPrefix: "test", sleep: sleepFor }) };
  }

  test("one asks, and the others have its answer", async () => {
    const all = Array.from({ length: 4 }, () => openProcess(async () => answer("a table")));
    const texts = await Promise.all(all.map(({ shared }) => shared.complete(question("name", "one"))));
    expect(new Set(texts.map(({ text }) => text))).toEqual(new Set(["a table"]));
    expect(all.flatMap(({ asked }) => asked)).toEqual(["one"]);
    expect(all.reduce((sum, { shared }) => sum + shared.hits(), 0)).toBe(3);
  });

  test("where the one fails, the next one asks", async () => {
    const failing = openProcess(() => Promise.reject(new Error("broken")));
    await expect(failing.shared.complete(question("name", "two"))).rejects.toThrow("broken");
    const next = openProcess(async () => answer("a chair"));
    expect(await next.shared.complete(question("name", "two"))).toEqual(answer("a chair"));
  });

  test("another model's answers are others", async () => {
    const one = openProcess(async () => answer("of one"));
    const other = openProcess(async () => answer("of another"), "another at home");
    await one.shared.complete(question("name", "three"));
    expect((await other.shared.complete(question("name", "three"))).text).toBe("of another");
  });

  test("whoever waits for another's answer can be stopped", async () => {
    const never = openProcess(() => new Promise(() => {}));
    void never.shared.complete(question("name", "four")).catch(() => {});
    while (never.asked.length === 0) await redis.ping();
    const ending = new AbortController();
    const waiting = openProcess(async () => answer("no"));
    const ended = waiting.shared.complete(question("name", "four"), { signal: ending.signal });
    ending.abort(new Error("enough"));
    await expect(ended).rejects.toThrow();
    expect(waiting.asked).toEqual([]);
  });
});
