import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { AnswerCacheOptions } from "../../src/cache/answer-cache.ts";
import { createCachingModel } from "../../src/cache/caching-model.ts";
import { describeAnswers } from "../../src/cache/maintenance.ts";
import { type AnswersPlace, openAnswersStore } from "../../src/cache/store.ts";
import { llmError } from "../../src/llm/errors.ts";
import { finishReasons } from "../../src/llm/language-model.ts";
import { completionOf, createStandInModel, requestOf } from "../llm/requests.ts";
import { createMemoryStore } from "./memory-store.ts";

const now = () => 20_000 * 24 * 60 * 60 * 1000;

function openCache(place: Partial<AnswerCacheOptions> = {}, model = createStandInModel()) {
  const store = createMemoryStore();
  const cache = createCachingModel(model, { store, mode: "use", now, ...place });
  return { model, store, cache };
}

const problemOf = (code: string) => llmError({ code, what: "", seen: "", nextStep: "", kind: "own" });

describe("cached completions", () => {
  test("are computed once, in this run and the next, for every task", async () => {
    const { model, store, cache } = openCache();
    const first = await cache.complete(requestOf("lamp"));
    expect(await cache.complete(requestOf("lamp", { task: "categorize" }))).toEqual(first);
    await cache.close();
    expect(model.isClosed).toBe(true);
    const next = openCache({ store }, model).cache;
    expect(next.identity).toBe(model.identity);
    expect(await next.complete(requestOf("lamp"))).toEqual(first);
    expect(await next.peek(requestOf("lamp"))).toEqual(first);
    expect(await next.peek(requestOf("table"))).toBeUndefined();
    expect(model.asked).toHaveLength(1);
    expect(next.figures()).toMatchObject({ calls: 0, hits: 1, written: 0 });
  });

  test("are not another model's", async () => {
    const { store, cache } = openCache();
    await cache.complete(requestOf("lamp"));
    await cache.durable();
    const other = openCache({ store }, createStandInModel(undefined, "another model"));
    await other.cache.complete(requestOf("lamp"));
    expect(other.model.asked).toHaveLength(1);
  });

  test.each(finishReasons)("are those that ended with %s too: they are paid for", async (finish) => {
    const { model, cache } = openCache(
      {},
      createStandInModel(() => completionOf("", { finish })),
    );
    for (const _ of [1, 2]) expect((await cache.complete(requestOf("lamp"))).finish).toBe(finish);
    expect(model.asked).toHaveLength(1);
  });

  test("are never faults", async () => {
    let refuses = true;
    const model = createStandInModel(() => {
      if (refuses) throw problemOf("PDO_PROVIDER_FAILED");
      return completionOf("done");
    });
    const { cache, store } = openCache({}, model);
    const two = [cache.complete(requestOf("a")), cache.complete(requestOf("a"))];
    expect((await Promise.allSettled(two)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await cache.durable();
    expect(store.added).toEqual([]);
    refuses = false;
    expect((await cache.complete(requestOf("a"))).text).toBe("done");
  });

  test("are one call where identical calls are in flight, each row with its own timeout", async () => {
    let calls = 0;
    const model = createStandInModel(() => {
      calls += 1;
      if (calls === 1) throw problemOf("PDO_PROVIDER_ROW_TIMEOUT");
      return completionOf("done");
    });
    const { cache } = openCache({ mode: "off" }, model);
    const asked = [1, 2, 3].map(() => cache.complete(requestOf("a")));
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual([
      "rejected",
      "fulfilled",
      "fulfilled",
    ]);
    expect(calls).toBe(2);
    expect(cache.figures()).toMatchObject({ calls: 2, shared: 1, hits: 0 });
  });

  test("are computed once with refresh", async () => {
    const { model, store, cache } = openCache();
    await cache.complete(requestOf("a"));
    await cache.close();
    const refreshing = openCache({ store, mode: "refresh" }, model).cache;
    expect(await refreshing.peek(requestOf("a"))).toBeUndefined();
    for (const _ of [1, 2]) await refreshing.complete(requestOf("a"));
    expect(model.asked).toHaveLength(2);
  });

  test("may come from a batch", async () => {
    const { model, store, cache } = openCache();
    cache.add(requestOf("a"), completionOf("from a batch"));
    await cache.durable();
    expect(store.added).toHaveLength(1);
    expect((await cache.complete(requestOf("a"))).text).toBe("from a batch");
    expect(model.asked).toEqual([]);
    expect(cache.figures()).toMatchObject({ calls: 0, hits: 1, written: 1 });
  });
});

describe("the file of answers", () => {
  test("counts completions by model, outlives a run that ends without a word, and holds no text in its keys", async () => {
    const home = mkdtempSync(join(tmpdir(), "pdo-completions-"));
    const owner = { pid: 7, startedAt: "12@boot", host: "here" };
    const place: AnswersPlace = { home, owner, now, isAlive: () => false };
    const { cache } = openCache({ store: openAnswersStore(place) });
    for (const text of ["a", "b", "a"]) await cache.complete(requestOf(text));
    await cache.durable();
    expect(describeAnswers(place)).toMatchObject({
      entries: 2,
      kinds: [{ operation: "completion", identity: createStandInModel().identity, entries: 2 }],
    });
    const next = openCache({ store: openAnswersStore(place) });
    expect((await next.cache.complete(requestOf("b"))).text).toBe("b");
    expect(next.model.asked).toEqual([]);
    await next.cache.close();
  });
});
