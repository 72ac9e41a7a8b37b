import { describe, expect, test } from "vitest";
import { createHashTable, findHash, HashList, HashNumbers } from "../../../src/ml/tagger/hash-table.ts";
import { PieceScorer } from "../../../src/ml/tagger/piece-scorer.ts";
import { readSources } from "../../../src/ml/tagger/pieces.ts";
import { RowCacheCapacity } from "../../../src/ml/tagger/row-cache.ts";
import { fillFeatures, type LexiconRows } from "../../../src/ml/tagger/tagger-features.ts";
import {
  CategoryWeights,
  createLabelSpace,
  findWideFeatures,
} from "../../../src/ml/tagger/tagger-weights.ts";

const attributeCount = 9;
const category = 3;
const space = createLabelSpace([1, 4, 8], attributeCount);
const labelCount = 1 + 2 * space.count;

const products = [
  {
    name: "Acme Trail-Running Shoe, Men's (US 9.5) - Black/Red",
    description: "Acme shoes: black & red, 300 g.",
  },
  { name: "Acme", description: "" },
  { name: "Black Shoe Black Shoe Black Shoe", description: "Größe 42 – Größe 43" },
  { name: "12V/24V", description: "é, e\u0301 👟 WH1000XM4INNER" },
];
const texts = products.flatMap(readSources);

/** What a lexicon might say: two hashes of every third piece, of some four. */
const lexicons = texts.map(
  ({ pieces }): LexiconRows => pieces.map((_, at) => (at % 3 > 0 ? [] : at % 2 > 0 ? [7, 8] : [7, 8, 9, 10])),
);

/** Weights for two of three features of the texts, with few labels and with many. */
function createTagger() {
  const numbers = new HashNumbers();
  const rows = { hashes: new HashList(), starts: [] as number[] };
  for (const [index, text] of texts.entries()) {
    fillFeatures(text, lexicons[index] ?? [], category, rows);
    for (let at = 0; at < rows.hashes.length; at += 1) {
      const hash = rows.hashes.items[at] ?? 0;
      if (hash % 3 > 0) numbers.add(hash);
    }
  }
  const lists = Array.from({ length: numbers.size }, (_, feature) =>
    Array.from({ length: 1 + (feature % 19) }, (_label, more) => (feature + more) % (1 + 2 * attributeCount)),
  );
  const labels = Uint16Array.from(lists.flat());
  const starts = new Uint32Array(lists.length + 1);
  for (const [feature, list] of lists.entries()) starts[feature + 1] = (starts[feature] ?? 0) + list.length;
  const weights = Float32Array.from(labels, (_, entry) => 0.01 + Math.abs(Math.sin(entry)));
  return { table: createHashTable(numbers.hashes()), starts, labels, weights, transitions: [] };
}

describe("the scores of a text's pieces", () => {
  const tagger = createTagger();
  const wide = findWideFeatures(tagger);
  const own = new CategoryWeights(tagger, space, wide);
  const rows = { hashes: new HashList(), starts: [] as number[] };

  function summed(index: number): Float64Array {
    const text = texts[index];
    const scores = new Float64Array((text?.pieces.length ?? 0) * labelCount);
    if (text === undefined) return scores;
    fillFeatures(text, lexicons[index] ?? [], category, rows);
    for (let piece = 0; piece < text.pieces.length; piece += 1) {
      for (let at = rows.starts[piece] ?? 0; at < (rows.starts[piece + 1] ?? 0); at += 1) {
        const feature = findHash(tagger.table, rows.hashes.items[at] ?? 0);
        if (feature >= 0) own.add(feature, scores, piece * labelCount);
      }
    }
    return scores;
  }

  test.each([
    ["while everything is cached", new RowCacheCapacity()],
    ["where next to nothing may be cached", new RowCacheCapacity(1)],
  ])("are to the last bit the sums over all features that are learned from, %s", (_, cacheCapacity) => {
    const scorer = new PieceScorer(tagger, { category, space }, { wide, cacheCapacity });
    for (const round of ["asked for the first time", "asked again"]) {
      for (const [index, text] of texts.entries()) {
        const scores = new Float64Array(text.pieces.length * labelCount).fill(99);
        scorer.score(text, lexicons[index] ?? [], scores);
        expect(scores.some((score) => score !== 0)).toBe(true);
        expect(scores, `${text.text}, ${round}`).toEqual(summed(index));
      }
    }
  });
});
