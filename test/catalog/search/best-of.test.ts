import fc from "fast-check";
import { expect, it } from "vitest";
import { bestOf } from "../../../src/catalog/search/best-of.ts";

it("bestOf gives what sorting everything and cutting would give, equals in the numbers' order", () => {
  const scores = fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 40 });
  fc.assert(
    fc.property(scores, fc.integer({ min: 0, max: 12 }), (list, limit) => {
      const numbers = list.map((_, number) => number).reverse();
      const sorted = [...list.keys()].sort((one, other) => (list[other] ?? 0) - (list[one] ?? 0));
      expect(bestOf(numbers, limit, { scores: list })).toEqual(sorted.slice(0, limit));
    }),
  );
});
