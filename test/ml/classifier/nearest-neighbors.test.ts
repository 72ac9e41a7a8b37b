import fc from "fast-check";
import { expect, it } from "vitest";
import type { SparseRows } from "../../../src/ml/classifier/linear-model.ts";
import {
  indexExamples,
  largest,
  largestAmong,
  NearestExamples,
} from "../../../src/ml/classifier/nearest-neighbors.ts";

const someValues = fc.array(fc.integer({ min: 0, max: 9 }));

function sortedNumbers(values: readonly number[]): number[] {
  return values.map((_, number) => number).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
}

it("finds what sorting would put first, equal values in their order", () => {
  fc.assert(
    fc.property(someValues, fc.nat(12), (values, limit) => {
      expect(largest(Float64Array.from(values), limit)).toEqual(sortedNumbers(values).slice(0, limit));
    }),
  );
});

it("finds the same among some numbers, in whichever order they come", () => {
  fc.assert(
    fc.property(someValues, fc.nat(12), fc.func(fc.nat()), (values, limit, rank) => {
      const numbers = values.map((_, number) => number).filter((number) => number % 3 > 0);
      const shuffled = Uint32Array.from([...numbers].sort((a, b) => rank(a) - rank(b)));
      const expected = sortedNumbers(values).filter((number) => number % 3 > 0);
      expect(largestAmong(Float64Array.from(values), shuffled, limit)).toEqual(expected.slice(0, limit));
    }),
  );
});

const wordWidth = 12;

/** Each row holds each of its words once, all weighing the same, and together of length 1. */
function toRows(words: readonly (readonly number[])[]): SparseRows {
  const starts = new Uint32Array(words.length + 1);
  for (const [row, held] of words.entries()) starts[row + 1] = (starts[row] ?? 0) + held.length;
  return {
    starts,
    features: Uint32Array.from(words.flat()),
    values: Float32Array.from(words.flatMap((held) => held.map(() => 1 / Math.sqrt(held.length)))),
    width: wordWidth,
  };
}

function toRow(words: readonly number[]) {
  const { features, values } = toRows([words]);
  return { features, values, length: words.length };
}

const someWords = fc.uniqueArray(fc.nat(wordWidth - 1), { maxLength: 6 });

it("finds those with the largest cosine first, and none that has no word in common", () => {
  fc.assert(
    fc.property(fc.array(someWords, { maxLength: 30 }), someWords, (examples, words) => {
      const found = new NearestExamples(indexExamples(toRows(examples), wordWidth)).find(toRow(words), 5);
      const cosines = examples.map((held) => {
        const common = held.filter((word) => words.includes(word)).length;
        return common === 0 ? 0 : common / Math.sqrt(held.length * words.length);
      });
      const expected = cosines.filter((cosine) => cosine > 0).sort((a, b) => b - a);
      expect(found).toHaveLength(Math.min(5, expected.length));
      for (const [place, { example, similarity }] of found.entries()) {
        expect(similarity).toBeCloseTo(expected[place] ?? 0, 1);
        expect(similarity).toBeCloseTo(cosines[example] ?? 0, 1);
      }
    }),
  );
});

it("keeps nothing of the product before", () => {
  const nearest = new NearestExamples(indexExamples(toRows([[0, 1], [1, 2], [3]]), wordWidth));
  const alone = nearest.find(toRow([1]), 3);
  nearest.find(toRow([0, 1, 2, 3]), 1);
  expect(nearest.find(toRow([1]), 3)).toEqual(alone);
  expect(nearest.find(toRow([11]), 3)).toEqual([]);
});

it("goes by those words of a long text that the fewest examples hold", () => {
  const words = Array.from({ length: 30 }, (_, word) => word);
  const rarestFirst = words.map((first) => words.slice(first));
  const nearest = new NearestExamples(indexExamples(toRows(rarestFirst), words.length));
  const found = nearest.find(toRow(words.toReversed()), words.length).map(({ example }) => example);
  expect(found.sort((a, b) => a - b)).toEqual(words.slice(0, 24));
});
