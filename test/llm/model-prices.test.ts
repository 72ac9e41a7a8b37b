import { describe, expect, test } from "vitest";
import { renderMicros } from "../../src/llm/cost.ts";
import { findPrice, priceRows, readUserPrices, requirePrice } from "../../src/llm/model-prices.ts";

const asOf = "2026-11-22";

describe("the price of a model", () => {
  test("is found by its name, with a day behind it or without, at its own provider only", () => {
    const nano = findPrice("openai", "gpt-5-nano");
    expect(nano).toMatchObject({ input: 50_000, cachedInput: 5_000, output: 400_000, batchPercent: 50 });
    expect(findPrice("openai", "gpt-5-nano-2025-08-07")).toEqual(nano);
    expect(findPrice("anthropic", "claude-haiku-4-5-20251001")).toMatchObject({ output: 5_000_000 });
    expect(findPrice("openrouter", "gpt-5-nano")).toBeUndefined();
  });

  test("is not that of another model whose name begins alike", () => {
    for (const model of [
      "gpt-5-nano-pro",
      "gpt-5",
      "gpt-5-nano-latest",
      "GPT-5-nano",
      "claude-opus-5-fast",
    ]) {
      expect(findPrice("openai", model) ?? findPrice("anthropic", model)).toBeUndefined();
    }
  });

  test("is the user's own where there is one", () => {
    const prices = readUserPrices(
      {
        "gpt-5-nano": { input: 1, output: 2 },
        "local/*": { input: 0, output: 0 },
        "local/large*": { input: 3, output: 4 },
      },
      asOf,
    );
    expect(findPrice("openai", "gpt-5-nano", prices)).toEqual({
      input: 1_000_000,
      cachedInput: 1_000_000,
      cacheWrite: 1_250_000,
      output: 2_000_000,
      asOf,
      source: "the setting prices",
    });
    expect(findPrice("ollama", "local/small", prices)).toMatchObject({ input: 0, output: 0 });
    expect(findPrice("ollama", "local/large-2", prices)).toMatchObject({ input: 3_000_000 });
    expect(findPrice("openai", "gpt-4.1-mini", prices)).toMatchObject({ input: 400_000 });
  });

  test("has to be known for a limit in money", () => {
    expect(requirePrice("openai", "gpt-5-nano").input).toBe(50_000);
    expect(() => requirePrice("ollama", "qwen3:8b")).toThrow(
      expect.objectContaining({
        code: "PDO_PRICE_UNKNOWN",
        kind: "final",
        seen: 'No price is known of the model "qwen3:8b" of ollama.',
        nextStep: expect.stringContaining('"prices": {"qwen3:8b": {"input"'),
      }),
    );
  });
});

describe("the table of prices", () => {
  test("names each model once, with a day and a source, in whole amounts that make sense", () => {
    const names = priceRows().flatMap(({ provider, models }) =>
      models.map((model) => `${provider} ${model}`),
    );
    expect(new Set(names).size).toBe(names.length);
    for (const { price } of priceRows()) {
      expect(price.asOf).toMatch(/^2026-\d{2}-\d{2}$/);
      expect(price.source).toMatch(/^https:\/\//);
      for (const each of price.longInput ? [price, price.longInput] : [price]) {
        const { input, cachedInput, cacheWrite, output } = each;
        expect([input, cachedInput, cacheWrite, output].every(Number.isSafeInteger)).toBe(true);
        expect(cachedInput).toBeLessThanOrEqual(input);
        expect(cacheWrite).toBeGreaterThanOrEqual(input);
        expect(output).toBeGreaterThan(input);
      }
    }
  });
});

describe("prices of the user's own", () => {
  test("may say what batches and the cache cost", () => {
    const fields = { input: 0.5, cachedInput: 0.05, cacheWrite: 0.625, output: 1.5, batchFactor: 0.4 };
    expect(readUserPrices({ mine: fields }, asOf).find("mine")).toMatchObject({
      cachedInput: 50_000,
      cacheWrite: 625_000,
      batchPercent: 40,
    });
  });

  test.each([
    ["prices", []],
    ["prices", "cheap"],
    ['prices["mine"]', { mine: 3 }],
    ['prices["mine"].input', { mine: { output: 1 } }],
    ['prices["mine"].output', { mine: { input: 1, output: "1" } }],
    ['prices["mine"].output', { mine: { input: 1, output: Number.NaN } }],
    ['prices["mine"].input', { mine: { input: -1, output: 1 } }],
    ['prices["mine"].input', { mine: { input: 20_000, output: 1 } }],
    ['prices["mine"].batchFactor', { mine: { input: 1, output: 1, batchFactor: 50 } }],
    ['prices["mine"].ouput', { mine: { input: 1, output: 1, ouput: 1 } }],
  ])("are refused by their place where they are not as they must be: %s", (where, value) => {
    expect(() => readUserPrices(value, asOf)).toThrow(
      expect.objectContaining({
        code: "PDO_PRICE_INVALID",
        what: `The setting ${where} is not as it must be.`,
      }),
    );
  });
});

describe("an amount of money", () => {
  test("is rendered in cents, and finer below a dollar", () => {
    const amounts = [0, 12_345_678, 1_000_000, 42_000, 4200, 1];
    expect(amounts.map(renderMicros)).toEqual([
      "$0.00",
      "$12.35",
      "$1.00",
      "$0.0420",
      "$0.004200",
      "$0.000001",
    ]);
  });
});
