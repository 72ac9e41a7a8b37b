import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { nativeName } from "./native-name.ts";

function each(cases: readonly (readonly [language: Language, name: string, native: string])[]): void {
  for (const [language, name, native] of cases)
    it(`in ${language}: ${name}`, () => {
      expect(nativeName(name, language)).toBe(native);
    });
}

describe("an Italian unit or count with its full stop in front of the number stands behind it", () => {
  each([
    ["it", "CERNIERA MM.90 INOX", "Cerniera 90 mm inox"],
    ["it", "PROLUNGA MT.5 BIANCA", "Prolunga 5 m bianca"],
    ["it", "QUADERNO A5 PZ.10", "Quaderno A5 10 pezzi"],
    ["it", "CARTA IGIENICA PZ. 12", "Carta igienica 12 pezzi"],
    ["it", "MOTORE PZ.1", "Motore 1 pezzo"],
    ["en", "CABLE PZ.2", "Cable PZ.2"],
  ]);
});

describe("a diameter and a height have the unit of their trade, where the category is sure", () => {
  it.each([
    ["fr", "POELE INDUCTION D28", "Poêle induction Ø 28 cm", "a-kitchen-cooking-pans-frying"],
    ["it", "PADELLA D.28", "Padella Ø 28 cm", "a-kitchen-cooking-pans-frying"],
    ["fr", "LAMPE BOIS H40", "Lampe bois H 40 cm", "a-home-lighting-table-table"],
    ["it", "LAMPADA D.40", "Lampada Ø 40 cm", "a-home-lighting-ceiling-flush"],
    ["fr", "SCIE CIRCULAIRE D190", "Scie circulaire Ø 190 mm", "a-garden-diy-tools-power-saws"],
    ["fr", "TUYAU 25M D15", "Tuyau 25 m Ø 15 mm", "a-garden-outdoor-watering-hoses"],
    ["fr", "POELE D200", "Poêle D200", "a-kitchen-cooking-pans-frying"],
    ["it", "TAZZA D.28", "Tazza D.28", "a-kitchen-dining-tableware-mugs"],
    ["fr", "SECATEUR Ø20MM", "Sécateur Ø 20 mm", ""],
    ["de", "SCHRAUBE Ø5MM", "Schraube Ø 5 mm", ""],
  ] as const)("in %s: %s", (language, name, native, found) => {
    expect(nativeName(name, language, found === "" ? {} : { found })).toBe(native);
  });
});

describe("it is not the unit of a number before it, from which a comma parts it", () => {
  each([
    ["it", "TUBO MULTISTRATO 16X2 MT.100", "Tubo multistrato 16x2, 100 m"],
    ["it", "CAVO 3X1,5 MT.100", "Cavo 3x1,5, 100 m"],
    ["it", "PIATTO DIAM. 27 PZ.6", "Piatto diametro 27, 6 pezzi"],
  ]);
});

describe("a width and a length in units of their own", () => {
  each([
    ["fr", "RLX ADH. 50MMX25M", "Rouleau adhésif 50 mm x 25 m"],
    ["it", "NASTRO ADES. 50MMX25MT", "Nastro adesivo 50 mm x 25 m"],
    ["de", "KREPPBAND 50MMX50M", "Kreppband 50 mm x 50 m"],
    ["en", "MASKING TAPE 25MMX50M", "Masking Tape 25mm x 50m"],
  ]);
});

describe("a unit between two numbers belongs to the one that the row's own text gives it to", () => {
  it.each([
    ["it", "Antivegetativa Micron 350 lt 2,5 nero", "2,5 l", "Antivegetativa Micron 350, 2,5 l nero"],
    ["it", "SMALTO RUBBOL 2000 ML 750", "750 ml", "Smalto Rubbol 2000, 750 ml"],
    ["it", "Colla Bostik 505 gr 125", "125 g", "Colla Bostik 505, 125 g"],
    ["it", "Corda 1020 mt 50 bianca", "Bobina da 50 m", "Corda 1020, 50 m bianca"],
    ["it", "Cemento 325 kg 25", "Sacco 25 kg", "Cemento 325, 25 kg"],
    ["fr", "Peinture Micron 350 lt 2,5 noir", "2,5 L", "Peinture Micron 350, 2,5 l noir"],
    ["fr", "Colle Bostik 505 ml 125", "125 ml", "Colle Bostik 505, 125 ml"],
    ["fr", "Corde 1020 mt 50 blanche", "Bobine de 50 m", "Corde 1020, 50 m blanche"],
    ["fr", "Ciment 325 kg 25", "Sac de 25 kg", "Ciment 325, 25 kg"],
    ["fr", "Mastic 221 gr 300", "300 g", "Mastic 221, 300 g"],
    ["de", "Farbe Micron 350 ltr 2,5 schwarz", "2,5 l", "Farbe Micron 350, 2,5 l schwarz"],
    ["de", "Kleber Bostik 505 ml 125", "125 ml", "Kleber Bostik 505, 125 ml"],
    ["de", "Seil 1020 mtr 50", "Rolle mit 50 m", "Seil 1020, 50 m"],
    ["de", "Zement 325 kg 25", "Sack 25 kg", "Zement 325, 25 kg"],
    ["de", "Dichtstoff 221 gr 300", "300 g", "Dichtstoff 221, 300 g"],
    ["en", "Antifoul Micron 350 ltr 2.5 Black", "2.5 L", "Antifoul Micron 350, 2.5L Black"],
    ["en", "Glue Bostik 505 ml 125", "125 ml", "Glue Bostik 505, 125ml"],
    ["en", "Rope 1020 mtr 50", "Coil of 50 m", "Rope 1020, 50m"],
    ["en", "Cement 325 kg 25", "25 kg", "Cement 325, 25kg"],
    ["en", "Sealant 221 ml 300", "300 ml", "Sealant 221, 300ml"],
  ] as const)("%s: %s", (language, name, size, native) => {
    expect(nativeName(name, language, { facts: { size } })).toBe(native);
  });
});

