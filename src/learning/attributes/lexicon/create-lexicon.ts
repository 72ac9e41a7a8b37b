import type { PreparedProduct } from "../examples/prepared-product.ts";
import type { Pace } from "../pace.ts";
import { createHashTable, HashNumbers } from "../reading/hash-numbers.ts";
import { mixHash } from "../reading/mix-hash.ts";
import type { Piece } from "../reading/pieces.ts";
import { ownKey } from "./lexicon-rows.ts";
import { emptyWords, everyCategory, longestEntry, matchLexicon, type ValueLexicon } from "./value-lexicon.ts";

interface Entry {
  readonly attribute: number;
  readonly category: number;
  valued: number;
  present: number;
}

/** The hash of the words from one piece to another, as `matchLexicon` counts it. */
function wordsOf(pieces: readonly Piece[], start: number, end: number): number {
  let words = emptyWords;
  for (let at = start; at < end; at += 1) words = mixHash(words, pieces[at]?.facts.word ?? 0);
  return words;
}

/** The distinct values that a product states: one for each value's words and attribute. */
function statedValues({ texts, spans }: PreparedProduct) {
  const stated = new Map<number, { words: number; attribute: number; length: number; first: number }>();
  for (const { attribute, text, start, end } of spans) {
    if (end - start > longestEntry) continue;
    const pieces = texts[text]?.pieces ?? [];
    const words = wordsOf(pieces, start, end);
    const first = pieces[start]?.facts.word ?? 0;
    stated.set(ownKey(words, attribute), { words, attribute, length: end - start, first });
  }
  return stated;
}

/** The keys of a product's own values, to be left out where it is learned from. */
export function ownValues(product: PreparedProduct): ReadonlySet<number> {
  return new Set(statedValues(product).keys());
}

/** Counts in which products a value is one, and in which its words merely stand. */
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
