import { describe, expect, it } from "vitest";
import { compileContent } from "../../../src/catalog/compile-content.ts";
import { WordSearch } from "../../../src/catalog/search/word-search.ts";

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
