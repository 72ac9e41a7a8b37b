import { type Language, languages } from "../../api/vocabulary.ts";
import { readWords, type WordReading } from "../../nlp/stemmer.ts";
import { roleBits } from "./head-words.ts";
import type { NamedText } from "./name-phrases.ts";
import {
  addToPhrase,
  createPhraseTable,
  emptyPhrase,
  finishPhrase,
  numbersOf,
  type PhraseTable,
} from "./phrase-table.ts";

/** In words. */
const longestNoun = 4;
/** Factor for a noun of another language than the text's. */
const otherLanguage = 0.5;
/** Exponent: of how much longer nouns tell more. */
const lengthGain = 0.7;

export interface NounEntry {
  /** The category's number. */
  readonly category: number;
  readonly language: Language;
  readonly text: string;
}

/** A table of the categories of which a noun is a name, a term or a product noun, by its language and stems. */
export function createNounLexicon(entries: readonly NounEntry[]): PhraseTable {
  const lists = new Map<number, number[]>();
  for (const { category, language, text } of entries) {
    const stems = readWords(text).stems(language);
    if (stems.length === 0 || stems.length > longestNoun) continue;
    let hash = startOf(languages.indexOf(language));
    for (const stem of stems) hash = addToPhrase(hash, stem);
    const key = finishPhrase(hash);
    const list = lists.get(key) ?? [];
    if (!list.includes(category)) list.push(category);
    lists.set(key, list);
  }
  return createPhraseTable(lists);
}

function startOf(position: number): number {
  return addToPhrase(emptyPhrase, languages[position] ?? "");
}

/** The categories of which the words are a noun in the language, in any inflected form. */
export function claimantsOf(lexicon: PhraseTable, words: string, language: Language): readonly number[] {
  const stems = readWords(words).stems(language);
  if (stems.length === 0 || stems.length > longestNoun) return [];
  const hash = stems.reduce(addToPhrase, startOf(languages.indexOf(language)));
  return numbersOf(lexicon, finishPhrase(hash));
}

/**
 * How clearly a text says the nouns of categories, by category's number: the best of its nouns, n^0.7 / sqrt(categories
 * with this noun) for a noun of n words, half of it where it is of another language than the text.
 */
export interface FoundNouns {
  /** By nouns that name the thing. */
  readonly head: ReadonlyMap<number, number>;
  /** By nouns that say what it is of, for, or with. */
  readonly beside: ReadonlyMap<number, number>;
  /** Places of words that are part of a motif or a flavour: "Peanut Butter Flavour". */
  readonly qualified: ReadonlySet<number>;
}

export const noNouns: FoundNouns = { head: new Map(), beside: new Map(), qualified: new Set() };

interface Match {
  /** The place of its first word, and the one after its last. */
  readonly first: number;
  readonly end: number;
  readonly clearness: number;
  readonly categories: readonly number[];
}

/**
 * The head is in the first phrase that has a noun: the last noun of an English or German phrase that is no motif of one before
 * it, the first of a French or Italian one.
 * @param roles `roleBits` by category's number
 */
export function findNouns(lexicon: PhraseTable, name: NamedText, roles: Uint8Array): FoundNouns {
  const reading = readWords(name.text);
  const found = findMatches(lexicon, reading, name.language);
  const phrases = phrasesOf(reading, name);
  const language = name.language ?? "en";
  const qualified = findQualified(found, reading, name);
  const isMotif = motifOf(found, phrases, roles);
  for (const match of found) {
    if (isMotif(match)) for (let at = match.first; at < match.end; at += 1) qualified.add(at);
  }
  const matches = found.filter((match) => !isMotif(match));
  const isHead = headOf(matches, phrases, { qualified, language });
  const head = new Map<number, number>();
  const beside = new Map<number, number>();
  for (const match of matches) {
    const to = isHead(match) ? head : beside;
    for (const category of match.categories) {
      if (match.clearness > (to.get(category) ?? 0)) to.set(category, match.clearness);
    }
  }
  return { head, beside, qualified };
}

