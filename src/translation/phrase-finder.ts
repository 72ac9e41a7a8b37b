import { BoundedCache, cacheSizes } from "../lib/cache.ts";
import { type Language, textLanguages } from "../nlp/language.ts";
import { foldText } from "../nlp/normalizer.ts";
import { createPhraseTable, type PhraseTable } from "../nlp/phrase-table.ts";
import { readWords, stem, type WordReading } from "../nlp/stemmer.ts";
import { isFormOf } from "./catalog-words.ts";
import type { GlossaryMatch, KnownEnding } from "./glossary.ts";
import type { GlossaryEntry, GlossaryPhrase } from "./glossary-entry.ts";
import { isUsable, type ListedPhrase } from "./phrase-index.ts";

/**
 * Finds the phrases in a text's words from left to right, the longest at each position, without overlaps with each other or
 * with protected names.
 * @param ending the known matches of the last words, which are reused unless a phrase extends into them
 */
export function findPhrases(
  folded: readonly string[],
  { find, protectedPhrases }: PhraseFinders,
  ending?: KnownEnding,
): GlossaryMatch[] {
  const matches: GlossaryMatch[] = [];
  const words = new PlacedWords(folded, find);
  let place = 0;
  while (place < folded.length) {
    if (place === ending?.first) {
      for (const match of ending.matches) matches.push(moved(match, place));
      return matches;
    }
    const start = words.startAt(place);
    const protectedName = start.isProtected ? protectedPhrases.longestAt(folded, place) : undefined;
    const best = protectedName ? undefined : phraseAt(words, start, place);
    const length = protectedName?.length ?? best?.length ?? 1;
    if (best) {
      const { entry, form, isAmbiguous } = best.entry;
      matches.push({ entry, form, isAmbiguous, first: place, end: place + length });
    }
    place += length;
  }
  return matches;
}

interface PhraseFinders {
  readonly find: FindStart;
  readonly protectedPhrases: PhraseTable<true>;
}

function moved({ entry, form, isAmbiguous, first, end }: GlossaryMatch, by: number): GlossaryMatch {
  return { entry, form, isAmbiguous, first: first + by, end: end + by };
}

/** A text's words with lazily computed phrase starts and stems. */
class PlacedWords {
  readonly folded: readonly string[];
  private readonly find: FindStart;
  private readonly starts: (WordStart | undefined)[];
  private foundStems: string[] | undefined;

  constructor(folded: readonly string[], find: FindStart) {
    this.folded = folded;
    this.find = find;
    this.starts = new Array<WordStart | undefined>(folded.length);
  }

  startAt(place: number): WordStart {
    const known = this.starts[place];
    if (known !== undefined) return known;
    const start = this.find(this.folded[place] ?? "");
    this.starts[place] = start;
    return start;
  }

  /** An array with the stems of `count` words from a position on, at their positions; others may be missing. */
  stemsFrom(place: number, count: number): readonly string[] {
    this.foundStems ??= new Array<string>(this.folded.length).fill("");
    const end = Math.min(place + count, this.folded.length);
    for (let next = place; next < end; next += 1) this.foundStems[next] = this.startAt(next).stem;
    return this.foundStems;
  }
}

/** The longest phrase at a position; of equal length, an exact match wins over a stemmed one. */
function phraseAt(
  words: PlacedWords,
  { phrases, single }: WordStart,
  place: number,
): FoundPhrase | undefined {
  if (phrases === undefined) return undefined;
  const { exact, stemmed, exactSeconds, stemmedSeconds, longestStemmed } = phrases;
  const next = words.folded[place + 1];
  if (next === undefined) return single;
  const longer = exactSeconds?.has(next) ? exact.longestAt(words.folded, place) : undefined;
  const written = longer ?? single;
  if (!stemmedSeconds?.has(words.startAt(place + 1).stem)) return written;
  const byStem = stemmed.longestAt(words.stemsFrom(place, longestStemmed), place);
  return byStem && byStem.length > (written?.length ?? 0) ? byStem : written;
}

/** The same phrases by their folded words and by their stems. */
interface PhraseTables {
  readonly exact: PhraseTable<GlossaryPhrase>;
  readonly stemmed: PhraseTable<GlossaryPhrase>;
  /** The second words of longer phrases, as a prefilter; undefined where there are none, as for most stems. */
  exactSeconds: Set<string> | undefined;
  stemmedSeconds: Set<string> | undefined;
  /** The number of words of the longest phrase in `stemmed`. */
  longestStemmed: number;
}

interface FoundPhrase {
  /** In words. */
  readonly length: number;
  readonly entry: GlossaryPhrase;
}

