import type { Pace } from "./attribute-training.ts";
import { HashList, HashNumbers, mixHash } from "./hash-table.ts";
import type { PreparedProduct } from "./prepared-products.ts";
import { fillFeatures } from "./tagger-features.ts";
import { beginLabel, insideLabel } from "./tagger-weights.ts";
import { lexiconRows, matchLexicon, ownValues, type ValueLexicon } from "./value-lexicon.ts";

/** A text of an example: the feature numbers of its pieces, and their labels over all categories. */
export interface TaggedText {
  readonly product: number;
  readonly category: number;
  /** The features of piece p are at [starts[p], starts[p + 1]). */
  readonly features: Int32Array;
  readonly starts: Int32Array;
  readonly gold: Uint16Array;
}

/** The training texts, and the labels that each feature occurs with: only these have weights. */
export interface TaggedTexts {
  readonly texts: readonly TaggedText[];
  readonly hashes: Uint32Array;
  readonly starts: Uint32Array;
  readonly labels: Uint16Array;
}

/** Features of a single product do not generalize. */
const minProducts = 2;

export async function readTaggedTexts(
  products: readonly PreparedProduct[],
  lexicon: ValueLexicon,
  pace: Pace,
): Promise<TaggedTexts> {
  const numbers = new HashNumbers();
  const pairs = new HashNumbers();
  const features: number[] = [];
  const labels: number[] = [];
  const texts: TaggedText[] = [];
  for (const [index, product] of products.entries()) {
    texts.push(...readTexts(product, index, lexicon, numbers));
    await pace();
  }
  const counts = countProducts(texts, numbers.size);
  for (const text of texts) {
    await pace();
    for (let piece = 0; piece < text.gold.length; piece += 1) {
      const label = text.gold[piece] ?? 0;
      const end = text.starts[piece + 1] ?? 0;
      for (let at = text.starts[piece] ?? 0; at < end; at += 1) {
        const feature = text.features[at] ?? 0;
        if ((counts[feature] ?? 0) < minProducts) continue;
        if (pairs.add(mixHash(feature, label)) < features.length) continue;
        features.push(feature);
        labels.push(label);
      }
    }
  }
  return { texts, hashes: numbers.hashes(), ...groupByFeature(features, labels, numbers.size) };
}

function countProducts(texts: readonly TaggedText[], size: number): Uint32Array {
  const counts = new Uint32Array(size);
  const lastSeen = new Int32Array(size).fill(-1);
  for (const { features, product } of texts) {
    for (const feature of features) {
      if (lastSeen[feature] === product) continue;
      lastSeen[feature] = product;
      counts[feature] = (counts[feature] ?? 0) + 1;
    }
  }
  return counts;
}

function groupByFeature(features: readonly number[], labels: readonly number[], size: number) {
  const starts = new Uint32Array(size + 1);
  for (const feature of features) starts[feature + 1] = (starts[feature + 1] ?? 0) + 1;
  for (let at = 1; at <= size; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const next = starts.slice();
  const grouped = new Uint16Array(labels.length);
  for (const [at, feature] of features.entries()) {
    const place = next[feature] ?? 0;
    grouped[place] = labels[at] ?? 0;
    next[feature] = place + 1;
  }
  return { starts, labels: grouped };
}

const rows = { hashes: new HashList(), starts: [] as number[] };

function readTexts(product: PreparedProduct, index: number, lexicon: ValueLexicon, numbers: HashNumbers) {
  const own = ownValues(product);
  return product.texts.map((source, number): TaggedText => {
    const read = { length: source.pieces.length, matches: matchLexicon(lexicon, source.pieces) };
    fillFeatures(source, lexiconRows(lexicon, read, product.category, own), product.category, rows);
    const features = Int32Array.from({ length: rows.hashes.length }, (_, at) =>
      numbers.add(rows.hashes.items[at] ?? 0),
    );
    const { category } = product;
    return {
      product: index,
      category,
      features,
      starts: Int32Array.from(rows.starts),
      gold: goldLabels(product, number),
    };
  });
}

/** Of overlapping spans the longer one is used. */
function goldLabels({ texts, spans }: PreparedProduct, number: number): Uint16Array {
  const gold = new Uint16Array(texts[number]?.pieces.length ?? 0);
  const here = spans.filter(({ text }) => text === number);
  here.sort((one, other) => other.end - other.start - (one.end - one.start) || one.start - other.start);
  for (const { attribute, start, end } of here) {
    if (gold.subarray(start, end).some((label) => label !== 0)) continue;
    gold.fill(insideLabel(attribute), start, end);
    gold[start] = beginLabel(attribute);
  }
  return gold;
}
