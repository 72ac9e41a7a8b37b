import { describe, expect, it } from "vitest";
import { findFacts } from "../../src/facts/extractor.ts";
import { inventedFacts } from "../../src/facts/verifier.ts";

/** Long enough that quadratic work exceeds the time limit of a test. */
const length = 1024 * 256;

describe("facts of hostile texts", () => {
  it.each([
    "a",
    "1",
    "1 ",
    "x 1 ",
    "rot ",
    "not ",
    "ohne BPA, ",
    "IBM ",
    "für iPhone ",
    '1"',
    "\n",
    "🎁",
    "Leder-",
    "10x",
  ])("are found in a long run of %j without work that grows with its square", (unit) => {
    expect(findFacts(unit.repeat(Math.ceil(length / unit.length)))).toBeDefined();
  });

  it("are checked against a long source without work that grows with its square", () => {
    const source = "rot 12 V WH-1000XM4 ".repeat(4000);
    expect(inventedFacts("blau 13 V WH-1000XM5 Seide ".repeat(20), [source])).not.toEqual([]);
  });
});