/** The phrases that a word may begin. */
interface WordStart {
  readonly stem: string;
  /** The phrases that begin with the word or with its stem. */
  readonly phrases: PhraseTables | undefined;
  /** The phrase of this single word. */
  readonly alone: GlossaryPhrase | undefined;
  /** The phrase of this single word or else of its stem. */
  readonly single: FoundPhrase | undefined;
  /** Whether a protected name begins with the word. */
  readonly isProtected: boolean;
}

/** Looks up the phrases that a folded word may begin. */
export type FindStart = (folded: string) => WordStart;

/** Looks up one language's phrases by the stem of their first word, in order of precedence. */
export type FindListed = (stem: string) => readonly ListedPhrase[];

/**
 * Creates the lookup of one language. The phrases of a stem are loaded when a text first has the stem.
 * @param beginnings the folded first words of protected names
 */
export function createPhraseFinder(
  findListed: FindListed,
  language: Language,
  beginnings: ReadonlySet<string>,
): FindStart {
  const built = new Map<string, PhraseTables>();
  const starts = new BoundedCache<string, WordStart>(cacheSizes.phraseStarts);
  const tablesOf = (begin: string): PhraseTables | undefined => {
    const held = built.get(begin);
    if (held !== undefined) return held;
    const listed = findListed(begin);
    if (listed.length === 0) return undefined;
    const tables = buildTables(listed, language);
    built.set(begin, tables);
    return tables;
  };
  const findStart = (folded: string): WordStart => {
    const begin = stem(folded, language);
    const phrases = tablesOf(begin);
    const alone = phrases?.exact.longestAt([folded], 0);
    const single = alone ?? phrases?.stemmed.longestAt([begin], 0);
    return { stem: begin, phrases, alone: alone?.entry, single, isProtected: beginnings.has(folded) };
  };
  return (folded) => starts.getOrCompute(folded, findStart);
}

function buildTables(listed: readonly ListedPhrase[], language: Language): PhraseTables {
  const tables: PhraseTables = {
    exact: createPhraseTable(),
    stemmed: createPhraseTable(),
    exactSeconds: undefined,
    stemmedSeconds: undefined,
    longestStemmed: 0,
  };
  for (const { text, entry, form, name } of listed) {
    const reading = readWords(text);
    if (!isUsable(reading.folded, entry, language)) continue;
    const isForm = form === undefined && name !== undefined && isFormOf(text, name, language);
    const phrase: GlossaryPhrase = { entry, form: isForm ? 0 : form, isAmbiguous: false };
    addToTables(tables, reading, language, phrase);
  }
  return tables;
}

/** A stem does not reveal the grammatical number: a noun found by its stem cannot be translated, a property can. */
function addToTables(
  tables: PhraseTables,
  reading: WordReading,
  language: Language,
  phrase: GlossaryPhrase,
): void {
  const { folded } = reading;
  tables.exact.add(folded, mergeWithHeld(tables.exact, folded, phrase), () => true);
  if (folded[1] !== undefined) {
    tables.exactSeconds ??= new Set();
    tables.exactSeconds.add(folded[1]);
  }
  const { role } = phrase.entry;
  if (role === "connective" || role === "size" || role === "value") return;
  const stems = reading.stems(language);
  tables.stemmed.add(stems, role === "type" ? { ...phrase, form: undefined } : phrase);
  if (stems[1] !== undefined) {
    tables.stemmedSeconds ??= new Set();
    tables.stemmedSeconds.add(stems[1]);
  }
  tables.longestStemmed = Math.max(tables.longestStemmed, stems.length);
}

/** The first entry of a phrase wins; it takes over the category of a later one. */
function mergeWithHeld(
  table: PhraseTable<GlossaryPhrase>,
  words: readonly string[],
  phrase: GlossaryPhrase,
): GlossaryPhrase {
  const match = table.longestAt(words, 0);
  if (match === undefined || match.length < words.length) return phrase;
  const held = match.entry;
  if (held.form === undefined && phrase.form !== undefined && held.entry.role === phrase.entry.role)
    return phrase;
  const category = held.entry.role === "type" && !held.entry.category ? phrase.entry.category : undefined;
  const entry =
    category === undefined
      ? held.entry
      : {
          ...held.entry,
          category,
          asksForColor: held.entry.asksForColor ?? phrase.entry.asksForColor ?? false,
        };
  return { ...held, entry, isAmbiguous: held.isAmbiguous || isRivalValue(held.entry, phrase.entry) };
}

function isRivalValue(held: GlossaryEntry, other: GlossaryEntry): boolean {
  if (held.role !== "value" && held.role !== "pattern") return false;
  return textLanguages.some((language) => {
    const [one, two] = [held.forms[language]?.[0], other.forms[language]?.[0]];
    return one !== undefined && two !== undefined && foldText(one) !== foldText(two);
  });
}
