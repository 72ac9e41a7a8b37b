import { describe, expect, it } from "vitest";
import { valuesOf } from "./values-of.ts";

type Row = Omit<Parameters<typeof valuesOf>[0], "leaf" | "attribute" | "name"> & { readonly name?: string };

function read(leaf: string, attribute: string, { name = "", ...row }: Row) {
  return valuesOf({ ...row, name, leaf, attribute }).map(({ text, written }) => written ?? text);
}

const vases = "a-home-decor-vases-bowls";
const rugs = "a-home-textiles-rugs-rugs";
const bodies = "a-fashion-kids-baby-bodysuits";
const litter = "a-pets-accessories-care-litter";
const hoops = "a-sports-fitness-games-dance";
const fryers = "a-appliances-kitchen-cooking-deep-fryers";

describe("a material behind a name's dash", () => {
  it.each([
    ["en", "Wool rug Berber – Terracotta", "100% wool", "Terracotta"],
    ["de", "Teppich Berber aus Wolle – Terracotta", "100 % Wolle", "Terracotta"],
    ["fr", "Tapis berbère en laine – Ardoise", "100 % laine", "Ardoise"],
    ["it", "Tappeto berbero in lana – Terracotta", "100% lana", "Terracotta"],
  ] as const)("is a colour in %s where another one is named: %s", (language, name, description, shade) => {
    expect(read(rugs, "material", { language, name, description })).not.toContain(shade);
  });

  it.each([
    ["en", "Round vase – Terracotta", "Terracotta"],
    ["de", "Runde Vase – Terracotta", "Terracotta"],
    ["fr", "Vase rond – Terre cuite", "Terre cuite"],
    ["it", "Vaso rotondo – Terracotta", "Terracotta"],
  ] as const)("stays one in %s where none is named: %s", (language, name, material) => {
    expect(read(vases, "material", { language, name })).toEqual([material]);
  });
});

describe("the colours of a set's name", () => {
  it.each([
    ["en", "Set of 3 bodysuits - white, oatmeal mix, striped"],
    ["de", "3er Pack Bodys - weiß, Hafer, gestreift"],
    ["fr", "Lot de 3 bodies - blanc, avoine, rayé"],
    ["it", "Set di 3 body - bianco, avena, a righe"],
  ] as const)("are not one of three in %s", (language, name) => {
    expect(read(bodies, "color", { language, name })).toEqual([]);
  });

  it.each([
    ["en", "Set of 3 bodysuits - white, black, grey", ["white", "black", "grey"]],
    ["de", "3er Pack Bodys - weiß, schwarz, grau", ["weiß", "schwarz", "grau"]],
    ["fr", "Lot de 3 bodies - blanc, noir, gris", ["blanc", "noir", "gris"]],
    ["it", "Set di 3 body - bianco, nero, grigio", ["bianco", "nero", "grigio"]],
    ["fr", "Body - blanc, manches longues", ["blanc"]],
  ] as const)("are all of them in %s where they are known: %s", (language, name, colours) => {
    expect(read(bodies, "color", { language, name }).toSorted()).toEqual(colours.toSorted());
  });

  it.each([
    ["de", "Farbe", "farbl. sortiert"],
    ["fr", "Couleur", "couleurs assorties"],
  ] as const)("are not said in %s by a column with %s: %s", (language, label, text) => {
    expect(read(hoops, "color", { language, name: "10x", facts: [[label, text]] })).toEqual([]);
  });
});

describe("a person's name", () => {
  it.each([
    ["en", "Artist", "Anna Stone"],
    ["de", "Künstler", "Franz Stein"],
    ["fr", "Artiste", "Jean Pierre"],
    ["it", "Artista", "Carla Pietra"],
  ] as const)("in a column is no material in %s: %s", (language, label, text) => {
    expect(read(vases, "material", { language, name: "N 7", facts: [[label, text]] })).toEqual([]);
  });

  it("is none behind a forename, and a stone is one", () => {
    expect(read(vases, "material", { language: "fr", name: "Vase Jean-Pierre" })).toEqual([]);
    expect(read(vases, "material", { language: "fr", name: "Vase en pierre" })).toEqual(["pierre"]);
  });
});

it.each([
  ["en", "Wood pellet cat litter 10 l", "Cat"],
  ["de", "Kratzbaum 150 cm", "Katze"],
  ["fr", "Arbre à chat 150 cm", "Chat"],
  ["it", "Lettiera 10 l", "Gatto"],
] as const)("in %s the animal of %s is the animal", (language, name, animal) => {
  expect(read(litter, "animal", { language, name })).toEqual([animal]);
});

it.each([
  ["en", "Power: 3.25+3.25 kW", "3.25+3.25 kW"],
  ["de", "Leistung: 3,25+3,25 kW", "3,25+3,25 kW"],
  ["fr", "Puissance : 3,25 + 3,25 kW", "3,25 + 3,25 kW"],
  ["it", "Potenza: 3,25+3,25 kW", "3,25+3,25 kW"],
  ["it", "Potenza: 3,25 kW", "3,25 kW"],
] as const)("in %s the power of %s is whole", (language, description, power) => {
  expect(read(fryers, "power", { language, name: "X 8", description })).toEqual([power]);
});
