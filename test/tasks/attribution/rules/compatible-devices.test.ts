import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { valuesOf } from "./values-of.ts";

const cartridges = "a-computers-printing-ink-cartridges";
const cases = "a-electronics-phones-cases";
const pads = "a-automotive-parts-spares-brake-pads";

function devicesOf(language: Language, leaf: string, name: string, description = "") {
  return valuesOf({ language, leaf, attribute: "compatible_with", name, description }).map(
    ({ text }) => text,
  );
}

describe("a list of models of one line", () => {
  it.each([
    ["de", "Kompatibel mit DeskJet 3110, 3120, 3530.", ["DeskJet 3110, 3120, 3530"]],
    ["de", "Kompatibel mit DeskJet 3110, 3120 und 3530e", ["DeskJet 3110, 3120 und 3530e"]],
    ["de", "Kompatibel mit ENVY 5010, 5020, DeskJet 3110, 3120.", ["ENVY 5010, 5020", "DeskJet 3110, 3120"]],
    ["de", "Kompatibel mit Pixma TS3150, 3151; Schwarz.", ["Pixma TS3150, 3151"]],
    ["de", "Kompatibel mit DeskJet 3110, 500 Seiten.", ["DeskJet 3110"]],
    ["en", "Compatible with DeskJet 3110, 3120, 3530.", ["DeskJet 3110, 3120, 3530"]],
    ["en", "Compatible with DeskJet 3110, 3120 and 3530e", ["DeskJet 3110, 3120 and 3530e"]],
    ["en", "Compatible with ENVY 5010, 5020, DeskJet 3110, 3120.", ["ENVY 5010, 5020", "DeskJet 3110, 3120"]],
    ["en", "Compatible with Pixma TS3150, 3151; black.", ["Pixma TS3150, 3151"]],
    ["en", "Compatible with DeskJet 3110, 500 pages.", ["DeskJet 3110"]],
    ["fr", "Compatible avec DeskJet 3110, 3120, 3530.", ["DeskJet 3110, 3120, 3530"]],
    ["fr", "Compatible avec DeskJet 3110, 3120 et 3530e", ["DeskJet 3110, 3120 et 3530e"]],
    ["fr", "Compatible avec ENVY 5010, 5020, DeskJet 3110, 3120.", ["ENVY 5010, 5020", "DeskJet 3110, 3120"]],
    ["fr", "Compatible avec Pixma TS3150, 3151 ; noir.", ["Pixma TS3150, 3151"]],
    ["fr", "Compatible avec DeskJet 3110, 500 pages.", ["DeskJet 3110"]],
    ["it", "Compatibile con DeskJet 3110, 3120, 3530.", ["DeskJet 3110, 3120, 3530"]],
    ["it", "Compatibile con DeskJet 3110, 3120 e 3530e", ["DeskJet 3110, 3120 e 3530e"]],
    ["it", "Compatibile con ENVY 5010, 5020, DeskJet 3110, 3120.", ["ENVY 5010, 5020", "DeskJet 3110, 3120"]],
    ["it", "Compatibile con Pixma TS3150, 3151; nero.", ["Pixma TS3150, 3151"]],
    ["it", "Compatibile con DeskJet 3110, 500 pagine.", ["DeskJet 3110"]],
  ] as const)("in %s: %s", (language, description, devices) => {
    expect(devicesOf(language, cartridges, "Magenta", description)).toEqual(devices);
  });
});

describe("a device before other words", () => {
  it.each([
    ["de", "Hülle Sony Xperia T Lustiger Spruch Blau", ["Sony Xperia T"]],
    ["de", "Hülle Sony Xperia Z Ultra schwarz", ["Sony Xperia Z Ultra"]],
    ["de", "Hülle für Wiko WAX mit Muster", ["Wiko WAX"]],
    ["de", "hülle für sony xperia z (motiv blumen)", ["sony xperia z"]],
    ["de", "Hülle für Samsung Handys schwarz", []],
    ["en", "Case Sony Xperia T Funny Quote Blue", ["Sony Xperia T"]],
    ["en", "Case Sony Xperia Z Ultra black", ["Sony Xperia Z Ultra"]],
    ["en", "Case for Wiko WAX with pattern", ["Wiko WAX"]],
    ["en", "case for sony xperia z (flowers)", ["sony xperia z"]],
    ["en", "Case for Samsung Phones black", []],
    ["fr", "Coque Sony Xperia T Citation Drôle Bleu", ["Sony Xperia T"]],
    ["fr", "Coque Sony Xperia Z Ultra noire", ["Sony Xperia Z Ultra"]],
    ["fr", "Coque pour Wiko WAX motif fleurs", ["Wiko WAX"]],
    ["fr", "coque pour sony xperia t (fleurs)", ["sony xperia t"]],
    ["fr", "Coque pour samsung tab pro 8.4 (fleurs)", ["samsung tab pro 8.4"]],
    ["it", "Cover Sony Xperia T Frase Divertente Blu", ["Sony Xperia T"]],
    ["it", "Cover Sony Xperia Z Ultra nera", ["Sony Xperia Z Ultra"]],
    ["it", "Cover per Wiko WAX con motivo", ["Wiko WAX"]],
    ["it", "cover per sony xperia z (fiori)", ["sony xperia z"]],
    ["it", "Cover per Samsung Cellulari nera", []],
  ] as const)("in %s: %s", (language, name, devices) => {
    expect(devicesOf(language, cases, name)).toEqual(devices);
  });
});

