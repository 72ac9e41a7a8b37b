import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { connectRedis, parseRedisAddress, redisPackageMissing } from "../../src/net/redis.ts";

describe("the address of a Redis", () => {
  test.each([
    ["redis://queue", { host: "queue", port: 6379, db: 0 }, "redis://queue:6379"],
    ["redis://queue:7000/", { host: "queue", port: 7000, db: 0 }, "redis://queue:7000"],
    ["redis://queue/3", { host: "queue", port: 6379, db: 3 }, "redis://queue:6379/3"],
    ["redis://[::1]:7000", { host: "::1", port: 7000, db: 0 }, "redis://[::1]:7000"],
    ["redis://:p%40ss@queue", { host: "queue", port: 6379, db: 0, password: "p@ss" }, "redis://queue:6379"],
    [
      "rediss://pdo:secret@queue",
      { host: "queue", port: 6379, db: 0, username: "pdo", password: "secret", tls: {} },
      "rediss://queue:6379",
    ],
  ])("%s", (text, options, shown) => {
    expect(parseRedisAddress(text)).toEqual({ options, shown });
  });

  test.each([
    "",
    "queue:6379",
    "http://queue",
    "redis://",
    "redis://queue/one",
    "redis://queue/0?x=1",
    "redis://:secret@queue:port",
  ])("%j is none, and is not shown", (text) => {
    expect(() => parseRedisAddress(text)).toThrow(
      expect.objectContaining({
        code: "PDO_CLUSTER_ADDRESS",
        seen: expect.not.stringContaining("secret"),
        what: expect.not.stringContaining("secret"),
      }),
    );
  });
});

test("where nobody answers it is said in a sentence without the password", async () => {
  const place = parseRedisAddress("redis://:secret@127.0.0.1:1");
  await expect(connectRedis(place, { connectTimeoutMs: 100 })).rejects.toMatchObject({
    code: "PDO_CLUSTER_UNREACHABLE",
    what: "redis://127.0.0.1:1: no Redis or Valkey answers there.",
    category: "remote",
  });
});

test("where the packages are missing it is said how those are installed that are tested", () => {
  const { devDependencies: tested } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(redisPackageMissing().nextStep).toBe(
    `Install them: npm install bullmq@${tested.bullmq} ioredis@${tested.ioredis}`,
  );
});
