import { languages } from "../../../api/vocabulary.ts";
import type { Catalog } from "../../../catalog/model.ts";
import { lazily, oncePerObject } from "../../../lib/once.ts";
import { membersBy, parseTable } from "../../../lib/table.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import adultWords from "./adult-words.tsv";

const wordTable = lazily(() => {
  const words = [...membersBy(parseTable(adultWords), "kind", "words")("adult")];
  const beginnings = words.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  return { whole: new Set(words), beginnings };
});

function isAdultWord(folded: string): boolean {
  const { whole, beginnings } = wordTable();
  return whole.has(folded) || beginnings.some((beginning) => folded.startsWith(beginning));
}

/**
 * Whether a category, by its number, is for adults alone: lingerie, alcohol, tobacco, erotica, by a name on its path.
 * Computed lazily and cached as long as the catalog.
 */
export const adultCategories: (catalog: Catalog) => (number: number) => boolean = oncePerObject((catalog) => {
  const known = new Map<number, boolean>();
  const isAdult = (number: number) => {
    const category = catalog.categoryAt(number);
    if (category === undefined) return false;
    return catalog.path(category.identifier).some(({ names }) =>
      languages.some((language) => {
        const words = tokenize(names[language] ?? "");
        return words.some(({ folded }) => isAdultWord(folded));
      }),
    );
  };
  return (number) => {
    const found = known.get(number) ?? isAdult(number);
    known.set(number, found);
    return found;
  };
});
