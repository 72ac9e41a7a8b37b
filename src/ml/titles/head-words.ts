import { type Language, languages } from "../../api/vocabulary.ts";
import type { SectionReader, SectionWriter } from "../../lib/section-file.ts";
import { readWords } from "../../nlp/stemmer.ts";
import { isStopWord } from "../../nlp/stop-words.ts";
import type { NamedText } from "./name-phrases.ts";
import {
  addToPhrase,
  emptyPhrase,
  finishPhrase,
  numbersOf,
  type PhraseTable,
  readPhraseTable,
  writePhraseTable,
} from "./phrase-table.ts";

/** Words that name things, alone or as the head of a longer noun, with the categories whose products they name. */
export interface HeadWords {
  /** By language and stem: `packCount` of each category, and `properName` for the name of a model. */
  readonly table: PhraseTable;
  /** By category's number: `roleBits` of what its products are to other things. */
  readonly roles: Uint8Array;
}

/** `leaf-roles.tsv` says what each is. */
export const roleBits = { accessory: 1, bearer: 2, depicted: 4 } as const;

export const properName = 1;
const mostCounted = 255;

/**
 * @param heads how many nouns and titles of the category have the word as their head
 * @param uses how many have it anywhere
 */
export function packCount(category: number, heads: number, uses: number): number {
  return ((category + 1) << 16) | (Math.min(mostCounted, heads) << 8) | Math.min(mostCounted, uses);
}

export function headKey(word: string, language: Language): number {
  return finishPhrase(addToPhrase(addToPhrase(emptyPhrase, language), word));
}

export function writeHeadWords({ table, roles }: HeadWords, to: SectionWriter): void {
  writePhraseTable("heads", table, to);
  to.array("heads.roles", roles);
}

export function readHeadWords(from: SectionReader): HeadWords {
  return {
    table: readPhraseTable("heads", from),
    roles: from.uint8("heads.roles"),
  };
}

/** What is known of a word: its packed counts; empty for a word that names nothing. */
export type CountsOf = (word: string, language: Language) => readonly number[];

/** A word of a name that may name the thing. */
export interface NamingWord {
  /** The place among the name's words. */
  readonly place: number;
  /** The word, and the last known part of a German compound, as far as they are known. */
  readonly counts: readonly (readonly number[])[];
}

export interface NamingWords {
  /** Likeliest first: in German the last noun of the phrase, then its first; in other languages one. */
  readonly heads: readonly NamingWord[];
  /** All of the phrase, in order. */
  readonly all: readonly NamingWord[];
  /** Share of the phrase's words that are known, in [0, 1]. */
  readonly known: number;
}

const nothing: NamingWords = { heads: [], all: [], known: 0 };
const shortestCompound = 6;
const shortestPart = { first: 3, last: 4 } as const;

/** The known counts of a word and of the longest end of a German compound. */
export function countsWithEnd(
  word: string,
  language: Language,
  countsOf: CountsOf,
): readonly (readonly number[])[] {
  if (!isWord(word)) return [];
  const found: (readonly number[])[] = [];
  const whole = countsOf(word, language);
  if (whole.length > 0) found.push(whole);
  const end = language === "de" ? knownEnd(word, countsOf) : [];
  if (end.length > 0) found.push(end);
  return found;
}

function knownEnd(word: string, countsOf: CountsOf): readonly number[] {
  if (word.length < shortestCompound || word.length > longestWord) return [];
  for (let cut = shortestPart.first; cut <= word.length - shortestPart.last; cut += 1) {
    const counts = countsOf(word.slice(cut), "de");
    if (counts.length > 0 && !counts.includes(properName)) return counts;
  }
  return [];
}

const shortestWord = 3;
/** In UTF-16 units. */
const longestWord = 40;
const digit = /\d/;

/** Codes and measures name nothing. */
export function isWord(stem: string): boolean {
  return stem.length >= shortestWord && !digit.test(stem);
}

/** Of a name: what it names stands at its beginning. */
const mostWords = 60;

interface NamingContext {
  readonly countsOf: CountsOf;
  /** Places of words that are part of a motif or a flavour. */
  readonly qualified: ReadonlySet<number>;
  readonly isBrand: (folded: string) => boolean;
}

/** The words that name the thing, in the first phrase that has any: of the text's language, else of another one. */
export function findNamingWords(named: NamedText, context: NamingContext): NamingWords {
  const { language: own = "en" } = named;
  for (const language of [own, ...languages.filter((other) => other !== own)]) {
    const found = findInLanguage(named, { ...context, own, language });
    if (found !== undefined) return found;
  }
  return nothing;
}

