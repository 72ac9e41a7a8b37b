import { expect, it } from "vitest";
import { createGlossary } from "../../src/translation/glossary.ts";
import { textLanguage } from "../../src/translation/text-language.ts";
import { smallCatalogs } from "./small-catalogs.ts";

const glossary = createGlossary(smallCatalogs);

it("identifies the language of a plain name", () => {
  expect(textLanguage("Chaussures de sport pour femme", glossary)).toBe("fr");
  expect(textLanguage("Handtasche aus Leder", glossary)).toBe("de");
});

it("does not guess if there are only codes", () => {
  expect(textLanguage("XJ-900 4711", glossary)).toBeUndefined();
});
