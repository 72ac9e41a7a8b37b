import { describe, expect, it } from "vitest";
import { valuesOf } from "./values-of.ts";

const pyjamas = "a-fashion-kids-boys-nightwear";
const bicycles = "a-sports-outdoor-cycling-kids";
const scooters = "a-sports-outdoor-skates-scooters";
const shirts = "a-fashion-men-tshirts-tshirts";
const shorts = "a-fashion-men-trousers-shorts";
const shoes = "a-fashion-shoes-men-trainers";

type Fact = readonly [label: string, text: string];
const identifiersOf = (leaf: string, attribute: string, name: string, facts: readonly Fact[]) =>
  valuesOf({ leaf, attribute, name, facts }).map(({ value, text }) => value?.identifier ?? text);

describe("whom a column means by a sex", () => {
  it.each([
    [pyjamas, "Dinosaur pyjamas", [["gender", "male"]], ["boys"]],
    [bicycles, "Vélo enfant 16 pouces fille", [["gender", "female"]], ["girls"]],
    [bicycles, "Kinderfahrrad 16 Zoll", [["Geschlecht", "Herren"]], ["boys"]],
    [pyjamas, "Pyjama dinosaure", [["sexe", "homme"]], ["boys"]],
    [
      shirts,
      "T-Shirt",
      [
        ["gender", "male"],
        ["age_group", "kids"],
      ],
      ["boys"],
    ],
    [
      shirts,
      "T-shirt",
      [
        ["gender", "female"],
        ["age group", "toddler"],
      ],
      ["girls"],
    ],
    [
      shirts,
      "T-Shirt",
      [
        ["Geschlecht", "Herren"],
        ["Altersgruppe", "Kinder"],
      ],
      ["boys"],
    ],
    [
      shirts,
      "T-shirt",
      [
        ["gender", "male"],
        ["age_group", "adult"],
      ],
      ["men"],
    ],
    [shirts, "T-shirt", [["gender", "male"]], ["men"]],
  ] as const)("%s, %s", (leaf, name, facts, expected) => {
    expect(identifiersOf(leaf, "target_group", name, facts)).toEqual(expected);
  });
});

describe("a waist in inches is no European size", () => {
  it.each([
    [shorts, [["Size", "32"]], ["32"]],
    [shorts, [["Taille", "34"]], ["34"]],
    [shorts, [["Größe", "48"]], ["eu-48"]],
    [shorts, [["Size", "EU 32"]], ["eu-32"]],
    [shoes, [["Size", "43"]], ["eu-43"]],
  ] as const)("%s: %s", (leaf, facts, expected) => {
    expect(identifiersOf(leaf, "size", "Chino", facts)).toEqual(expected);
  });
});

describe("whom a column means by a sex, in a category that does not ask", () => {
  it.each([
    [bicycles, "Vélo enfant 16 pouces fille", [["gender", "female"]], ["girls"]],
    [bicycles, "Bicicletta bambino 20 pollici", [["genere", "uomo"]], ["boys"]],
    [
      scooters,
      "Kick scooter",
      [
        ["gender", "female"],
        ["age_group", "kids"],
      ],
      ["girls"],
    ],
    [
      scooters,
      "Tretroller",
      [
        ["Geschlecht", "Herren"],
        ["Altersgruppe", "Kinder"],
      ],
      ["boys"],
    ],
    [scooters, "Kick scooter", [["gender", "female"]], ["women"]],
  ] as const)("%s, %s", (leaf, name, facts, expected) => {
    const found = valuesOf({ leaf, attribute: "target_group", name, facts, isRecommended: true });
    expect(found.map(({ value }) => value?.identifier)).toEqual(expected);
  });
});
