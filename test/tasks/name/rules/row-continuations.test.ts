import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { answerTo, nativeName } from "./native-name.ts";

type Case = readonly [language: Language, name: string, description: string, native: string];

describe("a name that was cut is whole where the row's own text begins with it", () => {
  it.each<Case>([
    [
      "fr",
      "Table basse de salon en bois massif mobilier en…",
      "Table basse de salon en bois massif mobilier en teck avec tiroir - Fonds de placard en contreplaqué.",
      "Table basse de salon en bois massif mobilier en teck avec tiroir",
    ],
    [
      "fr",
      "Durite frein avant Speedbrakes APRILIA AF1 125 …",
      "Durite frein avant Speedbrakes  APRILIA AF1 125 FUTURA Carbone/Alu - Les durites sont souples.",
      "Durite frein avant Speedbrakes APRILIA AF1 125 FUTURA Carbone/Alu",
    ],
    [
      "de",
      "Schlagbohrmaschine mit Koffer und 20-teiligem Zub...",
      "Schlagbohrmaschine mit Koffer und 20-teiligem Zubehör, 750 W\nLeistungsstarkes Gerät für Heimwerker.",
      "Schlagbohrmaschine mit Koffer und 20-teiligem Zubehör, 750 W",
    ],
    [
      "it",
      "Set 6 Bicchieri in Vetro Soffiato a Mano color…",
      "Set 6 Bicchieri in Vetro Soffiato a Mano color Ambra | Lavabili in lavastoviglie",
      "Set 6 Bicchieri in Vetro Soffiato a Mano color Ambra",
    ],
    [
      "en",
      "Stoneware Dinner Plates Set of 4 Reactive Glaze Oce...",
      "Stoneware dinner plates set of 4 reactive glaze ocean blue. Safe in the dishwasher.",
      "Stoneware Dinner Plates Set of 4 Reactive Glaze Ocean Blue",
    ],
    // Without a sign of the cut: the text goes on in the middle of the last word.
    [
      "de",
      "Gartenschlauch-Set mit Wandhalterung und Spritzpis",
      "Gartenschlauch-Set mit Wandhalterung und Spritzpistole 20 m - Knickt nicht.",
      "Gartenschlauch-Set mit Wandhalterung und Spritzpistole 20 m",
    ],
    [
      "fr",
      "JOINT POUR MITIGEUR EVIER EUROMIX AVEC INVERS",
      "JOINT POUR MITIGEUR EVIER EUROMIX AVEC INVERSEUR",
      "Joint pour mitigeur évier Euromix avec inverseur",
    ],
  ])("%s: %s", (language, name, description, native) => {
    expect(nativeName(name, language, { description })).toBe(native);
  });

  it("says so", () => {
    const { message } = answerTo("Coque souple noire pour tablette motif Drap…", "fr", {
      description: "Coque souple noire pour tablette motif Drapeau Portugal - Une coque fine.",
    });
    expect(message).toMatch(/completed the cut-off end from the row/i);
  });
});

describe("a text that begins as a name does, and goes on in another way, completes nothing", () => {
  it.each<Case>([
    // A sentence.
    [
      "fr",
      "Table basse de salon en bois massif…",
      "Table basse de salon en bois massif qui est faite à la main en Inde par des artisans.",
      "Table basse de salon en bois massif",
    ],
    [
      "en",
      "Folding Camping Chair with Cup Holder…",
      "Folding camping chair with cup holder that you can take anywhere.",
      "Folding Camping Chair with Cup Holder",
    ],
    // A compound of a whole word, and another word without its blank.
    [
      "de",
      "Herren Sneaker aus Leder",
      "Herren Sneaker aus Lederimitat und Textil. Bequem.",
      "Herren Sneaker aus Leder",
    ],
    [
      "fr",
      "STATUE EN BRONZE FEMME ASSISE SATYRESS",
      "STATUE EN BRONZE FEMME ASSISE SATYRESSDimensions : hauteur 26 cm",
      "Statue en bronze femme assise Satyress",
    ],
    // Cut at the same place.
    [
      "it",
      "Lampada da tavolo in ceramica con paralume",
      "Lampada da tavolo in ceramica con paralume…",
      "Lampada da tavolo in ceramica con paralume",
    ],
  ])("%s: %s", (language, name, description, native) => {
    expect(nativeName(name, language, { description })).toBe(native);
  });
});

describe("a label whose value stands apart is no end of a title", () => {
  it.each<Case>([
    [
      "fr",
      "Kit Gros Freins Sport 6 Pistons BMW E 28  520…",
      "Kit Gros Freins Sport 6 Pistons BMW E 28  520 5 X 120  Type de Fixation - Fixing, Couleur - Noir",
      "Kit Gros Freins Sport 6 Pistons BMW E 28 520 5 x 120",
    ],
    [
      "it",
      "Cuscino Arredo da Esterno Impermeabile con…",
      "Cuscino Arredo da Esterno Impermeabile con Bordo Colore - Verde salvia",
      "Cuscino arredo da esterno impermeabile con bordo",
    ],
  ])("%s: %s", (language, name, description, native) => {
    expect(nativeName(name, language, { description })).toBe(native);
  });
});

describe("a pair of numbers that was cut in its second one", () => {
  it.each<Case>([
    [
      "it",
      "Kit scarico per caldaia 80/",
      "Kit di scarico coassiale 80/125 in alluminio.",
      "Kit scarico per caldaia 80/125",
    ],
    [
      "fr",
      "Conduit de fumée inox 80/",
      "Conduit concentrique 80/125 en inox.",
      "Conduit de fumée inox 80/125",
    ],
    [
      "de",
      "Abgasrohr Edelstahl 60/",
      "Abgasrohr konzentrisch 60/100 aus Edelstahl.",
      "Abgasrohr Edelstahl 60/100",
    ],
    [
      "en",
      "Flue pipe stainless steel 60/",
      "Concentric pipe 60/100 of steel.",
      "Flue pipe stainless steel 60/100",
    ],
    ["it", "Kit scarico per caldaia 80/", "Kit 80/125 o 80/110 in alluminio.", "Kit scarico per caldaia 80/"],
    ["en", "Flue pipe stainless steel 60/", "Concentric pipe of steel.", "Flue pipe stainless steel 60/"],
  ])("has it from the row, or stays: %s: %s", (language, name, description, native) => {
    expect(nativeName(name, language, { description })).toBe(native);
  });
});
