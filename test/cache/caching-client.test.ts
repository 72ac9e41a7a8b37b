import { describe, expect, test } from "vitest";
import { ServiceProblem } from "../../src/api/service-problem.ts";
import { type CachingClientOptions, createCachingClient } from "../../src/cache/caching-client.ts";
import { clientError } from "../../src/client/errors.ts";
import { createStandInClient, plainAnswer } from "../stand-ins/client.ts";
import { createMemoryStore } from "./memory-store.ts";

const dayMs = 24 * 60 * 60 * 1000;
const nameOf = (product_name: string) => ({
  query: { task_type: "cleaned", translation_language: "en" } as const,
  body: { product_name },
});

const rowTimeIsOver = clientError({
  code: "PDO_CLIENT_ROW_TIMEOUT",
  what: "The row took too long.",
  seen: "",
  nextStep: "",
  isRetryable: false,
});

function openCache(options: Partial<CachingClientOptions> = {}, client = createStandInClient()) {
  const store = createMemoryStore();
  const now = () => 20_000 * dayMs;
  const all: CachingClientOptions = {
    store,
    identity: "service",
    mode: "use",
    kind: "remote",
    now,
    ...options,
  };
  return { client, store, cache: createCachingClient(client, all) };
}

describe("cached answers", () => {
  test("are computed once, in this run and the next, and are the same", async () => {
    const { client, store, cache } = openCache();
    const first = await cache.call("optimizeName", nameOf("lamp"));
    expect(await cache.call("optimizeName", nameOf("lamp"))).toEqual(first);
    await cache.close();
    const next = openCache({ store }, client);
    expect(await next.cache.call("optimizeName", nameOf("lamp"))).toEqual(first);
    expect(await next.cache.peek("optimizeName", nameOf("lamp"))).toEqual(first);
    expect(await next.cache.peek("optimizeName", nameOf("table"))).toBeUndefined();
    expect(client.calls).toHaveLength(1);
    expect(next.cache.figures()).toEqual({
      calls: 0,
      hits: 1,
      shared: 0,
      written: 0,
      failedWrites: 0,
      failedReads: 0,
    });
  });

  test("are not another service's", async () => {
    const { client, store, cache } = openCache();
    await cache.call("optimizeName", nameOf("lamp"));
    await cache.durable();
    await openCache({ store, identity: "another" }, client).cache.call("optimizeName", nameOf("lamp"));
    expect(client.calls).toHaveLength(2);
  });

  test("are one call where identical calls are in flight", async () => {
    const { client, cache } = openCache({ mode: "off" });
    const answers = await Promise.all(
      ["a", "b", "a", "a"].map((name) => cache.call("optimizeName", nameOf(name))),
    );
    expect(client.calls).toHaveLength(2);
    expect(answers[2]).toEqual(answers[0]);
    expect(cache.figures()).toMatchObject({ calls: 2, shared: 2, hits: 0, written: 0 });
  });

  test("are never errors, which every caller gets and the next call retries", async () => {
    let refuses = true;
    const client = createStandInClient((name, input) => {
      if (refuses) throw new ServiceProblem(503, "Later.");
      return plainAnswer(name, input);
    });
    const { cache, store } = openCache({}, client);
    const two = [cache.call("optimizeName", nameOf("a")), cache.call("optimizeName", nameOf("a"))];
    expect((await Promise.allSettled(two)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await cache.durable();
    expect(store.added).toEqual([]);
    refuses = false;
    expect(await cache.call("optimizeName", nameOf("a"))).toMatchObject({ best_name: "A" });
  });

  test("are computed again by the other callers where the first one aborts", async () => {
    const controller = new AbortController();
    let calls = 0;
    const client = createStandInClient((name, input) => {
      calls += 1;
      if (calls === 1) {
        controller.abort(new Error("given up"));
        throw controller.signal.reason;
      }
      return plainAnswer(name, input);
    });
    const { cache } = openCache({}, client);
    const [first, second] = await Promise.allSettled([
      cache.call("optimizeName", nameOf("a"), { signal: controller.signal }),
      cache.call("optimizeName", nameOf("a")),
    ]);
    expect(first.status).toBe("rejected");
    expect(second).toMatchObject({ status: "fulfilled", value: { best_name: "A" } });
  });

  test("are computed and written again with refresh, and neither read nor written with off", async () => {
    const { client, store, cache } = openCache();
    await cache.call("optimizeName", nameOf("lamp"));
    await cache.durable();
    const refreshing = openCache({ store, mode: "refresh" }, client).cache;
    await refreshing.call("optimizeName", nameOf("lamp"));
    await refreshing.close();
    expect(client.calls).toHaveLength(2);
    expect(store.added).toHaveLength(2);
    const off = openCache({ store, mode: "off" }, client).cache;
    await off.call("optimizeName", nameOf("lamp"));
    await off.close();
    expect(client.calls).toHaveLength(3);
    expect(store.added).toHaveLength(2);
  });

  test("are computed once with refresh, however many identical rows there are", async () => {
    const { client, store, cache } = openCache();
    await cache.call("optimizeName", nameOf("lamp"));
    await cache.close();
    const refreshing = openCache({ store, mode: "refresh" }, client).cache;
    expect(await refreshing.peek("optimizeName", nameOf("lamp"))).toBeUndefined();
    for (const _ of [1, 2]) await refreshing.call("optimizeName", nameOf("lamp"));
    await refreshing.durable();
    await refreshing.call("optimizeName", nameOf("lamp"));
    expect(client.calls).toHaveLength(2);
    expect(refreshing.figures()).toMatchObject({ calls: 1, hits: 2 });
  });

  test("are computed again by the other callers where the first one's row times out", async () => {
    let calls = 0;
    const client = createStandInClient((name, input) => {
      calls += 1;
      if (calls === 1) throw rowTimeIsOver;
      return plainAnswer(name, input);
    });
    const { cache } = openCache({}, client);
    const two = [1, 2].map(() => cache.call("optimizeName", nameOf("a")));
    expect(await Promise.allSettled(two)).toMatchObject([
      { status: "rejected", reason: rowTimeIsOver },
      { status: "fulfilled", value: { best_name: "A" } },
    ]);
  });

  test("do not include reference lists", async () => {
    const { client, store, cache } = openCache();
    for (const _ of [1, 2]) await cache.call("listCategories", { query: { sales_channel: "channel_a" } });
    await cache.close();
    expect(client.calls).toHaveLength(2);
    expect(store.added).toEqual([]);
  });

  test("do not include the built-in engine's", async () => {
    const { client, store, cache } = openCache({ kind: "embedded" });
    for (const _ of [1, 2]) await cache.call("optimizeName", nameOf("lamp"));
    expect(await cache.peek("optimizeName", nameOf("lamp"))).toBeUndefined();
    await cache.close();
    expect(client.calls).toHaveLength(2);
    expect(store.added).toEqual([]);
  });
});

describe("durable answers", () => {
  test("are synced for concurrent callers, and not where nothing is pending", async () => {
    const { store, cache } = openCache();
    await cache.durable();
    expect(store.syncs).toBe(0);
    await Promise.all(["a", "b", "c"].map((name) => cache.call("optimizeName", nameOf(name))));
    await Promise.all([cache.durable(), cache.durable(), cache.durable()]);
    expect(store.added).toHaveLength(3);
    expect(cache.figures()).toMatchObject({ calls: 3, written: 3 });
  });

  test("that cannot be written are counted, and the run goes on", async () => {
    const { store, cache } = openCache();
    store.fault = new Error("disk full");
    expect(await cache.call("optimizeName", nameOf("a"))).toMatchObject({ best_name: "A" });
    await cache.durable();
    expect(cache.figures()).toMatchObject({ calls: 1, written: 0, failedWrites: 1, failedReads: 1 });
    await expect(cache.close()).resolves.toBeUndefined();
  });

  test("have their use recorded weekly, not daily", async () => {
    const { client, store, cache } = openCache();
    await cache.call("optimizeName", nameOf("a"));
    await cache.close();
    for (const day of [20_001, 20_006, 20_007]) {
      const later = openCache({ store, now: () => day * dayMs }, client).cache;
      await later.call("optimizeName", nameOf("a"));
      await later.close();
    }
    expect(store.uses).toEqual([(20_007 * dayMs) / 1000]);
    expect(client.calls).toHaveLength(1);
  });

  test("and their keys contain nothing of a credential or of the texts sent", async () => {
    const { store, cache } = openCache({ identity: "service at https://host/api" });
    await cache.call("optimizeName", nameOf("secret words"));
    await cache.durable();
    const keys = store.added.map(({ key }) => key);
    expect(keys.map((key) => key.length)).toEqual([16]);
    expect(keys.map((key) => key.toString("latin1")).join()).not.toContain("secret");
  });
});
