import fc from "fast-check";
import { expect, it } from "vitest";
import { bestOf } from "../../../src/catalog/search/best-of.ts";

/** What sorting everything and cutting gives. */
function sorted(numbers: readonly number[], scores: readonly number[], limit: number): number[] {
  const before = (one: number, other: number) =>
    (scores[other] ?? 0) - (scores[one] ?? 0) || (numbers[one] ?? 0) - (numbers[other] ?? 0);
  return [...numbers.keys()].sort(before).slice(0, limit);
}

const score = fc.oneof(
  fc.integer({ min: 0, max: 20 }),
  fc.double({ min: 0, max: 1e6, noNaN: true }),
  fc.double({ min: 1, max: 1.001, noNaN: true }),
);

it.each([40, 600])(
  "gives what sorting everything and cutting would give, of at most %i numbers",
  (maxLength) => {
    const scored = fc.uniqueArray(fc.tuple(fc.nat(5_000), score), {
      maxLength,
      selector: ([number]) => number,
    });
    fc.assert(
      fc.property(scored, fc.integer({ min: 0, max: 60 }), (pairs, limit) => {
        const numbers = pairs.map(([number]) => number);
        const scores = pairs.map(([, worth]) => worth);
        expect(bestOf({ numbers, scores, length: pairs.length }, limit)).toEqual(
          sorted(numbers, scores, limit),
        );
      }),
    );
  },
);

it("orders thousands of equals by their numbers", () => {
  const numbers = Array.from({ length: 5_000 }, (_, place) => 5_000 - place);
  const scores = numbers.map(() => 1);
  const places = bestOf({ numbers, scores, length: numbers.length }, 3);
  expect(places.map((place) => numbers[place])).toEqual([1, 2, 3]);
});

it("looks only at so many numbers as it is told", () => {
  expect(bestOf({ numbers: [4, 5, 6], scores: [1, 2, 3], length: 2 }, 5)).toEqual([1, 0]);
});
