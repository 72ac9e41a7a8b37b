import type { LabelSpace } from "./label-space.ts";

/** Which labels features were seen with: those of feature f at [starts[f], starts[f + 1]). */
export interface FeatureLabels {
  readonly starts: Uint32Array;
  /** Labels over all categories. */
  readonly labels: Uint16Array;
}

/** Features with more labels than this are wide: most of their labels are those of other categories. */
export const mostNarrow = 12;

export interface WideFeatures {
  readonly features: readonly number[];
  /** By feature: its position among the wide ones, -1 where it is not wide. */
  readonly numbers: Int32Array;
}

export function findWideFeatures({ starts }: FeatureLabels): WideFeatures {
  const features: number[] = [];
  const numbers = new Int32Array(Math.max(0, starts.length - 1)).fill(-1);
  for (let feature = 0; feature < numbers.length; feature += 1) {
    if ((starts[feature + 1] ?? 0) - (starts[feature] ?? 0) <= mostNarrow) continue;
    numbers[feature] = features.length;
    features.push(feature);
  }
  return { features, numbers };
}

/** What a category has of the wide features, so that the labels of other categories are not gone through each time. */
export interface CategoryEntries {
  readonly space: LabelSpace;
  readonly wide: WideFeatures;
  /** By wide feature: where its entries begin in `entries`; one more than there are. */
  readonly wideStarts: Uint32Array;
  /** Positions in the features' labels, of the category's labels alone. */
  readonly entries: Uint32Array;
}

export function createCategoryEntries(
  { starts, labels }: FeatureLabels,
  space: LabelSpace,
  wide: WideFeatures,
): CategoryEntries {
  const wideStarts: number[] = [0];
  const entries: number[] = [];
  for (const feature of wide.features) {
    const end = starts[feature + 1] ?? 0;
    for (let entry = starts[feature] ?? 0; entry < end; entry += 1) {
      if ((space.localLabels[labels[entry] ?? 0] ?? -1) >= 0) entries.push(entry);
    }
    wideStarts.push(entries.length);
  }
  return { space, wide, wideStarts: Uint32Array.from(wideStarts), entries: Uint32Array.from(entries) };
}

/** Adds a feature's weights to the scores of the labels that the category has. */
export function addWeights(
  { starts, labels, weights }: FeatureLabels & { readonly weights: Float32Array },
  { space: { localLabels }, wide: { numbers }, wideStarts, entries }: CategoryEntries,
  feature: number,
  scores: Float64Array,
  row: number,
): void {
  const wide = numbers[feature] ?? -1;
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
