import { describe, expect, test } from "vitest";
import { splitHeading } from "../../../../src/tasks/description/rules/split-heading.ts";

describe("a heading that lost its line break", () => {
  test.each([
    [
      "de",
      'ERSCHWINGLICHES 39,6 cm (15,6") NOTEBOOK MIT OPTISCHEM LAUFWERK',
      "Arbeiten, spielen und Filme ansehen mit einem einzigen Gerät.",
    ],
    ["en", "POWERFUL SUCTION AND LASTING BATTERY", "Clean the whole flat on a single charge."],
    ["fr", "CONFORT MAXIMAL POUR LONGUES JOURNEES", "Marchez des heures sans la moindre douleur."],
    ["it", "GRANDE SCHERMO LUMINOSO DA 27 POLLICI", "Guarda i tuoi film preferiti con colori vivaci."],
    ["en", "Richer shades give you the edge", "Add some light to your evenings with the lamp."],
    ["en", "Work faster with a second screen", "Tailor your desk to the needs of your day."],
    [
      "en",
      "Acme Pulse X Studio Varna",
      "In a rare partnership, Studio Varna designs the straps of the watch.",
    ],
  ] as const)("%s: %s", (language, heading, rest) => {
    expect(splitHeading(`${heading} ${rest}`, language)).toEqual([heading, rest]);
  });

  test.each([
    ["en", "SAMSUNG LED FULL HD TV 4K with a stand and a remote control."],
    ["de", "HP OMEN DDR5 SSD RGB Notebook für Spiele mit großem Bildschirm."],
    ["it", "IKEA e FIAT MULTIPLA insieme per un progetto comune di design."],
  ] as const)("%s: short forms and makers are none: %s", (language, text) => {
    expect(splitHeading(text, language)).toEqual([text]);
  });
});

test.each([
  ["Das Gerät ist robust gebaut und ermöglicht Dank seines großen Rades eine genaue Bedienung."],
  ["Der Motor ist leise und arbeitet Mit hoher Leistung auch bei langem Betrieb."],
])("a preposition behind the sentence's verb begins none: %s", (text) => {
  expect(splitHeading(text, "de")).toEqual([text]);
});

test("a preposition behind a heading that ends in an infinitive begins the text", () => {
  const [heading, rest] = [
    "Einfach noch mehr sehen",
    "Dank neuer Technik zeigt das Display alle Farben sehr genau.",
  ];
  expect(splitHeading(`${heading} ${rest}`, "de")).toEqual([heading, rest]);
});
