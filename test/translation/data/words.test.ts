import { describe, expect, it } from "vitest";
import { parseTable } from "../../../src/lib/table.ts";
import { textLanguages } from "../../../src/nlp/language.ts";
import { foldText } from "../../../src/nlp/normalizer.ts";
import { ownWords, wordTables } from "../../../src/translation/built-in-words.ts";
import { parseRow } from "../../../src/translation/word-list.ts";

const tables = wordTables.map(
  ({ text, role, domain }) =>
    [domain === undefined ? role : `${role} ${domain}`, role, parseTable(text)] as const,
);
const nounTables = tables.filter(([, role]) => role === "type");
const genders = { en: /^$/, de: /^[mfn]$/, fr: /^[mf]$/, it: /^[mf]$/ } as const;

describe.each(tables)("the table %s", (_, __, written) => {
  const rows = written.map((row) => parseRow(row, "type"));

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

describe.each(nounTables)("the nouns of %s", (_, __, written) => {
  const rows = written.map((row) => parseRow(row, "type"));

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
