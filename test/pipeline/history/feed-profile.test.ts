import { describe, expect, test } from "vitest";
import { identityOfFeed, isEmptyCell, kindOfCell } from "../../../src/pipeline/history/feed-profile.ts";

test.each([
  ["", "empty"],
  ["  ", "empty"],
  ["NULL", "empty"],
  ["#N/A", "empty"],
  ["#DIV/0!", "empty"],
  ["[object Object]", "empty"],
  ["0", "zero"],
  ["0,00 €", "zero"],
  ["12", "whole"],
  ["1.234", "whole"],
  ["12.90", "decimalPoint"],
  ["$12.90", "decimalPoint"],
  ["EUR 1,299.00", "decimalPoint"],
  ["1.299,00 EUR", "decimalComma"],
  ["-3,5", "decimalComma"],
  ["https://shop.example/a.jpg", "address"],
  ["Kaffeemühle", "text"],
  ["12 Stück", "text"],
  ["auf Anfrage", "text"],
  ["x".repeat(500), "text"],
])("%j is %s", (cell, kind) => {
  expect(kindOfCell(cell)).toBe(kind);
});

test.each(["-", "x", "Nullmodem", "#1 Mom", "nano", "undefined behaviour"])("%j says something", (cell) => {
  expect(isEmptyCell(cell)).toBe(false);
});

const columns = ["sku", "name"];
const ofPath = (path: string) => identityOfFeed({ path, columns });

describe("identityOfFeed", () => {
  test.each([
    ["/in/export-2026-11-21.csv", "/in/export-2026-11-22.csv"],
    ["/in/export_20261121.csv.gz", "/in/export_20261122.csv.gz"],
    ["/in/export_20261121_0315.csv", "/in/export_20261122_0416.csv"],
    ["/in/2026-11-21T03-15-00.csv", "/in/2026-11-22T03-16-59.csv"],
    ["/in/feed 21.11.2026.csv", "/in/feed 01.12.2026.csv"],
    ["/in/feed1763751600.csv", "/in/feed1763838000.csv"],
    ["/in/feed-1763751600123.csv", "/in/feed-1763838000456.csv"],
    ["/in/2026-11.csv", "/in/2026-12.csv"],
    ["/in/2026-11-20/feed.csv", "/in/2026-11-21/feed.csv"],
  ])("%s and %s are one feed on two nights", (one, other) => {
    expect(ofPath(one)).toBe(ofPath(other));
  });

  test.each([
    ["/in/shop1.csv", "/in/shop2.csv"],
    ["/in/export_10023.csv", "/in/export_10024.csv"],
    ["/in/supplier-4711-20261121.csv", "/in/supplier-4712-20261121.csv"],
    ["/in/a/feed.csv", "/in/b/feed.csv"],
    ["/in/2025/feed.csv", "/in/2026/feed.csv"],
    ["/in/de-20261121.csv", "/in/fr-20261121.csv"],
  ])("%s and %s are two feeds", (one, other) => {
    expect(ofPath(one)).not.toBe(ofPath(other));
  });

  test("a stream is known by where it is written to, else by its columns", () => {
    const to = (outputPath: string | undefined, names = columns) =>
      identityOfFeed({ outputPath, columns: names });
    expect(to("/out/a-20261121.csv", ["other"])).toBe(to("/out/a-20261122.csv"));
    expect(to("/out/a.csv")).not.toBe(to("/out/b.csv"));
    expect(to(undefined)).toBe(to(undefined));
    expect(to(undefined)).not.toBe(to(undefined, ["sku", "title"]));
  });
});
