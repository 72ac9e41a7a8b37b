import type { Catalog } from "../catalog/model.ts";
import type { Language } from "../nlp/language.ts";
import { stem } from "../nlp/stemmer.ts";
import { isStopWord } from "../nlp/stop-words.ts";
import { tokenize } from "../nlp/tokenizer.ts";
import { countOwnWords, ownWordAt } from "./built-in-words.ts";
import { catalogPlaces, phrasesAt } from "./catalog-words.ts";
import type { GlossaryEntry } from "./glossary-entry.ts";
import type { WordRow } from "./word-list.ts";

/** A way to write an entry in one language, as its source has it. */
export interface ListedPhrase {
  readonly text: string;
  readonly entry: GlossaryEntry;
  /** Which of the entry's forms it is; undefined for a term that no form translates. */
  readonly form: number | undefined;
  /** Of a listed value's term: the value's name, of which the term may be a form. */
  readonly name?: string;
}

/** One language's phrases by the stem of their first word, each in the order of its weight. */
type PhraseIndex = ReadonlyMap<string, readonly ListedPhrase[]>;

/** Only the first word of each phrase is read: few of all phrases are ever asked for. */
export function indexPhrases(phrases: Iterable<ListedPhrase>, language: Language): PhraseIndex {
  const index = new Map<string, ListedPhrase[]>();
  const startOf = createStartReader(language);
  for (const phrase of phrases) {
    const start = startOf(phrase.text);
    if (start === undefined) continue;
    const held = index.get(start);
    if (held === undefined) index.set(start, [phrase]);
    else held.push(phrase);
  }
  return index;
}

/** Reads the stem of a phrase's first word; undefined where it has none. */
export function createStartReader(language: Language): (text: string) => string | undefined {
  const stems = new Map<string, string>();
  return (text) => {
    const first = tokenize(text)[0]?.folded;
    if (first === undefined) return undefined;
    const start = stems.get(first) ?? stem(first, language);
    stems.set(first, start);
    return start;
  };
}

/** One language's phrases in the order of their weight: the project's own, those of the catalogs. */
export function* listPhrases(catalogs: readonly Catalog[], language: Language): Generator<ListedPhrase> {
  for (const source of listSources(catalogs)) yield* sourcePhrases(source, catalogs, language);
}

/**
 * A listed value that is a function word, a bare number or a letter would be found everywhere.
 * @param folded the phrase's words
 */
export function isUsable(folded: readonly string[], { role }: GlossaryEntry, language: Language): boolean {
  if (role === "connective") return folded.length > 0;
  if (role === "size") return folded.length === 1;
  return folded.some((word) => word.length > 2 && !/^\d/.test(word) && !isStopWord(word, language));
}

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
