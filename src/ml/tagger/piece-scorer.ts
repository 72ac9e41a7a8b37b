import { FoundNumbers, HashList } from "./hash-table.ts";
import type { PieceFacts, SourceText } from "./pieces.ts";
import { type MemoRoom, RowMemo } from "./row-cache.ts";
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
  margin,
  nearDistances,
  nearLexicon,
  nearWord,
  TextContext,
} from "./tagger-features.ts";
import { CategoryWeights, type LabelSpace, type TaggerWeights, type WideFeatures } from "./tagger-weights.ts";

const hashes = new HashList();
const found = new FoundNumbers();
const context = new TextContext();

/** Of a word: what it adds to itself, and to its neighbours: by `margin + distance`, the row that they get. */
const rowsOfWord = 1 + 2 * margin;
/** Of what the lexicon says: what it adds to the piece before, to the piece, and to the one after. */
const rowsOfLexicon = 3;

/**
 * Sums the weights of the features that `fillFeatures` names, for a category's labels. What depends on one word, on three
 * shapes, on the place or on the lexicon alone is summed once and kept; only pairs with words are looked up each time.
 * In whichever order: weights are 32-bit numbers of at least 0.01, so that their sums are exact in 64 bits.
 */
export class PieceScorer {
  readonly #tagger: TaggerWeights;
  readonly #own: CategoryWeights;
  readonly #category: number;
  /** How many labels the category has. */
  readonly #labels: number;
  readonly #room: MemoRoom;
  readonly #words: RowMemo;
  readonly #shapes: RowMemo;
  readonly #places: RowMemo;
  readonly #lexicon: RowMemo;
  /** Where in the memos the rows of the text's pieces begin; those of words with a margin. */
  #wordRows = new Int32Array(64);
  #shapeRows = new Int32Array(64);
  #placeRows = new Int32Array(64);

  constructor(
    tagger: TaggerWeights,
    { category, space }: { readonly category: number; readonly space: LabelSpace },
    { wide, room }: { readonly wide: WideFeatures; readonly room: MemoRoom },
  ) {
    this.#tagger = tagger;
    this.#own = new CategoryWeights(tagger, space, wide);
    this.#category = category;
    this.#labels = 1 + 2 * space.count;
    this.#room = room;
    this.#words = new RowMemo(rowsOfWord * this.#labels, room);
    this.#shapes = new RowMemo(this.#labels, room);
    this.#places = new RowMemo(this.#labels, room);
    this.#lexicon = new RowMemo(rowsOfLexicon * this.#labels, room);
  }

  /** @param scores by piece and label, filled in */
  score(source: SourceText, lexicon: LexiconRows, scores: Float64Array): void {
    this.#room.trim();
    context.read(source);
    this.#findRows(source);
    this.#addRows(source.pieces.length, scores);
    this.#addLexicon(lexicon, scores);
    this.#addPairs(source.pieces.length, scores);
  }

  #findRows({ pieces }: SourceText): void {
    const room = pieces.length + 2 * margin;
    if (this.#wordRows.length < room) {
      this.#wordRows = new Int32Array(2 * room);
      this.#shapeRows = new Int32Array(2 * room);
      this.#placeRows = new Int32Array(2 * room);
    }
    const { shapes, places } = context;
    const [before, after] = [this.#rowsBeyond(beyondStart), this.#rowsBeyond(beyondEnd)];
    this.#wordRows.fill(before, 0, margin);
    this.#wordRows.fill(after, margin + pieces.length, room);
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

  /** What is beyond a text's end has neighbours, and no letters. */
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

  /** @param one what the lexicon says; what it says besides */
  #rowsOfLexicon(one: number, other: number): number {
    const known = this.#lexicon.find(one, other, 0);
    if (known >= 0) return known;
    const begin = this.#lexicon.add(one, other, 0);
    for (let near = -1; near <= 1; near += 1) {
      hashes.clear();
      hashes.push(nearLexicon(near, one));
      hashes.push(nearLexicon(near, other));
      this.#sum(this.#lexicon.rows, begin + (1 + near) * this.#labels);
    }
    return begin;
  }

  /** Adds the weights of the listed features, plain and in the category. */
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
      // A piece is at distance -3 of the one three places after it.
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
      const said = lexicon[at];
      if (said === undefined) continue;
      for (let pair = 0; pair < said.length; pair += 2) {
        const begin = this.#rowsOfLexicon(said[pair] ?? 0, said[pair + 1] ?? 0);
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
