import { expect, it } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import type { Language } from "../../../../src/nlp/language.ts";
import { withGrownFirst } from "../../../../src/tasks/categorization/rules/grown-first.ts";
import { readProductQuery } from "../../../../src/tasks/categorization/rules/product-query.ts";

const catalog = createCatalogStore().catalog("channel_a");
const numberOf = (leaf: string) => catalog.categories.findIndex(({ identifier }) => identifier === leaf);

interface Ranked {
  readonly leaves: readonly [first: string, second: string];
  readonly scores?: readonly [number, number];
}

function firstOf(language: Language, name: string, { leaves, scores = [0.6, 0.2] }: Ranked) {
  const query = readProductQuery({ product_name: name, product_description: "" }, { facts: [], language });
  const { numbers } = withGrownFirst(catalog, { numbers: leaves.map(numberOf), scores }, query);
  return catalog.categoryAt(numbers[0] ?? -1)?.identifier;
}

const earrings = ["a-jewellery-pieces-kids", "a-jewellery-pieces-earrings-studs"] as const;
const boots = ["a-fashion-shoes-kids-wellies", "a-fashion-shoes-women-boots-wellies"] as const;

it.each([
  ["it", "Orecchini argento 925", { leaves: earrings }],
  ["fr", "Bottes de pluie", { leaves: boots }],
] as const)("in %s what is for the grown comes first for %j", (language, name, ranked) => {
  expect(firstOf(language, name, ranked)).toBe(ranked.leaves[1]);
});

it.each([
  ["it", "Orecchini bambina argento", { leaves: earrings }],
  ["fr", "Bottes de pluie enfant", { leaves: boots }],
  ["fr", "Bottes de pluie", { leaves: boots, scores: [0.8, 0.15] }],
  ["fr", "Bottes de pluie", { leaves: boots, scores: [0.6, 0.05] }],
  ["en", "Musical box", { leaves: ["a-toys-baby-nursery-mobiles", "a-toys-play-educational-music"] }],
  ["en", "Rain boots", { leaves: ["a-fashion-shoes-kids-wellies", "a-sports-outdoor-hiking-shoes-boots"] }],
] as const)("in %s the first one stays for %j", (language, name, ranked) => {
  expect(firstOf(language, name, ranked)).toBe(ranked.leaves[0]);
});
