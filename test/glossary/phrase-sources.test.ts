import { describe, expect, it } from "vitest";
import { countOwnWords, ownWordAt, ownWords } from "../../src/glossary/own-words.ts";
import { listSources, sourcePhrases } from "../../src/glossary/phrase-sources.ts";
import { smallCatalogs } from "./small-catalogs.ts";

const ofCatalogs = [...listSources(smallCatalogs)].slice(countOwnWords());

describe("the sources of phrases", () => {
  it("are the project's own words first, then the catalogs' leaf categories and listed values", () => {
    expect([...listSources([])]).toHaveLength(ownWords().length);
    expect(ofCatalogs).toEqual([
      [1, 0, -1, -1],
      [1, 0, 0, 0],
    ]);
  });

  it("tell their phrases in one language, the name before other words", () => {
    const texts = ofCatalogs.map((source) =>
      [...sourcePhrases(source, smallCatalogs, "en")].map(({ text }) => text),
    );
    expect(texts).toEqual([
      ["Samovars", "tea urn"],
      ["Hammered", "dimpled"],
    ]);
  });

  it("tell none where nothing is", () => {
    expect([...sourcePhrases([0, countOwnWords(), -1, -1], smallCatalogs, "en")]).toEqual([]);
    expect([...sourcePhrases([1, 7, -1, -1], smallCatalogs, "en")]).toEqual([]);
    expect([...sourcePhrases([1, 0, 0, 9], smallCatalogs, "en")]).toEqual([]);
    expect([...sourcePhrases([5, 0, -1, -1], smallCatalogs, "en")]).toEqual([]);
  });

  it("are the very rows of the own words, parsed once", () => {
    expect(ownWordAt(3)).toBe(ownWords()[3]);
    expect(ownWordAt(-1)).toBeUndefined();
  });
});
