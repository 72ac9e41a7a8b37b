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
