import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { renderCsv } from "../../../src/feed/csv/render-csv.ts";

test("is read back by another parser as it was", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", "\r", ";", "é", " ") });
  const rows = fc.array(fc.tuple(cell, cell, fc.constant("x")), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(rows, (table) => {
      expect(Papa.parse(renderCsv(table).replace(/\n$/, ""), { newline: "\n", delimiter: "," }).data).toEqual(
        table,
      );
    }),
  );
});
