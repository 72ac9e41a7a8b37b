import { expect, test } from "vitest";
import { isSpreadsheetError } from "../../src/feed/spreadsheet-errors.ts";

test.each([
  "#NV",
  "#N/A",
  "#REF!",
  "#BEZUG!",
  "#DIV/0!",
  "#WERT!",
  "#NOM ?",
  "#VALEUR!",
  " #n/a ",
  "########",
  "Err:502",
])("%s is a spreadsheet's error", (cell) => {
  expect(isSpreadsheetError(cell)).toBe(true);
});

test.each(["", "#", "#1", "#12 Schraube", "#nofilter T-Shirt", "NV", "Edelstahl", "Error 404 T-Shirt", "##"])(
  "%j is a cell like any other",
  (cell) => {
    expect(isSpreadsheetError(cell)).toBe(false);
  },
);
