import { describe, expect, test } from "vitest";
import { answerFromCacheOnly, collectCompletions } from "../../../src/llm/batches/collect-requests.ts";
import { completionGivenUp } from "../../../src/llm/batches/errors.ts";
import type { ListedRequest } from "../../../src/llm/batches/request-list.ts";
import { completionKey } from "../../../src/llm/completion-keys.ts";
import type { Completion, CompletionRequest } from "../../../src/llm/language-model.ts";

const request = (text: string, task = "naming"): CompletionRequest => ({
  task,
  system: "s",
  messages: [{ role: "user", text }],
  schema: {},
  schemaName: "s",
  maxOutputTokens: 1,
});
const completion: Completion = { text: "{}", finish: "stop", model: "m" };
const known = {
  identity: "m",
  peek: async ({ messages }: CompletionRequest) => (messages[0]?.text === "kept" ? completion : undefined),
};

describe("a collecting model", () => {
  test("answers from the cache, and collects the rest once", async () => {
    const listed: ListedRequest[] = [];
    const model = collectCompletions({ ...known, onCollected: (one) => listed.push(one) });
    await expect(model.complete(request("kept"))).resolves.toBe(completion);
    for (const text of ["new", "new", "other"]) {
      await expect(model.complete(request(text))).rejects.toMatchObject({
        code: "PDO_COMPLETION_PENDING",
        kind: "own",
      });
    }
    expect(listed.map(({ request: { messages } }) => messages[0]?.text)).toEqual(["new", "other"]);
    expect(listed[0]?.key).toBe(completionKey("m", request("new")).toString("hex"));
  });

  test("collects a request of two tasks once", async () => {
    const listed: ListedRequest[] = [];
    const model = collectCompletions({ ...known, onCollected: (one) => listed.push(one) });
    for (const task of ["naming", "description"]) {
      await expect(model.complete(request("new", task))).rejects.toThrow();
    }
    expect(listed).toHaveLength(1);
  });

  test("says of a refused request why, and does not list it", async () => {
    const listed: ListedRequest[] = [];
    const refusalOf = () => new Error("It is too long.");
    const model = collectCompletions({ ...known, refusalOf, onCollected: (one) => listed.push(one) });
    await expect(model.complete(request("new"))).rejects.toThrow("It is too long.");
    expect(listed).toEqual([]);
  });

  test("ends with the signal's reason", async () => {
    const model = collectCompletions({ ...known, onCollected: () => {} });
    const signal = AbortSignal.abort(new Error("enough"));
    await expect(model.complete(request("kept"), { signal })).rejects.toThrow("enough");
  });
});

test("a cache-only model says why other answers are missing, so that the caller falls back", async () => {
  const model = answerFromCacheOnly(known, completionGivenUp);
  await expect(model.complete(request("kept"))).resolves.toBe(completion);
  await expect(model.complete(request("new"))).rejects.toMatchObject({
    code: "PDO_BATCH_FAILED",
    kind: "own",
  });
});