describe("a vehicle with its engine", () => {
  it.each([
    ["de", "Bremsbeläge VW Golf VI 2.0 TDI", "", ["VW Golf VI 2.0 TDI"]],
    ["de", "Bremsbeläge Audi A3 8V", "", ["Audi A3 8V"]],
    ["de", "Bremsbeläge Golf VI 2.0 TDI", "", ["Golf VI 2.0 TDI"]],
    ["de", "Bremsbeläge Golf VI", "Kompatibel VW Golf VI 2009-2012", ["VW Golf VI 2009-2012"]],
    [
      "de",
      "Bremsbeläge VA",
      "Für VW Golf VI 2.0 TDI, Skoda Octavia II",
      ["VW Golf VI 2.0 TDI", "Skoda Octavia II"],
    ],
    ["en", "Brake pads VW Golf VI 2.0 TDI", "", ["VW Golf VI 2.0 TDI"]],
    ["en", "Brake pads Golf Mk6 2.0 TDI", "", ["Golf Mk6 2.0 TDI"]],
    [
      "en",
      "Brake pads front",
      "Fits VW Golf Mk6 2.0 TDI 2009-2012, Audi A3 (8P)",
      ["VW Golf Mk6 2.0 TDI 2009-2012", "Audi A3 (8P)"],
    ],
    ["fr", "Plaquettes Peugeot 308 1.6 HDi", "", ["Peugeot 308 1.6 HDi"]],
    ["fr", "Plaquettes de frein Clio III 1.5 dCi", "", ["Clio III 1.5 dCi"]],
    [
      "fr",
      "Plaquettes de frein Clio III",
      "Compatible RENAULT CLIO III 1.5 dCi",
      ["RENAULT CLIO III 1.5 dCi"],
    ],
    ["it", "Pastiglie freno Fiat Punto 1.2 8V", "", ["Fiat Punto 1.2 8V"]],
    ["it", "Pastiglie freno Golf VI 2.0 TDI", "", ["Golf VI 2.0 TDI"]],
    ["it", "Pastiglie freno Golf VI", "Compatibili VW Golf VI 2.0 TDI", ["VW Golf VI 2.0 TDI"]],
    // No engine: a thickness, a count.
    ["de", "Bremsbeläge Audi A4 1.5 cm", "", ["Audi A4"]],
    ["fr", "Plaquettes Peugeot 308 4 pièces", "", ["Peugeot 308"]],
  ] as const)("in %s: %s %s", (language, name, description, devices) => {
    expect(devicesOf(language, pads, name, description)).toEqual(devices);
  });
});

describe("models of vehicles behind a comma, and their years", () => {
  it.each([
    [
      "de",
      "Bremsbeläge",
      "Passend für Peugeot 206, 207 und Citroen C3 1.4 HDi.",
      ["Peugeot 206, 207", "Citroen C3 1.4 HDi"],
    ],
    ["en", "Brake pads", "Fits Ford F-150 5.0L 87-96.", ["Ford F-150 5.0L 87-96"]],
    [
      "fr",
      "Plaquettes de frein",
      "Plaquettes pour Peugeot 206, 207 et Citroen C3 1.4 HDi.",
      ["Peugeot 206, 207", "Citroen C3 1.4 HDi"],
    ],
    [
      "it",
      "Pastiglie freno",
      "Pastiglie per Peugeot 206, 207 e Citroen C3.",
      ["Peugeot 206, 207", "Citroen C3"],
    ],
    ["it", "Pastiglie freno VW Golf VII 2012- set", "", ["VW Golf VII 2012-"]],
    ["fr", "Plaquettes de frein", "Plaquettes pour Peugeot 206, 500 pièces.", ["Peugeot 206"]],
  ] as const)("in %s: %s %s", (language, name, description, expected) => {
    expect(devicesOf(language, pads, name, description)).toEqual(expected);
  });
});

