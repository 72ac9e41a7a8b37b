import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { answerKey } from "../../src/cache/caching-client.ts";

const input = {
  query: { task_type: "cleaned", translation_language: "de" } as const,
  body: { product_name: "Lamp" },
};
const contract = vi.hoisted(() => ({ version: "" }));
vi.mock(import("../../src/api/vocabulary.ts"), async (original) => {
  const real = await original();
  contract.version = real.contractVersion;
  return Object.defineProperty({ ...real }, "contractVersion", { get: () => contract.version });
});

const key = answerKey("optimizeName", input, "engine 1");

describe("the key of an answer", () => {
  test("differs with each part of the request and with the identity", () => {
    const others = [
      answerKey("optimizeName", { ...input, query: { ...input.query, task_type: "detailed" } }, "engine 1"),
      answerKey(
        "optimizeName",
        { ...input, query: { ...input.query, translation_language: "fr" } },
        "engine 1",
      ),
      answerKey("optimizeName", { ...input, body: { product_name: "Lamp " } }, "engine 1"),
      answerKey("optimizeName", input, "engine 2"),
      answerKey("optimizeDescription", { query: {}, body: { product_description: "Lamp" } }, "engine 1"),
      answerKey(
        "optimizeDescription",
        { query: {}, body: { product_description: "", product_name: "Lamp" } },
        "engine 1",
      ),
    ];
    expect(new Set([key, ...others].map((each) => each.toString("hex"))).size).toBe(others.length + 1);
  });

  test("differs with the contract version, since answers may have another shape", () => {
    const version = contract.version;
    contract.version = "0.9.0";
    const before = answerKey("optimizeName", input, "engine 1");
    contract.version = version;
    expect(before).not.toEqual(key);
    expect(answerKey("optimizeName", input, "engine 1")).toEqual(key);
  });

  test("is independent of field order and of undefined fields", () => {
    const { task_type, translation_language } = input.query;
    const query = { translation_language, task_type };
    expect(answerKey("optimizeName", { body: { ...input.body }, query }, "engine 1")).toEqual(key);
    const body = { product_description: "x", keywords: ["b", "a"] };
    const missing = answerKey(
      "optimizeDescription",
      { query: {}, body: { ...body, product_name: undefined } },
      "",
    );
    expect(missing).toEqual(answerKey("optimizeDescription", { query: {}, body }, ""));
    const turned = { ...body, keywords: ["a", "b"] };
    expect(answerKey("optimizeDescription", { query: {}, body: turned }, "")).not.toEqual(missing);
  });

  test("distinguishes where one text ends and the next begins", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (name, other, words, otherWords) => {
        const keyOf = (product_name: string, product_description: string) =>
          answerKey("categorize", { query: {}, body: { product_name, product_description } }, "").toString(
            "hex",
          );
        const isSame = name === other && words === otherWords;
        expect(keyOf(name, words) === keyOf(other, otherWords)).toBe(isSame);
      }),
    );
  });
});
