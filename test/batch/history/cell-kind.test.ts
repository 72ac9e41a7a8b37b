import { expect, test } from "vitest";
import { isEmptyCell, kindOfCell } from "../../../src/batch/history/cell-kind.ts";

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
