import { describe, expect, it } from "vitest";
import { compileContent } from "../../../src/catalog/compile.ts";
import { WordResolver } from "../../../src/catalog/search/query-words.ts";
import { WeightedWords, WordSearch } from "../../../src/catalog/search/word-search.ts";
import { tokenize } from "../../../src/nlp/tokenizer.ts";

const names = ["Black tea", "Herbal tea", "Summer dresses"];
const { index } = compileContent({
  salesChannel: "channel_a",
  categories: names.map((en, number) => ({
    record: { identifier: `c-${number}`, names: { en }, terms: {} },
    attributes: [],
  })),
});

function scoreOf(search: WordSearch, word: string, category: number): number {
  search.score([{ words: [{ folded: word }], weight: 1 }], -1);
  return search.scorer.scoreOf(category);
}

describe("WordSearch", () => {
  it("lets a colour say little of what a product is, but much to a person who types it", () => {
    const [products, persons] = [new WordSearch(index), new WordSearch(index, index.spelling)];
    expect(scoreOf(products, "black", 0)).toBeLessThan(0.5 * scoreOf(products, "herbal", 1));
    expect(scoreOf(persons, "black", 0)).toBeCloseTo(scoreOf(persons, "herbal", 1), 6);
  });

  it("forgets a query at the next one", () => {
    const search = new WordSearch(index);
    expect(scoreOf(search, "herbal", 1)).toBeGreaterThan(0);
    expect(scoreOf(search, "dress", 1)).toBe(0);
    expect(search.matchedWords(1)).toEqual([]);
    expect(search.matchedWords(2)).toEqual(["dress"]);
  });
});

const { index: indexOfWeighedWords } = compileContent({
  salesChannel: "channel_a",
  categories: [{ record: { identifier: "lamps", names: { en: "Lamps" }, terms: {} }, attributes: [] }],
});
const weighed = () => new WeightedWords(new WordResolver(indexOfWeighedWords));
const foldedOf = ({ words, wordCount }: WeightedWords) =>
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
