import { describe, expect, it } from "vitest";
import { findUnsayable } from "../../../src/catalog/export/find-unsayable.ts";
import { attribute, contentOf, value } from "../diff/contents.ts";
import { fixtureContent } from "../fixtures/fixture-catalogs.ts";

describe("findUnsayable", () => {
  it("finds nothing in a catalog of words", () => {
    expect(findUnsayable(fixtureContent())).toEqual([]);
  });

  it.each([
    [
      "a category that is called as all are",
      contentOf(["*"]),
      "The category * is called as all categories are.",
    ],
    ["a category that is called as none is", contentOf(["-"]), "The category - is called as no category is."],
    [
      "blanks around a name",
      contentOf(["a", undefined, [], { names: { en: "Shoes " } }]),
      'The category a holds "Shoes ": empty, with blanks around it, or no text.',
    ],
    [
      "half a character",
      contentOf(["a", undefined, [], { names: { en: "\ud83d" } }]),
      'The category a holds "\\ud83d": empty, with blanks around it, or no text.',
    ],
    [
      "a bar in a term",
      contentOf(["a", undefined, [], { terms: { en: ["shoe|boot"] } }]),
      "The category a has a | in the term shoe|boot.",
    ],
    [
      "no name at all",
      contentOf(["a", undefined, [attribute("size", { names: {} })]]),
      "The attribute size has no name in any language.",
    ],
    [
      "a measure without a unit",
      contentOf(["a", undefined, [attribute("size", { kind: "measure", dimension: "length" })]]),
      "The attribute size is a measure without a unit that is known.",
    ],
    [
      "a unit of another dimension",
      contentOf(["a", undefined, [attribute("size", { kind: "measure", dimension: "mass", unit: "cm" })]]),
      "The attribute size is a measure without a unit that is known (cm).",
    ],
    [
      "an empty value",
      contentOf(["a", undefined, [attribute("size", { kind: "closed", values: [value("")] })]]),
      'The value  of size holds "": empty, with blanks around it, or no text.',
    ],
  ])("finds %s", (_, content, sentence) => {
    expect(findUnsayable(content)).toContain(sentence);
  });
});
