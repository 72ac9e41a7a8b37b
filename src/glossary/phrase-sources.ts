import type { Catalog } from "../catalog/model.ts";
import type { Language } from "../text/language.ts";
import { catalogPlaces, phrasesAt } from "./catalog-words.ts";
import { countOwnWords, ownWordAt } from "./own-words.ts";
import type { WordRow } from "./parse-word-list.ts";
import type { ListedPhrase } from "./phrase-index.ts";

/**
 * What phrases are written of, in numbers: a row of the project's own words (origin 0, its number as item), or a place in
 * a catalog (its place among the catalogs + 1, then as in `CatalogPlace`).
 */
export type PhraseSource = readonly [origin: number, item: number, attribute: number, value: number];

/** All sources in the order of their weight. */
export function* listSources(catalogs: readonly Catalog[]): Generator<PhraseSource> {
  for (let row = 0; row < countOwnWords(); row += 1) yield [0, row, -1, -1];
  for (const [place, catalog] of catalogs.entries()) {
    for (const { category, attribute, value } of catalogPlaces(catalog)) {
      yield [place + 1, category, attribute, value];
    }
  }
}

/** A source's phrases in one language; none where the source is not there. */
export function sourcePhrases(
  [origin, item, attribute, value]: PhraseSource,
  catalogs: readonly Catalog[],
  language: Language,
): Iterable<ListedPhrase> {
  const row = origin === 0 ? ownWordAt(item) : undefined;
  if (row !== undefined) return rowPhrases(row, language);
  const catalog = catalogs[origin - 1];
  return catalog === undefined ? [] : phrasesAt(catalog, { category: item, attribute, value }, language);
}

export function* rowPhrases({ entry, written }: WordRow, language: Language): Generator<ListedPhrase> {
  for (const { language: other, text, form } of written) {
    if (other === language) yield { text, entry, form };
  }
}