function findMatches(lexicon: PhraseTable, reading: WordReading, language: Language | undefined): Match[] {
  const matches: Match[] = [];
  for (const [position, each] of languages.entries()) {
    const factor = language === undefined || language === each ? 1 : otherLanguage;
    const stems = reading.stems(each);
    const start = startOf(position);
    for (let first = 0; first < stems.length; first += 1) {
      let hash = start;
      for (let length = 1; length <= Math.min(longestNoun, stems.length - first); length += 1) {
        hash = addToPhrase(hash, stems[first + length - 1] ?? "");
        const categories = numbersOf(lexicon, finishPhrase(hash));
        if (categories.length === 0) continue;
        const clearness = (factor * length ** lengthGain) / Math.sqrt(categories.length);
        matches.push({ first, end: first + length, clearness, categories });
      }
    }
  }
  return matches;
}

/** The number of the phrase of each word. */
function phrasesOf({ tokens }: WordReading, { breaks }: NamedText): readonly number[] {
  let phrase = 0;
  return tokens.map(({ start }) => {
    while (phrase < breaks.length && (breaks[phrase] ?? 0) <= start) phrase += 1;
    return phrase;
  });
}

/** A word that makes a motif of what stands before it, with the longest noun there or the one word. */
function findQualified(
  matches: readonly Match[],
  { tokens }: WordReading,
  { qualifiers }: NamedText,
): Set<number> {
  const qualified = new Set<number>();
  if (qualifiers.length === 0) return qualified;
  const offsets = new Set(qualifiers);
  const firstOf = new Map<number, number>();
  for (const { first, end } of matches) firstOf.set(end, Math.min(first, firstOf.get(end) ?? first));
  for (const [place, { start }] of tokens.entries()) {
    if (!offsets.has(start)) continue;
    for (let at = firstOf.get(place) ?? place - 1; at <= place; at += 1) qualified.add(at);
  }
  return qualified;
}

/** Nouns below this are too vague to bear a motif or to be one. */
const clearRole = 0.45;

/** Whether a noun names what is shown on the thing that stands before it in its phrase: "Wandtattoo Kaffeebohnen". */
function motifOf(
  matches: readonly Match[],
  phrases: readonly number[],
  roles: Uint8Array,
): (match: Match) => boolean {
  const isOf = ({ categories, clearness }: Match, bit: number) =>
    clearness >= clearRole && categories.every((category) => ((roles[category] ?? 0) & bit) !== 0);
  const bearers = matches.filter((match) => isOf(match, roleBits.bearer));
  if (bearers.length === 0) return () => false;
  const isBorne = ({ first }: Match) =>
    bearers.some(({ end }) => end <= first && phrases[end - 1] === phrases[first]);
  return (match) => isOf(match, roleBits.depicted) && isBorne(match);
}

const headIsLast: Readonly<Record<Language, boolean>> = { en: true, de: true, fr: false, it: false };

function headOf(
  matches: readonly Match[],
  phrases: readonly number[],
  { qualified, language }: { readonly qualified: ReadonlySet<number>; readonly language: Language },
): (match: Match) => boolean {
  const isOpen = ({ first, end }: Match) => !qualified.has(first) && !qualified.has(end - 1);
  const open = matches.filter(isOpen);
  const phraseOf = ({ first }: Match) => phrases[first] ?? 0;
  const phrase = open.reduce((least, match) => Math.min(least, phraseOf(match)), Infinity);
  const inside = open.filter((match) => phraseOf(match) === phrase);
  if (headIsLast[language]) {
    const last = inside.reduce((most, { end }) => Math.max(most, end), 0);
    return (match) => match.end === last && isOpen(match);
  }
  const first = inside.reduce((least, match) => Math.min(least, match.first), Infinity);
  return (match) => match.first === first && isOpen(match);
}
