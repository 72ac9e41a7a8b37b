import { describe, expect, it } from "vitest";
import { runAtEnd } from "../../src/nlp/run-at-end.ts";

describe("the run at the end of a text", () => {
  it.each([
    ["a, b, ", /[\s,]/y, 4],
    ["a", /[\s,]/y, 1],
    [" ,", /[\s,]/y, 0],
    ["5-", /(?<!\d)-/y, 2],
    ["a-", /(?<!\d)-/y, 1],
  ])("begins in %j for %s at %i", (text, character, start) => {
    expect(runAtEnd(text, character)).toBe(start);
  });

  it("ends where it is told to", () => {
    expect(runAtEnd("a..b", /\./y, 3)).toBe(1);
  });
});