describe("a line of devices without its maker", () => {
  it.each([
    ["fr", "Coque iPhone 15 Pro transparente MagSafe", ["iPhone 15 Pro"]],
    ["fr", "Film GALAXY TAB 3 P5200 + stylet", ["GALAXY TAB 3 P5200"]],
    ["en", "Case iPhone 15 Pro clear", ["iPhone 15 Pro"]],
    ["de", "Hülle iPhone 15 Pro durchsichtig", ["iPhone 15 Pro"]],
    ["it", "Custodia iPhone 15 Pro trasparente", ["iPhone 15 Pro"]],
    ["fr", "Coque Galaxy noire", []],
    ["de", "Hülle Galaxy schwarz", []],
  ] as const)("in %s is what is fitted: %s", (language, name, devices) => {
    expect(devicesOf(language, cases, name)).toEqual(devices);
  });
});

describe("a phone of a series", () => {
  it.each([
    ["en", "Case for iPhone 13 mini clear", ["iPhone 13 mini"]],
    ["en", "Case Samsung Galaxy S23 ultra with ring", ["Samsung Galaxy S23 ultra"]],
    ["en", "Case for Samsung Galaxy S24+ black", ["Samsung Galaxy S24+"]],
    ["en", "Case for iPhone 14 plus black", ["iPhone 14 plus"]],
    ["en", "Case for iPhone 14 plus charger", []],
    ["de", "Hülle Samsung Galaxy S5 mini schwarz", ["Samsung Galaxy S5 mini"]],
    ["de", "Hülle für Galaxy S24+ und S23 Ultra", ["Galaxy S24+", "S23 Ultra"]],
    ["de", "Hülle für iPhone 15 Pro max transparent", ["iPhone 15 Pro max"]],
    ["de", "Hülle für iPhone 14 plus Ladegerät", []],
    ["fr", "Coque iPhone 12 mini transparente", ["iPhone 12 mini"]],
    ["fr", "Coque Xiaomi Redmi Note 12 Pro+ bleue", ["Xiaomi Redmi Note 12 Pro+"]],
    ["fr", "Coque Samsung Galaxy S20 fe noire", ["Samsung Galaxy S20 fe"]],
    ["it", "Cover iPhone 13 mini trasparente", ["iPhone 13 mini"]],
    ["it", "cover samsung a54 antiurto", ["samsung a54"]],
    ["it", "Cover Xiaomi Mi 11 lite nera", ["Xiaomi Mi 11 lite"]],
    ["it", "Cover iPhone 14 in silicone", ["iPhone 14"]],
  ] as const)("in %s keeps what tells it from the others: %s", (language, name, devices) => {
    expect(devicesOf(language, cases, name)).toEqual(devices);
  });
});

describe("a vehicle of a maker in a description", () => {
  it.each([
    ["it", "Kit pastiglie freno anteriori FIAT PANDA 1.2", ["FIAT PANDA 1.2"]],
    ["fr", "Jeu de plaquettes avant RENAULT CLIO IV", ["RENAULT CLIO IV"]],
    ["de", "Satz Bremsbeläge vorne FORD FOCUS 1.6", ["FORD FOCUS 1.6"]],
    ["en", "Front brake pad set FORD FOCUS 1.6", ["FORD FOCUS 1.6"]],
    ["en", "Front brake pad set by Ford", []],
  ] as const)("in %s is what the part fits: %s", (language, description, devices) => {
    expect(devicesOf(language, pads, "Set", description)).toEqual(devices);
  });
});

describe("a vehicle without its maker", () => {
  it.each([
    ["en", "Brake pads Golf 7", ["Golf 7"]],
    ["de", "Bremsbeläge Golf 7", ["Golf 7"]],
    ["fr", "Plaquettes de frein Clio 4", ["Clio 4"]],
    ["it", "Pastiglie freno Clio 4", ["Clio 4"]],
    ["it", "Pastiglie freno Panda", ["Panda"]],
    ["fr", "Plaquettes de frein Twingo", ["Twingo"]],
    ["de", "Bremsbeläge Passat", ["Passat"]],
    ["en", "Brake pads Fiesta", ["Fiesta"]],
    ["en", "Panda brake pads", []],
  ] as const)("%s: %s", (language, name, expected) => {
    expect(devicesOf(language, pads, name)).toEqual(expected);
  });

  it("is none where a motif ends a name", () => {
    expect(devicesOf("fr", cases, "Coque silicone Panda")).toEqual([]);
  });

  it.each([
    ["en", "Screen protector iPhone 5/5S", ["iPhone 5/5S"]],
    ["de", "Schutzfolie iPhone 5/5S", ["iPhone 5/5S"]],
    ["fr", "Film de protection iPhone 5/5S", ["iPhone 5/5S"]],
    ["it", "Pellicola iPhone 5/5S", ["iPhone 5/5S"]],
  ] as const)("%s: %s", (language, name, expected) => {
    expect(devicesOf(language, "a-electronics-phones-screen-protectors", name)).toEqual(expected);
  });
});
