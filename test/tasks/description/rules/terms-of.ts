import { createCatalogStore } from "../../../../src/catalog/store.ts";
import type { Language } from "../../../../src/nlp/language.ts";
import { readWords } from "../../../../src/nlp/stemmer.ts";
import { searchTerms } from "../../../../src/tasks/description/rules/search-terms.ts";
import type { Evidence } from "../../../../src/tasks/engine.ts";
import { glossaryOf } from "../../../../src/translation/glossary.ts";

const store = createCatalogStore();
const glossary = glossaryOf(store);
const catalog = store.catalog("channel_a");

export interface Row {
  readonly brand?: string;
  readonly leaf?: string;
  /** The row's texts; absent: its name. */
  readonly text?: string;
  readonly facts?: Readonly<Record<string, string>>;
  /** The shop's own category. */
  readonly shop?: string;
}

/** What a row of a name is searched by. */
export function termsOf(
  language: Language,
  name: string,
  { brand, leaf, text, facts = {}, shop }: Row = {},
): string[] {
  const category = leaf === undefined ? undefined : catalog.findCategory(leaf);
  const evidence: Evidence = {
    ...(brand !== undefined && { brand }),
    ...(shop !== undefined && { sourceCategory: shop }),
    ...(leaf !== undefined && { category: { identifier: leaf, score: 0.95 } }),
    facts: Object.entries(facts).map(([label, value]) => ({ label, text: value })),
  };
  const reading = readWords(text ?? name);
  const words = { reading, matches: glossary.find(reading, language) };
  return searchTerms({ name, language, glossary, evidence, category, text: words });
}
