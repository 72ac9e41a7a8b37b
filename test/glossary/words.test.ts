import { describe, expect, it } from "vitest";
import { ownWords } from "../../src/glossary/own-words.ts";
import { parseRow, rowsOfList } from "../../src/glossary/parse-word-list.ts";
import * as care from "../../src/glossary/words/care.ts";
import * as fashion from "../../src/glossary/words/fashion.ts";
import * as food from "../../src/glossary/words/food.ts";
import * as home from "../../src/glossary/words/home.ts";
import * as leisure from "../../src/glossary/words/leisure.ts";
import * as officeAndVehicles from "../../src/glossary/words/office-and-vehicles.ts";
import * as parts from "../../src/glossary/words/parts.ts";
import * as properties from "../../src/glossary/words/properties.ts";
import * as settings from "../../src/glossary/words/settings.ts";
import * as technology from "../../src/glossary/words/technology.ts";
import * as toolsAndGarden from "../../src/glossary/words/tools-and-garden.ts";
import { textLanguages } from "../../src/text/language.ts";
import { foldText } from "../../src/text/normal-form.ts";

const nounLists = {
  ...care,
  ...fashion,
  ...food,
  ...home,
  ...leisure,
  ...officeAndVehicles,
  ...parts,
  ...settings,
  ...technology,
  ...toolsAndGarden,
};
const genders = { en: /^$/, de: /^[mfn]$/, fr: /^[mf]$/, it: /^[mf]$/ } as const;

describe.each(Object.entries({ ...nounLists, ...properties }))("the list %s", (_, list) => {
  const rows = rowsOfList(list).map((line) => parseRow(line, "type"));

  it("has every word in all four languages", () => {
    for (const { entry } of rows) {
      for (const language of textLanguages)
        expect(entry.forms[language]?.[0], JSON.stringify(entry)).toMatch(/\p{L}/u);
    }
  });

  it("has no stray spaces", () => {
    for (const { written } of rows) for (const { text } of written) expect(text).toBe(text.trim());
  });
});

describe.each(Object.entries(nounLists))("the nouns of %s", (_, list) => {
  const rows = rowsOfList(list).map((line) => parseRow(line, "type"));

  it("have a singular and a plural", () => {
    for (const { entry } of rows) {
      for (const language of textLanguages)
        expect(entry.forms[language]?.length, JSON.stringify(entry.forms)).toBe(2);
    }
  });

  it("have a gender where the language has genders", () => {
    for (const { entry } of rows) {
      for (const language of textLanguages) {
        const { gender, isPluralOnly } = entry.grammar?.[language] ?? {};
        if (language === "de" && isPluralOnly === true) continue;
        expect(gender ?? "", JSON.stringify(entry)).toMatch(genders[language]);
      }
    }
  });

  it("begin with a capital in German", () => {
    for (const { entry } of rows) {
      for (const form of entry.forms.de ?? []) expect(form).toMatch(/\p{Lu}/u);
    }
  });
});

it("no word that is read as a thing has two translations", () => {
  const nouns = ownWords().filter(({ entry }) => entry.role === "type");
  for (const language of textLanguages) {
    const read = new Map<string, string>();
    for (const { entry, written } of nouns) {
      if (!written.some((form) => form.language === language)) continue;
      const word = foldText(entry.forms[language]?.[0] ?? "");
      const others = textLanguages.map((other) => entry.forms[other]?.[0]).join(" | ");
      expect(read.get(word) ?? others, `${language}: ${word}`).toBe(others);
      read.set(word, others);
    }
  }
});
