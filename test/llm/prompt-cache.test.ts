import { describe, expect, test } from "vitest";
import { leastTokensOf, promptCacheOf, tokensOf } from "../../src/llm/prompt-cache.ts";

describe("what is known of a provider's cache", () => {
  test.each([
    ["openai https://api.openai.com/v1 gpt-6-luna", 1_024],
    ["anthropic https://api.anthropic.com/v1 claude-haiku-4-5-20251001", 4_096],
    ["anthropic https://api.anthropic.com/v1 claude-opus-5-5", 512],
    ["anthropic https://api.anthropic.com/v1 claude-sonnet-5", 1_024],
    ["google https://generativelanguage.googleapis.com/v1beta gemini-3.5-flash-lite", 4_096],
    ["google https://generativelanguage.googleapis.com/v1beta gemini-2.5-flash", 2_048],
    ["deepseek https://api.deepseek.com/v1 deepseek-flash", 64],
  ])("is how long a beginning must be: %s", (identity, minimumTokens) => {
    expect(promptCacheOf(identity)?.minimumTokens).toBe(minimumTokens);
  });

  test.each([
    "ollama http://127.0.0.1:11434/v1 llama3",
    "mistral https://api.mistral.ai/v1 mistral-small-latest",
    "",
  ])("is nothing of others: %s", (identity) => {
    expect(promptCacheOf(identity)).toBeUndefined();
  });
});

test("a text has at least a token for four and a half bytes, and about one for four", () => {
  expect([leastTokensOf("a".repeat(104)), tokensOf("a".repeat(104))]).toEqual([23, 26]);
  expect(tokensOf("ä")).toBe(1);
});
