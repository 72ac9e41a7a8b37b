import type { Language } from "../../contract/vocabulary.ts";
import { tokenize } from "../../text/tokens.ts";
import type { Catalog, CategoryRecord } from "../model.ts";
import type { WordPart } from "../search/weighed-words.ts";

/** How much a category's texts weigh in a query that seeks what is like it. */
export interface DescriptionWeights {
  readonly name: number;
  readonly term: number;
  /** Of the category right above it. */
  readonly parentName: number;
  readonly parentTerm: number;
  /** Of those further up. */
  readonly aboveName: number;
}

/** A category as a query: its names and terms, and what stands above it. */
export function describeCategory(
  catalog: Catalog,
  category: CategoryRecord,
  { language, weights }: { readonly language: Language; readonly weights: DescriptionWeights },
): WordPart[] {
  const parts: WordPart[] = [];
  const add = (text: string | undefined, weight: number) => {
    if (text !== undefined && weight > 0) parts.push({ words: tokenize(text), weight });
  };
  add(category.names[language], weights.name);
  for (const term of category.terms[language] ?? []) add(term, weights.term);
  const [parent, ...above] = catalog.path(category.identifier).slice(0, -1).reverse();
  add(parent?.names[language], weights.parentName);
  for (const term of parent?.terms[language] ?? []) add(term, weights.parentTerm);
  for (const { names } of above) add(names[language], weights.aboveName);
  return parts;
}
