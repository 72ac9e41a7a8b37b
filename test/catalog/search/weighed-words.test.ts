import { expect, it } from "vitest";
import { compileContent } from "../../../src/catalog/compile-content.ts";
import { WordResolver } from "../../../src/catalog/search/query-words.ts";
import { WeighedWords } from "../../../src/catalog/search/weighed-words.ts";
import { tokenize } from "../../../src/text/tokens.ts";

const { index } = compileContent({
  salesChannel: "channel_a",
  categories: [{ record: { identifier: "lamps", names: { en: "Lamps" }, terms: {} }, attributes: [] }],
});
const weighed = () => new WeighedWords(new WordResolver(index));
const foldedOf = ({ words, wordCount }: WeighedWords) =>
  words.slice(0, wordCount).map(({ folded }) => folded);

it("weighs each word once, by its strongest occurrence and a little by the others", () => {
  const query = weighed();
  query.read([
    { words: [{ folded: "lamp" }, { folded: "desk" }], weight: 3 },
    { words: [{ folded: "lamp" }], weight: 1 },
  ]);
  expect(foldedOf(query)).toEqual(["lamp", "desk"]);
  expect(query.sequence.map(({ folded }) => folded)).toEqual(["lamp", "desk", "lamp"]);
  expect(query.weightOf(1)).toBe(3);
  expect(query.weightOf(0)).toBeGreaterThan(3);
  expect(query.weightOf(0)).toBeLessThan(4);
});

it("takes a word for the same however it is written, and whether it comes as a token or not", () => {
  const query = weighed();
  query.read([
    { words: tokenize("Lamp LAMP"), weight: 1 },
    { words: [{ folded: "lamp" }], weight: 1 },
  ]);
  expect(foldedOf(query)).toEqual(["lamp"]);
});

it("forgets a query at the next one, also after more words than are kept", () => {
  const query = weighed();
  query.read([{ words: tokenize("Lamp, desk lamp"), weight: 2 }]);
  const many = Array.from({ length: 20_000 }, (_, number) => ({ folded: `word${number}` }));
  query.read([{ words: many, weight: 1 }]);
  query.read([{ words: tokenize("desk lamp Desk"), weight: 2 }]);
  expect(foldedOf(query)).toEqual(["desk", "lamp"]);
  expect(query.weightOf(1)).toBe(2);
});
