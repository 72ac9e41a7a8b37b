import type { Catalog } from "../catalog/model.ts";
import type { Language } from "../nlp/language.ts";
import { stem } from "../nlp/stemmer.ts";
import { isStopWord } from "../nlp/stop-words.ts";
import { tokenize } from "../nlp/tokenizer.ts";
import { countOwnWords, ownWordAt } from "./built-in-words.ts";
import { catalogPlaces, phrasesAt } from "./catalog-words.ts";
import type { GlossaryEntry } from "./glossary-entry.ts";
import type { WordRow } from "./word-list.ts";

/** A spelling of an entry in one language, as in its source. */
export interface ListedPhrase {
  readonly text: string;
  readonly entry: GlossaryEntry;
  /** The index of the form in the entry; undefined for a term without a translation. */
  readonly form: number | undefined;
  /** For a term of a listed value: the value's name, of which the term may be a form. */
  readonly name?: string;
}

/** One language's phrases by the stem of their first word, in order of precedence. */
type PhraseIndex = ReadonlyMap<string, readonly ListedPhrase[]>;

/** Tokenizes only the first word of each phrase, since most phrases are never looked up. */
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

/** @returns a function that gives the stem of a phrase's first word; undefined if it has no word */
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

/** One language's phrases in order of precedence: the built-in ones, those of the catalogs. */
export function* listPhrases(catalogs: readonly Catalog[], language: Language): Generator<ListedPhrase> {
  for (const source of listSources(catalogs)) yield* sourcePhrases(source, catalogs, language);
}

/**
 * False for phrases that would match almost everywhere: listed values that are a function word, a bare number or a letter.
 * @param folded the phrase's words
 */
export function isUsable(folded: readonly string[], { role }: GlossaryEntry, language: Language): boolean {
  if (role === "connective") return folded.length > 0;
  if (role === "size") return folded.length === 1;
  return folded.some((word) => word.length > 2 && !/^\d/.test(word) && !isStopWord(word, language));
}

/**
 * The source of phrases, as numbers: a row of the built-in words (origin 0, item is the row number), or a place in a catalog
 * (origin is the index of the catalog + 1, the others as in `CatalogPlace`).
 */
export type PhraseSource = readonly [origin: number, item: number, attribute: number, value: number];

/** All sources in order of precedence. */
export function* listSources(catalogs: readonly Catalog[]): Generator<PhraseSource> {
  for (let row = 0; row < countOwnWords(); row += 1) yield [0, row, -1, -1];
  for (const [place, catalog] of catalogs.entries()) {
    for (const { category, attribute, value } of catalogPlaces(catalog)) {
      yield [place + 1, category, attribute, value];
    }
  }
}

/** A source's phrases in one language; none if the source does not exist. */
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
