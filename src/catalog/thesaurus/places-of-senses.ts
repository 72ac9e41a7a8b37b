import { languages } from "../../contract/vocabulary.ts";
import type { Catalog } from "../model.ts";
import { WordSearch } from "../search/word-search.ts";
import { describeCategory } from "./category-words.ts";
import type { LinkTable } from "./link-table.ts";
import { sharesOfBest } from "./shares-of-best.ts";
import type { LanguageOf } from "./telling-languages.ts";

export interface LinkRequest {
  readonly from: Catalog;
  readonly to: Catalog;
  readonly languageOf: LanguageOf;
  readonly links: LinkTable;
}

const weights = { name: 3, term: 0.4, parentName: 2.5, parentTerm: 1, aboveName: 2 } as const;
const belief = { limit: 8, halfSure: 20, rivalry: 4 } as const;

/** Links each leaf of one catalog to the leaves of the other that its own words lead to. */
export function placesOfSenses({ from, to, languageOf, links }: LinkRequest): void {
  const search = new WordSearch(to.searchIndex);
  const spoken = new Set(to.categories.map(languageOf).filter((language) => language !== undefined));
  for (const [sense, category] of from.categories.entries()) {
    if (from.searchIndex.isLeaf[sense] !== 1) continue;
    for (const language of spoken) {
      search.score(describeCategory(from, category, { language, weights }), languages.indexOf(language));
      const { numbers, shares } = sharesOfBest(search.scorer, belief);
      for (const [rank, place] of numbers.entries()) {
        links.add(sense, place, (shares[rank] ?? 0) / spoken.size);
      }
    }
  }
}
