import type { HashList } from "../reading/hash-list.ts";
import { mixHash } from "../reading/mix-hash.ts";
import type { PieceFacts } from "../reading/piece-facts.ts";
import { fromEndOf, fromStartOf, margin, segmentOf, sourceOf, type TextContext } from "./text-context.ts";

// What is known of a piece as 32-bit hashes, in groups by what they are read from: letters, shapes, neighbours and
// places, no language.

/** Distances at which a neighbour's word counts by itself. */
export const nearDistances = [-3, -2, -1, 1, 2, 3] as const;
/** By `margin + distance`. */
const nearTemplates = [26, 12, 10, 0, 11, 13, 27];

export function nearWord(distance: number, word: number): number {
  return mixHash(nearTemplates[margin + distance] ?? 0, word);
}

/** @param near how far the piece is that the lexicon speaks of: -1, 0 or 1 */
export function nearLexicon(near: number, said: number): number {
  return mixHash(40 + near, said);
}

/** The category in which a feature holds by itself. */
export function inCategory(category: number, feature: number): number {
  return mixHash(0x7ca7 + category, feature);
}

/** What is true of each piece of the text. */
export function addSource(hashes: HashList, place: number): void {
  hashes.push(1);
  hashes.push(mixHash(2, sourceOf(place)));
}

export function addLetters(hashes: HashList, facts: PieceFacts): void {
  hashes.push(mixHash(3, facts.word));
  hashes.push(mixHash(4, facts.written));
  hashes.push(mixHash(5, facts.shape));
  hashes.push(mixHash(6, facts.prefix));
  hashes.push(mixHash(7, facts.longPrefix));
  hashes.push(mixHash(8, facts.suffix));
  hashes.push(mixHash(9, facts.longSuffix));
}

export function addWordPairs(hashes: HashList, { words }: TextContext, at: number): void {
  const own = margin + at;
  const [before, word, after] = [words[own - 1] ?? 0, words[own] ?? 0, words[own + 1] ?? 0];
  hashes.push(mixHash(14, mixHash(before, word)));
  hashes.push(mixHash(15, mixHash(word, after)));
  hashes.push(mixHash(16, mixHash(words[own - 2] ?? 0, before)));
  hashes.push(mixHash(17, mixHash(after, words[own + 2] ?? 0)));
}

export function addShapes(hashes: HashList, before: number, shape: number, after: number): void {
  hashes.push(mixHash(18, mixHash(before, shape)));
  hashes.push(mixHash(19, mixHash(shape, after)));
  hashes.push(mixHash(20, mixHash(mixHash(before, shape), after)));
}

/** Words together with shapes, and the words around a piece. */
export function addMixedPairs(hashes: HashList, { words, shapes }: TextContext, at: number): void {
  const own = margin + at;
  const [before, after] = [words[own - 1] ?? 0, words[own + 1] ?? 0];
  const shape = shapes[own] ?? 0;
  hashes.push(mixHash(21, mixHash(before, shape)));
  hashes.push(mixHash(22, mixHash(shapes[own - 1] ?? 0, words[own] ?? 0)));
  hashes.push(mixHash(23, mixHash(shape, after)));
  hashes.push(mixHash(24, mixHash(before, after)));
  hashes.push(mixHash(25, mixHash(mixHash(words[own - 2] ?? 0, before), shape)));
}

export function addPlace(hashes: HashList, place: number, shape: number): void {
  const [source, segment, fromStart] = [sourceOf(place), segmentOf(place), fromStartOf(place)];
  hashes.push(mixHash(30, fromStart));
  hashes.push(mixHash(31, fromEndOf(place)));
  hashes.push(mixHash(32, mixHash(fromStart, shape)));
  hashes.push(mixHash(33, mixHash(source, segment)));
  hashes.push(mixHash(34, mixHash(mixHash(source, segment), shape)));
}
