import { describe, expect, it } from "vitest";
import { textLanguages } from "../../../src/nlp/language.ts";
import { foldText } from "../../../src/nlp/normalizer.ts";
import { ownWords } from "../../../src/translation/built-in-words.ts";
import * as care from "../../../src/translation/data/care.ts";
import * as fashion from "../../../src/translation/data/fashion.ts";
import * as food from "../../../src/translation/data/food.ts";
import * as home from "../../../src/translation/data/home.ts";
import * as leisure from "../../../src/translation/data/leisure.ts";
import * as officeAndVehicles from "../../../src/translation/data/office-and-vehicles.ts";
import * as parts from "../../../src/translation/data/parts.ts";
import * as properties from "../../../src/translation/data/properties.ts";
import * as settings from "../../../src/translation/data/settings.ts";
import * as technology from "../../../src/translation/data/technology.ts";
import * as toolsAndGarden from "../../../src/translation/data/tools-and-garden.ts";
import { parseRow, rowsOfList } from "../../../src/translation/word-list.ts";

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
