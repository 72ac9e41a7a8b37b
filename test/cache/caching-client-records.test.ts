import { describe, expect, test } from "vitest";
import type { OperationInput } from "../../src/api/operations.ts";
import type { RecordTask } from "../../src/api/vocabulary.ts";
import { createCachingClient } from "../../src/cache/caching-client.ts";
import { createStandInClient, plainAnswer } from "../stand-ins/client.ts";
import { createMemoryStore } from "./memory-store.ts";

type Input = OperationInput<"enrichRecord">;

const record = { name: "Lamp", facts: [{ label: "Colour", text: "red" }] };
const channel = { sales_channel: "channel_a" as const };
const ask = (tasks: readonly RecordTask[], options: object = {}): Input => ({
  query: {},
  body: {
    record,
    tasks: [...tasks],
    options: { name: { task_type: "cleaned" }, categorization: channel, attribution: channel, ...options },
  } as never,
});
const byRules = { source: "rules", model: null, date: null };

/** A service that finds a name, a category and attributes, but no description to work on. */
function answerRecord(input: Input) {
  const { tasks = [], options } = input.body ?? {};
  const isAsked = (task: RecordTask) => tasks.includes(task);
  const categorization = plainAnswer("categorize", input as never) as { message: string };
  const attribution = {
    ...(plainAnswer("extractAttributes", input as never) as object),
    message: options?.attribution?.category_identifier ?? "found",
  };
  return {
    message: tasks
      .flatMap((task) =>
        task === "description" ? [] : [`${task}: ${task === "attribution" ? attribution.message : "Done."}`],
      )
      .join(" | "),
    language: "en",
    name: isAsked("name") ? { message: "Done.", old_name: "Lamp", best_name: "LAMP", other_names: [] } : null,
    description: null,
    categorization: isAsked("categorization") ? categorization : null,
    attribution: isAsked("attribution") ? attribution : null,
    sources: Object.fromEntries(
      tasks.filter((task) => task !== "description").map((task) => [task, byRules]),
    ),
    review: tasks.map((field) => ({ field, reason: `Look at the ${field}.` })),
  };
}

function openCache() {
  const client = createStandInClient((_, input) => answerRecord(input as Input));
  const store = createMemoryStore();
  const cache = createCachingClient(client, {
    store,
    identity: "service",
    mode: "use",
    kind: "remote",
    now: () => 0,
  });
  const asked = () => client.calls.map(({ input }) => (input as Input).body?.tasks.join());
  return { cache, asked, calls: client.calls };
}

const all: readonly RecordTask[] = ["name", "description", "categorization", "attribution"];

describe("kept answers to records", () => {
  test("come back byte for byte", async () => {
    const { cache, asked } = openCache();
    const first = await cache.call("enrichRecord", ask(all));
    expect(JSON.stringify(await cache.call("enrichRecord", ask(all)))).toBe(JSON.stringify(first));
    expect(JSON.stringify(await cache.peek("enrichRecord", ask(all)))).toBe(JSON.stringify(first));
    expect(asked()).toEqual([all.join()]);
    expect(cache.figures()).toMatchObject({ calls: 1, hits: 1 });
  });

  test("serve each task alone, and other combinations of them", async () => {
    const { cache, asked } = openCache();
    const whole = await cache.call("enrichRecord", ask(all));
    const name = await cache.call("enrichRecord", ask(["name"]));
    expect(name).toMatchObject({
      message: "name: Done.",
      name: whole.name,
      categorization: null,
      review: [{ field: "name" }],
    });
    expect(Object.keys(name.sources)).toEqual(["name"]);
    await cache.call(
      "enrichRecord",
      ask(["name", "attribution"], { attribution: { ...channel, category_identifier: "x-things" } }),
    );
    expect(asked()).toHaveLength(1);
  });

  test("leave only the missing tasks to be asked for, in the category that is kept", async () => {
    const { cache, asked, calls } = openCache();
    await cache.call("enrichRecord", ask(["name", "categorization"]));
    const answer = await cache.call("enrichRecord", ask(all));
    expect(asked()).toEqual(["name,categorization", "description,attribution"]);
    expect(calls[1]?.input.body).toMatchObject({
      options: { attribution: { category_identifier: "x-things" } },
    });
    expect(answer).toMatchObject({
      name: { best_name: "LAMP" },
      description: null,
      attribution: { message: "x-things" },
    });
    expect(answer.review.map(({ field }) => field)).toEqual(all);
    await cache.call("enrichRecord", ask(all));
    expect(asked()).toHaveLength(2);
  });

  test("are others for another record, other options, and attributes of another category", async () => {
    const { cache, asked } = openCache();
    await cache.call("enrichRecord", ask(["name", "attribution"]));
    expect(
      await cache.peek("enrichRecord", ask(["name"], { name: { task_type: "detailed" } })),
    ).toBeUndefined();
    expect(
      await cache.peek(
        "enrichRecord",
        ask(["attribution"], { attribution: { ...channel, category_identifier: "y" } }),
      ),
    ).toBeUndefined();
    expect(
      await cache.peek(
        "enrichRecord",
        ask(["attribution"], { categorization: { ...channel, use_rag: true } }),
      ),
    ).toBeUndefined();
    expect(await cache.peek("enrichRecord", ask(["attribution"]))).toBeDefined();
    expect(asked()).toHaveLength(1);
  });

  test("are asked for once where equal records are under way", async () => {
    const { cache, asked } = openCache();
    const [one, other] = await Promise.all([
      cache.call("enrichRecord", ask(all)),
      cache.call("enrichRecord", ask(all)),
    ]);
    expect(one).toEqual(other);
    expect(asked()).toHaveLength(1);
  });
});
