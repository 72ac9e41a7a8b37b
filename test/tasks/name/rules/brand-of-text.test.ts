import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { brandOfText } from "../../../../src/tasks/name/rules/brand-of-text.ts";
import { glossaryOf } from "../../../../src/translation/glossary.ts";

const glossary = glossaryOf(createCatalogStore());

function brandOf(language: Language, name: string, description: string, brand?: string): string | undefined {
  const evidence = { facts: [], ...(brand && { brand }) };
  return brandOfText(name, { language, glossary, description, evidence });
}

describe("the maker of a model is the one that the row's text names beside it", () => {
  it.each([
    ["de", "A-S 1000 S Silber", "Klang ist der Auftrag des Yamaha A-S1000. Er hat Kraft.", "Yamaha"],
    ["de", "CD-N 500 Schwarz", "Yamaha Netzwerk CD-Player CD-N500", "Yamaha"],
    ["de", "SR 7008 Schwarz", "Der SR7008 von Marantz füllt den Raum.", "Marantz"],
    ["de", "AVR 165/230", "Der Receiver AVR 165 von Harman Kardon spielt alles.", "Harman Kardon"],
    ["de", "RTT 95 Red & Creme", "Unterwegs? Dieser tragbare Plattenspieler von Ricatech hilft.", "Ricatech"],
    ["de", "DAB-P 200", "Mit dieser kompakten Boombox der Marke Kofferto hören Sie Radio.", "Kofferto"],
    ["de", "SR 7008", "Satter Klang in gewohnter Qualität, die Marantz entwickelt hat.", "Marantz"],
    [
      "de",
      "HD-X 1",
      "Marantz Serie. Mit Marantz Filter. Für Marantz kommt das nicht in Frage. Der Marantz Klang.",
      "Marantz",
    ],
    [
      "en",
      "HD-X 1",
      "Denon Series. With Denon Filter, made for Denon ears. The Denon Sound. A Denon Design.",
      "Denon",
    ],
    [
      "fr",
      "HD-X 1",
      "Série Denon Musique. Filtre Denon Pur. Pour Denon, le son prime. Le Denon Design.",
      "Denon",
    ],
    [
      "it",
      "HD-X 1",
      "Serie Onkyo Musica. Filtro Onkyo Puro. Per Onkyo il suono conta. Il Onkyo Design.",
      "Onkyo",
    ],
    ["en", "SR 7008 Black", "The Marantz SR7008 fills the room.", "Marantz"],
    ["en", "KX 12", "This kettle by Brumwick boils a litre.", "Brumwick"],
    ["fr", "SR 7008", "Le Marantz SR7008 remplit la pièce.", "Marantz"],
    ["fr", "KX 12", "Cette bouilloire de la marque Brumwick chauffe vite.", "Brumwick"],
    ["it", "SR 7008", "Il Marantz SR7008 riempie la stanza.", "Marantz"],
    ["it", "KX 12", "Questo bollitore della marca Brumwick scalda in fretta.", "Brumwick"],
  ] as const)("%s: %j", (language, name, description, expected) => {
    expect(brandOf(language, name, description)).toBe(expected);
  });
});

describe("no maker is put in front where", () => {
  it.each([
    ["it is another model's", "de", "SR 7008", "Der Marantz PM5005 passt dazu, der Denon PM5006 auch."],
    [
      "it is what the thing fits, as is said often",
      "de",
      "HX 100",
      "Für Marantz Geräte. Marantz A, Marantz B, Marantz C, Marantz D.",
    ],
    ["it is what the thing fits", "de", "HX 100", "Passend für Marantz HX 100."],
    ["it is what the thing fits", "en", "HX 100", "Made for Marantz HX 100 and others."],
    ["it is what the thing fits", "fr", "HX 100", "Compatible avec Marantz HX 100."],
    ["it is what the thing fits", "it", "HX 100", "Compatibile con Marantz HX 100."],
    ["it is a program's", "de", "VSX 831", "Das Streaming mit Google Cast ist einfach, denn Google hilft."],
    ["the text names two", "de", "VSX 831", "Denon und sein Klang. Yamaha VSX831. Onkyo VSX831."],
    ["the name has a thing", "de", "Kabel HX 100", "Das Marantz HX100 ist lang."],
    ["the name has a maker", "de", "Denon SR 7008", "Der Marantz SR7008 ist da."],
    ["the name has it", "it", "Switch STRONG SW8000M", "Lo Strong SW8000M collega tutto."],
    ["what follows is no maker", "de", "KX 12", "Dieser Plattenspieler von Hand gebaut spielt alles."],
    ["what follows is no maker", "fr", "KX 12", "Cette bouilloire de Noël chauffe vite."],
  ] as const)("%s: %s %j", (_, language, name, description) => {
    expect(brandOf(language, name, description)).toBeUndefined();
  });

  it("a column states one", () => {
    expect(brandOf("de", "SR 7008", "Der Marantz SR7008 ist da.", "Denon")).toBeUndefined();
  });
});

describe("what a sentence before is for says nothing of the maker behind the model", () => {
  it.each([
    ["de", "TX-NR 814 B", "Zur Miete? Das zeichnet den Receiver TX-NR814 von Onkyo aus.", "Onkyo"],
    ["en", "SR 7008 Black", "Made for you. The SR7008 by Marantz fills the room.", "Marantz"],
    ["fr", "SR 7008", "Pour vous. Le SR7008 de Marantz remplit la pièce.", "Marantz"],
    ["it", "SR 7008", "Per tutti. Il modello SR7008 di Marantz riempie la stanza.", "Marantz"],
    ["de", "TX-NR 814 B", "Fernbedienung passend für den TX-NR814 von Onkyo.", undefined],
    ["en", "SR 7008", "A remote control for the SR7008 by Marantz.", undefined],
    ["fr", "SR 7008", "Télécommande pour le SR7008 de Marantz.", undefined],
    ["it", "SR 7008", "Telecomando compatibile con il SR7008 di Marantz.", undefined],
  ] as const)("%s: %j: %s", (language, name, description, expected) => {
    expect(brandOf(language, name, description)).toBe(expected);
  });
});
