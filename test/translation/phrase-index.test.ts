import { describe, expect, it } from "vitest";
import { countOwnWords, ownWordAt, ownWords } from "../../src/translation/built-in-words.ts";
import type { GlossaryEntry } from "../../src/translation/glossary-entry.ts";
import { indexPhrases, listSources, sourcePhrases } from "../../src/translation/phrase-index.ts";
import { smallCatalogs } from "./small-catalogs.ts";

const entry: GlossaryEntry = { role: "type", forms: {} };
const phrase = (text: string) => ({ text, entry, form: 0 });

describe("an index of phrases", () => {
  it("groups phrases by the stem of their first word, in order", () => {
    const phrases = ["Table lamp", "Tables", "Lamp", "table cloth"].map(phrase);
    const index = indexPhrases(phrases, "en");
    expect(index.get("table")?.map(({ text }) => text)).toEqual(["Table lamp", "Tables", "table cloth"]);
    expect(index.get("lamp")?.map(({ text }) => text)).toEqual(["Lamp"]);
  });

  it("leaves out phrases without a word", () => {
    expect(indexPhrases([phrase("–"), phrase("")], "de").size).toBe(0);
  });
});

const ofCatalogs = [...listSources(smallCatalogs)].slice(countOwnWords());

describe("the sources of phrases", () => {
  it("are the built-in words first, then the catalogs' leaf categories and listed values", () => {
    expect([...listSources([])]).toHaveLength(ownWords().length);
    expect(ofCatalogs).toEqual([
      [1, 0, -1, -1],
      [1, 0, 0, 0],
    ]);
  });

  it("list their phrases in one language, the name before other words", () => {
    const texts = ofCatalogs.map((source) =>
      [...sourcePhrases(source, smallCatalogs, "en")].map(({ text }) => text),
    );
    expect(texts).toEqual([
      ["Samovars", "tea urn"],
      ["Hammered", "dimpled"],
    ]);
  });

  it("have no phrases if they do not exist", () => {
    expect([...sourcePhrases([0, countOwnWords(), -1, -1], smallCatalogs, "en")]).toEqual([]);
    expect([...sourcePhrases([1, 7, -1, -1], smallCatalogs, "en")]).toEqual([]);
    expect([...sourcePhrases([1, 0, 0, 9], smallCatalogs, "en")]).toEqual([]);
    expect([...sourcePhrases([5, 0, -1, -1], smallCatalogs, "en")]).toEqual([]);
  });

  it("are the same rows of the built-in words, parsed once", () => {
    expect(ownWordAt(3)).toBe(ownWords()[3]);
    expect(ownWordAt(-1)).toBeUndefined();
  });
});
