import type { Catalog } from "../catalog/model.ts";
import type { Language } from "../text/language.ts";
import type { FindListed } from "./glossary-tables.ts";
import { createPackedIndex, type PackedPhrases } from "./packed-phrases.ts";
import type { WordRow } from "./parse-word-list.ts";
import { indexPhrases } from "./phrase-index.ts";
import { rowPhrases } from "./phrase-sources.ts";

export interface PhraseOrigins {
  readonly catalogs: readonly Catalog[];
  readonly userRows: readonly WordRow[];
  /** Of the project's own words and of the catalogs. */
  readonly packed: PackedPhrases;
}

/** The phrases of one language: those of the user win, then the project's own, then those of the catalogs. */
export function createListedFinder(
  { catalogs, userRows, packed }: PhraseOrigins,
  language: Language,
): FindListed {
  const ofUser = indexPhrases(
    userRows.flatMap((row) => [...rowPhrases(row, language)]),
    language,
  );
  const findPacked = createPackedIndex(packed, catalogs, language);
  return (stem) => [...(ofUser.get(stem) ?? []), ...findPacked(stem)];
}
