import { describe, expect, it } from "vitest";
import { levelOf, levels, raised } from "../../src/nlp/language-tables.ts";

describe("levels of a word", () => {
  it("are stored separately for up to sixteen candidates", () => {
    const packed = raised(raised(raised(0, 0, "bare"), 8, "content"), 15, "function");
    const found = [0, 1, 8, 15].map((candidate) => levels[levelOf(packed, candidate)]);
    expect(found).toEqual(["bare", "unknown", "content", "function"]);
  });

  it("never decrease", () => {
    const packed = raised(0, 3, "function");
    expect(raised(packed, 3, "bare")).toBe(packed);
  });
});
