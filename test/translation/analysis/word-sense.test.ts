import { describe, expect, it } from "vitest";
import { createGlossary } from "../../../src/translation/glossary.ts";
import { translate } from "../../../src/translation/translate.ts";
import { smallCatalogs } from "../small-catalogs.ts";

const glossary = createGlossary(smallCatalogs);
const inItalian = (text: string) => translate(text, { source: "fr", target: "it" }, glossary).text;

describe("the English article in a French name", () => {
  it("is not tea", () => {
    expect(inItalian("Notes on the body with lamp")).not.toMatch(/t[eè]\b/i);
  });

  it("is not tea before a word that is not French", () => {
    expect(inItalian("The Wuzzlements")).toBe("The Wuzzlements");
  });

  it.each([
    ["among French words, its accent missing", "The vert", "Tè verde"],
    ["before a number", "The 100 g", "Tè 100 g"],
  ])("is tea %s", (_, french, italian) => {
    expect(inItalian(french)).toBe(italian);
  });
});
