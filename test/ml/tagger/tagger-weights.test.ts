import { describe, expect, test } from "vitest";
import {
  addWeights,
  CategoryWeights,
  createCategoryEntries,
  createLabelSpace,
  findWideFeatures,
} from "../../../src/ml/tagger/tagger-weights.ts";

const attributeCount = 20;
const labelCount = 1 + 2 * attributeCount;

/** Feature f was seen with the first 1 + f labels after label f, so that there are narrow and wide ones. */
function createWeights(features: number) {
  const lists = Array.from({ length: features }, (_, feature) =>
    Array.from({ length: Math.min(1 + feature, labelCount) }, (_, more) => (feature + more) % labelCount),
  );
  const labels = Uint16Array.from(lists.flat());
  const starts = new Uint32Array(features + 1);
  for (const [feature, list] of lists.entries()) starts[feature + 1] = (starts[feature] ?? 0) + list.length;
  return { starts, labels, weights: Float32Array.from(labels, (_, entry) => Math.sin(entry)) };
}

describe("the weights of a category", () => {
  test("are those of its labels, of features with many labels as of those with few", () => {
    const weights = createWeights(60);
    const wide = findWideFeatures(weights);
    expect(wide.features.length).toBeGreaterThan(20);
    const space = createLabelSpace([3, 8, 19], attributeCount);
    const own = new CategoryWeights(weights, space, wide);
    const entries = createCategoryEntries(weights, space, wide);
    for (const round of ["laid out now", "laid out before"]) {
      for (let feature = 0; feature < 60; feature += 1) {
        const [added, expected] = [new Float64Array(14), new Float64Array(14)];
        own.add(feature, added, 7);
        addWeights(weights, entries, feature, expected, 7);
        expect(added, `feature ${feature}, ${round}`).toEqual(expected);
      }
    }
  });
});
