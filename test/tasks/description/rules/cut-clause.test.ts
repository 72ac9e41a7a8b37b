import { expect, test } from "vitest";
import { cutAtClause } from "../../../../src/tasks/description/rules/cut-passage.ts";

const longest = 110;

test.each([
  "Damit gehört er zu den wenigen Wasserkochern, die ihre Temperatur auf ein Grad genau halten und dabei kaum hörbar sind.",
  "C'est l'une des rares bouilloires, qui garde sa température au degré près et reste pourtant presque silencieuse en marche.",
  "È uno dei pochi bollitori, che mantiene la temperatura al grado e resta comunque quasi silenzioso quando lavora a lungo.",
  "This is one of the few kettles, which hold their temperature to the degree and still are hardly heard while they boil.",
])("is not cut before the clause that says which ones: %s", (text) => {
  expect(cutAtClause(text, longest)).toBe("");
});

test.each([
  [
    "Der Wasserkocher fasst zwei Liter aus Borosilikatglas, die er in vier Minuten kocht und danach lange warm hält, auch nachts.",
    "Der Wasserkocher fasst zwei Liter aus Borosilikatglas.",
  ],
  [
    "The kettle holds two litres in borosilicate glass, which boil in four minutes and stay warm for long after that at night.",
    "The kettle holds two litres in borosilicate glass.",
  ],
])("is cut before a clause that adds something: %s", (text, wanted) => {
  expect(cutAtClause(text, longest)).toBe(wanted);
});

test("is not cut behind the first half of two compounds", () => {
  const text =
    "Hinter der Front verbirgt sich die bewährte Technik aus eigener Fertigung, die Ihr Film- und Musikerlebnis deutlich verbessert.";
  expect(cutAtClause(text, longest)).toBe(
    "Hinter der Front verbirgt sich die bewährte Technik aus eigener Fertigung.",
  );
});
