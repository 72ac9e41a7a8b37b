import { describe, expect, it } from "vitest";
import { spelledFacts, withFibres } from "../../../src/tasks/evidence/spelled-facts.ts";

type Language = "en" | "de" | "fr" | "it";

function spelled(language: Language, [label, text]: readonly [string, string], description = ""): string {
  return spelledFacts([{ label, text }], description, language)[0]?.text ?? "";
}

describe("codes of fibres are written out", () => {
  it.each<[Language, string, string]>([
    ["en", "97% CO 3% EA", "97% cotton, 3% elastane"],
    ["en", "55% LI 45% VI", "55% linen, 45% viscose"],
    ["en", "CO 80% PL 20%", "80% cotton, 20% polyester"],
    ["en", "100% WO", "100% wool"],
    ["en", "70% WO/30% PA", "70% wool, 30% polyamide"],
    ["de", "97% CO 3% EL", "97 % Baumwolle, 3 % Elasthan"],
    ["de", "60% BW, 40% PES", "60 % Baumwolle, 40 % Polyester"],
    ["de", "100% PA", "100 % Polyamid"],
    ["de", "68% VI 28% PA 4% EA", "68 % Viskose, 28 % Polyamid, 4 % Elasthan"],
    ["de", "WV 100%", "100 % Schurwolle"],
    ["fr", "98% CO 2% EA", "98 % coton, 2 % élasthanne"],
    ["fr", "100% LI", "100 % lin"],
    ["fr", "65% PES 35% CV", "65 % polyester, 35 % viscose"],
    ["fr", "100% SE", "100 % soie"],
    ["fr", "50 % WO 50 % PC", "50 % laine, 50 % acrylique"],
    ["it", "80% PA 20% EA", "80% poliammide, 20% elastan"],
    ["it", "80% CO 20% PL", "80% cotone, 20% poliestere"],
    ["it", "100% VI", "100% viscosa"],
    ["it", "100% PL, imb. 100% PL", "100% poliestere, imb. 100% poliestere"],
    ["it", "WO 70% WS 30%", "70% lana, 30% cashmere"],
  ])("in %s %j", (language, text, wanted) => {
    expect(withFibres(text, language)).toBe(wanted);
  });

  it.each<[Language, string]>([
    ["en", "100% cotton"],
    ["en", "50% OFF"],
    ["de", "IPX7, 30% mehr Leistung"],
    ["fr", "30% DE PLUS"],
    ["it", "100% MADE in Italy"],
    ["en", "20% VAT"],
  ])("but not in %s %j", (language, text) => {
    expect(withFibres(text, language)).toBe(text);
  });
});

describe("short forms in columns of colours and materials are written out", () => {
  it.each<[Language, string, string, string]>([
    ["en", "Colour", "blk", "black"],
    ["en", "Colour", "Nvy", "Navy"],
    ["en", "Color", "black/neon yell.", "black/neon yellow"],
    ["en", "Colour", "dk grn", "dark green"],
    ["en", "Material", "s/steel", "stainless steel"],
    ["de", "Farbe", "anthr.", "anthrazit"],
    ["de", "Farbe", "schw.", "schwarz"],
    ["de", "Farbe", "farbl. sortiert", "farblich sortiert"],
    ["de", "Farbe", "farbl. abgest.", "farblich abgestimmt"],
    ["de", "Farbe", "farbl.", "farblos"],
    ["de", "Farbe", "dkl.blau", "dunkelblau"],
    ["de", "Farbe", "grau mel.", "grau meliert"],
    ["de", "Material", "Edelst.", "Edelstahl"],
    ["fr", "Couleur", "blc", "blanc"],
    ["fr", "Coloris", "gris anthr.", "gris anthracite"],
    ["fr", "Couleur", "bleu turq.", "bleu turquoise"],
    ["fr", "Matière", "alu.", "aluminium"],
    ["fr", "Couleur", "vt", "vert"],
    ["it", "Colore", "t.moro", "testa di moro"],
    ["it", "Colore", "ottone ant.", "ottone anticato"],
    ["it", "Colore", "grigio mel.", "grigio mélange"],
    ["it", "Colore", "BLU SC.", "blu scuro"],
    ["it", "Materiale", "acc. inox", "acciaio inox"],
  ])("in %s, %s: %j", (language, label, text, wanted) => {
    expect(spelled(language, [label, text])).toBe(wanted);
  });

  it("as the description has the word", () => {
    expect(spelled("it", ["Colore", "petr."], "Maglia in petrolio")).toBe("petrolio");
    expect(spelled("de", ["Farbe", "himbeerf."], "Schuh in himbeerfarben")).toBe("himbeerfarben");
  });

  it.each<[Language, string, string]>([
    ["en", "Colour", "navy"],
    ["en", "Model", "BLK 200"],
    ["de", "Farbe", "Rot"],
    ["fr", "Couleur", "or"],
    ["it", "Colore", "blu"],
    ["it", "Note", "ant."],
  ])("and %s, %s: %j stays", (language, label, text) => {
    expect(spelled(language, [label, text])).toBe(text);
  });

  it.each([
    ["34/32", "W34/L32"],
    ["32/32", "W32/L32"],
    ["34/36", "34/36"],
    ["M", "M"],
    ["38", "38"],
  ])("and the size %j reads %j", (text, wanted) => {
    expect(spelled("de", ["Größe", text])).toBe(wanted);
  });

  it.each([
    ["it", "Genere", "D", "donna"],
    ["it", "Genere", "U", "uomo"],
    ["de", "Geschlecht", "H", "Herren"],
    ["fr", "Sexe", "F", "femme"],
    ["en", "Gender", "M", "men"],
    ["en", "Gender", "unisex", "unisex"],
    ["it", "Taglia", "M", "M"],
  ] as const)("and in %s the %s %s reads %s", (language, label, text, wanted) => {
    expect(spelled(language, [label, text])).toBe(wanted);
  });

  it("keeping what was sent", () => {
    expect(spelledFacts([{ label: "Farbe", text: "schw." }], "", "de")).toEqual([
      { label: "Farbe", text: "schwarz", sent: "schw." },
    ]);
  });
});
