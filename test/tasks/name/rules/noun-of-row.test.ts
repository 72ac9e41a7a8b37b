import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { nounOfRow, withNoun } from "../../../../src/tasks/name/rules/noun-of-row.ts";
import { glossaryOf } from "../../../../src/translation/glossary.ts";

const glossary = glossaryOf(createCatalogStore());

interface Row {
  readonly brand?: string;
  readonly description?: string;
  readonly facts?: readonly { readonly label: string; readonly text: string }[];
  readonly sourceCategory?: string;
  readonly score?: number;
}

const recordOf = (language: Language, identifier: string, row: Row) => {
  const { description, score = 0.9, facts = [], brand, sourceCategory } = row;
  const category = { identifier, score };
  return {
    ...{ language, glossary, description },
    evidence: { facts, category, ...(brand && { brand }), ...(sourceCategory && { sourceCategory }) },
  };
};

function named(language: Language, name: string, identifier: string, row: Row): string {
  const record = recordOf(language, identifier, row);
  const noun = nounOfRow(name, record);
  return noun === undefined ? name : withNoun(name, noun, record);
}

const receivers = "a-electronics-audio-amplifiers-av";
const phones = "a-electronics-phones-smartphones-smart";

describe("a name that is a model alone says what the row says that it is", () => {
  it.each([
    [
      "de",
      "SR 6011 Schwarz",
      receivers,
      { description: "Ein hochwertiger AV-Receiver mit 9 Kanälen." },
      "AV-Receiver SR 6011 Schwarz",
    ],
    [
      "de",
      "Marantz NR 1608 Silbergold",
      receivers,
      { brand: "Marantz", facts: [{ label: "Produkttyp", text: "AV-Receiver" }] },
      "Marantz AV-Receiver NR 1608 Silbergold",
    ],
    [
      "en",
      "Nokia 3310 Blue",
      phones,
      { description: "A smartphone with two cameras." },
      "Nokia 3310 Smartphone Blue",
    ],
    [
      "fr",
      "Samsung Galaxy S6",
      phones,
      { description: "<p>Ce smartphone a un écran de 5 pouces.</p>" },
      "Smartphone Samsung Galaxy S6",
    ],
    [
      "it",
      "Samsung Galaxy S6",
      phones,
      { sourceCategory: "Telefonia > Smartphone" },
      "Smartphone Samsung Galaxy S6",
    ],
    [
      "de",
      "Samsung Galaxy S6 edge",
      phones,
      { brand: "Samsung", sourceCategory: "smartphones" },
      "Samsung Smartphone Galaxy S6 edge",
    ],
  ] as const)("%s: %j", (language, name, identifier, row, expected) => {
    expect(named(language, name, identifier, row)).toBe(expected);
  });
});

describe("a name stays where", () => {
  it.each([
    ["it has a noun", "de", "AV-Receiver SR 6011", receivers, { description: "Ein AV-Receiver." }],
    ["no text says what it is", "de", "SR 6011 Schwarz", receivers, { description: "Satter Klang." }],
    [
      "a text only says what it is for",
      "de",
      "HA 10",
      receivers,
      { description: "Passend für jeden AV-Receiver." },
    ],
    ["the noun is in the plural", "en", "Nokia 3310", phones, { description: "Smartphones are small." }],
    [
      "the category is unsure",
      "de",
      "SR 6011",
      receivers,
      { description: "Viel Klang. Ein AV-Receiver.", score: 0.5 },
    ],
    ["it may be a title", "fr", "Les 7 boules de cristal", phones, { description: "Un smartphone." }],
    [
      "the noun is that of a part",
      "de",
      "DAB-P 150",
      receivers,
      { description: "Eine Boombox mit AV-Receiver." },
    ],
    ["it has no model", "de", "Marantz Schwarz", receivers, { description: "Ein AV-Receiver." }],
  ] as const)("%s", (_, language, name, identifier, row) => {
    expect(named(language, name, identifier, row)).toBe(name);
  });
});