describe("no diameter and no height is in metres or litres", () => {
  each([
    ["it", "CIMA ORM. Ø14 MT 200", "Cima d'ormeggio Ø14, 200 m"],
    ["it", "Corda D8 mt 50", "Corda D8, 50 m"],
    ["it", "Corda diam. 8 mt 50", "Corda diametro 8, 50 m"],
    ["it", "RETE H 100 MT 25", "Rete H 100, 25 m"],
    ["it", "Pentola Ø24 lt 5", "Pentola Ø24, 5 l"],
    ["fr", "CORDAGE Ø14 MT 200", "Cordage Ø14, 200 m"],
    ["fr", "Tuyau Ø 25 m 50", "Tuyau Ø 25, 50 m"],
    ["fr", "Grillage H 100 mt 25", "Grillage H 100, 25 m"],
    ["fr", "Casserole Ø24 lt 5", "Casserole Ø24, 5 l"],
    ["fr", "ECROU Ø14 M 8", "Écrou Ø14 M 8"],
    ["de", "Seil Ø14 MT 200", "Seil Ø14, 200 m"],
    ["de", "Seil Ø14 m 200", "Seil Ø14, 200 m"],
    ["de", "Zaun H 100 mtr 25", "Zaun H 100, 25 m"],
    ["de", "Topf Ø24 ltr 5", "Topf Ø24, 5 l"],
    ["de", "Mutter Ø14 M 8", "Mutter Ø14 M 8"],
    ["en", "Rope Ø14 MTR 200", "Rope Ø14, 200m"],
    ["en", "Rope Ø8 mtr 50", "Rope Ø8, 50m"],
    ["en", "Pot Ø24 ltr 5", "Pot Ø24, 5L"],
    ["en", "Fence H 100 mtr 25", "Fence H 100, 25m"],
    ["en", "Nut Ø14 M 8", "Nut Ø14 M 8"],
  ]);
});

describe("a unit between two numbers that may be of either stays as it is", () => {
  each([
    ["it", "Antivegetativa Micron 350 lt 2,5 nero", "Antivegetativa Micron 350 lt 2,5 nero"],
    ["it", "Cavo 3x2,5 mt 100 nero", "Cavo 3x2,5 mt 100 nero"],
    ["it", "Colla Bostik 505 gr 125", "Colla Bostik 505 gr 125"],
    ["it", "Bidone 50 lt 3 pezzi", "Bidone 50 l 3 pezzi"],
    ["it", "Tanica 20 lt rossa", "Tanica 20 l rossa"],
    ["fr", "Peinture Micron 350 lt 2,5 noir", "Peinture Micron 350 lt 2,5 noir"],
    ["fr", "Câble 3x2,5 mt 100", "Câble 3x2,5 mt 100"],
    ["fr", "Colle 505 ltr 125", "Colle 505 ltr 125"],
    ["fr", "Poubelle 50 lt 2 bacs", "Poubelle 50 l 2 bacs"],
    ["fr", "Corde 1020 mtr 50", "Corde 1020 mtr 50"],
    ["de", "Farbe Micron 350 ltr 2,5 schwarz", "Farbe Micron 350 ltr 2,5 schwarz"],
    ["de", "Kleber 505 gr 125", "Kleber 505 gr 125"],
    ["de", "Kanister 20 ltr rot", "Kanister 20 l rot"],
    ["de", "Seil 1020 mtr 50", "Seil 1020 mtr 50"],
    ["de", "Zement 325 gr 25", "Zement 325 gr 25"],
    ["en", "Antifoul Micron 350 ltr 2.5 black", "Antifoul Micron 350 ltr 2.5 black"],
    ["en", "Rope 1020 mtr 50", "Rope 1020 mtr 50"],
    ["en", "Paint 350 ltr 5 white", "Paint 350 ltr 5 white"],
    ["en", "Bin 50 ltr 2", "Bin 50 ltr 2"],
    ["en", "Cable 220 mtr 100", "Cable 220 mtr 100"],
  ]);
});
