import { FoundNumbers, HashList } from "./hash-table.ts";
import type { PieceFacts, SourceText } from "./pieces.ts";
import { RowCache, type RowCacheCapacity } from "./row-cache.ts";
import {
  addLetters,
  addMixedPairs,
  addPlace,
  addShapes,
  addSource,
  addWordPairs,
  beyondEnd,
  beyondStart,
  inCategory,
  type LexiconRows,
  lexiconFeature,
  margin,
  nearDistances,
  nearWord,
  TextContext,
} from "./tagger-features.ts";
import { CategoryWeights, type LabelSpace, type TaggerWeights, type WideFeatures } from "./tagger-weights.ts";

const hashes = new HashList();
const found = new FoundNumbers();
const context = new TextContext();

/** The rows of a word: what it adds to itself and to its neighbours, by `margin + distance`. */
const rowsOfWord = 1 + 2 * margin;
/** The rows of a lexicon match: what it adds to the previous piece, the piece and the next one. */
const rowsOfLexicon = 3;

/**
 * Sums the weights of the features from `fillFeatures` for a category's labels. Sums that depend on one word, three
 * shapes, the position or the lexicon alone are cached; only pairs with words are looked up each time. The order of
 * summation does not matter: weights are 32-bit numbers of at least 0.01, so that their sums are exact in 64 bits.
 */
export class PieceScorer {
  readonly #tagger: TaggerWeights;
  readonly #own: CategoryWeights;
  readonly #category: number;
  /** Number of the category's labels. */
  readonly #labels: number;
  readonly #cacheCapacity: RowCacheCapacity;
  readonly #words: RowCache;
  readonly #shapes: RowCache;
  readonly #places: RowCache;
  readonly #lexicon: RowCache;
  /** The start of the pieces' rows in the caches; those of words with a margin. */
  #wordRows = new Int32Array(64);
  #shapeRows = new Int32Array(64);
  #placeRows = new Int32Array(64);

  constructor(
    tagger: TaggerWeights,
    { category, space }: { readonly category: number; readonly space: LabelSpace },
    { wide, cacheCapacity }: { readonly wide: WideFeatures; readonly cacheCapacity: RowCacheCapacity },
  ) {
    this.#tagger = tagger;
    this.#own = new CategoryWeights(tagger, space, wide);
    this.#category = category;
    this.#labels = 1 + 2 * space.count;
    this.#cacheCapacity = cacheCapacity;
    this.#words = new RowCache(rowsOfWord * this.#labels, cacheCapacity);
    this.#shapes = new RowCache(this.#labels, cacheCapacity);
    this.#places = new RowCache(this.#labels, cacheCapacity);
    this.#lexicon = new RowCache(rowsOfLexicon * this.#labels, cacheCapacity);
  }

  /** @param scores output by piece and label */
  score(source: SourceText, lexicon: LexiconRows, scores: Float64Array): void {
    this.#cacheCapacity.trim();
    context.read(source);
    this.#findRows(source);
    this.#addRows(source.pieces.length, scores);
    this.#addLexicon(lexicon, scores);
    this.#addPairs(source.pieces.length, scores);
  }

  #findRows({ pieces }: SourceText): void {
    const length = pieces.length + 2 * margin;
    if (this.#wordRows.length < length) {
      this.#wordRows = new Int32Array(2 * length);
      this.#shapeRows = new Int32Array(2 * length);
      this.#placeRows = new Int32Array(2 * length);
    }
    const { shapes, places } = context;
    const [before, after] = [this.#rowsBeyond(beyondStart), this.#rowsBeyond(beyondEnd)];
    this.#wordRows.fill(before, 0, margin);
    this.#wordRows.fill(after, margin + pieces.length, length);
    for (let at = 0; at < pieces.length; at += 1) {
      const facts = pieces[at]?.facts;
      const own = margin + at;
      const shape = shapes[own] ?? 0;
      if (facts !== undefined) this.#wordRows[own] = this.#rowsOf(facts);
      this.#shapeRows[at] = this.#rowOfShapes(shapes[own - 1] ?? 0, shape, shapes[own + 1] ?? 0);
      this.#placeRows[at] = this.#rowOfPlace(places[at] ?? 0, shape);
    }
  }

