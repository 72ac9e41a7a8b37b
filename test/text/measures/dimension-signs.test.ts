import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dimensionSign, dimensionSigns } from "../../../src/text/measures/dimension-signs.ts";
import { unitTable } from "../../../src/text/measures/unit-table.ts";
import { findMeasures } from "../../../src/text/units.ts";

/** The measures of a text, but for packs, whose dimension has no sign. */
function withoutSign(text: string): string[] {
  const signs = dimensionSigns(text);
  return findMeasures(text)
    .filter(({ dimension }) => dimension !== "count" && (signs & dimensionSign(dimension)) === 0)
    .map((measure) => measure.text);
}

const spellings = unitTable.flatMap(({ unit, symbols = "", words = "" }) =>
  [unit, ...symbols.split("|"), ...words.split("|")].filter((spelling) => spelling !== ""),
);

describe("the signs of dimensions in a text", () => {
  it("are there for each spelling of each unit, however it stands behind its number", () => {
    for (const spelling of spellings) {
      for (const written of [spelling, spelling.toUpperCase()]) {
        for (const text of [
          `7${written}`,
          `7 ${written}, new`,
          `it has 1,5-${written}.`,
          `1½\u00a0 ${written}`,
        ])
          expect(withoutSign(text), text).toEqual([]);
      }
    }
  });

  it("are there for numbers that share a unit", () => {
    for (const text of [
      "60W x 24D x 5H cm",
      "10 x 20 (H) cm",
      "100-240 V, 50/60 Hz",
      "L10cm x B20cm",
      "6 x 330 ml",
    ])
      expect(withoutSign(text), text).toEqual([]);
  });

  it("are there for whatever measures a text has", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...spellings,
        " ",
        "-",
        "\n",
        ".",
        "/",
        "x",
        " x ",
        "½",
        "²",
        "(",
        ")",
        "'",
        "’",
        "″",
        "‑",
      ),
      fc.integer({ min: 0, max: 20_000 }).map(String),
      fc.string({ unit: "binary", maxLength: 2 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        expect(withoutSign(pieces.join(""))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it("are missing for what no unit behind a number tells of", () => {
    const signs = dimensionSigns("Backpack GV-1000, 23 x 119 cm, 8032 g");
    for (const dimension of ["power", "volume", "voltage", "data"])
      expect(signs & dimensionSign(dimension), dimension).toBe(0);
    expect(signs & dimensionSign("length")).not.toBe(0);
    expect(signs & dimensionSign("mass")).not.toBe(0);
  });
});
