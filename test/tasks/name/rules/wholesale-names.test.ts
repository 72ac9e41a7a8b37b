import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { nativeName } from "./native-name.ts";

type Case = readonly [language: Language, name: string, native: string, found?: string];

function each(cases: readonly Case[]): void {
  for (const [language, name, native, found] of cases)
    it(`in ${language}: ${name}`, () => {
      expect(nativeName(name, language, found === undefined ? {} : { found })).toBe(native);
    });
}

describe("wholesalers' short forms are written out by phrase, where no category is known", () => {
  each([
    ["de", "HANDBOHRER SECHSK.SCHR. M8X40", "Handbohrer Sechskantschraube M8x40"],
    ["de", "KABELTR. 25M 4F. STECKD.", "Kabeltrommel 25 m 4-fach-Steckdose"],
    ["de", "VOLLM.-SCHOK. 100G", "Vollmilchschokolade 100 g"],
    ["de", "WASSERKOCHER M. TEMP.-EINST.", "Wasserkocher mit Temperatureinstellung"],
    ["de", "BUNTSTIFTE 12ER PCKG", "Buntstifte 12er-Pack"],
    ["de", "Kerzen 4er Pack", "Kerzen 4er-Pack"],
    ["de", "KINDERFAHRRAD M. STUETZR.", "Kinderfahrrad mit Stützrädern"],
    ["de", "DA. T-SHIRT WS GR. M", "Damen T-Shirt weiß Gr. M"],
    ["en", "HOSE GDN 20M 3/4IN", "Garden Hose 20m 3/4in"],
    ["en", "PLW CASES HSWF WHT", "Housewife Pillowcases White"],
    ["en", "GRND COFFEE 227G", "Ground Coffee 227g"],
    ["en", "SAFETY BTS S3 BLK SZ 9", "Safety Boots S3 Black Size 9"],
    ["en", "HEX BOLT M8 H/DUTY", "Hex Bolt M8 Heavy-Duty"],
    ["fr", "LAMPE POSER H30", "Lampe à poser H30"],
    ["fr", "FER REPASSER 2400W", "Fer à repasser 2400 W"],
    ["fr", "BROSSE DENTS ELEC.", "Brosse à dents électrique"],
    ["fr", "SACS POUB. 50L RLX 20", "Sacs poubelle 50 L rouleau de 20"],
    ["fr", "T-SHIRT H. COT. BLC L", "T-shirt homme coton blanc L"],
    ["it", "PENT. A PRESS. 7 LT", "Pentola a pressione 7 l"],
    ["it", "COLT. CUC. 20CM", "Coltello da cucina 20 cm"],
    ["it", "BICCH. VETRO 30CL CF6", "Bicchieri in vetro 30 cl confezione da 6"],
    ["it", "FARO SX FIAT 500 2015>", "Faro sinistro Fiat 500 dal 2015"],
  ]);
});

describe("the category that was found for sure decides what a short form means", () => {
  each([
    [
      "de",
      "LICHTERKETTE 100 LED WW BATT.",
      "Lichterkette 100 LED warmweiß mit Batteriebetrieb",
      "a-home-lighting-fairy-string",
    ],
    ["de", "NOTEBOOK 512GB GEBR.", "Notebook 512 GB gebraucht", "a-computers-devices-laptops"],
    ["en", "FRYPAN 28CM IND ALU", "Frying Pan 28cm Induction Aluminium", "a-kitchen-cooking-pans-frying"],
    ["en", "COPIER PAPER A4 5 RMS", "Copier Paper A4 5 Reams", "a-office-writing-paper-copy"],
    ["fr", "TUYAU 25M + RACC", "Tuyau 25 m + raccords", "a-garden-outdoor-watering-hoses"],
    [
      "it",
      "TRAPANO 20V C/2 BATT. E VALIG.",
      "Trapano 20 V con 2 batterie e valigetta",
      "a-garden-diy-tools-power-drills",
    ],
    [
      "it",
      "QUAD. A5 COP. CART. PZ10",
      "Quaderno A5 copertina in cartoncino 10 pezzi",
      "a-office-writing-notebooks-exercise",
    ],
  ]);
});

describe("a line of cars keeps its capital before its generation", () => {
  each([
    ["it", "TERGICRISTALLO POSTERIORE GOLF VII", "Tergicristallo posteriore Golf VII"],
    ["fr", "BALAI ARRIERE POLO MK5", "Balai arrière Polo MK5"],
    ["it", "MAGLIA POLO ROSSA", "Maglia polo rossa"],
  ]);
});

describe("what is whole, a maker's or a code stays", () => {
  each([
    ["de", "Netzteil 4F 12 V", "Netzteil 4F 12 V"],
    ["en", "Blu Tack 60g", "Blu Tack 60g"],
    ["fr", "Tuyau d'arrosage 25 m", "Tuyau d'arrosage 25 m"],
    ["it", "Batteria auto 60 Ah DX", "Batteria auto 60 Ah DX"],
  ]);
});
