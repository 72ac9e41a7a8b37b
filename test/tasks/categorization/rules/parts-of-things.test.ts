import { expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { builtinTargetFolder } from "../../../../src/catalog/catalog-files.ts";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { loadKnowledge } from "../../../../src/ml/titles/knowledge-file.ts";
import { withoutWholes } from "../../../../src/tasks/categorization/rules/parts-of-things.ts";
import { readProductQuery } from "../../../../src/tasks/categorization/rules/product-query.ts";
import { createKnownCatalogs } from "../../../../src/tasks/categorization/rules/rank-by-knowledge.ts";

const catalog = createCatalogStore({ builtinFolder: builtinTargetFolder }).catalog("channel_a");
const known = createKnownCatalogs(() => loadKnowledge(builtinTargetFolder))(catalog);
const numberOf = (leaf: string) =>
  catalog.categories.findIndex(({ identifier }) => identifier.endsWith(`-${leaf}`));

/** The best leaf and its score for a name, where the ranking has one leaf alone, at 0.98. */
function bestOf(leaf: string, language: Language, name: string) {
  if (known === undefined) throw new Error("The catalog is not known.");
  const query = readProductQuery({ product_name: name, product_description: "" }, { facts: [], language });
  const ranked = { numbers: [numberOf(leaf)], scores: [0.98] };
  const { numbers, scores } = withoutWholes(catalog, ranked, { query, known });
  return [catalog.categoryAt(numbers[0] ?? -1)?.identifier, scores[0]];
}

const mower = "a-garden-outdoor-tools-mowers";
const pushchair = "a-toys-baby-travel-pushchairs";

it.each([
  ["en", "Lawnmower blade 51 cm"],
  ["en", "Blade for lawnmower"],
  ["de", "Rasenmäher-Messer 51 cm"],
  ["de", "Rasenmähermesser"],
  ["fr", "Lame de tondeuse à gazon 51 cm"],
  ["fr", "Lame pour tondeuse à gazon"],
  ["it", "Lama tosaerba a batteria"],
  ["it", "Lama per tosaerba a batteria 51 cm"],
] as const)("is unsure that a part is the whole, in %s: %s", (language, name) => {
  expect(bestOf("garden-outdoor-tools-mowers", language, name)).toEqual([mower, 0.6]);
});

it.each([
  ["en", "Buggy sunshade"],
  ["de", "Buggy Sonnensegel grau"],
  ["fr", "Ombrelle poussette canne"],
  ["it", "Ombrellino passeggino leggero"],
] as const)("puts the leaf of accessories before the thing's, in %s: %s", (language, name) => {
  expect(bestOf("toys-baby-travel-pushchairs", language, name)).toEqual([
    "a-toys-baby-travel-pram-accessories",
    0.6,
  ]);
});

it.each([
  ["mowers", mower, "en", "Lawnmower with spare blade"],
  ["mowers", mower, "en", "Lawnmower battery powered"],
  ["mowers", mower, "de", "Akku-Rasenmäher 40 cm"],
  ["mowers", mower, "de", "Rasenmäher mit Messer aus Stahl"],
  ["mowers", mower, "fr", "Tondeuse à gazon lame 46 cm"],
  ["mowers", mower, "it", "Tosaerba lama 46 cm"],
  ["pushchairs", pushchair, "de", "Buggy mit Sonnenschutz"],
  ["pushchairs", pushchair, "fr", "Poussette avec ombrelle"],
] as const)("leaves the thing itself in %s alone: %s %s: %s", (leaf, identifier, language, name) => {
  expect(bestOf(leaf, language, name)).toEqual([identifier, 0.98]);
});
