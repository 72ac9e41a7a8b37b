import { findHash, type HashTable } from "../reading/hash-numbers.ts";
import { mixHash } from "../reading/mix-hash.ts";
import type { Piece } from "../reading/pieces.ts";

/** Stands for all categories together where a category is asked for. */
export const everyCategory = 0xffff;

/** Longer values are learned as patterns only. */
export const longestEntry = 8;

/**
 * The values of the examples, by the folded words they consist of. One entry for each value, attribute and category,
 * and one for the attribute over all categories.
 */
export interface ValueLexicon {
  readonly table: HashTable;
  /** By the number of the words: where its entries begin; one more than there are. */
  readonly starts: Uint32Array;
  readonly attributes: Uint16Array;
  readonly categories: Uint16Array;
  /** Products whose value it is. */
  readonly valued: Uint32Array;
  /** Products that hold these words in a text and of which something is known about the attribute. */
  readonly present: Uint32Array;
  /** By a value's first word: how many pieces the longest of them has. */
  readonly firstTable: HashTable;
  readonly firstLengths: Uint8Array;
}

/** The hash of no word yet; each further word is mixed in. */
export const emptyWords = 0x9747b28c;

/** Pieces [start, end) of a text whose words are a value. */
export interface LexiconMatch {
  readonly start: number;
  readonly end: number;
  /** Its entries: [entriesStart, entriesEnd). */
  readonly entriesStart: number;
  readonly entriesEnd: number;
  /** The hash of the words. */
  readonly words: number;
}

/** The values that stand in a text, by where they begin; longer ones are not preferred. */
export function matchLexicon(lexicon: ValueLexicon, pieces: readonly Piece[]): LexiconMatch[] {
  const matches: LexiconMatch[] = [];
  for (let start = 0; start < pieces.length; start += 1) {
    const first = findHash(lexicon.firstTable, pieces[start]?.facts.word ?? 0);
    if (first < 0) continue;
    const longest = Math.min(pieces.length - start, lexicon.firstLengths[first] ?? 0);
    let words = emptyWords;
    for (let length = 1; length <= longest; length += 1) {
      words = mixHash(words, pieces[start + length - 1]?.facts.word ?? 0);
      const number = findHash(lexicon.table, words);
      if (number < 0) continue;
      matches.push({
        start,
        end: start + length,
        entriesStart: lexicon.starts[number] ?? 0,
        entriesEnd: lexicon.starts[number + 1] ?? 0,
        words,
      });
    }
  }
  return matches;
}
