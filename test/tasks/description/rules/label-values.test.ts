import { describe, expect, it } from "vitest";
import {
  endsInCutWord,
  valueAlone,
  withCalmValue,
  withoutRepeatedValues,
} from "../../../../src/tasks/description/rules/label-values.ts";

it.each([
  ["Taglia: Taglia unica", "Taglia unica"],
  ["Velocità: 3 velocità", "3 velocità"],
  ["Numero di porte: 4 Porte", "Numero di porte: 4 Porte"],
  ["Unità: 12 Unità", "12 Unità"],
  ["Nuclei: 4 Nuclei", "4 Nuclei"],
  ["Fit: Regular Fit", "Regular Fit"],
  ["Batteries: 2 batteries AA", "2 batteries AA"],
  ["Speeds: 3 speeds", "3 speeds"],
  ["Pieces: 12 pieces", "12 pieces"],
  ["Colour: Black", "Colour: Black"],
  ["Passform: Regular-Passform", "Regular-Passform"],
  ["Batterien: 2 Batterien AA", "2 Batterien AA"],
  ["Stufen: 3 Stufen", "3 Stufen"],
  ["Teile: 12 Teile", "12 Teile"],
  ["Farbe: Schwarz", "Farbe: Schwarz"],
  ["Taille : Taille unique", "Taille unique"],
  ["Vitesses : 3 vitesses", "3 vitesses"],
  ["Piles : 2 piles AA", "2 piles AA"],
  ["Pièces : 12 pièces", "12 pièces"],
  ["Couleur : Noir", "Couleur : Noir"],
  ["Farbe: Farbe", "Farbe: Farbe"],
])("says the label of %s once", (text, wanted) => expect(valueAlone(text)).toBe(wanted));

it.each([
  ["Materiale: Vetro temperato, Vetro Temperato", "Materiale: Vetro temperato"],
  ["Profondità: 200 mm, 20 cm", "Profondità: 200 mm, 20 cm"],
  ["Frequenza: 50-60 Hz, 800 Hz, 50 - 60 Hz", "Frequenza: 50-60 Hz, 800 Hz, 50 - 60 Hz"],
  ["Connessioni: RJ-45 x 48, RJ45 x 48, RJ45", "Connessioni: RJ-45 x 48, RJ45 x 48, RJ45"],
  ["Colore: Nero, Bianco", "Colore: Nero, Bianco"],
  ["Material: Glas, glas, Holz", "Material: Glas, Holz"],
  ["Breite: 1 m, 100 cm", "Breite: 1 m, 100 cm"],
  ["Anschlüsse: USB-C, USB C, HDMI", "Anschlüsse: USB-C, USB C, HDMI"],
  ["Größen: 1-2, 12", "Größen: 1-2, 12"],
  ["Farbe: Rot, Rot.", "Farbe: Rot"],
  ["Ports: USB 2.0, usb 2.0, HDMI", "Ports: USB 2.0, HDMI"],
  ["Width: 15 cm, 150 mm", "Width: 15 cm, 150 mm"],
  ["Sizes: S, M, s", "Sizes: S, M"],
  ["Voltage: 100-240 V, 100 - 240 V", "Voltage: 100-240 V, 100 - 240 V"],
  ["Included: cable, case (cable), manual", "Included: cable, case (cable), manual"],
  ["Matière : Verre, verre", "Matière : Verre"],
  ["Longueur : 2 m, 200 cm", "Longueur : 2 m, 200 cm"],
  ["Tension : 220-240 V, 220 - 240 V", "Tension : 220-240 V, 220 - 240 V"],
  ["Ports : USB-A, USB A", "Ports : USB-A, USB A"],
  ["Couleur : Noir, Blanc, noir", "Couleur : Noir, Blanc"],
])("says each value of %s once", (text, wanted) => expect(withoutRepeatedValues(text)).toBe(wanted));

it.each([
  ["it", "Colore: NERO", "Colore: Nero"],
  ["de", "Farbe: SCHWARZ", "Farbe: Schwarz"],
  ["fr", "Couleur : NOIR", "Couleur : Noir"],
  ["en", "Pattern: HALF SLEEVE", "Pattern: Half sleeve"],
  ["en", "Brand: DELL", "Brand: DELL"],
  ["de", "Anschluss: HDMI", "Anschluss: HDMI"],
  ["fr", "Éditeur : PERE CASTOR", "Éditeur : PERE CASTOR"],
  ["it", "Compatibile: FIAT PANDA", "Compatibile: FIAT PANDA"],
] as const)("calms words and no names, in %s: %s", (language, text, wanted) =>
  expect(withCalmValue(text, language)).toBe(wanted),
);

describe("the full stop of a cut word is not the end of a value", () => {
  it.each(["Brushed galv.", "Stulp silberf.", "Coloris ass.", "Pomelli colori assort."])("%s", (value) => {
    expect(endsInCutWord(value)).toBe(true);
  });

  it.each(["Brushed steel.", "Messing vernickelt.", "Acier brossé.", "Legno di faggio.", "Länge: 12 mm."])(
    "but that of %s is",
    (value) => {
      expect(endsInCutWord(value)).toBe(false);
    },
  );
});

it("leaves the label of a short specification out", () => {
  expect(valueAlone("Short Spec: Thermal cut out")).toBe("Thermal cut out");
  expect(valueAlone("Short circuit: Thermal cut out")).toBe("Short circuit: Thermal cut out");
});

it("leaves the label out that a German adverb says", () => {
  expect(valueAlone("Farbe: Farblich abgestimmt")).toBe("Farblich abgestimmt");
  expect(valueAlone("Farbe: Lichtblau")).toBe("Farbe: Lichtblau");
});

it.each([
  ["Compartimenti: 1 Compartimenti", "Compartimenti: 1"],
  ["Fächer: 1 Fächer", "Fächer: 1"],
  ["Compartiments : 1 Compartiments", "Compartiments : 1"],
  ["Compartments: 1 Compartments", "Compartments: 1"],
])("one of what the label has in the plural keeps its label: %s", (text, wanted) =>
  expect(valueAlone(text)).toBe(wanted),
);
