import type { SparseRows } from "../linear/sparse-rows.ts";

/** Which examples hold a word, by the word's feature, and how much it weighs in them (255 is 1). */
export interface ExampleIndex {
  /** One more than there are word features. */
  readonly starts: Uint32Array;
  readonly examples: Uint32Array;
  readonly weights: Uint8Array;
  readonly exampleCount: number;
}

/** @param wordWidth how many features are words; they come first, and each row's are of length 1 together */
export function indexExamples(rows: SparseRows, wordWidth: number): ExampleIndex {
  const exampleCount = rows.starts.length - 1;
  const starts = new Uint32Array(wordWidth + 1);
  for (const feature of rows.features)
    if (feature < wordWidth) starts[feature + 1] = (starts[feature + 1] ?? 0) + 1;
  for (let feature = 0; feature < wordWidth; feature += 1) {
    starts[feature + 1] = (starts[feature + 1] ?? 0) + (starts[feature] ?? 0);
  }
  const next = starts.slice();
  const examples = new Uint32Array(starts[wordWidth] ?? 0);
  const weights = new Uint8Array(examples.length);
  for (let row = 0; row < exampleCount; row += 1) {
    const end = rows.starts[row + 1] ?? 0;
    for (let at = rows.starts[row] ?? 0; at < end; at += 1) {
      const feature = rows.features[at] ?? 0;
      if (feature >= wordWidth) continue;
      const place = next[feature] ?? 0;
      next[feature] = place + 1;
      examples[place] = row;
      weights[place] = Math.round(255 * (rows.values[at] ?? 0));
    }
  }
  return { starts, examples, weights, exampleCount };
}
