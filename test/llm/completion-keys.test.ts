import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { completionKey, createKeySet } from "../../src/llm/completion-keys.ts";
import type { CompletionRequest } from "../../src/llm/language-model.ts";
import { requestOf } from "./requests.ts";

const request = requestOf("lamp");
const hexOf = (each: CompletionRequest, identity = "model") => completionKey(identity, each).toString("hex");

describe("the key of a completion", () => {
  test("is another one for every part of the question, and for another model", () => {
    const others: CompletionRequest[] = [
      { ...request, system: "Name the product" },
      { ...request, messages: [{ role: "assistant", text: "lamp" }] },
      { ...request, messages: [{ role: "user", text: "lamp " }] },
      { ...request, messages: [...request.messages, { role: "user", text: "" }] },
      { ...request, schema: { ...request.schema, required: [] } },
      { ...request, schemaName: "names" },
      { ...request, maxOutputTokens: 101 },
      { ...request, reference: "1 Lamps" },
      { ...request, reference: "" },
    ];
    const keys = [hexOf(request), hexOf(request, "another"), ...others.map((each) => hexOf(each))];
    expect(new Set(keys).size).toBe(others.length + 2);
  });

  test("does not ask what the question is for, nor in which order fields were written", () => {
    const { schema, messages, ...others } = request;
    const turned = { messages, schema: Object.fromEntries(Object.entries(schema).reverse()), ...others };
    expect(hexOf({ ...turned, task: "categorize" })).toBe(hexOf(request));
  });

  test("is the same in every version of pdo, until the cache format changes", () => {
    expect(completionKey("model", request)).toHaveLength(16);
    expect(hexOf(request)).toBe("1e869fe295d3bad2f4da687f041803c8");
  });
});

const keyOf = (number: number) => createHash("sha256").update(String(number)).digest("hex").slice(0, 32);

test("a key is new once, however many there are", () => {
  const keys = createKeySet();
  const numbers = Array.from({ length: 20_000 }, (_, number) => number);
  expect(numbers.every((number) => keys.add(keyOf(number)))).toBe(true);
  expect(numbers.some((number) => keys.add(keyOf(number)))).toBe(false);
  expect(keys.size).toBe(20_000);
});

test("a key of noughts is a key like any other", () => {
  const keys = createKeySet();
  expect(keys.add("0".repeat(32))).toBe(true);
  expect(keys.add("0".repeat(32))).toBe(false);
});
