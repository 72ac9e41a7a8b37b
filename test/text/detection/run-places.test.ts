import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RunPlaces } from "../../../src/text/detection/run-places.ts";

describe("RunPlaces", () => {
  it("finds every listed number at its place and no other one", () => {
    const runs = fc.uniqueArray(fc.nat({ max: 2 ** 32 - 1 }), { maxLength: 300 });
    fc.assert(
      fc.property(runs, fc.nat({ max: 2 ** 32 - 1 }), (listed, other) => {
        const places = new RunPlaces(Uint32Array.from(listed));
        expect(listed.map((run) => places.find(run))).toEqual(listed.map((_, place) => place));
        expect(places.find(other)).toBe(listed.indexOf(other));
      }),
    );
  });

  it("finds nothing in an empty list", () => {
    expect(new RunPlaces(new Uint32Array()).find(0)).toBe(-1);
  });
});
