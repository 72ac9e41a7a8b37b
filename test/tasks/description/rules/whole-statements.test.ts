import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/nlp/language.ts";
import { readWords } from "../../../../src/nlp/stemmer.ts";
import {
  hasGluedParts,
  isForeign,
  isWholeStatement,
  splitStatements,
} from "../../../../src/tasks/description/rules/whole-statements.ts";

describe("texts in which parts ran together, or words broke", () => {
  it.each([
    "Bamboo Height - 20 cm Width - 5 cm",
    "Ideal For: Kitchen & Hall Wall Mounted Water Proof Steel",
    "Klang ohne Echoeff ekt",
    "Einfache Audiokonfi guration per App",
  ])("are found: %s", (text) => expect(hasGluedParts(text)).toBe(true));

  it.each([
    "Height - 20 cm",
    "Suitable for kitchen and hall",
    "Material: Stainless Steel",
    "Weicher Stoff und feste Naht",
    "Sauber auf Knopfdruck",
    "Switch off after use",
    "Tuffi nella piscina",
  ])("are not: %s", (text) => expect(hasGluedParts(text)).toBe(false));
});

describe("words of another language", () => {
  it.each<readonly [Language, string]>([
    ["fr", "organic brown rice flour."],
    ["en", "Spritzwassergeschützt."],
  ])("make a statement foreign in %s: %s", (language, text) => {
    expect(isForeign({ text, folded: readWords(text).folded }, language)).toBe(true);
  });

  it.each<readonly [Language, string]>([
    ["fr", "Farine de riz complète."],
    ["en", "Organic brown rice flour."],
    ["de", "Spritzwassergeschützt."],
    ["it", "Farina di riso integrale."],
    ["fr", "Mode silence, bouton marche"],
  ])("are not its own ones in %s: %s", (language, text) => {
    expect(isForeign({ text, folded: readWords(text).folded }, language)).toBe(false);
  });
});

describe("parts between dashes", () => {
  it("keep the second one with the first where it goes on", () => {
    expect(
      splitStatements("So klingt er gut - immer und überall dabei - Sehr leicht - Lange Laufzeit", "de"),
    ).toEqual(["So klingt er gut - immer und überall dabei", "Sehr leicht", "Lange Laufzeit"]);
  });

  it("keeps what is counted in a short form with the number behind it, but not behind a whole unit", () => {
    expect(splitStatements("Inhalt: 2 Kart. 400 g, 1 Spachtel", "de")).toHaveLength(1);
    expect(splitStatements("2 Fl. Riesling halbtrocken, 0,75 l", "de")).toHaveLength(1);
    expect(splitStatements("3 bt. Dolcetto d'Alba, 0,75 l", "it")).toHaveLength(1);
    expect(splitStatements("Mörtel grau. Trockenz. 6 Std. Eimer mit Deckel", "de")).toHaveLength(1);
    expect(splitStatements("Fertig in 10 Min. 3 Stufen wählbar", "de")).toHaveLength(2);
  });
});

describe("an inset between two dashes", () => {
  it.each<readonly [Language, string]>([
    ["de", "Der Spieler liest alle Dateien – 2,8 oder 5,6 MHz – vom Computer."],
    ["en", "The player reads all files – 2.8 or 5.6 MHz – from the computer."],
    ["fr", "Le lecteur lit tous les fichiers – 2,8 ou 5,6 MHz – de l'ordinateur."],
    ["it", "Il lettore legge tutti i file – 2,8 o 5,6 MHz – dal computer."],
  ])("stays in its sentence in %s", (language, text) =>
    expect(splitStatements(text, language)).toEqual([text]),
  );

  it("is none in a list", () => {
    expect(splitStatements("Weicher Bezug - Zwei Taschen - Fester Boden", "de")).toHaveLength(3);
  });
});

describe("a quoted number", () => {
  it.each([
    ["en", '15 x 12" balloons: 5 printed "40", 5 gold'],
    ["de", '15 x 12" Ballons: 5 mit "40" bedruckt, 5 in Gold'],
    ["fr", '15 ballons 12" : 5 avec "40", 5 dorés'],
    ["it", '15 palloncini 12": 5 con "40", 5 dorati'],
  ] as const)("has both its marks, in %s", (language, text) =>
    expect(isWholeStatement(text, "entry", { language, subject: new Set() })).toBe(true),
  );

  it("one mark alone is the beginning of another sentence", () => {
    const context = { language: "en", subject: new Set<string>() } as const;
    expect(isWholeStatement('Balloons called "happy days', "entry", context)).toBe(false);
  });
});
