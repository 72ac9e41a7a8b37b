import { expect, it } from "vitest";
import { createCatalogStore } from "../../../src/catalog/store.ts";
import { categoryNoun } from "../../../src/tasks/evidence/category-noun.ts";
import { glossaryOf } from "../../../src/translation/glossary.ts";

const glossary = glossaryOf(createCatalogStore());

it.each([
  ["en", "Baking"],
  ["de", "Konditorei"],
  ["fr", "Pâtisserie"],
  ["it", "PASTICCERIA"],
] as const)("in %s %j is a trade, and no one's name", (language, category) => {
  expect(categoryNoun(category, { language, glossary })).toBeUndefined();
});

it.each([
  ["en", "Digital cameras", "digital camera"],
  ["de", "Digitalkameras", "Digitalkamera"],
  ["fr", "Bouilloires", "bouilloire"],
  ["it", "Bollitori", "bollitore"],
] as const)("in %s things of %j are each called %j", (language, category, noun) => {
  const found = categoryNoun(category, { language, glossary })?.noun;
  expect(found?.toLowerCase()).toBe(noun.toLowerCase());
});
