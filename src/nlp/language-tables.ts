import { numberOf, type TextNumbers } from "../lib/columns.ts";
import { textLanguages } from "./language.ts";

/** Languages that are recognized so that their texts are left alone, and not taken for one of the four. */
export const otherLanguages = ["es", "nl", "pt", "nordic", "slavic", "ro", "tr", "hu", "fi"] as const;
export type OtherLanguage = (typeof otherLanguages)[number];

/** The number of candidate languages: the four in their order, then `otherLanguages`. */
export const candidateCount = textLanguages.length + otherLanguages.length;

/** Filled with -0, so that V8 stores the elements as doubles from the start. */
const row: readonly number[] = Array.from({ length: candidateCount }, () => -0);

/** A zero for each candidate; creating a typed array takes ten times as long. */
export function createRow(): number[] {
  return row.slice();
}

/** Basic Latin, Latin-1 and Latin Extended-A: all letters of the word lists. */
const letterCount = 0x180;
const pairCount = letterCount * letterCount;
const wordStart = "^".charCodeAt(0);
const wordEnd = "$".charCodeAt(0);
const otherLetter = 0;

/** The initial state for `runAround`: its last two letters are the word's start and first letter. */
export function runBefore(word: string): number {
  return wordStart * letterCount + letterAt(word, 0);
}

/**
 * The trigram around a letter of a word, encoded as a number so that no substring is allocated; the start and the end of a
 * word count as letters. Letters beyond `letterCount` share one code.
 *
 * @param before the trigram around the previous letter, or `runBefore(word)`
 */
export function runAround(word: string, middle: number, before: number): number {
  const after = middle === word.length - 1 ? wordEnd : letterAt(word, middle + 1);
  return (before % pairCount) * letterCount + after;
}

function letterAt(word: string, offset: number): number {
  const code = word.charCodeAt(offset);
  return code < letterCount ? code : otherLetter;
}

/** In ascending strength of evidence; `bare` is a word without its accents (thé is no English article). */
export const levels = ["unknown", "bare", "content", "function"] as const;
export type Level = (typeof levels)[number];

const bitsOfLevel = 2;
const levelMask = 0b11;

/** The index in `levels` of a candidate's level. A word's levels are packed into one number, two bits a candidate (at most 16). */
export function levelOf(packed: number, candidate: number): number {
  return (packed >>> (candidate * bitsOfLevel)) & levelMask;
}

/** The packed levels of a listed word; undefined if no list has it. */
export function levelsOf(
  { words, levels }: Pick<WordTables, "words" | "levels">,
  word: string,
): number | undefined {
  return levels[numberOf(words, word)];
}

/** A word's packed levels with a candidate's level raised to at least `level`. */
export function raised(packed: number, candidate: number, level: Level): number {
  const number = levels.indexOf(level);
  if (levelOf(packed, candidate) >= number) return packed;
  const shift = candidate * bitsOfLevel;
  return ((packed & ~(levelMask << shift)) | (number << shift)) >>> 0;
}

/** The statistics of the word lists, as flat tables that are searched without building anything at startup. */
export interface WordTables {
  readonly words: TextNumbers;
  /** The packed levels (see `levelOf`) of the word of that number. */
  readonly levels: Uint32Array;
  /** The trigrams that occur (see `runAround`), ascending. */
  readonly runs: Uint32Array;
  /** A row of counts by candidate for the trigram at the same index. */
  readonly counts: Uint16Array;
  /** The total number of trigrams by candidate. */
  readonly totals: readonly number[];
}