  #rowsOf(facts: PieceFacts): number {
    const known = this.#words.find(facts.written, facts.word, facts.shape);
    if (known >= 0) return known;
    const begin = this.#words.add(facts.written, facts.word, facts.shape);
    hashes.clear();
    addLetters(hashes, facts);
    this.#sum(this.#words.rows, begin + margin * this.#labels);
    this.#sumNear(facts.word, begin);
    return begin;
  }

  /** Positions beyond a text's end have neighbours, but no letters. */
  #rowsBeyond(word: number): number {
    const known = this.#words.find(word, word, 0);
    if (known >= 0) return known;
    const begin = this.#words.add(word, word, 0);
    this.#sumNear(word, begin);
    return begin;
  }

  #sumNear(word: number, begin: number): void {
    for (const distance of nearDistances) {
      hashes.clear();
      hashes.push(nearWord(distance, word));
      this.#sum(this.#words.rows, begin + (margin + distance) * this.#labels);
    }
  }

  #rowOfShapes(before: number, shape: number, after: number): number {
    const known = this.#shapes.find(before, shape, after);
    if (known >= 0) return known;
    const begin = this.#shapes.add(before, shape, after);
    hashes.clear();
    addShapes(hashes, before, shape, after);
    this.#sum(this.#shapes.rows, begin);
    return begin;
  }

  #rowOfPlace(place: number, shape: number): number {
    const known = this.#places.find(place, shape, 0);
    if (known >= 0) return known;
    const begin = this.#places.add(place, shape, 0);
    hashes.clear();
    addSource(hashes, place);
    addPlace(hashes, place, shape);
    this.#sum(this.#places.rows, begin);
    return begin;
  }

  /**
   * @param one first hash of the lexicon match
   * @param other second hash of the match
   */
  #rowsOfLexicon(one: number, other: number): number {
    const known = this.#lexicon.find(one, other, 0);
    if (known >= 0) return known;
    const begin = this.#lexicon.add(one, other, 0);
    for (let near = -1; near <= 1; near += 1) {
      hashes.clear();
      hashes.push(lexiconFeature(near, one));
      hashes.push(lexiconFeature(near, other));
      this.#sum(this.#lexicon.rows, begin + (1 + near) * this.#labels);
    }
    return begin;
  }

  /** Adds the weights of the listed features, both general and of the category. */
  #sum(rows: Float64Array, begin: number): void {
    const plain = hashes.length;
    for (let at = 0; at < plain; at += 1) hashes.push(inCategory(this.#category, hashes.items[at] ?? 0));
    found.fill(this.#tagger.table, hashes);
    for (let at = 0; at < hashes.length; at += 1) {
      const feature = found.items[at] ?? -1;
      if (feature >= 0) this.#own.add(feature, rows, begin);
    }
  }

  #addRows(length: number, scores: Float64Array): void {
    const labels = this.#labels;
    const words = this.#words.rows;
    const shapes = this.#shapes.rows;
    const places = this.#places.rows;
    const rows = this.#wordRows;
    for (let at = 0; at < length; at += 1) {
      // A piece is at distance -3 from the piece three positions after it.
      const third = rows[at] ?? 0;
      const second = (rows[at + 1] ?? 0) + labels;
      const first = (rows[at + 2] ?? 0) + 2 * labels;
      const own = (rows[at + 3] ?? 0) + 3 * labels;
      const next = (rows[at + 4] ?? 0) + 4 * labels;
      const afterNext = (rows[at + 5] ?? 0) + 5 * labels;
      const last = (rows[at + 6] ?? 0) + 6 * labels;
      const shape = this.#shapeRows[at] ?? 0;
      const place = this.#placeRows[at] ?? 0;
      const to = at * labels;
      for (let label = 0; label < labels; label += 1) {
        scores[to + label] =
          (words[third + label] ?? 0) +
          (words[second + label] ?? 0) +
          (words[first + label] ?? 0) +
          (words[own + label] ?? 0) +
          (words[next + label] ?? 0) +
          (words[afterNext + label] ?? 0) +
          (words[last + label] ?? 0) +
          (shapes[shape + label] ?? 0) +
          (places[place + label] ?? 0);
      }
    }
  }

  #addLexicon(lexicon: LexiconRows, scores: Float64Array): void {
    const labels = this.#labels;
    for (let at = 0; at < lexicon.length; at += 1) {
      const matches = lexicon[at];
      if (matches === undefined) continue;
      for (let pair = 0; pair < matches.length; pair += 2) {
        const begin = this.#rowsOfLexicon(matches[pair] ?? 0, matches[pair + 1] ?? 0);
        for (let near = -1; near <= 1; near += 1) {
          const to = at - near;
          if (to < 0 || to >= lexicon.length) continue;
          addRow(this.#lexicon.rows, begin + (1 + near) * labels, scores, to * labels, labels);
        }
      }
    }
  }

  #addPairs(length: number, scores: Float64Array): void {
    hashes.clear();
    let each = 0;
    for (let at = 0; at < length; at += 1) {
      const begin = hashes.length;
      addWordPairs(hashes, context, at);
      addMixedPairs(hashes, context, at);
      const end = hashes.length;
      for (let pair = begin; pair < end; pair += 1) {
        hashes.push(inCategory(this.#category, hashes.items[pair] ?? 0));
      }
      each = hashes.length - begin;
    }
    found.fill(this.#tagger.table, hashes);
    for (let at = 0; at < hashes.length; at += 1) {
      const feature = found.items[at] ?? -1;
      if (feature >= 0) this.#own.add(feature, scores, Math.floor(at / each) * this.#labels);
    }
  }
}

function addRow(rows: Float64Array, from: number, scores: Float64Array, to: number, length: number): void {
  for (let at = 0; at < length; at += 1) scores[to + at] = (scores[to + at] ?? 0) + (rows[from + at] ?? 0);
}
