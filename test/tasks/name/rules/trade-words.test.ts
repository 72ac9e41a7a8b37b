import { describe, expect, it } from "vitest";
import { type Language, languages } from "../../../../src/api/vocabulary.ts";
import { nativeName } from "./native-name.ts";

interface Row {
  readonly description?: string;
  readonly facts?: Readonly<Record<string, string>>;
}

const cases: Readonly<Record<Language, readonly (readonly [name: string, native: string, row?: Row])[]>> = {
  it: [
    ["CERASUOLO D'ABR.DOC 75CL", "Cerasuolo d'Abruzzo DOC 75 cl"],
    ["CIMA ORM.MM.10 BIANCA", "Cima d'ormeggio 10 mm bianca", { facts: { Misure: "Ø10mm" } }],
    ["COLLA PIASTR.C1T GRIGIA", "Colla piastrelle C1T grigia"],
    ["CONCIME NPK 8-5-10 KG.20", "Concime NPK 8-5-10 20 kg"],
    ["LENZUOLA PERCALLE 2P + FEDERA", "Lenzuola percalle 2P + federa"],
    ["CORDA 3 LEGNOLI C/GASSA", "Corda 3 legnoli con gassa"],
    ["Occhiale tartar. unisex", "Occhiale tartarugato unisex", { facts: { Colore: "Tartarugato" } }],
    ["Occhiali tartar. unisex", "Occhiali tartarugati unisex", { facts: { Colore: "Tartarugato" } }],
    ["PARURE SOPRA+SOTTO+2 FEDERE", "Parure sopra+sotto+2 federe"],
  ],
  fr: [
    ["SAINT EMILION ROUGE 75CL", "Saint-Émilion rouge 75 cl", { description: "AOC Saint-Émilion rouge." }],
    ["CHARNIERE INVIS. INOX", "Charnière invisible inox"],
    ["MONTURE CERCLEE NOIRE", "Monture cerclée noire"],
    [
      "DISJONCTEUR 16A 300MA",
      "Disjoncteur 16 A 300 mA",
      { description: "Disjoncteur 16 A, sensibilité 300 mA." },
    ],
    ["DISJONCTEUR 300MA", "Disjoncteur 300MA"],
    ["CASQUE 2ND DISPLAY NOIR", "Casque 2nd display noir"],
    // Two everyday words are no name.
    ["PORTE CLES CUIR", "Porte-clés cuir", { description: "Un Porte-Clés en cuir." }],
  ],
  en: [
    ["hisense 8k hdr tv mhqx900", "Hisense 8K HDR TV MHQX900"],
    ["10k run socks black", "10k Run Socks Black"],
  ],
  de: [
    ["NWAVE 200 LAUTSPRECHER SCHWARZ", "N-Wave 200 Lautsprecher Schwarz", { description: "Der N-Wave 200." }],
    ["T-Shirt unis. Gr. L", "T-Shirt Unisex Gr. L"],
    ["Gesichtscreme sens. Haut", "Gesichtscreme sensible Haut"],
  ],
};

describe.each(languages)("words and names of trades in %s", (language) => {
  it.each(cases[language].map(([name, native, row]) => ({ name, native, row })))(
    "$name is $native",
    ({ name, native, row }) => {
      expect(nativeName(name, language, row)).toBe(native);
    },
  );
});
