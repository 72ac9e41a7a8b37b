import { expect, it } from "vitest";
import { builtinTargetFolder } from "../../../../src/catalog/catalog-files.ts";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { loadKnowledge } from "../../../../src/ml/titles/knowledge-file.ts";
import type { Language } from "../../../../src/nlp/language.ts";
import { createCategorizer } from "../../../../src/tasks/categorization/rules/categorize.ts";
import { createKnownCatalogs } from "../../../../src/tasks/categorization/rules/rank-by-knowledge.ts";

const categorize = createCategorizer({
  catalogs: createCatalogStore({ builtinFolder: builtinTargetFolder }),
  knowledge: createKnownCatalogs(() => loadKnowledge(builtinTargetFolder)),
});

function best(language: Language, name: string): string {
  const query = { sales_channel: "channel_a", limit: 3, use_rag: false } as const;
  const body = { product_name: name, product_description: "" };
  return categorize({ query, body }, { evidence: { language, facts: [] } }).best_category.category.identifier;
}

const pans = "a-kitchen-cooking-pans";

it.each([
  ["de", "Topf mit Deckel", `${pans}-saucepans`],
  ["de", "Topf m Glasdeckel", `${pans}-saucepans`],
  ["de", "Topf ohne Deckel 20 cm", `${pans}-saucepans`],
  ["en", "Bracelet w heart charm", "a-jewellery-pieces-bracelets-charm"],
  ["en", "Saucepan w/ glass lid", `${pans}-saucepans`],
  ["fr", "Casserole av couvercle", `${pans}-saucepans`],
  ["it", "Pentola c/coperchio", `${pans}-saucepans`],
  ["it", "Custodia x iPhone", "a-electronics-phones-cases"],
] as const)("in %s what comes with a thing is not what it is: %s", (language, name, leaf) => {
  expect(best(language, name)).toBe(leaf);
});

it.each([
  ["de", "Deckel für Topf", `${pans}-lids`],
  ["de", "Topfdeckel mit Knauf", `${pans}-lids`],
  ["en", "Glass lid with knob", `${pans}-lids`],
  ["en", "Lamp shade", "a-home-lighting-ceiling-shades"],
  ["fr", "Couvercle pour casserole", `${pans}-lids`],
  ["it", "Coperchio per pentola", `${pans}-lids`],
] as const)("in %s the thing itself stays what it is: %s", (language, name, leaf) => {
  expect(best(language, name)).toBe(leaf);
});
