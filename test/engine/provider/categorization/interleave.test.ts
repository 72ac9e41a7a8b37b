import fc from "fast-check";
import { expect, it } from "vitest";
import { interleave } from "../../../../src/engine/provider/categorization/interleave.ts";

it("takes from lists by turns, and goes on where one has ended", () => {
  expect(interleave([[1, 4, 6], [2], [3, 5]])).toEqual([1, 2, 3, 4, 5, 6]);
  expect(interleave([])).toEqual([]);
});

it("keeps every item, and each list's order", () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat())), (lists) => {
      const numbered = lists.map((list, number) => list.map((item) => ({ number, item })));
      const mixed = interleave(numbered);
      for (const [number, list] of lists.entries()) {
        expect(mixed.filter((each) => each.number === number).map(({ item }) => item)).toEqual(list);
      }
    }),
  );
});
