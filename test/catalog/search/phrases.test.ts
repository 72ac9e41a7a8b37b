import { describe, expect, it } from "vitest";
import { isPhraseEnd, nextNode, PhraseBuilder, type Phrases } from "../../../src/catalog/search/phrases.ts";

function endsOf(phrases: Phrases, words: readonly number[]) {
  let node: number | undefined = 0;
  for (const word of words) node = node === undefined ? undefined : nextNode(phrases, node, word);
  if (node === undefined) return [];
  const [start = 0, end = 0] = phrases.endStarts.subarray(node, node + 2);
  const ends = Array.from(phrases.endCategories.subarray(start, end), (category, at) => ({
    category,
    share: phrases.endShares[start + at],
  }));
  expect(isPhraseEnd(phrases, node)).toBe(ends.length > 0);
  return ends.sort((one, other) => one.category - other.category);
}

describe("PhraseBuilder", () => {
  it("finds every category of which the words are a whole phrase", () => {
    const builder = new PhraseBuilder();
    builder.add([1, 2], 7, 0.5);
    builder.add([1, 2], 8, 0.75);
    builder.add([1], 9, 0.25);
    expect(endsOf(builder.build(), [1, 2])).toEqual([
      { category: 7, share: 0.5 },
      { category: 8, share: 0.75 },
    ]);
    expect(endsOf(builder.build(), [2])).toEqual([]);
  });

  it("keeps a category's best share of a phrase", () => {
    const builder = new PhraseBuilder();
    builder.add([1], 7, 0.25);
    builder.add([1], 8, 0.125);
    builder.add([1], 7, 0.75);
    builder.add([1], 7, 0.5);
    expect(endsOf(builder.build(), [1])).toEqual([
      { category: 7, share: 0.75 },
      { category: 8, share: 0.125 },
    ]);
  });

  it("still finds each of very many phrases", () => {
    const builder = new PhraseBuilder();
    const count = 30_000;
    for (let word = 0; word < count; word += 1) builder.add([word, count - word], word, 1);
    const phrases = builder.build();
    for (let word = 0; word < count; word += 997) {
      expect(endsOf(phrases, [word, count - word])).toEqual([{ category: word, share: 1 }]);
      expect(endsOf(phrases, [word, count - word + 1])).toEqual([]);
    }
  });
});
