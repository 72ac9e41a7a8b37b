import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createKeySet } from "../../src/language-model/key-set.ts";

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
