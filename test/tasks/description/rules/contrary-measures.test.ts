import { expect, test } from "vitest";
import { contraryMeasures } from "../../../../src/tasks/description/rules/contrary-measures.ts";

test.each([
  ["two widths", ["Breite: 10 cm", "Breite: 125 mm", "Höhe: 63 mm"], ["Breite: 10 cm", "Breite: 125 mm"]],
  ["two widths", ["Larghezza: 10 cm", "Larghezza: 125 mm"], ["Larghezza: 10 cm", "Larghezza: 125 mm"]],
  ["a side beside dimensions", ["Dimensions: 44 x 40 x 8 cm", "Length: 18 cm"], ["Length: 18 cm"]],
  [
    "a side beside dimensions",
    ["Dimensioni appross.: 44 x 40 x 8 cm", "Lunghezza: 18 cm"],
    ["Lunghezza: 18 cm"],
  ],
  [
    "a diameter larger than the thing",
    ["Diamètre : 80 cm", "Largeur : 12 cm", "Hauteur : 6 cm"],
    ["Diamètre : 80 cm"],
  ],
])("finds %s", (_, lines, contrary) => {
  expect([...contraryMeasures(lines)]).toEqual(contrary);
});

test.each([
  [["Breite: 10 cm", "Breite: 100 mm", "Höhe: 63 mm"]],
  [["Maße: 200 x 90 cm", "Höhe: 16 cm"]],
  [["Dimensioni: 44 x 40 x 8 cm", "Larghezza: 44 cm", "Altezza: 80 mm"]],
  [["Diameter: 120 cm", "Height: 75 cm"]],
  [["Diamètre : 12 cm", "Largeur : 40 cm", "Hauteur : 6 cm"]],
  [["Dimensioni: 44 x 40 x 8 cm", "Lunghezza cavo: 180 cm", "Potenza: 60 W"]],
])("finds nothing in %s", (lines) => {
  expect(contraryMeasures(lines).size).toBe(0);
});
