import { expect, test } from "vitest";
import { count, defineCheck, flag, listOf, nonEmptyText, oneOf, optional } from "../../src/lint/check.ts";
import { readFieldOf, readProduct } from "../../src/lint/product-reading.ts";
import { faultAt } from "../../src/lint/violation.ts";

const rhymes = defineCheck({
  kind: "rhymes",
  options: { word: nonEmptyText, most: optional(count) },
  find: (reading, { word, most = 0 }) =>
    [...reading.text.matchAll(new RegExp(word, "g"))]
      .slice(most)
      .map(({ index }) => faultAt(reading, { start: index, end: index + word.length }, "It rhymes.")),
  needsField: ({ most }) => most === undefined,
});
const found = (check: ReturnType<typeof rhymes.open>, name: string) =>
  check.find(readFieldOf("description", name), readProduct({ fields: { name } })).map(({ start }) => start);

test("a check is opened with the options of a rule", () => {
  expect(found(rhymes.open({ kind: "rhymes", word: "at" }), "cat hat")).toEqual([1, 5]);
  expect(found(rhymes.open({ kind: "rhymes", word: "at", most: 1 }), "cat hat")).toEqual([5]);
  expect(rhymes.open({ kind: "rhymes", word: "at" })).toMatchObject({ needsField: true });
  expect(rhymes.open({ kind: "rhymes", word: "at", most: 1 })).toMatchObject({ needsField: false });
});

test("a check that says nothing of absent fields finds nothing wrong with them", () => {
  expect(rhymes.open({ kind: "rhymes", word: "at" }).findAbsent(readProduct({ fields: {} }))).toEqual([]);
});

test.each([
  [{}, 'The option "word" of the check "rhymes" takes a text, not undefined.'],
  [{ word: 3 }, 'The option "word" of the check "rhymes" takes a text, not 3.'],
  [{ word: "at", most: -1 }, "takes a whole number, or left out, not -1."],
  [{ word: "at", Most: 1 }, 'The check "rhymes" has no option "Most", but word, most.'],
])("the options %j are refused", (options, message) => {
  expect(() => rhymes.open({ kind: "rhymes", ...options })).toThrow(message);
});

test.each([
  [count, [0, 7], [-1, 1.5, "7", undefined]],
  [flag, [true, false], ["true", 1, undefined]],
  [nonEmptyText, ["a"], ["", 1, undefined]],
  [oneOf("a", "b"), ["a", "b"], ["c", undefined]],
  [listOf(count), [[], [1, 2]], [["1"], 1, undefined]],
  [optional(count), [1, undefined], ["1", null]],
] as const)("the option type %o takes what it says", (type, taken, refused) => {
  for (const value of taken) expect(type.accepts(value)).toBe(true);
  for (const value of refused) expect(type.accepts(value)).toBe(false);
});