function findInLanguage(
  { text, breaks, weak }: NamedText,
  {
    countsOf,
    qualified,
    isBrand,
    own,
    language,
  }: NamingContext & { readonly own: Language; readonly language: Language },
): NamingWords | undefined {
  const reading = readWords(text);
  const stems = reading.stems(language);
  const weakOffsets = new Set(weak);
  const words: (NamingWord & { readonly phrase: number; readonly isProper: boolean })[] = [];
  const knownIn = new Map<number, { known: number; all: number }>();
  let phrase = 0;
  for (const [place, { start, folded }] of reading.tokens.slice(0, mostWords).entries()) {
    while (phrase < breaks.length && (breaks[phrase] ?? 0) <= start) phrase += 1;
    const isEmpty = isStopWord(folded, language) || weakOffsets.has(start);
    const counts = isEmpty ? [] : countsWithEnd(stems[place] ?? "", language, countsOf);
    const share = knownIn.get(phrase) ?? { known: 0, all: 0 };
    knownIn.set(phrase, share);
    share.all += 1;
    if (isEmpty || qualified.has(place) || counts.length > 0) share.known += 1;
    if (counts.length === 0 || qualified.has(place)) continue;
    const isProper = isBrand(folded) || counts.some((list) => list.includes(properName));
    words.push({ place, counts, phrase, isProper });
  }
  const common = words.filter(({ isProper }) => !isProper);
  const usable = common.length > 0 ? common : words;
  const [first] = usable;
  if (first === undefined) return undefined;
  const all = usable.filter((word) => word.phrase === first.phrase);
  const last = all.at(-1) ?? first;
  const { known, all: count } = knownIn.get(first.phrase) ?? { known: 0, all: 1 };
  return { heads: headsOf(first, last, own), all, known: known / count };
}

function headsOf(first: NamingWord, last: NamingWord, language: Language): readonly NamingWord[] {
  if (language === "fr" || language === "it" || first === last) return [first];
  return language === "de" ? [last, first] : [last];
}

/** How well the words that name a thing fit each category. */
export interface HeadFit {
  /** ln(1 + how often the head names products of the category, among all, / `leastShare`): 0 for never. */
  readonly share: (category: number) => number;
  /** How much the head names an accessory or a part, in [0, 1]. */
  readonly accessory: number;
  /** Share of the words of the head's phrase that are known, in [0, 1]: among codes a word may name anything. */
  readonly known: number;
  /** Whether the category uses all naming words of a phrase without unknown ones. */
  readonly isWhole: (category: number) => boolean;
}

/** Of a head that names no product of a category. */
const leastShare = 0.003;
const clearlyKnown = 0.9;
/** A compound's end says less than the word itself. */
const endFactor = 0.7;
/** How much a word such as "replacement" makes an accessory or a part of what is named. */
const replacing = 0.7;

export function fitHeads(
  words: HeadWords,
  named: NamedText,
  context: Omit<NamingContext, "countsOf">,
): HeadFit {
  const countsOf: CountsOf = (word, language) => numbersOf(words.table, headKey(word, language));
  const { heads, all, known } = findNamingWords(named, { ...context, countsOf });
  const shares = new Map<number, number>();
  let accessory = named.isReplacement === true ? replacing : 0;
  for (const { counts } of heads) {
    for (const [part, list] of counts.entries()) {
      accessory = Math.max(accessory, addShares(list, part === 0 ? 1 : endFactor, { words, shares }));
    }
  }
  const whole = known > clearlyKnown ? usedByAll(all) : new Set<number>();
  return {
    share: (category) => Math.log1p((shares.get(category) ?? 0) / leastShare),
    accessory,
    known,
    isWhole: (category) => whole.has(category),
  };
}

/** Adds the shares of a word's uses as a head. @returns the share of accessories among them */
function addShares(
  list: readonly number[],
  factor: number,
  { words, shares }: { readonly words: HeadWords; readonly shares: Map<number, number> },
): number {
  const sum = list.reduce((total, entry) => total + headsIn(entry), 0);
  if (sum === 0) return 0;
  let accessories = 0;
  for (const entry of list) {
    const count = headsIn(entry);
    if (count === 0) continue;
    const category = (entry >>> 16) - 1;
    if (((words.roles[category] ?? 0) & roleBits.accessory) !== 0) accessories += count;
    shares.set(category, Math.max(shares.get(category) ?? 0, (factor * count) / sum));
  }
  return accessories / sum;
}

function headsIn(entry: number): number {
  return entry === properName ? 0 : (entry >>> 8) & mostCounted;
}

/** Categories that use each of the words. */
function usedByAll(words: readonly NamingWord[]): ReadonlySet<number> {
  let common: Set<number> | undefined;
  for (const { counts } of words) {
    const using = new Set<number>();
    for (const entry of counts.flat()) {
      const category = (entry >>> 16) - 1;
      if ((entry & mostCounted) > 0 && category >= 0 && (common?.has(category) ?? true)) using.add(category);
    }
    common = using;
  }
  return common ?? new Set();
}
