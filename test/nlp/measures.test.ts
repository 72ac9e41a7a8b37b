import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findMeasures, writeMeasures } from "../../src/nlp/measures.ts";
import { canonicalUnit, convertMeasure, dimensions, unitRows } from "../../src/nlp/units.ts";

const found = (text: string) =>
  findMeasures(text).map(
    ({ value, upper, unit }) => `${value}${upper === undefined ? "" : `..${upper}`} ${unit}`,
  );

describe("findMeasures", () => {
  it.each([
    ["1,5 l", ["1.5 l"]],
    ["Inhalt: 1 500 g", ["1500 g"]],
    ["1.234,56 kg", ["1234.56 kg"]],
    ["1.500 W, 1,500 kg", ["1500 W", "1.5 kg"]],
    ['6.8" / 15,6 Zoll / 15.6-inch', ["6.8 in", "15.6 in", "15.6 in"]],
    ["17 pouces, 17 pollici", ["17 in", "17 in"]],
    ["10 x 20 x 30 cm", ["10 cm", "20 cm", "30 cm"]],
    ["63X76X78 cm", ["63 cm", "76 cm", "78 cm"]],
    ["6 x 330 ml", ["6 pcs", "330 ml"]],
    ["2er Pack", ["2 pcs"]],
    ["lot de 6 verres, pack of 4", ["6 pcs", "4 pcs"]],
    ["20 Stück, 6 pièces, 3 pezzi", ["20 pcs", "6 pcs", "3 pcs"]],
    ["100-240 V, 50/60 Hz", ["100..240 V", "50 Hz", "60 Hz"]],
    ["-20 bis +60 °C", ["-20..60 °C"]],
    ["de 20 à 30 cm", ["20..30 cm"]],
    ["16 Go de RAM, 1 To", ["16 GB", "1 TB"]],
    ["iPhone 5 128 GB", ["128 GB"]],
    ["750mAh/2,8Wh", ["750 mAh", "2.8 Wh"]],
    ["1/2 Zoll", ["0.5 in"]],
    ["80 g/m², 250 cd/m²", ["80 g/m²", "250 cd/m²"]],
    ["2700K", ["2700 K"]],
    ["60W x 24D x 5H cm", ["60 cm", "24 cm", "5 cm"]],
    ["L10cm x B20cm", ["10 cm", "20 cm"]],
    ["3 ½ in diameter, 5.5 in screen", ["3.5 in", "5.5 in"]],
    ["Breite 60 cm ± 1 cm, 5 mm +/- 2 mm", ["60 cm", "5 mm"]],
  ])("reads %s", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    "5G 4K 3D 8K",
    "WH-1000XM4",
    "2 in 1",
    "Galaxy S5",
    "205/55 R16",
    'das "Modell 5"',
    "10x Zoom",
    "5 in blue",
    "",
  ])("finds nothing in %s", (text) => {
    expect(found(text)).toEqual([]);
  });

  it("returns slices of the text, in order", () => {
    const written = fc.constantFrom(
      "1",
      "20",
      ",",
      ".",
      " ",
      "x",
      "-",
      "/",
      "cm",
      "kg",
      '"',
      "er Pack",
      "°C",
      "½",
      "a",
    );
    fc.assert(
      fc.property(fc.array(written), (parts) => {
        const text = parts.join("");
        let position = 0;
        for (const { start, end, text: slice, value, upper } of findMeasures(text)) {
          expect(start).toBeGreaterThanOrEqual(position);
          expect(text.slice(start, end)).toBe(slice);
          expect(Number.isFinite(value)).toBe(true);
          if (upper !== undefined) expect(upper).toBeGreaterThan(value);
          position = end;
        }
      }),
    );
  });
});

describe("writeMeasures", () => {
  it.each([
    ["500ML", "500 ml"],
    ["10CM", "10 cm"],
    ["1,5L", "1,5 l"],
    ["63X76X78CM", "63 x 76 x 78 cm"],
    ["64gb 2.4GHZ", "64 GB 2.4 GHz"],
    ['4K 3D 5G WH-1000XM4 55" 15.6-inch', '4K 3D 5G WH-1000XM4 55" 15.6-inch'],
  ])("writes %s as %s", (text, expected) => {
    expect(writeMeasures(text)).toBe(expected);
  });

  it("preserves every measure and is idempotent", () => {
    const row = fc.constantFrom(
      ...unitRows()
        .filter(({ unit }) => /^[\p{L}°²³/]+$/u.test(unit))
        .map(({ unit }) => unit),
    );
    fc.assert(
      fc.property(fc.integer({ min: 7, max: 990 }), row, (value, unit) => {
        const text = `Name ${value}${unit}, neu`;
        const once = writeMeasures(text);
        expect(found(once)).toEqual(found(text));
        expect(writeMeasures(once)).toBe(once);
      }),
    );
  });
});

describe("canonicalUnit", () => {
  it("maps canonical symbols to themselves, and every dimension has one", () => {
    for (const { unit, dimension } of unitRows()) expect(canonicalUnit(unit)).toEqual({ unit, dimension });
    expect(new Set(unitRows().map(({ dimension }) => dimension))).toEqual(new Set(dimensions));
  });

  it.each([
    ["ML", "ml"],
    ["Zoll", "in"],
    ["pièces", "pcs"],
    ["Stk.", "pcs"],
    ["Mo", "MB"],
    ["MW", "MW"],
    ["mW", "mW"],
  ])("reads %s as %s", (written, unit) => {
    expect(canonicalUnit(written)?.unit).toBe(unit);
  });

  it("is undefined for other words", () => {
    expect(canonicalUnit("Galaxy")).toBeUndefined();
  });
});

describe("convertMeasure", () => {
  it.each([
    [1, "in", "cm", 2.54],
    [212, "°F", "°C", 100],
    [1.5, "l", "ml", 1500],
    [3, "dozen", "pcs", 36],
  ])("converts %d %s to %s: %d", (value, from, to, expected) => {
    expect(convertMeasure(value, from, to)).toBe(expected);
  });

  it("is undefined for different dimensions or scales", () => {
    expect(convertMeasure(1, "kg", "cm")).toBeUndefined();
    expect(convertMeasure(1, "den", "dpi")).toBeUndefined();
    expect(convertMeasure(1, "Elle", "cm")).toBeUndefined();
  });

  it("round-trips", () => {
    const unit = fc.constantFrom(...unitRows());
    fc.assert(
      fc.property(unit, unit, fc.integer({ min: 1, max: 10_000 }), (one, other, value) => {
        const there = convertMeasure(value, one.unit, other.unit);
        if (there === undefined || one.dimension === "temperature") return;
        expect(convertMeasure(there, other.unit, one.unit)).toBeCloseTo(value, 5);
      }),
    );
  });
});
