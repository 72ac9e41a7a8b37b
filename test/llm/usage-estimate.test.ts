import { describe, expect, test } from "vitest";
import { boundCall, byteCount, type ModelPrice } from "../../src/llm/cost.ts";
import type { Completion, CompletionRequest } from "../../src/llm/language-model.ts";
import { estimateCompletions } from "../../src/llm/usage-estimate.ts";
import { completionOf, requestOf, usageOf } from "./requests.ts";

const price: ModelPrice = {
  input: 1_000_000,
  cachedInput: 100_000,
  cacheWrite: 1_000_000,
  output: 5_000_000,
  batchPercent: 50,
  asOf: "2026-11-22",
  source: "a test",
};

function estimating(
  cached: (request: CompletionRequest) => Completion | undefined = () => undefined,
  more = { price },
) {
  return estimateCompletions({ identity: "model", peek: async (request) => cached(request), ...more });
}

const pending = { code: "PDO_COMPLETION_PENDING", kind: "own" };

describe("an estimate", () => {
  test("asks nobody, and counts an equal question once", async () => {
    const model = estimating();
    const request = requestOf("lamp");
    for (const _ of [1, 2]) await expect(model.complete(request)).rejects.toMatchObject(pending);
    const { inputTokens, outputTokens } = boundCall(request);
    const likelyInput = Math.ceil(byteCount(request) / 4);
    const count = {
      calls: 1,
      cached: 0,
      inputTokens: likelyInput,
      outputTokens: 15,
      costMicros: likelyInput + 75,
      uncachedCostMicros: likelyInput + 75,
      maxTokens: inputTokens + outputTokens,
      maxCostMicros: inputTokens + 5 * outputTokens,
    };
    expect(model.figures()).toEqual({
      total: count,
      tasks: { optimizeName: count },
      pricesAsOf: "2026-11-22",
    });
  });

  test("counts what a provider has ready from the second request on at its price, where it is long enough", async () => {
    const costOf = async (identity: string, system: string) => {
      const model = estimateCompletions({ identity, peek: async () => undefined, price });
      for (const name of ["lamp", "chair", "table"])
        await model.complete(requestOf(name, { system, reference: "1 Lamps" })).catch(() => {});
      const { costMicros, uncachedCostMicros } = model.figures().total;
      return { expected: costMicros ?? 0, uncached: uncachedCostMicros ?? 0 };
    };
    const [short, long] = ["Name it. ".repeat(10), "Name it. ".repeat(1_000)];
    const [openai, ollama] = [
      "openai https://api.openai.com/v1 gpt-6-luna",
      "ollama http://127.0.0.1:11434/v1 m",
    ];
    expect(await costOf(openai, short)).toEqual(await costOf(ollama, short));
    const { expected, uncached } = await costOf(openai, long);
    expect(uncached).toBe((await costOf(ollama, long)).expected);
    const saved = uncached - expected;
    // Two of three requests read 2,251 tokens at a tenth of the price.
    expect(saved / (2 * 2_251 * 0.9)).toBeCloseTo(1, 2);
  });

  test("answers from the cache, free of charge", async () => {
    const model = estimating(() => completionOf("kept"));
    expect(await model.complete(requestOf("lamp"))).toEqual(completionOf("kept"));
    expect(model.figures().total).toMatchObject({ calls: 0, cached: 1, costMicros: 0, maxCostMicros: 0 });
  });

  test("uses the cached answers of a task to estimate the others", async () => {
    const isKept = (text: string) => text.startsWith("kept");
    const model = estimating(({ messages: [message] }) =>
      message && isKept(message.text) ? completionOf("{}", { usage: usageOf(400, 60) }) : undefined,
    );
    for (const name of ["1", "2", "3", "4", "5"]) await model.complete(requestOf(`kept ${name}`));
    await expect(model.complete(requestOf("lamp 9"))).rejects.toMatchObject(pending);
    await expect(model.complete(requestOf("lamp 9", { task: "categorize" }))).rejects.toMatchObject(pending);
    const { tasks, total } = model.figures();
    expect(tasks.optimizeName).toMatchObject({ calls: 1, cached: 5, inputTokens: 400, outputTokens: 60 });
    expect(total).toMatchObject({ calls: 1, cached: 5 });
  });

  test("is at the price of batches where they would be used, and in tokens alone without a price", async () => {
    const request = requestOf("lamp");
    const batch = estimateCompletions({
      identity: "model",
      peek: async () => undefined,
      price,
      rate: "batch",
    });
    const unpriced = estimateCompletions({ identity: "model", peek: async () => undefined });
    for (const model of [batch, unpriced])
      await expect(model.complete(request)).rejects.toMatchObject(pending);
    const { inputTokens, outputTokens } = boundCall(request);
    expect(batch.figures().total.maxCostMicros).toBe(Math.ceil((inputTokens + 5 * outputTokens) / 2));
    expect(unpriced.figures()).toMatchObject({
      total: { calls: 1, outputTokens: 15, costMicros: null, maxCostMicros: null },
      pricesAsOf: null,
    });
  });
});
