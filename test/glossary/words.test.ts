import { describe, expect, it } from "vitest";
import { parseWordList } from "../../src/glossary/parse-word-list.ts";
import * as nouns from "../../src/glossary/words/nouns.ts";
import * as properties from "../../src/glossary/words/properties.ts";
import { textLanguages } from "../../src/text/language.ts";

const lists = Object.entries({ ...nouns, ...properties });

describe.each(lists)("the list %s", (_, list) => {
  const rows = parseWordList(list, "type");

  it("has every word in all four languages", () => {
    for (const { entry } of rows) {
      for (const language of textLanguages)
        expect(entry.forms[language]?.[0], JSON.stringify(entry)).toMatch(/\p{L}/u);
    }
  });

  it("gives singular and plural in all languages or in none", () => {
    for (const { entry } of rows) {
      const counts = new Set(textLanguages.map((language) => entry.forms[language]?.length));
      expect(counts.size, JSON.stringify(entry.forms)).toBe(1);
    }
  });

  it("has no stray spaces", () => {
    for (const { written } of rows) for (const { text } of written) expect(text).toBe(text.trim());
  });
});

it("German nouns begin with a capital", () => {
  for (const list of Object.values(nouns)) {
    for (const { entry } of parseWordList(list, "type")) {
      for (const form of entry.forms.de ?? []) expect(form).toMatch(/\p{Lu}/u);
    }
  }
});
