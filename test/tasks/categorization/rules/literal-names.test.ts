import { expect, it } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import type { Language } from "../../../../src/nlp/language.ts";
import { withLiteralName } from "../../../../src/tasks/categorization/rules/literal-names.ts";
import { readProductQuery } from "../../../../src/tasks/categorization/rules/product-query.ts";

const catalog = createCatalogStore().catalog("channel_a");
const numberOf = (leaf: string) => catalog.categories.findIndex(({ identifier }) => identifier === leaf);

/** The best of two leaves, the first at 0.6, the other at 0.3. */
function bestOf(language: Language, name: string, leaves: readonly [string, string]) {
  const query = readProductQuery({ product_name: name, product_description: "" }, { facts: [], language });
  const { numbers } = withLiteralName(catalog, { numbers: leaves.map(numberOf), scores: [0.6, 0.3] }, query);
  return catalog.categoryAt(numbers[0] ?? -1)?.identifier;
}

const running = ["a-fashion-shoes-men-trainers", "a-sports-fitness-shoes-running"] as const;
const shirts = ["a-fashion-men-tshirts-polos", "a-fashion-men-tshirts-tshirts"] as const;
const tea = ["a-food-drinks-tea-green", "a-food-drinks-tea-black"] as const;
const oil = ["a-food-pantry-oils-cooking", "a-food-pantry-oils-olive"] as const;
const dog = ["a-pets-food-cat-dry", "a-pets-food-dog-dry"] as const;

it.each([
  ["en", "Men's running shoes", running],
  ["en", "Organic black tea", tea],
  ["en", "Cold pressed olive oil", oil],
  ["en", "Dry dog food", dog],
  ["en", "Grain free dry dog food with lamb", dog],
  ["fr", "Chaussures de running homme", running],
  ["fr", "Thé noir bio", tea],
  ["fr", "Huile d’olive vierge", oil],
  ["fr", "Huile d’olive bio 50 cl", oil],
  ["fr", "Chaussures running légères", running],
  ["it", "Scarpe da corsa uomo", running],
  ["it", "T-shirt da uomo girocollo", shirts],
  ["it", "Scarpe da corsa leggere donna", running],
  ["it", "Olio d’oliva", oil],
  ["it", "Olio d’oliva toscano", oil],
] as const)("in %s the whole name of a leaf in %j decides", (language, name, leaves) => {
  expect(bestOf(language, name, leaves)).toBe(leaves[1]);
});

it.each([
  ["en", "Wine glass charms", ["a-kitchen-dining-glasses-bar", "a-kitchen-dining-glasses-wine"]],
  ["en", "Trainers for the street", running],
  ["de", "Laufschuhe Herren", running],
  [
    "fr",
    "Stickers tête de lit",
    ["a-home-decor-pictures-wall-stickers", "a-home-furniture-bedroom-beds-headboards"],
  ],
  ["it", "Lacci per scarpe da corsa", running],
] as const)("in %s nothing changes for %j", (language, name, leaves) => {
  expect(bestOf(language, name, leaves)).toBe(leaves[0]);
});
