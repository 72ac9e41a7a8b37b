import { expect, it } from "vitest";
import type { Catalog } from "../../../src/catalog/model.ts";
import {
  categoryWord,
  gatherVocabulary,
  openVocabulary,
  packVocabulary,
  titleWord,
  valueWord,
} from "../../../src/ml/titles/vocabulary.ts";
import { stem } from "../../../src/nlp/stemmer.ts";

const texts: Readonly<Record<string, readonly string[]>> = {
  "categories en": ["Dining tables"],
  "categories de": ["Tische"],
  "values de": ["Eiche, geölt", "xl"],
};
const catalog: Pick<Catalog, "texts"> = { texts: (of, language) => texts[`${of} ${language}`] ?? [] };
const words = gatherVocabulary(catalog as Catalog, "words\ntische basic\n");

it("says in which lists a word or its stem stands", () => {
  expect(words.get("tables")).toBe(categoryWord("en"));
  expect(words.get(stem("tables", "en"))).toBe(categoryWord("en"));
  expect(words.get("eiche")).toBe(valueWord("de"));
  expect(words.get("tische")).toBe(categoryWord("de") | titleWord);
  expect(words.get("basic")).toBe(titleWord);
});

it("has no words of one or two letters", () => {
  expect(words.has("xl")).toBe(false);
});

it("answers the same when packed, and 0 for an unknown word", () => {
  const vocabulary = openVocabulary(packVocabulary(words));
  for (const [word, lists] of words) expect(vocabulary(word)).toBe(lists);
  expect(vocabulary("perucci")).toBe(0);
});
