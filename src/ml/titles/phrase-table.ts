import { createNumberLists, listAt, type NumberLists } from "../../lib/columns.ts";
import type { SectionReader, SectionWriter } from "../../lib/section-file.ts";
import { finishHash, hashStart, hashWord } from "../classifier/product-features.ts";
import { findFeature, startsOf } from "../classifier/vectorizer.ts";

/**
 * Lists of numbers by phrase. Phrases are stored as 32-bit hashes: of ten thousand look-ups of other phrases among a
 * hundred thousand stored ones, a quarter of one finds a list by chance.
 */
export interface PhraseTable {
  /** The phrases' hashes, ascending. */
  readonly keys: Uint32Array;
  /** The start of the keys by their leading 16 bits. */
  readonly starts: Uint32Array;
  /** By phrase. */
  readonly lists: NumberLists;
}

/** Hashes a phrase word by word; `finishPhrase` gives its key. */
export function addToPhrase(hash: number, word: string): number {
  return hashWord(" ", hashWord(word, hash));
}

export const emptyPhrase: number = hashStart;
export const finishPhrase: (hash: number) => number = finishHash;

/** @param lists numbers by a phrase's key */
export function createPhraseTable(lists: ReadonlyMap<number, readonly number[]>): PhraseTable {
  const keys = Uint32Array.from(lists.keys()).sort();
  return {
    keys,
    starts: startsOf(keys),
    lists: createNumberLists(Array.from(keys, (key) => lists.get(key) ?? [])),
  };
}

/** @returns the phrase's numbers; empty for an unknown one */
export function numbersOf(table: PhraseTable, key: number): readonly number[] {
  const number = findFeature(table, key);
  return number < 0 ? none : listAt(table.lists, number);
}

const none: readonly number[] = [];

export function writePhraseTable(
  name: string,
  { keys, starts, lists }: PhraseTable,
  to: SectionWriter,
): void {
  to.array(`${name}.keys`, keys);
  to.array(`${name}.starts`, starts);
  to.lists(`${name}.lists`, lists);
}

export function readPhraseTable(name: string, from: SectionReader): PhraseTable {
  return {
    keys: from.uint32(`${name}.keys`),
    starts: from.uint32(`${name}.starts`),
    lists: from.lists(`${name}.lists`),
  };
}
