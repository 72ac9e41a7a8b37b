import { describe, expect, it } from "vitest";
import { CompoundSplitter, createGermanWords } from "../../../src/catalog/search/german-compounds.ts";
import { findSimilarWords } from "../../../src/catalog/search/near-words.ts";
import { createSpelling } from "../../../src/catalog/search/spelling.ts";
import { WordMeanings } from "../../../src/catalog/search/word-meanings.ts";

const words = ["handtaschen", "taschenlampen", "schulranzen", "tisch", "fisch", "kettles", "led"];
const written = words.map((folded) => ({ folded, language: "de" as const }));
const spelling = createSpelling(
  written,
  new WordMeanings(written, new CompoundSplitter(createGermanWords(new Set(words)))),
);
const near = (folded: string) =>
  findSimilarWords(spelling, folded)
    .sort((one, other) => other.closeness - one.closeness)
    .map(({ word }) => spelling.words.at(word));

describe("findSimilarWords", () => {
  it.each([
    ["schulanzen", "schulranzen"],
    ["schullranzen", "schulranzen"],
    ["schulransen", "schulranzen"],
    ["shculranzen", "schulranzen"],
    ["chulranzen", "schulranzen"],
    ["ketles", "kettles"],
  ])("takes %s for %s", (slip, meant) => {
    expect(near(slip)).toEqual([meant]);
  });

  it("takes a long word for one that has a letter more and another less", () => {
    expect(near("handtschenn")).toEqual(["handtaschen"]);
  });

  it("finds the words that end with a piece before those that begin with it", () => {
    expect(near("taschen")).toEqual(["handtaschen", "taschenlampen"]);
  });

  it("prefers the word with the same first letter", () => {
    expect(near("tsch")).toEqual(["tisch"]);
    expect(near("tfisch")).toEqual(["tisch", "fisch"]);
  });

  it("leaves short words alone", () => {
    expect(near("le")).toEqual([]);
    expect(near("lad")).toEqual([]);
  });
});
