import { describe, expect, it } from "vitest";
import { Phrases } from "../../../src/catalog/search/phrases.ts";

function endsOf(phrases: Phrases, words: readonly number[]) {
  let node: number | undefined = 0;
  for (const word of words) node = node === undefined ? undefined : phrases.next(node, word);
  const ends: { category: number; share: number }[] = [];
  let end = node === undefined ? undefined : phrases.endingAt(node);
  for (; end !== undefined; end = end.before) ends.push({ category: end.category, share: end.share });
  return ends.sort((one, other) => one.category - other.category);
}

describe("Phrases", () => {
  it("finds every category of which the words are a whole phrase", () => {
    const phrases = new Phrases();
    phrases.add([1, 2], 7, 0.5);
    phrases.add([1, 2], 8, 0.6);
    phrases.add([1], 9, 0.3);
    expect(endsOf(phrases, [1, 2])).toEqual([
      { category: 7, share: 0.5 },
      { category: 8, share: 0.6 },
    ]);
    expect(endsOf(phrases, [2])).toEqual([]);
  });

  it("keeps a category's best share of a phrase", () => {
    const phrases = new Phrases();
    phrases.add([1], 7, 0.3);
    phrases.add([1], 8, 0.1);
    phrases.add([1], 7, 0.6);
    phrases.add([1], 7, 0.5);
    expect(endsOf(phrases, [1])).toEqual([
      { category: 7, share: 0.6 },
      { category: 8, share: 0.1 },
    ]);
  });

  it("still finds each of very many phrases", () => {
    const phrases = new Phrases();
    const count = 30_000;
    for (let word = 0; word < count; word += 1) phrases.add([word, count - word], word, 1);
    for (let word = 0; word < count; word += 997) {
      expect(endsOf(phrases, [word, count - word])).toEqual([{ category: word, share: 1 }]);
      expect(endsOf(phrases, [word, count - word + 1])).toEqual([]);
    }
  });
});
