import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseTable } from "../../../src/catalog/importers/table.ts";

describe("parseTable", () => {
  it("gives each row the line where it starts", () => {
    const table = parseTable('a,b\n1,"x\ny"\n\n2,z\n3,"p\n\n\nq"\n4,\n', "t.csv");
    expect(table.rows.map((row) => [row.cell("a"), row.line])).toEqual([
      ["1", 2],
      ["2", 5],
      ["3", 6],
      ["4", 10],
    ]);
  });

  it("reads a column that is not there, or a cell too few, as empty", () => {
    const [row] = parseTable("a,b\n1\n", "t.csv").rows;
    expect(row?.cell("b")).toBe("");
    expect(row?.cell("zzz")).toBe("");
  });

  it("does not take a delimiter inside the header's quotes", () => {
    expect(parseTable('"a;b;c",d\n1,2\n', "t.csv").columns).toEqual(["a;b;c", "d"]);
  });

  it("names a column that is there twice", () => {
    expect(parseTable("a,A\n1,2\n", "t.csv").faults[0]?.what).toBe("The header has the column a twice.");
  });

  it("reads back any cells that were quoted by the rule", () => {
    const cell = fc.string({ unit: "grapheme" }).map((text) => text.trim());
    const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell)), (rows) => {
        const text = ["x;y", ...rows.map((row) => row.map(quote).join(";"))].join("\r\n");
        const read = parseTable(text, "t.csv").rows.map((row) => [row.cell("x"), row.cell("y")]);
        expect(read).toEqual(rows);
      }),
    );
  });
});
