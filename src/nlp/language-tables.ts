import { textLanguages } from "./language.ts";

/** Languages that are told apart from the four but not named. */
export const otherLanguages = ["es", "nl", "pt", "nordic", "slavic"] as const;

/** The languages that evidence is gathered for: the four in their order, then those that are only told apart. */
export const candidateCount = textLanguages.length + otherLanguages.length;

/** Of -0, which V8 keeps as doubles from the beginning, whatever is then put there. */
const row: readonly number[] = Array.from({ length: candidateCount }, () => -0);

/** A zero for each candidate; a typed array would take ten times as long to make. */
export function createRow(): number[] {
  return row.slice();
}

/** @returns where the sought one stands among ascending ones without repetition; undefined where it is missing */
export function findSorted<Item extends number | string>(
  sorted: ArrayLike<Item>,
  sought: Item,
): number | undefined {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const found = sorted[middle];
    if (found !== undefined && found < sought) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === sought ? low : undefined;
}

/** Basic Latin, Latin-1 and Latin Extended-A: every letter that the word lists have. */
const letterCount = 0x180;
const pairCount = letterCount * letterCount;
const wordStart = "^".charCodeAt(0);
const wordEnd = "$".charCodeAt(0);
const otherLetter = 0;

/** What a word's first run follows: its last two places are the word's start and its first letter. */
export function runBefore(word: string): number {
  return wordStart * letterCount + letterAt(word, 0);
}

/**
 * The run of three letters around one of a word, as a number made of them, so that no piece of a word is ever cut
 * out; a word's ends count as letters. Equal numbers are equal runs, but for letters beyond the table.
 *
 * @param before the run around the letter before, or `runBefore` the word
 */
export function runAround(word: string, middle: number, before: number): number {
  const after = middle === word.length - 1 ? wordEnd : letterAt(word, middle + 1);
  return (before % pairCount) * letterCount + after;
}

function letterAt(word: string, offset: number): number {
  const code = word.charCodeAt(offset);
  return code < letterCount ? code : otherLetter;
}

/** The tables as JSON can hold them: words divided by blanks, numbers in base64 with the lowest byte first. */
export interface PackedTables {
  readonly words: string;
  readonly levels: string;
  readonly runs: string;
  readonly counts: string;
  readonly totals: readonly number[];
}

export function packTables({ words, levels, runs, counts, totals }: WordTables): PackedTables {
  return {
    words: words.join(" "),
    levels: packNumbers(levels),
    runs: packNumbers(runs),
    counts: packNumbers(counts),
    totals,
  };
}

export function unpackTables({ words, levels, runs, counts, totals }: PackedTables): WordTables {
  return {
    words: words.split(" "),
    levels: new Uint32Array(unpackBytes(levels)),
    runs: new Uint32Array(unpackBytes(runs)),
    counts: new Uint16Array(unpackBytes(counts)),
    totals,
  };
}

function packNumbers({ buffer, byteOffset, byteLength }: Uint16Array | Uint32Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString("base64");
}

function unpackBytes(packed: string): ArrayBuffer {
  // A copy, since a small Buffer may lie anywhere in one that it shares.
  return new Uint8Array(Buffer.from(packed, "base64")).buffer;
}

/** From unknown to most telling; a word in its bare form lacks its accents: thé is no English article. */
export const levels = ["unknown", "bare", "content", "function"] as const;
export type Level = (typeof levels)[number];

const bitsOfLevel = 2;
const levelMask = 0b11;

/** The position in `levels` of a candidate's level; a word's levels are one number, two bits a candidate (at most 16). */
export function levelOf(packed: number, candidate: number): number {
  return (packed >>> (candidate * bitsOfLevel)) & levelMask;
}

/** The levels of a word after a candidate turned out to know it at least so well. */
export function raised(packed: number, candidate: number, level: Level): number {
  const number = levels.indexOf(level);
  if (levelOf(packed, candidate) >= number) return packed;
  const shift = candidate * bitsOfLevel;
  return ((packed & ~(levelMask << shift)) | (number << shift)) >>> 0;
}

/** What the word lists come to: flat tables that are searched where they lie, so that nothing is built at a start. */
export interface WordTables {
  /** In the order of their UTF-16 units. */
  readonly words: readonly string[];
  /** How well each candidate knows the word at the same index, packed as `word-levels.ts` says. */
  readonly levels: Uint32Array;
  /** The numbers of the letter runs (`letter-runs.ts`) that were seen, ascending. */
  readonly runs: Uint32Array;
  /** How often each candidate has the run at the same index: a row of as many counts as there are candidates. */
  readonly counts: Uint16Array;
  /** The runs of each candidate in all. */
  readonly totals: readonly number[];
}
