import { describe, expect, it } from "vitest";
import { isShouting, recase } from "../../src/nlp/casing.ts";
import type { Language } from "../../src/nlp/language.ts";

describe("isShouting", () => {
  it.each(["LE CARNAVAL DE CAYENNE", "1029777 033832 CD WALLET NYLON 80, SCHW.", "KOPFHÖRER"])(
    "hears %s",
    (text) => {
      expect(isShouting(text)).toBe(true);
    },
  );

  it.each(["Galaxy S5", "LED TV", "NIKON", "WH-1000XM4", "500 ML", "", "SAMSUNG Galaxy Hülle"])(
    "hears nothing in %s",
    (text) => {
      expect(isShouting(text)).toBe(false);
    },
  );
});

describe("recase", () => {
  const names: ReadonlyArray<readonly [Language, string, string]> = [
    [
      "en",
      "SONY WH-1000XM4 WIRELESS HEADPHONES WITH MIC FOR MEN'S",
      "Sony WH-1000XM4 Wireless Headphones with Mic for Men's",
    ],
    ["en", "preserve jars x 24 with lids", "Preserve Jars x 24 with Lids"],
    ["en", "TEA LIGHTS X 50 WHITE", "Tea Lights x 50 White"],
    ["de", "FLASCHEN X 12 SCHWARZ", "Flaschen x 12 schwarz"],
    ["fr", "ASSIETTES X 6 BLANCHES", "Assiettes x 6 blanches"],
    ["it", "PIATTI X 6 BIANCHI", "Piatti x 6 bianchi"],
    ["en", "apple iphone x 64 gb silver", "Apple iPhone X 64 gb Silver"],
    ["en", "PY YARN AQL 1.5 GLOVES FOR FOOD", "PY Yarn AQL 1.5 Gloves for Food"],
    ["en", "apple iphone 8 plus led silver", "Apple iPhone 8 Plus LED Silver"],
    ["de", "KOPFHÖRER KABELLOS SCHWARZ MIT LADEKABEL", "Kopfhörer kabellos schwarz mit Ladekabel"],
    ["fr", "COQUE SAMSUNG GALAXY S5 NOIR", "Coque Samsung Galaxy S5 noir"],
    ["fr", "HUILE D'OLIVE XXL", "Huile d'olive XXL"],
    ["de", "TX-NR 929 S SILBER", "TX-NR 929 S silber"],
    ["de", "AVR-X 1400 HBKE 2 SCHWARZ", "AVR-X 1400 HBKE 2 schwarz"],
    ["de", "NR 1607 SCHWARZ GLÄNZEND", "NR 1607 schwarz glänzend"],
    ["en", "CX-A 5100 TITANIUM", "CX-A 5100 Titanium"],
    ["fr", "SET 3 POTS DE FLEURS", "Set 3 pots de fleurs"],
    ["fr", "SET DE TABLE ZORBLIX EN COTON", "Set de table Zorblix en coton"],
    ["fr", "LES FLEURS DE MONTPELLIER II", "Les fleurs de Montpellier II"],
    ["fr", "ROBE D'ÉTÉ 7 LITRES ZORBLIX C", "Robe d'été 7 litres Zorblix C"],
    ["fr", "CHEMISE BLANCHE TAILLE TU", "Chemise blanche taille TU"],
    ["en", "TROLLEY SPEAKER MIT AKKU UND USB", "Trolley Speaker mit Akku und USB"],
    ["en", "PUMP ZQ/WRF250 E-LIQUID 12mg/ml AND 1S.CEL", "Pump ZQ/WRF250 E-Liquid 12mg/ml and 1S.CEL"],
    ["de", "MISCHPULT ZORB PRO II", "Mischpult Zorb Pro II"],
    ["de", "PMA 30 SCHWARZ-ALUMINIUM GEHÄUSE", "PMA 30 schwarz-Aluminium Gehäuse"],
    ["it", "SEDIA PIEGHEVOLE IN ALLUMINIO DELL'ACQUA", "Sedia pieghevole in alluminio dell'acqua"],
  ];

  it.each(names)("writes a name as usual in %s: %s", (language, text, expected) => {
    expect(recase(text, language)).toBe(expected);
  });

  it("does not change a name in mixed case", () => {
    expect(recase("DIGITRADIO 360 für die Küche und mehr", "de")).toBe(
      "DIGITRADIO 360 für die Küche und mehr",
    );
  });
});

describe("German words behind a hyphen and participles", () => {
  it.each([
    ["ZWEIGRIFF-WANNENMISCHER CHROM", "Zweigriff-Wannenmischer Chrom"],
    ["SCHEIBENWISCHER HINTEN 35 CM", "Scheibenwischer"],
    ["LUFTERFRISCHER VANILLE", "Lufterfrischer"],
    ["PFANNE FÜR INDUKTION GEEIGNET UND SCHWER", "geeignet"],
    ["KISSEN MIT FEDERN GEFÜTTERT UND WEICH", "gefüttert"],
    ["TRINKFLASCHE BPA-FREI 500 ML", "BPA-frei"],
  ])("%s", (shouted, written) => {
    expect(recase(shouted, "de").toLowerCase()).toContain(written.toLowerCase());
    expect(recase(shouted, "de")).toContain(written.split(" ")[0]);
  });
});
