import { expect, test } from "vitest";
import { readSources } from "../../../src/ml/tagger/pieces.ts";
import { learnForm } from "../../../src/ml/tagger/value-form-training.ts";
import { writeInForm } from "../../../src/ml/tagger/value-forms.ts";

const learned = (pairs: readonly (readonly [string, string])[]) =>
  learnForm(
    pairs.map(([name, value]) => ({ texts: readSources({ name, description: "" }), values: [value] })),
  ).form;

test("Values that stand in the texts are copied", () => {
  expect(
    learned([
      ["Red Shirt", "Red"],
      ["Blue Hat", "Blue"],
    ]),
  ).toEqual({ kind: "copy" });
});

test("Capitals and missing hyphens are learned", () => {
  expect(
    learned([
      ["Acme hammer", "ACME"],
      ["Bolt saw", "BOLT"],
    ]),
  ).toEqual({ kind: "upper" });
  expect(
    learned([
      ["saw AB-12", "AB12"],
      ["axe C-3-D", "C3D"],
    ]),
  ).toEqual({ kind: "bare" });
});

test("The factor from the unit of the texts to that of the examples is learned", () => {
  const form = learned([
    ["4 in nail", "10.2"],
    ["6 in nail", "15.2"],
    ["9 in bar", "22.9"],
    ["2 ft bar", "61.0"],
    ["3 ft bar", "91.4"],
  ]);
  expect(writeInForm(form, "20 in")).toBe("50.8");
  expect(writeInForm(form, "5 ft")).toBe("152.4");
});

test("Abbreviations around a number are written out", () => {
  const form = learned([
    ["disk 300GB", "300 Gigabytes"],
    ["disk 73GB", "73 Gigabytes"],
    ["disk 2TB", "2 Terabytes"],
    ["disk 3TB", "3 Terabytes"],
  ]);
  expect(writeInForm(form, "450GB")).toBe("450 Gigabytes");
  expect(writeInForm(form, "8TB")).toBe("8 Terabytes");
});

test("A part of long numbers is cut out", () => {
  const form = learned([
    ["tag 078731985712", "78731"],
    ["tag 077511352508", "77511"],
    ["tag 856924000974", "56924"],
  ]);
  expect(writeInForm(form, "086631017723")).toBe("86631");
});
