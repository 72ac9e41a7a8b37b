import { languages } from "../../../api/vocabulary.ts";
import { BoundedCache, cacheSizes } from "../../../lib/cache.ts";
import type { Language } from "../../../nlp/language.ts";
import { stem } from "../../../nlp/stemmer.ts";
import { type Token, tokenize } from "../../../nlp/tokenizer.ts";

export interface StemSet {
  readonly size: number;
  has(stem: string): boolean;
  keys(): Iterable<string>;
}

/** Bits for each stem: of the stems that a filter does not hold it lets about every sixteenth pass. */
const bitsPerStem = 16;
const bitsPerNumber = 32;

/**
 * Which stems a list may hold, in a few bytes side by side (a Bloom filter of one hash): most words of a text begin
 * nothing in most lists, and a Map would be asked at several places all over the memory.
 */
export class StemFilter {
  private readonly bits: Uint32Array;
  private readonly mask: number;

  /** @param sets the stems of all of them */
  constructor(sets: readonly StemSet[]) {
    const count = sets.reduce((sum, { size }) => sum + size, 0);
    const size = Math.max(bitsPerNumber, 2 ** Math.ceil(Math.log2(bitsPerStem * count + 1)));
    this.bits = new Uint32Array(size / bitsPerNumber);
    this.mask = size - 1;
    for (const stems of sets) {
      for (const stem of stems.keys()) {
        const bit = hashOf(stem) & this.mask;
        this.bits[bit >>> 5] = (this.bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
      }
    }
  }

  /** @param hash of a stem; false: the list lacks it */
  mayHold(hash: number): boolean {
    const bit = hash & this.mask;
    return (((this.bits[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
  }

  /** Whether it may hold one of a word's stems. */
  mayHoldAny({ hashes }: WordStems): boolean {
    for (let index = 0; index < hashes.length; index += 1) {
      if (this.mayHold(hashes[index] ?? 0)) return true;
    }
    return false;
  }
}

/** FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/), its upper half mixed into the lower. */
export function hashOf(stem: string): number {
  let hash = 0x811c9dc5 | 0;
  for (let place = 0; place < stem.length; place += 1) {
    hash = Math.imul(hash ^ stem.charCodeAt(place), 0x01000193);
  }
  return hash ^ (hash >>> 15);
}

export interface WordStems {
  /** One stem for each language, in the order of `languages`. */
  readonly byLanguage: readonly string[];
  /** The same without repetition: most words have one or two. */
  readonly distinct: readonly string[];
  /** Of the distinct stems, for filters. */
  readonly hashes: readonly number[];
}

/** The words of a feed repeat. */
const cached = new BoundedCache<string, WordStems>(cacheSizes.wordStems);

/** The stems of a folded word in every language. */
export function stemsOf(folded: string): WordStems {
  return cached.getOrCompute(folded, findStems);
}

/** A code has no endings: the French stem of "802.11be" would be that of "802.11b". */
const code = /\d\p{L}{0,2}$/u;

function findStems(folded: string): WordStems {
  const byLanguage = languages.map((language) => (code.test(folded) ? folded : stem(folded, language)));
  const distinct = [...new Set(byLanguage)];
  return { byLanguage, distinct, hashes: distinct.map(hashOf) };
}

/** A text's word with what the rules ask about it; the three numbers grow along the text. */
export interface Word extends Token {
  readonly stems: WordStems;
  /** Of the phrase: up to a comma, colon, bracket, dash or stop; at most 400 words. */
  readonly phrase: number;
  /** Of the enumeration: phrases that nothing but commas divides. */
  readonly list: number;
  /** Of the clause: up to a stop or a line's end. */
  readonly clause: number;
}

/** In words: rules look at all of a phrase for each of its words. */
const longestPhrase = 400;
const space = 32;
const comma = ",";
const commaAndSpace = ", ";
const listBreak = /[;:()[\]|•·–—!?\n\t]|\.(?:\s|$)|\s[-*]\s/;
const clauseBreak = /[;|•·!?\n]|\.(?:\s|$)/;
/** Words that a full stop belongs to, as what they are about follows: Gr. 38, tg. M, ca. 5 cm, peut cont. soja, fless. inox. */
const abbreviated = new Set(
  "gr ca tg nr no art approx env circa max min inkl incl dim diam durchm inch in haut larg long prof alt largh lungh cap cont enth fless flessib scharn".split(
    " ",
  ),
);

export function readWords(text: string): readonly Word[] {
  const words: Word[] = [];
  for (const token of tokenize(text)) {
    if (token.kind === "code") for (const part of withoutTimesSigns(token)) addWord(words, text, part);
    else addWord(words, text, token);
  }
  return words;
}

function addWord(words: Word[], text: string, token: Token): void {
  const { text: written, folded, start, end, kind } = token;
  const before = words[words.length - 1];
  let phrase = before?.phrase ?? 0;
  let list = before?.list ?? 0;
  let clause = before?.clause ?? 0;
  const gap = before === undefined ? 0 : before.end;
  if (start - gap !== 1 || text.charCodeAt(gap) !== space) {
    const between = breakBetween(text.slice(gap, start), before);
    const endsList = between !== commaAndSpace && listBreak.test(between);
    if (endsList) list += 1;
    if (endsList || between.includes(comma)) phrase += 1;
    if (endsList && clauseBreak.test(between)) clause += 1;
  }
  if (words[words.length - longestPhrase]?.phrase === phrase) phrase += 1;
  words.push({ text: written, folded, start, end, kind, stems: stemsOf(folded), phrase, list, clause });
}

function breakBetween(written: string, before: Word | undefined): string {
  const isAbbreviated = written.startsWith(". ") && abbreviated.has(before?.folded ?? "");
  return isAbbreviated ? written.slice(1) : written;
}

/** "135x200" is two numbers with a sign between them, as lists of sizes write it: 135 x 200. */
function withoutTimesSigns(token: Token): readonly Token[] {
  const sides = /^(\d+)([xX])(\d+)(?:([xX])(\d+))?$/.exec(token.text);
  if (sides === null) return [token];
  let start = token.start;
  return sides.slice(1).flatMap((text) => {
    if (text === undefined) return [];
    const piece = { text, folded: text.toLowerCase(), start, end: start + text.length };
    start = piece.end;
    return [{ ...piece, kind: /\d/.test(text) ? "number" : "word" } as const];
  });
}

/** Whose terms begin with which stems. */
interface StemOwner<Owner> {
  readonly owner: Owner;
  readonly beginnings: StemSet;
}

/**
 * Whose terms begin with a stem; a text's words are asked about one after the other, and most begin none. It has no table of
 * its own: there is one for each category that came up, and the owners' sets are shared between them.
 */
export class StemIndex<Owner> {
  private readonly owners: readonly StemOwner<Owner>[];
  private readonly filter: StemFilter;

  constructor(owners: readonly StemOwner<Owner>[]) {
    this.owners = owners;
    this.filter = new StemFilter(owners.map(({ beginnings }) => beginnings));
  }

  /** Whether there is one with a term that begins with the word. */
  hasBeginning(word: WordStems): boolean {
    return this.beginningWith(word).length > 0;
  }

  /** Those with a term that begins with the word, by one of its stems after the other. */
  beginningWith({ distinct, hashes }: WordStems): readonly Owner[] {
    let found: Owner[] | undefined;
    for (let index = 0; index < distinct.length; index += 1) {
      if (!this.filter.mayHold(hashes[index] ?? 0)) continue;
      const stem = distinct[index] ?? "";
      for (const { owner, beginnings } of this.owners) {
        if (!beginnings.has(stem)) continue;
        if (found === undefined) found = [owner];
        else found.push(owner);
      }
    }
    return found ?? none;
  }
}

const none: readonly never[] = [];

/** Folded words of each language, separated by spaces, as one set: texts mix languages. */
export function wordSet(lists: Partial<Readonly<Record<Language, string>>>): ReadonlySet<string> {
  return new Set(Object.values(lists).flatMap((list) => list.split(" ")));
}
