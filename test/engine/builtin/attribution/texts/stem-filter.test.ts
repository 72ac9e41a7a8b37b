import { describe, expect, it } from "vitest";
import { hashOf, StemFilter } from "../../../../../src/engine/builtin/attribution/texts/stem-filter.ts";

const stems = Array.from({ length: 500 }, (_, number) => `stem${number}`);

describe("a filter of stems", () => {
  const filter = new StemFilter(stems, stems.length);

  it("lets every stem pass that it was made of", () => {
    expect(stems.every((stem) => filter.mayHold(hashOf(stem)))).toBe(true);
  });

  it("stops most others", () => {
    const others = Array.from({ length: 1000 }, (_, number) => `other${number}`);
    expect(others.filter((stem) => filter.mayHold(hashOf(stem))).length).toBeLessThan(150);
  });

  it("lets nothing pass where it was made of nothing", () => {
    expect(new StemFilter([], 0).mayHold(hashOf("lamp"))).toBe(false);
  });
});
