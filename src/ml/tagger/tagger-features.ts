import { type HashList, mixHash } from "./hash-table.ts";
import type { Piece, PieceFacts, SourceText } from "./pieces.ts";

// Language independent features of a piece as 32-bit hashes, grouped by input: letters, shapes, neighbours and
// positions.

/** Distances of the neighbouring words with features of their own. */
export const nearDistances = [-3, -2, -1, 1, 2, 3] as const;
/** By `margin + distance`. */
const nearTemplates = [26, 12, 10, 0, 11, 13, 27];

export function nearWord(distance: number, word: number): number {
  return mixHash(nearTemplates[margin + distance] ?? 0, word);
}

/** @param distance of the piece with the lexicon match: -1, 0 or 1 */
export function lexiconFeature(distance: number, match: number): number {
  return mixHash(40 + distance, match);
}

/** A feature restricted to a category. */
export function inCategory(category: number, feature: number): number {
  return mixHash(0x7ca7 + category, feature);
}

/** Adds the features of the text that hold for each of its pieces. */
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

/** Adds combinations of words with shapes, and of the words around a piece. */
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
  hashes.push(mixHash(31, distanceFromEnd(place)));
  hashes.push(mixHash(32, mixHash(fromStart, shape)));
  hashes.push(mixHash(33, mixHash(source, segment)));
  hashes.push(mixHash(34, mixHash(mixHash(source, segment), shape)));
}

/** Stands for words and shapes before a text's first piece and after its last one. */
export const beyondStart = 0x51ab7;
export const beyondEnd = 0xe0d;

/** The number of positions beyond each end that have a word and a shape. */
export const margin = 3;

/** The input of the templates: piece p is at `margin + p`. */
export class TextContext {
  length = 0;
  words = new Uint32Array(64);
  /** Combined with whether the piece is glued to the previous one. */
  shapes = new Uint32Array(64);
  /** By piece, without margin: the text, the part of the text, and the distance from its ends; below 2 ** 16. */
  places = new Uint16Array(64);

  read({ source, pieces }: SourceText): void {
    this.length = pieces.length;
    const length = pieces.length + 2 * margin;
    if (this.words.length < length) {
      this.words = new Uint32Array(2 * length);
      this.shapes = new Uint32Array(2 * length);
      this.places = new Uint16Array(2 * length);
    }
    const { words, shapes } = this;
    for (let at = 0; at < margin; at += 1) {
      words[at] = shapes[at] = beyondStart;
      words[margin + pieces.length + at] = shapes[margin + pieces.length + at] = beyondEnd;
    }
    for (let at = 0; at < pieces.length; at += 1) {
      const piece = pieces[at];
      if (piece === undefined) continue;
      words[margin + at] = piece.facts.word;
      shapes[margin + at] = piece.facts.shape + (piece.isGlued ? 1 : 0);
    }
    this.#readPlaces(pieces, source === "name");
  }

  /** Titles are lists separated by commas and the like: the number of the part, and the position in it. */
  #readPlaces(pieces: readonly Piece[], isName: boolean): void {
    let [part, first] = [0, true];
    let ends = pieces[0]?.facts.isDivider ?? false;
    for (let at = 0; at < pieces.length; at += 1) {
      const nextEnds = pieces[at + 1]?.facts.isDivider ?? true;
      const segment = Math.min(part, 4) * 8 + (ends ? 4 : 0) + (first ? 2 : 0) + (nextEnds ? 1 : 0);
      const fromStart = isName ? Math.min(at, 5) : 9;
      const fromEnd = isName ? Math.min(pieces.length - 1 - at, 3) : 9;
      this.places[at] = (((isName ? 1 : 2) * 64 + segment) * 16 + fromStart) * 16 + fromEnd;
      first = ends;
      if (ends) part += 1;
      ends = nextEnds;
    }
  }
}

const distanceFromEnd = (place: number): number => place & 15;
const fromStartOf = (place: number): number => (place >>> 4) & 15;
const segmentOf = (place: number): number => (place >>> 8) & 63;
/** 1 is the name, 2 the description. */
const sourceOf = (place: number): number => place >>> 14;

/** The feature hashes of a text's pieces: those of piece p are at [starts[p], starts[p + 1]). */
interface FeatureRows {
  readonly hashes: HashList;
  readonly starts: number[];
}

/** The lexicon's hashes, by piece. */
export type LexiconRows = readonly (readonly number[])[];

const context = new TextContext();

/**
 * All features for training. Each occurs once for all categories and once for its category (Daume 2007, Frustratingly
 * easy domain adaptation, https://aclanthology.org/P07-1033/). `PieceScorer` computes the same ones.
 */
export function fillFeatures(
  source: SourceText,
  lexicon: LexiconRows,
  category: number,
  { hashes, starts }: FeatureRows,
): void {
  hashes.clear();
  starts.length = 0;
  context.read(source);
  for (let at = 0; at < source.pieces.length; at += 1) {
    const begin = hashes.length;
    starts.push(begin);
    addPlain(hashes, source, lexicon, at);
    const end = hashes.length;
    for (let feature = begin; feature < end; feature += 1) {
      hashes.push(inCategory(category, hashes.items[feature] ?? 0));
    }
  }
  starts.push(hashes.length);
}

/** The order must not change: training would yield other weights. */
function addPlain(hashes: HashList, { pieces }: SourceText, lexicon: LexiconRows, at: number): void {
  const { words, shapes, places } = context;
  const own = margin + at;
  const place = places[at] ?? 0;
  const shape = shapes[own] ?? 0;
  const facts = pieces[at]?.facts;
  addSource(hashes, place);
  if (facts !== undefined) addLetters(hashes, facts);
  for (const distance of [-1, 1, -2, 2]) hashes.push(nearWord(distance, words[own + distance] ?? 0));
  addWordPairs(hashes, context, at);
  addShapes(hashes, shapes[own - 1] ?? 0, shape, shapes[own + 1] ?? 0);
  addMixedPairs(hashes, context, at);
  for (const distance of [-3, 3]) hashes.push(nearWord(distance, words[own + distance] ?? 0));
  addPlace(hashes, place, shape);
  for (let near = -1; near <= 1; near += 1) {
    for (const match of lexicon[at + near] ?? []) hashes.push(lexiconFeature(near, match));
  }
}
