import fc from "fast-check";
import { expect, it } from "vitest";
import { bestOf } from "../../../src/catalog/search/best-of.ts";

it("bestOf gives what sorting everything and cutting would give", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), fc.integer({ min: 0, max: 12 }), (numbers, limit) => {
      const sorted = [...numbers].sort((one, other) => other - one).slice(0, limit);
      expect(bestOf(numbers, limit, (one, other) => one > other)).toEqual(sorted);
    }),
  );
});
