import fc from "fast-check";
import { expect, it } from "vitest";
import { bestOf } from "../../../src/catalog/search/scorer.ts";

const score = fc.oneof(
  fc.integer({ min: 0, max: 20 }),
  fc.double({ min: 0, max: 1e6, noNaN: true }),
  fc.double({ min: 1, max: 1.001, noNaN: true }),
);

it("gives the best first, of equals the lower number, and none better than the last is left out", () => {
  const scored = fc.uniqueArray(fc.tuple(fc.nat(5_000), score), { selector: ([number]) => number });
  fc.assert(
    fc.property(scored, fc.integer({ min: 0, max: 60 }), (pairs, limit) => {
      const numbers = pairs.map(([number]) => number);
      const scores = pairs.map(([, worth]) => worth);
      const places = bestOf({ numbers, scores, length: pairs.length }, limit);
      const others = [...numbers.keys()].filter((place) => !places.includes(place));
      const isBefore = (one = 0, other = 0) => {
        const [oneScore = 0, otherScore = 0] = [scores[one], scores[other]];
        return (
          oneScore > otherScore || (oneScore === otherScore && (numbers[one] ?? 0) < (numbers[other] ?? 0))
        );
      };
      expect(places).toHaveLength(Math.min(limit, pairs.length));
      expect(places.slice(1).every((place, before) => isBefore(places[before], place))).toBe(true);
      expect(places.length === 0 || others.every((other) => isBefore(places.at(-1), other))).toBe(true);
    }),
  );
});

it("orders thousands of equals by their numbers", () => {
  const numbers = Array.from({ length: 5_000 }, (_, place) => 5_000 - place);
  const scores = numbers.map(() => 1);
  const places = bestOf({ numbers, scores, length: numbers.length }, 3);
  expect(places.map((place) => numbers[place])).toEqual([1, 2, 3]);
});

it("looks only at so many numbers as it is told", () => {
  expect(bestOf({ numbers: [4, 5, 6], scores: [1, 2, 3], length: 2 }, 5)).toEqual([1, 0]);
});
