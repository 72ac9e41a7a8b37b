import type { Pace } from "./attribute-training.ts";
import { createHashTable, findHash, HashNumbers, type HashTable, mixHash } from "./hash-table.ts";
import type { Piece } from "./pieces.ts";
import type { PreparedProduct } from "./prepared-products.ts";
import type { LexiconRows } from "./tagger-features.ts";

/** All categories together, in place of a category's number. */
export const everyCategory = 0xffff;

/** Longer values are learned as patterns only. */
const maxEntryPieces = 8;

/**
 * The values of the examples, by their folded words. One entry for each value, attribute and category, and one for
 * the attribute over all categories.
 */
export interface ValueLexicon {
  readonly table: HashTable;
  /** By the number of the words: the start of its entries; length: number of values plus one. */
  readonly starts: Uint32Array;
  readonly attributes: Uint16Array;
  readonly categories: Uint16Array;
  /** Number of products with this value. */
  readonly valued: Uint32Array;
  /** Number of products that contain these words and whose attribute is known. */
  readonly present: Uint32Array;
  /** By a value's first word: the maximum length in pieces. */
  readonly firstTable: HashTable;
  readonly firstLengths: Uint8Array;
}

/** The initial hash; each word is mixed in. */
const emptyWords = 0x9747b28c;

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

/** The values in a text by start; overlapping ones are all returned. */
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

interface Entry {
  readonly attribute: number;
  readonly category: number;
  valued: number;
  present: number;
}

/** The hash of the words from one piece to another, as computed by `matchLexicon`. */
function wordsOf(pieces: readonly Piece[], start: number, end: number): number {
  let words = emptyWords;
  for (let at = start; at < end; at += 1) words = mixHash(words, pieces[at]?.facts.word ?? 0);
  return words;
}

/** The distinct values in a product's texts, by words and attribute. */
function statedValues({ texts, spans }: PreparedProduct) {
  const stated = new Map<number, { words: number; attribute: number; length: number; first: number }>();
  for (const { attribute, text, start, end } of spans) {
    if (end - start > maxEntryPieces) continue;
    const pieces = texts[text]?.pieces ?? [];
    const words = wordsOf(pieces, start, end);
    const first = pieces[start]?.facts.word ?? 0;
    stated.set(ownKey(words, attribute), { words, attribute, length: end - start, first });
  }
  return stated;
}

/** The keys of a product's own values, excluded when it is used for training. */
export function ownValues(product: PreparedProduct): ReadonlySet<number> {
  return new Set(statedValues(product).keys());
}

/** Counts the products with each value, and those that contain its words. */
export async function createLexicon(products: readonly PreparedProduct[], pace: Pace): Promise<ValueLexicon> {
  const entries: Entry[][] = [];
  const numbers = new HashNumbers();
  const firsts = new HashNumbers();
  const firstLengths: number[] = [];
  for (const product of products) {
    for (const { words, attribute, length, first } of statedValues(product).values()) {
      const number = numbers.add(words);
      const list = entries[number] ?? [];
      entries[number] = list;
      for (const category of [product.category, everyCategory])
        entryOf(list, attribute, category).valued += 1;
      const place = firsts.add(first);
      firstLengths[place] = Math.max(firstLengths[place] ?? 0, length);
    }
    await pace();
  }
  const lexicon = layOut(entries, numbers, firsts, firstLengths);
  for (const product of products) {
    countPresent(lexicon, product);
    await pace();
  }
  return lexicon;
}

function entryOf(list: Entry[], attribute: number, category: number): Entry {
  const known = list.find((entry) => entry.attribute === attribute && entry.category === category);
  if (known !== undefined) return known;
  const entry = { attribute, category, valued: 0, present: 0 };
  list.push(entry);
  return entry;
}

function layOut(entries: readonly Entry[][], numbers: HashNumbers, firsts: HashNumbers, lengths: number[]) {
  const starts = new Uint32Array(entries.length + 1);
  for (const [number, list] of entries.entries()) starts[number + 1] = (starts[number] ?? 0) + list.length;
  const all = entries.flat();
  return {
    table: createHashTable(numbers.hashes()),
    starts,
    attributes: Uint16Array.from(all, ({ attribute }) => attribute),
    categories: Uint16Array.from(all, ({ category }) => category),
    valued: Uint32Array.from(all, ({ valued }) => valued),
    present: new Uint32Array(all.length),
    firstTable: createHashTable(firsts.hashes()),
    firstLengths: Uint8Array.from(lengths),
  };
}

function countPresent(lexicon: ValueLexicon, { category, texts, values }: PreparedProduct): void {
  const seen = new Set<number>();
  for (const { pieces } of texts) {
    for (const { entriesStart, entriesEnd } of matchLexicon(lexicon, pieces)) {
      for (let entry = entriesStart; entry < entriesEnd; entry += 1) {
        const of = lexicon.categories[entry] ?? everyCategory;
        if (of !== category && of !== everyCategory) continue;
        if (seen.has(entry) || !values.has(lexicon.attributes[entry] ?? 0)) continue;
        seen.add(entry);
        lexicon.present[entry] = (lexicon.present[entry] ?? 0) + 1;
      }
    }
  }
}

/** The words of the product's own values, by attribute; not counted for it during training. */
export type OwnValues = ReadonlySet<number>;

export const ownKey = (words: number, attribute: number): number => mixHash(words, attribute);

/**
 * The lexicon features of each piece of a text: attribute and position in the value, combined with the frequency and
 * reliability. Two hashes each.
 */
export function lexiconRows(
  lexicon: ValueLexicon,
  { length, matches }: { readonly length: number; readonly matches: readonly LexiconMatch[] },
  category: number,
  own?: OwnValues,
): LexiconRows {
  const rows: number[][] = Array.from({ length }, () => []);
  for (const { start, end, entriesStart, entriesEnd, words } of matches) {
    for (let entry = entriesStart; entry < entriesEnd; entry += 1) {
      const of = lexicon.categories[entry] ?? everyCategory;
      if (of !== category && of !== everyCategory) continue;
      const attribute = lexicon.attributes[entry] ?? 0;
      const mine = own?.has(ownKey(words, attribute)) ? 1 : 0;
      const valued = (lexicon.valued[entry] ?? 0) - mine;
      if (valued <= 0) continue;
      const share = valued / Math.max(1, (lexicon.present[entry] ?? 0) - mine);
      const strength = countLevel(valued) * 4 + shareLevel(share) + (of === category ? 100 : 0);
      for (let at = start; at < end; at += 1) {
        const place = (at === start ? 1 : 0) + (at === end - 1 ? 2 : 0);
        const base = mixHash(attribute * 4 + place, of === category ? 1 : 0);
        rows[at]?.push(base, mixHash(base, strength));
      }
    }
  }
  return rows;
}

export function countLevel(count: number): number {
  return count >= 20 ? 3 : count >= 5 ? 2 : count >= 2 ? 1 : 0;
}

export function shareLevel(share: number): number {
  return share >= 0.8 ? 3 : share >= 0.4 ? 2 : share >= 0.15 ? 1 : 0;
}
