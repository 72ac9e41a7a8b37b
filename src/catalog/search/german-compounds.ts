import { createTextNumbers, hashText, numberOf, type TextNumbers } from "../../lib/columns.ts";
import { splitCompound } from "../../nlp/compound-splitter.ts";
import { stem } from "../../nlp/stemmer.ts";

/** The stems of a German compound's parts; the last one is its head. */
interface CompoundParts {
  readonly modifiers: readonly string[];
  readonly head: string;
}

const shortestHead = 4;
/** In letters; longer than any word of a catalog. */
const longestHead = 80;
const shortestRest = 3;

/**
 * Splits German compounds by the words that a catalog contains: into known parts, or at least a known head
 * (Softshelljacke has the head jacke, even if softshell is unknown).
 */
export class CompoundSplitter {
  readonly #words: GermanWords;

  constructor(words: GermanWords) {
    this.#words = words;
  }

  split(folded: string): CompoundParts | undefined {
    if (folded.length < shortestHead + shortestRest) return undefined;
    const parts = splitCompound(folded, (part) => this.#knownStem(part) !== undefined);
    const head = parts?.at(-1);
    if (parts === undefined || head === undefined || parts.length < 2) return this.#headAlone(folded);
    const modifiers = parts.slice(0, -1).map((part) => stem(part, "de"));
    return { modifiers, head: stem(head, "de") };
  }

  #headAlone(folded: string): CompoundParts | undefined {
    const first = Math.max(shortestRest, folded.length - longestHead);
    for (let start = first; start <= folded.length - shortestHead; start += 1) {
      const head = this.#knownStem(folded.slice(start));
      if (head !== undefined && head.length >= shortestHead) return { modifiers: [], head };
    }
    return undefined;
  }

  #knownStem(part: string): string | undefined {
    if (!mayBeginGermanWord(this.#words, part)) return undefined;
    const stemmed = stem(part, "de");
    return isGermanStem(this.#words, stemmed) ? stemmed : undefined;
  }
}

/** The stems of a catalog's German words, including those found only in compounds. */
export interface GermanWords {
  readonly stems: TextNumbers;
  /**
   * A Bloom filter of the stems' beginnings: most substrings of a word are not words, and the filter rejects them
   * without stemming.
   */
  readonly beginnings: Uint8Array;
}

const beginningLength = 3;
const bitCount = 2 ** 16;

export function createGermanWords(stems: ReadonlySet<string>): GermanWords {
  const beginnings = new Uint8Array(bitCount / 8);
  for (const known of stems) {
    const bit = bitOf(known);
    beginnings[bit >> 3] = (beginnings[bit >> 3] ?? 0) | (1 << (bit & 7));
  }
  return { stems: createTextNumbers([...stems]), beginnings };
}

function isGermanStem({ stems }: GermanWords, stemmed: string): boolean {
  return numberOf(stems, stemmed) >= 0;
}

/** False only where no known word begins like the text. */
function mayBeginGermanWord({ beginnings }: GermanWords, text: string): boolean {
  const bit = bitOf(text);
  return ((beginnings[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0;
}

function bitOf(text: string): number {
  return hashText(text.slice(0, beginningLength)) & (bitCount - 1);
}

const shortestPart = 4;
const shortestCompound = 8;
/** Minimum number of distinct compounds in which a part must occur to count as a word. */
const minCompounds = 2;
const linkingLetters = /(?:en|es|n|s)$/;

/**
 * Learns the German words of a catalog, including those that occur only within compounds: Damenjacken and
 * Mädchenjacken yield jacken where damen and madchen are known, Winterjacke and Winterstiefel then yield winter.
 * @param folded the words of names and terms
 * @returns their stems
 */
export function learnGermanWords(folded: ReadonlySet<string>): Set<string> {
  const compounds = [...folded].filter((word) => word.length >= shortestCompound);
  const known = new Set(folded);
  for (const word of folded) known.add(stem(word, "de"));
  const heads = frequentParts(compounds.map((word) => afterLongestModifier(word, known)));
  for (const head of heads) known.add(head);
  const headStems = new Set(heads.map((head) => stem(head, "de")));
  const beginnings = new Set(heads.map((head) => head.slice(0, shortestPart)));
  const isHead = (part: string) =>
    known.has(part) || (beginnings.has(part.slice(0, shortestPart)) && headStems.has(stem(part, "de")));
  const modifiers = frequentParts(compounds.map((word) => beforeLongestHead(word, isHead)));
  return new Set([...known, ...modifiers].map((word) => stem(word, "de")));
}

/** A part of a compound, and the other part. */
type Part = readonly [part: string, counterpart: string];

/** Compares unstemmed forms: stems would find dam in damenjacken and yield enjacken. */
function afterLongestModifier(word: string, known: ReadonlySet<string>): Part | undefined {
  for (let cut = word.length - shortestPart; cut >= shortestPart; cut -= 1) {
    const modifier = word.slice(0, cut);
    if (known.has(modifier) || known.has(modifier.replace(linkingLetters, ""))) {
      return [word.slice(cut), modifier];
    }
  }
  return undefined;
}

function beforeLongestHead(word: string, isHead: (part: string) => boolean): Part | undefined {
  for (let cut = shortestPart; cut <= word.length - shortestPart; cut += 1) {
    const head = word.slice(cut);
    if (isHead(head)) return [word.slice(0, cut), head];
  }
  return undefined;
}

/** Parts with enough distinct counterparts, counted over all their forms. */
function frequentParts(parts: readonly (Part | undefined)[]): string[] {
  const counterparts = new Map<string, Set<string>>();
  const found = parts.filter((part) => part !== undefined);
  for (const [part, counterpart] of found) {
    const key = stem(part, "de");
    const others = counterparts.get(key) ?? new Set();
    counterparts.set(key, others.add(stem(counterpart, "de")));
  }
  return found
    .map(([part]) => part)
    .filter((part) => (counterparts.get(stem(part, "de"))?.size ?? 0) >= minCompounds);
}
