import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { KeepPlace } from "../../src/cache/answer-cache.ts";
import { keepCompletions } from "../../src/cache/caching-model.ts";
import { describeAnswers } from "../../src/cache/maintenance.ts";
import { type AnswersPlace, answersFolder, openAnswersStore } from "../../src/cache/store.ts";
import { llmError } from "../../src/llm/errors.ts";
import { finishReasons } from "../../src/llm/language-model.ts";
import { completionOf, createStandInModel, requestOf } from "../llm/requests.ts";
import { createMemoryStore } from "./memory-store.ts";

const now = () => 20_000 * 24 * 60 * 60 * 1000;

function keeping(place: Partial<KeepPlace> = {}, model = createStandInModel()) {
  const store = createMemoryStore();
  const keeper = keepCompletions(model, { store, mode: "use", now, ...place });
  return { model, store, keeper };
}

const problemOf = (code: string) => llmError({ code, what: "", seen: "", nextStep: "", kind: "own" });

describe("completions that are kept", () => {
  test("are asked for once, in this run and the next, whatever they are asked for", async () => {
    const { model, store, keeper } = keeping();
    const first = await keeper.complete(requestOf("lamp"));
    expect(await keeper.complete(requestOf("lamp", { task: "categorize" }))).toEqual(first);
    await keeper.close();
    expect(model.isClosed).toBe(true);
    const next = keeping({ store }, model).keeper;
    expect(next.identity).toBe(model.identity);
    expect(await next.complete(requestOf("lamp"))).toEqual(first);
    expect(await next.peek(requestOf("lamp"))).toEqual(first);
    expect(await next.peek(requestOf("table"))).toBeUndefined();
    expect(model.asked).toHaveLength(1);
    expect(next.figures()).toMatchObject({ asked: 0, found: 1, kept: 0 });
  });

  test("are not another model's", async () => {
    const { store, keeper } = keeping();
    await keeper.complete(requestOf("lamp"));
    await keeper.durable();
    const other = keeping({ store }, createStandInModel(undefined, "another model"));
    await other.keeper.complete(requestOf("lamp"));
    expect(other.model.asked).toHaveLength(1);
  });

  test.each(finishReasons)("are those that ended with %s too: they are paid for", async (finish) => {
    const { model, keeper } = keeping(
      {},
      createStandInModel(() => completionOf("", { finish })),
    );
    for (const _ of [1, 2]) expect((await keeper.complete(requestOf("lamp"))).finish).toBe(finish);
    expect(model.asked).toHaveLength(1);
  });

  test("are never faults", async () => {
    let refuses = true;
    const model = createStandInModel(() => {
      if (refuses) throw problemOf("PDO_PROVIDER_FAILED");
      return completionOf("done");
    });
    const { keeper, store } = keeping({}, model);
    const two = [keeper.complete(requestOf("a")), keeper.complete(requestOf("a"))];
    expect((await Promise.allSettled(two)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await keeper.durable();
    expect(store.groups).toEqual([]);
    refuses = false;
    expect((await keeper.complete(requestOf("a"))).text).toBe("done");
  });

  test("are one call where identical ones are under way, each row with its own time", async () => {
    let calls = 0;
    const model = createStandInModel(() => {
      calls += 1;
      if (calls === 1) throw problemOf("PDO_PROVIDER_ROW_TIMEOUT");
      return completionOf("done");
    });
    const { keeper } = keeping({ mode: "off" }, model);
    const asked = [1, 2, 3].map(() => keeper.complete(requestOf("a")));
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual([
      "rejected",
      "fulfilled",
      "fulfilled",
    ]);
    expect(calls).toBe(2);
    expect(keeper.figures()).toMatchObject({ asked: 2, shared: 1, found: 0 });
  });

  test("are asked anew once with refresh", async () => {
    const { model, store, keeper } = keeping();
    await keeper.complete(requestOf("a"));
    await keeper.close();
    const refreshing = keeping({ store, mode: "refresh" }, model).keeper;
    expect(await refreshing.peek(requestOf("a"))).toBeUndefined();
    for (const _ of [1, 2]) await refreshing.complete(requestOf("a"));
    expect(model.asked).toHaveLength(2);
  });

  test("may come another way, out of a batch", async () => {
    const { model, store, keeper } = keeping();
    keeper.keep(requestOf("a"), completionOf("from a batch"));
    await keeper.durable();
    expect(store.groups).toHaveLength(1);
    expect((await keeper.complete(requestOf("a"))).text).toBe("from a batch");
    expect(model.asked).toEqual([]);
    expect(keeper.figures()).toMatchObject({ asked: 0, found: 1, kept: 1 });
  });
});

describe("the file of answers", () => {
  test("counts completions by model, outlives a run that ends without a word, and holds no text in its keys", async () => {
    const home = mkdtempSync(join(tmpdir(), "pdo-completions-"));
    const owner = { pid: 7, startedAt: "12@boot", host: "here" };
    const place: AnswersPlace = { home, owner, now, isAlive: () => false };
    const store = await openAnswersStore(place);
    const journal = { folder: answersFolder(home), owner };
    const { keeper } = keeping({ store, journal });
    for (const text of ["a", "b", "a"]) await keeper.complete(requestOf(text));
    await keeper.durable();
    await store.close();
    expect(await describeAnswers(place)).toMatchObject({
      entries: 2,
      kinds: [{ operation: "completion", identity: createStandInModel().identity, entries: 2 }],
    });
    const next = keeping({ store: await openAnswersStore(place) });
    expect((await next.keeper.complete(requestOf("b"))).text).toBe("b");
    expect(next.model.asked).toEqual([]);
    await next.keeper.close();
  });
});
