import { describe, expect, test } from "vitest";
import { ServiceProblem } from "../../src/api/service-problem.ts";
import { type KeepOptions, keepAnswers } from "../../src/cache/caching-client.ts";
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

function keeping(options: Partial<KeepOptions> = {}, client = createStandInClient()) {
  const store = createMemoryStore();
  const now = () => 20_000 * dayMs;
  const all: KeepOptions = { store, identity: "service", mode: "use", kind: "remote", now, ...options };
  return { client, store, keeper: keepAnswers(client, all) };
}

describe("answers that are kept", () => {
  test("are asked for once, in this run and the next, and are the same", async () => {
    const { client, store, keeper } = keeping();
    const first = await keeper.call("optimizeName", nameOf("lamp"));
    expect(await keeper.call("optimizeName", nameOf("lamp"))).toEqual(first);
    await keeper.close();
    const next = keeping({ store }, client);
    expect(await next.keeper.call("optimizeName", nameOf("lamp"))).toEqual(first);
    expect(await next.keeper.peek("optimizeName", nameOf("lamp"))).toEqual(first);
    expect(await next.keeper.peek("optimizeName", nameOf("table"))).toBeUndefined();
    expect(client.calls).toHaveLength(1);
    expect(next.keeper.figures()).toEqual({
      asked: 0,
      found: 1,
      shared: 0,
      kept: 0,
      failedWrites: 0,
      failedReads: 0,
    });
  });

  test("are not another service's", async () => {
    const { client, store, keeper } = keeping();
    await keeper.call("optimizeName", nameOf("lamp"));
    await keeper.durable();
    await keeping({ store, identity: "another" }, client).keeper.call("optimizeName", nameOf("lamp"));
    expect(client.calls).toHaveLength(2);
  });

  test("are one call where identical ones are under way", async () => {
    const { client, keeper } = keeping({ mode: "off" });
    const answers = await Promise.all(
      ["a", "b", "a", "a"].map((name) => keeper.call("optimizeName", nameOf(name))),
    );
    expect(client.calls).toHaveLength(2);
    expect(answers[2]).toEqual(answers[0]);
    expect(keeper.figures()).toMatchObject({ asked: 2, shared: 2, found: 0, kept: 0 });
  });

  test("are never faults, which every caller gets and the next call asks again", async () => {
    let refuses = true;
    const client = createStandInClient((name, input) => {
      if (refuses) throw new ServiceProblem(503, "Later.");
      return plainAnswer(name, input);
    });
    const { keeper, store } = keeping({}, client);
    const two = [keeper.call("optimizeName", nameOf("a")), keeper.call("optimizeName", nameOf("a"))];
    expect((await Promise.allSettled(two)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await keeper.durable();
    expect(store.groups).toEqual([]);
    refuses = false;
    expect(await keeper.call("optimizeName", nameOf("a"))).toMatchObject({ best_name: "A" });
  });

  test("are asked again by the others where the one who asked has given up", async () => {
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
    const { keeper } = keeping({}, client);
    const [first, second] = await Promise.allSettled([
      keeper.call("optimizeName", nameOf("a"), { signal: controller.signal }),
      keeper.call("optimizeName", nameOf("a")),
    ]);
    expect(first.status).toBe("rejected");
    expect(second).toMatchObject({ status: "fulfilled", value: { best_name: "A" } });
  });

  test("are asked anew and written again with refresh, and neither read nor written with off", async () => {
    const { client, store, keeper } = keeping();
    await keeper.call("optimizeName", nameOf("lamp"));
    await keeper.durable();
    const refreshing = keeping({ store, mode: "refresh" }, client).keeper;
    await refreshing.call("optimizeName", nameOf("lamp"));
    await refreshing.close();
    expect(client.calls).toHaveLength(2);
    expect(store.groups).toHaveLength(2);
    const off = keeping({ store, mode: "off" }, client).keeper;
    await off.call("optimizeName", nameOf("lamp"));
    await off.close();
    expect(client.calls).toHaveLength(3);
    expect(store.groups).toHaveLength(2);
  });

  test("are asked anew once with refresh, however many identical rows there are", async () => {
    const { client, store, keeper } = keeping();
    await keeper.call("optimizeName", nameOf("lamp"));
    await keeper.close();
    const refreshing = keeping({ store, mode: "refresh" }, client).keeper;
    expect(await refreshing.peek("optimizeName", nameOf("lamp"))).toBeUndefined();
    for (const _ of [1, 2]) await refreshing.call("optimizeName", nameOf("lamp"));
    await refreshing.durable();
    await refreshing.call("optimizeName", nameOf("lamp"));
    expect(client.calls).toHaveLength(2);
    expect(refreshing.figures()).toMatchObject({ asked: 1, found: 2 });
  });

  test("are asked again by the others where the time of the first one's row is over", async () => {
    let calls = 0;
    const client = createStandInClient((name, input) => {
      calls += 1;
      if (calls === 1) throw rowTimeIsOver;
      return plainAnswer(name, input);
    });
    const { keeper } = keeping({}, client);
    const two = [1, 2].map(() => keeper.call("optimizeName", nameOf("a")));
    expect(await Promise.allSettled(two)).toMatchObject([
      { status: "rejected", reason: rowTimeIsOver },
      { status: "fulfilled", value: { best_name: "A" } },
    ]);
  });

  test("of the reference lists are left to the service", async () => {
    const { client, store, keeper } = keeping();
    for (const _ of [1, 2]) await keeper.call("listCategories", { query: { sales_channel: "channel_a" } });
    await keeper.close();
    expect(client.calls).toHaveLength(2);
    expect(store.groups).toEqual([]);
  });

  test("are none of the built-in engine's", async () => {
    const { client, store, keeper } = keeping({ kind: "embedded" });
    for (const _ of [1, 2]) await keeper.call("optimizeName", nameOf("lamp"));
    expect(await keeper.peek("optimizeName", nameOf("lamp"))).toBeUndefined();
    await keeper.close();
    expect(client.calls).toHaveLength(2);
    expect(store.groups).toEqual([]);
  });
});

describe("durable answers", () => {
  test("are one write for all who wait at the same time, and none where nothing waits", async () => {
    const { store, keeper } = keeping();
    await keeper.durable();
    expect(store.groups).toEqual([]);
    await Promise.all(["a", "b", "c"].map((name) => keeper.call("optimizeName", nameOf(name))));
    await Promise.all([keeper.durable(), keeper.durable(), keeper.durable()]);
    expect(store.groups.map(({ entries }) => entries.length)).toEqual([3]);
    expect(keeper.figures()).toMatchObject({ asked: 3, kept: 3 });
  });

  test("that cannot be written are counted, and the run goes on", async () => {
    const { store, keeper } = keeping();
    store.fault = new Error("disk full");
    expect(await keeper.call("optimizeName", nameOf("a"))).toMatchObject({ best_name: "A" });
    await keeper.durable();
    expect(keeper.figures()).toMatchObject({ asked: 1, kept: 0, failedWrites: 1, failedReads: 1 });
    await expect(keeper.close()).resolves.toBeUndefined();
  });

  test("have their use noted after a week, and not each day", async () => {
    const { client, store, keeper } = keeping();
    await keeper.call("optimizeName", nameOf("a"));
    await keeper.close();
    for (const day of [20_001, 20_006, 20_007]) {
      const later = keeping({ store, now: () => day * dayMs }, client).keeper;
      await later.call("optimizeName", nameOf("a"));
      await later.close();
    }
    expect(store.groups.map(({ day, used }) => [day, used?.length])).toEqual([
      [20_000, 0],
      [20_007, 1],
    ]);
    expect(client.calls).toHaveLength(1);
  });

  test("and their keys hold no word of a credential or of the texts that were sent", async () => {
    const { store, keeper } = keeping({ identity: "service at https://host/api" });
    await keeper.call("optimizeName", nameOf("secret words"));
    await keeper.durable();
    const keys = store.groups.flatMap(({ entries }) => entries.map(({ key }) => key));
    expect(keys.map((key) => key.length)).toEqual([16]);
    expect(keys.map((key) => key.toString("latin1")).join()).not.toContain("secret");
  });
});
