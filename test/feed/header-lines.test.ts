import { expect, test } from "vitest";
import { lineOf } from "../../src/feed/header-lines.ts";

test.each([
  ["kurztext 2", "kurztext", 2],
  ["lib1", "lib", 1],
  ["désignation suite", "désignation", 2],
  ["2 bezeichnung", "bezeichnung", 2],
  ["description continued", "description", 2],
  ["descrizione segue", "descrizione", 2],
])("%s is a line of %s", (base, text, line) => {
  expect(lineOf(base)).toEqual({ text, line, isAdditional: false });
});

test.each([
  ["descr agg", "descr"],
  ["designation compl", "designation"],
  ["zusatzbezeichnung", "bezeichnung"],
  ["désignation complémentaire", "désignation"],
  ["additional description", "description"],
])("%s is a text beside %s", (base, text) => {
  expect(lineOf(base)).toEqual({ text, line: 2, isAdditional: true });
});

test.each(["bezeichnung", "zusatz", "description", "suite", "agg"])("%s is no line of another", (base) => {
  expect(lineOf(base)).toBeUndefined();
});
