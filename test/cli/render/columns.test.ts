import { describe, expect, it } from "vitest";
import { alignRight, fitRows } from "../../../src/cli/render/columns.ts";

it("moves figures to the right, and leaves words and empty columns alone", () => {
  const rows = [
    ["lamps", "1,200", "", "5"],
    ["beds", "7", "", ""],
  ];
  expect(alignRight(["name", "rows", "none", "values"], rows)).toEqual([
    ["name", " rows", "none", "values"],
    [
      ["lamps", "1,200", "", "     5"],
      ["beds", "    7", "", "      "],
    ],
  ]);
});

const header = ["identifier", "category"];
const rows = [
  ["a-home-lamps", "Home and living > Lighting > Lamps and lampshades"],
  ["a-toys", "Toys"],
];

describe("fitRows", () => {
  it("leaves rows alone that fit, and all of them where there is no width", () => {
    const cuts = { 1: "path" } as const;
    expect(fitRows(header, rows, { width: 80, cuts })).toEqual(rows);
    expect(fitRows(header, rows, { width: Number.POSITIVE_INFINITY, cuts })).toEqual(rows);
  });

  it("shortens a path from its middle, so that its end can be read", () => {
    expect(fitRows(header, rows, { width: 60, cuts: { 1: "path" } })[0]?.[1]).toBe(
      "Home and living > … > Lamps and lampshades",
    );
  });

  it("shortens the widest column first", () => {
    const fitted = fitRows(["a", "b"], [["x".repeat(30), "y".repeat(20)]], {
      width: 42,
      cuts: { 0: "text", 1: "text" },
    });
    expect(fitted[0]?.map((cell) => cell.length)).toEqual([20, 20]);
  });

  it("cuts identifiers only where cutting names does not do", () => {
    const cut = { cuts: { 1: "path" }, lastCuts: { 0: "text" } } as const;
    expect(fitRows(header, rows, { width: 30, ...cut })[0]?.[0]).toBe("a-home-lamps");
    const long = [["a-".repeat(20), "Home > Lamps"]];
    expect(fitRows(header, long, { width: 40, ...cut })[0]?.map((cell) => cell.length)).toEqual([26, 12]);
  });

  it("keeps a column that may not be cut", () => {
    const fitted = fitRows(header, rows, { width: 30, cuts: { 1: "path" } });
    expect(fitted[0]?.[0]).toBe("a-home-lamps");
    expect(fitted[0]?.[1]?.length).toBeLessThanOrEqual(16);
  });
});
