import fc from "fast-check";
import { expect, it } from "vitest";
import { largest } from "../../../src/learning/categories/largest.ts";

it("finds what sorting would put first, equal values in their order", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 })), fc.nat(12), (values, limit) => {
      const sorted = values.map((_, number) => number).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
      expect(largest(Float64Array.from(values), limit)).toEqual(sorted.slice(0, limit));
    }),
  );
});
