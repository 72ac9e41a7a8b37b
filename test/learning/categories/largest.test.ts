import fc from "fast-check";
import { expect, it } from "vitest";
import { largest, largestAmong } from "../../../src/learning/categories/largest.ts";

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
