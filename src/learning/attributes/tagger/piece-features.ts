import type { HashList } from "../reading/hash-list.ts";
import { mixHash } from "../reading/mix-hash.ts";
import type { Piece } from "../reading/pieces.ts";
import type { SourceText } from "../reading/source-text.ts";

/** The features of a text's pieces as hashes: those of piece p stand at [starts[p], starts[p + 1]). */
export interface FeatureRows {
  readonly hashes: HashList;
  readonly starts: number[];
}

/** What the lexicon says of each piece: hashes by piece. */
export type LexiconRows = readonly (readonly number[])[];

const beyondStart = 0x51ab7;
const beyondEnd = 0xe0d;

/**
 * Each feature stands once plain, for all categories, and once with the category (Daume 2007, Frustratingly easy
 * domain adaptation, https://aclanthology.org/P07-1033/). The templates know letters, shapes, neighbours and places,
 * no language.
 */
export function fillFeatures(
  { source, pieces }: SourceText,
  lexicon: LexiconRows,
  category: number,
  rows: FeatureRows,
): void {
  rows.hashes.clear();
  rows.starts.length = 0;
  const words = pieces.map(({ facts }) => facts.word);
  const shapes = pieces.map(({ facts, isGlued }) => facts.shape + (isGlued ? 1 : 0));
  const segments = segmentPlaces(pieces);
  for (let at = 0; at < pieces.length; at += 1) {
    const begin = rows.hashes.length;
    rows.starts.push(begin);
    addOwn(rows.hashes, pieces[at], source === "name" ? 1 : 2);
    addNeighbours(rows.hashes, words, shapes, at);
    addPlace(rows.hashes, segments[at] ?? 0, at, pieces.length, source === "name" ? 1 : 2, shapes[at] ?? 0);
    for (let near = -1; near <= 1; near += 1) {
      for (const hash of lexicon[at + near] ?? []) rows.hashes.push(mixHash(40 + near, hash));
    }
    const end = rows.hashes.length;
    for (let feature = begin; feature < end; feature += 1) {
      rows.hashes.push(mixHash(0x7ca7 + category, rows.hashes.items[feature] ?? 0));
    }
  }
  rows.starts.push(rows.hashes.length);
}

function addOwn(hashes: HashList, piece: Piece | undefined, source: number): void {
  if (piece === undefined) return;
  const { facts } = piece;
  hashes.push(1);
  hashes.push(mixHash(2, source));
  hashes.push(mixHash(3, facts.word));
  hashes.push(mixHash(4, facts.written));
  hashes.push(mixHash(5, facts.shape));
  hashes.push(mixHash(6, facts.prefix));
  hashes.push(mixHash(7, facts.longPrefix));
  hashes.push(mixHash(8, facts.suffix));
  hashes.push(mixHash(9, facts.longSuffix));
}

function addNeighbours(
  hashes: HashList,
  words: readonly number[],
  shapes: readonly number[],
  at: number,
): void {
  const word = (offset: number) => words[at + offset] ?? (offset < 0 ? beyondStart : beyondEnd);
  const shape = (offset: number) => shapes[at + offset] ?? (offset < 0 ? beyondStart : beyondEnd);
  hashes.push(mixHash(10, word(-1)));
  hashes.push(mixHash(11, word(1)));
  hashes.push(mixHash(12, word(-2)));
  hashes.push(mixHash(13, word(2)));
  hashes.push(mixHash(14, mixHash(word(-1), word(0))));
  hashes.push(mixHash(15, mixHash(word(0), word(1))));
  hashes.push(mixHash(16, mixHash(word(-2), word(-1))));
  hashes.push(mixHash(17, mixHash(word(1), word(2))));
  hashes.push(mixHash(18, mixHash(shape(-1), shape(0))));
  hashes.push(mixHash(19, mixHash(shape(0), shape(1))));
  hashes.push(mixHash(20, mixHash(mixHash(shape(-1), shape(0)), shape(1))));
  hashes.push(mixHash(21, mixHash(word(-1), shape(0))));
  hashes.push(mixHash(22, mixHash(shape(-1), word(0))));
  hashes.push(mixHash(23, mixHash(shape(0), word(1))));
  hashes.push(mixHash(24, mixHash(word(-1), word(1))));
  hashes.push(mixHash(25, mixHash(mixHash(word(-2), word(-1)), shape(0))));
  hashes.push(mixHash(26, word(-3)));
  hashes.push(mixHash(27, word(3)));
}

function addPlace(
  hashes: HashList,
  segment: number,
  at: number,
  length: number,
  source: number,
  shape: number,
): void {
  const fromStart = source === 1 ? Math.min(at, 5) : 9;
  const fromEnd = source === 1 ? Math.min(length - 1 - at, 3) : 9;
  hashes.push(mixHash(30, fromStart));
  hashes.push(mixHash(31, fromEnd));
  hashes.push(mixHash(32, mixHash(fromStart, shape)));
  hashes.push(mixHash(33, mixHash(source, segment)));
  hashes.push(mixHash(34, mixHash(mixHash(source, segment), shape)));
}

/** Titles are lists held apart by commas and the like: which part of the list, and where in it. */
function segmentPlaces(pieces: readonly Piece[]): number[] {
  let [part, first] = [0, true];
  return pieces.map(({ facts }, at) => {
    const ends = /^[,;|()[\]\-–:/]$/.test(facts.folded);
    const nextEnds = /^[,;|()[\]\-–:/]$/.test(pieces[at + 1]?.facts.folded ?? ",");
    const place = Math.min(part, 4) * 8 + (ends ? 4 : 0) + (first ? 2 : 0) + (nextEnds ? 1 : 0);
    first = ends;
    if (ends) part += 1;
    return place;
  });
}
