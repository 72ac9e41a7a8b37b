import { describe, expect, test } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { createAttributeExtractor } from "../../../../src/tasks/attribution/rules/extract-attributes.ts";
import { createDescriptionOptimizer } from "../../../../src/tasks/description/rules/optimize-description.ts";
import { checkFacts } from "../../../../src/tasks/fact-check.ts";
import { engineWith } from "../../../stand-ins/engine.ts";

const catalogs = createCatalogStore();
const optimize = createDescriptionOptimizer({
  catalogs,
  readAttributes: createAttributeExtractor({ catalogs }),
});

function describedBy(name: string, language: Language, identifier: string, score = 0.95) {
  const query = { tone: "professional", length: "medium", bullet_points: true, seo: true } as const;
  const evidence = { language, brand: "Norda", facts: [], category: { identifier, score } };
  return optimize({ query, body: { product_name: name, product_description: "" } }, { evidence });
}

const bottle = "a-kitchen-dining-bottles-water";
const kettle = "a-appliances-kitchen-kettles-kettles";
const pan = "a-kitchen-cooking-pans-frying";
const rug = "a-home-textiles-rugs-rugs";
const tshirt = "a-fashion-men-tshirts-tshirts";
const mower = "a-garden-outdoor-tools-mowers";
const laptop = "a-computers-devices-laptops";
const table = "a-home-furniture-dining-tables-dining";

describe("what a name alone states of its category's attributes is told where there is no description", () => {
  test.each([
    ["en", "Water Bottle Stainless Steel 750 ml Green", bottle, "stainless steel", "750 ml"],
    ["en", "Kettle Cordless 1.7 l 2200 W", kettle, "2200 W", "1.7 l"],
    ["en", "Oak Dining Table 180x90x76 cm", table, "made of oak", "measures 180x90x76 cm"],
    ["de", "Trinkflasche Edelstahl 750 ml grün", bottle, "aus Edelstahl", "750 ml"],
    ["de", "Wasserkocher 1,7 l Edelstahl 2200 W", kettle, "2200 W", "1,7 l"],
    ["de", "Esstisch Eiche massiv 180 x 90 x 76 cm", table, "aus Eiche massiv", "180 x 90 x 76 cm"],
    ["fr", "Gourde inox 750 ml verte", bottle, "en inox, de couleur verte", "750 ml"],
    ["fr", "Poêle 28 cm aluminium induction", pan, "en aluminium", "28 cm"],
    ["fr", "Tapis 160 x 230 cm laine beige", rug, "en laine", "160 x 230 cm"],
    ["it", "Borraccia acciaio inox 750 ml verde", bottle, "acciaio inox", "750 ml"],
    ["it", "Tappeto 160 x 230 cm lana beige", rug, "lana", "160 x 230 cm"],
    ["de", "Rasenmäher 1800 W Schnittbreite 40 cm", mower, "1800 W", "Schnittbreite von 40 cm"],
    ["de", "Notebook 14 Zoll i5 16 GB 512 GB SSD", laptop, "Arbeitsspeicher von 16 GB", "512 GB"],
    ["it", "Notebook 14 pollici i5 16 GB 512 GB SSD", laptop, "memoria RAM di 16 GB", "512 GB"],
    ["it", "T-shirt uomo cotone nero XL", tshirt, "cotone", "Taglia: XL"],
  ] as const)("%s: %s", (language, name, category, one, other) => {
    const { best_description: text, bullet_points: points, seo } = describedBy(name, language, category);
    expect(text).toContain(one);
    expect(text).toContain(other);
    expect(text).toContain("Norda");
    expect(points.length).toBeGreaterThanOrEqual(2);
    expect(seo?.meta_description).toContain(one);
  });
});

test.each([
  ["en", "Men's Slim Jeans Dark Blue 98% Cotton W32 L34", "a-fashion-men-jeans", "Material: 98% cotton"],
  ["it", "Jeans uomo slim blu scuro 98% cotone taglia 48", "a-fashion-men-jeans", "Materiale: 98% cotone"],
] as const)("%s: a share stays one: %s", (language, name, category, line) => {
  expect(describedBy(name, language, category).best_description).toContain(line);
});

test("what an attribute is called is no invention", async () => {
  const engine = checkFacts(
    engineWith({ optimizeDescription: async (request, context) => optimize(request, context) }),
  );
  const evidence = { language: "it", facts: [], category: { identifier: laptop, score: 0.95 } } as const;
  const query = { tone: "professional", length: "medium", bullet_points: true, seo: true } as const;
  const body = { product_name: "Notebook 14 pollici i5 16 GB 512 GB SSD", product_description: "" };
  const { best_description: text, message } = await engine.optimizeDescription({ query, body }, { evidence });
  expect(text).toContain("memoria RAM di 16 GB");
  expect(message).not.toContain("RAM");
});

describe("nothing is composed", () => {
  test.each([
    ["where the category is unsure", "Water Bottle Stainless Steel 750 ml Green", bottle, 0.5],
    ["where the name is of another thing", "Bottle Opener Stainless Steel 15 cm Green", bottle, 0.95],
    ["of several in a pack", "Water Bottle Stainless Steel 750 ml Green (12 units)", bottle, 0.95],
    ["of several things", "2 x Water Bottle Stainless Steel 750 ml Green", bottle, 0.95],
    ["of one fact", "Water Bottle Green", bottle, 0.95],
  ] as const)("%s", (_, name, category, score) => {
    expect(describedBy(name, "en", category, score).best_description).toBe("");
  });
});

test("a value that is one of several is none", () => {
  const { best_description: text } = describedBy(
    "Imbracatura per cani nera nylon M/L",
    "it",
    "a-pets-accessories-walking-harnesses",
  );
  expect(text).not.toMatch(/Taglia: (?:M|L)$/mu);
});
