import { expect, it } from "vitest";
import { isFormula } from "../../../src/feed/write/formula.ts";

it.each([
  "=1+1",
  "+49 30 1234",
  "-5 %",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "\n=1",
  "\0=1",
  "＝1",
  "＋1",
  "－1",
  "＠x",
  "-",
  "-1+1",
])("a spreadsheet may run %j", (text) => {
  expect(isFormula(text)).toBe(true);
});

it.each(["", "-12.5", "+3", "-0,5", "1e5", "-1e-5", "a=b", "Größe - rot", "'=1"])(
  "a spreadsheet shows %j as it is",
  (text) => {
    expect(isFormula(text)).toBe(false);
  },
);
