import { describe, expect, it } from "vitest";
import { findFacts } from "../../src/facts/extractor.ts";
import { inventedFacts } from "../../src/facts/verifier.ts";

const length = 1024 * 64;
const longestMs = 4000;

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
  ])("are found in a long run of %j in good time", (unit) => {
    const text = unit.repeat(Math.ceil(length / unit.length));
    const begin = performance.now();
    findFacts(text);
    expect(performance.now() - begin).toBeLessThan(longestMs);
  });

  it("are checked against a long source in good time", () => {
    const source = "rot 12 V WH-1000XM4 ".repeat(2000);
    const begin = performance.now();
    inventedFacts("blau 13 V WH-1000XM5 Seide ".repeat(20), [source]);
    expect(performance.now() - begin).toBeLessThan(longestMs);
  });
});
