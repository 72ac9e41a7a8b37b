import type { LabelSpace } from "./label-space.ts";

/** Which labels features were seen with: those of feature f at [starts[f], starts[f + 1]). */
export interface FeatureLabels {
  readonly starts: Uint32Array;
  /** Labels over all categories. */
  readonly labels: Uint16Array;
}

/** Features with more labels than this are wide: most of their labels are those of other categories. */
const narrowest = 12;

/** By feature: its number among the wide ones, -1 where it is not wide. */
export function numberWideFeatures({ starts }: FeatureLabels): Int32Array {
  let count = 0;
  return Int32Array.from({ length: Math.max(0, starts.length - 1) }, (_, feature) => {
    if ((starts[feature + 1] ?? 0) - (starts[feature] ?? 0) <= narrowest) return -1;
    count += 1;
    return count - 1;
  });
}

/** What a category has of the wide features, so that the labels of other categories are not gone through each time. */
export interface CategoryEntries {
  readonly space: LabelSpace;
  readonly wideNumbers: Int32Array;
  /** By wide feature: where its entries begin in `entries`; one more than there are. */
  readonly wideStarts: Uint32Array;
  /** Positions in the features' labels, of the category's labels alone. */
  readonly entries: Uint32Array;
}

export function createCategoryEntries(
  { starts, labels }: FeatureLabels,
  space: LabelSpace,
  wideNumbers: Int32Array,
): CategoryEntries {
  const wideStarts: number[] = [0];
  const entries: number[] = [];
  for (const [feature, wide] of wideNumbers.entries()) {
    if (wide < 0) continue;
    const end = starts[feature + 1] ?? 0;
    for (let entry = starts[feature] ?? 0; entry < end; entry += 1) {
      if ((space.localLabels[labels[entry] ?? 0] ?? -1) >= 0) entries.push(entry);
    }
    wideStarts.push(entries.length);
  }
  return { space, wideNumbers, wideStarts: Uint32Array.from(wideStarts), entries: Uint32Array.from(entries) };
}

/** Adds a feature's weights to the scores of the labels that the category has. */
export function addWeights(
  { starts, labels, weights }: FeatureLabels & { readonly weights: Float32Array },
  { space: { localLabels }, wideNumbers, wideStarts, entries }: CategoryEntries,
  feature: number,
  scores: Float64Array,
  row: number,
): void {
  const wide = wideNumbers[feature] ?? -1;
  if (wide >= 0) {
    const end = wideStarts[wide + 1] ?? 0;
    for (let at = wideStarts[wide] ?? 0; at < end; at += 1) {
      const entry = entries[at] ?? 0;
      const cell = row + (localLabels[labels[entry] ?? 0] ?? 0);
      scores[cell] = (scores[cell] ?? 0) + (weights[entry] ?? 0);
    }
    return;
  }
  const end = starts[feature + 1] ?? 0;
  for (let entry = starts[feature] ?? 0; entry < end; entry += 1) {
    const local = localLabels[labels[entry] ?? 0] ?? -1;
    if (local >= 0) scores[row + local] = (scores[row + local] ?? 0) + (weights[entry] ?? 0);
  }
}
