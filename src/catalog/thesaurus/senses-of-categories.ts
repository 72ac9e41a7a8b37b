import { languages } from "../../contract/vocabulary.ts";
import { WordSearch } from "../search/word-search.ts";
import { describeCategory } from "./category-words.ts";
import type { LinkRequest } from "./places-of-senses.ts";

const weights = { name: 3, term: 2, parentName: 2, parentTerm: 0, aboveName: 2 } as const;
/** In a small catalog a name takes much together and leads to hundreds of senses, in a large one to few. */
const sensesToCategory = { most: 400, fewest: 40, inAll: 100_000 } as const;
const halfSure = 10;
/** How far a category falls back whose best sense is another one, and how steeply a sense's categories then compete. */
const farness = 2;
const rivalry = 4;

interface FoundCategory {
  readonly category: number;
  readonly nearness: number;
}

/** Links each leaf of one catalog to those leaves of the other whose words lead to it. */
export function sensesOfCategories({ from, to, languageOf, links }: LinkRequest): void {
  const search = new WordSearch(from.searchIndex);
  const leaves = to.searchIndex.isLeaf.reduce((sum, isLeaf) => sum + isLeaf, 0);
  const fitting = Math.round(sensesToCategory.inAll / Math.max(1, leaves));
  const mostSenses = Math.max(sensesToCategory.fewest, Math.min(sensesToCategory.most, fitting));
  const foundBy: FoundCategory[][] = from.categories.map(() => []);
  for (const [number, category] of to.categories.entries()) {
    const language = languageOf(category);
    if (to.searchIndex.isLeaf[number] !== 1 || language === undefined) continue;
    search.score(describeCategory(to, category, { language, weights }), languages.indexOf(language));
    const senses = search.scorer.best(mostSenses, true);
    const best = search.scorer.scoreOf(senses[0] ?? -1);
    for (const sense of senses) {
      const nearness = (best / (best + halfSure)) * (search.scorer.scoreOf(sense) / best) ** farness;
      foundBy[sense]?.push({ category: number, nearness });
    }
  }
  for (const [sense, found] of foundBy.entries()) {
    const best = found.reduce((most, { nearness }) => Math.max(most, nearness), 0);
    const sum = found.reduce((total, { nearness }) => total + (nearness / best) ** rivalry, 0);
    for (const { category, nearness } of found) {
      links.add(sense, category, (best * (nearness / best) ** rivalry) / sum);
    }
  }
}
