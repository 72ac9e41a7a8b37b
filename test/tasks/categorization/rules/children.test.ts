import { describe, expect, it } from "vitest";
import { builtinTargetFolder } from "../../../../src/catalog/catalog-files.ts";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { adultCategories } from "../../../../src/tasks/categorization/rules/adult-categories.ts";
import {
  audienceAt,
  audienceSides,
  findAudience,
} from "../../../../src/tasks/categorization/rules/audience.ts";
import { namesChildhood, readChildhood } from "../../../../src/tasks/categorization/rules/children.ts";

describe("a name says a child's age or size", () => {
  it.each([
    "Gilet à capuche torsadé 14 ans",
    "Body 18/24 mois",
    "Maglietta 8 anni",
    "Hooded jacket 12 yrs",
    "Latzhose Gr. 104",
    "Youth Classic Soft Shell",
  ])("%s", (name) => expect(namesChildhood(name)).toBe(true));

  it.each([
    "Whisky 12 ans d'âge",
    "Laphroaig Aged 10 Years",
    "Softshelljacke mit 3 Jahre Garantie",
    "Jeans Gr. 48",
    "Anzug Gr. 102",
    "Puzzle 1000 pièces",
    "Mascara 24 h",
    "Cours de piano 50 ans de succès",
  ])("not %s", (name) => expect(namesChildhood(name)).toBe(false));
});

it("takes a word or the row for a statement, an age in the name for less, and men's for no child", () => {
  expect(readChildhood("Kinderjacke", "children", undefined)).toEqual({ isStated: true, isNamed: true });
  expect(readChildhood("Jacke 8 ans", undefined, undefined)).toEqual({ isStated: false, isNamed: true });
  expect(readChildhood("Herrenjacke 8 Jahre", "men", undefined).isNamed).toBe(false);
  expect(readChildhood("Jacke", undefined, { age: "young", said: "kids" }).isStated).toBe(true);
});

it.each(["channel_a", "channel_b"] as const)("knows the categories of %s that are for adults", (channel) => {
  const catalog = createCatalogStore({ builtinFolder: builtinTargetFolder }).catalog(channel);
  const isAdult = adultCategories(catalog);
  const audienceOf = audienceAt(catalog);
  const numbers = catalog.categories.map((_, number) => number);
  const adult = numbers.filter(isAdult);
  expect(adult.length).toBeGreaterThan(5);
  const childrens = adult.filter((number) => {
    const audience = audienceOf(number);
    return audience !== undefined && !audienceSides[audience].grown;
  });
  expect(childrens.map((number) => catalog.categoryAt(number)?.identifier)).toEqual([]);
});

it("takes a chocolate bar's name for no audience", () => {
  expect(findAudience("Kinder Bueno White")).toBeUndefined();
  expect(findAudience("Kinder Winterjacke")).toBe("children");
});

it.each([
  "Collant flashy 3 à 8 ans",
  "Tights 3 to 8 years",
  "Strumpfhose 3 bis 8 Jahre",
  "Collant da 3 a 8 anni",
])("reads a range of ages in words: %s", (name) => expect(namesChildhood(name)).toBe(true));
it.each(["Garantie de 2 à 5 ans", "Lampe 3 à 8 W", "Game for 8 to 99 years"])("but not %s", (name) =>
  expect(namesChildhood(name)).toBe(false),
);
