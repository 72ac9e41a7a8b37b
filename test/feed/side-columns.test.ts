import { expect, it } from "vitest";
import { withSideNames } from "../../src/feed/side-columns.ts";

const usesOf = (labels: readonly string[], unit = "cm") =>
  labels.map((label) => ({ column: `${label} ${unit}`, fact: { column: label, label, unit }, why: "" }));

const labelsOf = (...row: Parameters<typeof usesOf>) =>
  withSideNames(usesOf(...row)).map(({ fact }) => fact?.label);

it.each([
  [
    ["L", "P", "H"],
    ["width", "depth", "height"],
  ],
  [
    ["B", "T", "H"],
    ["width", "depth", "height"],
  ],
  [
    ["L", "W", "H"],
    ["length", "width", "height"],
  ],
  [
    ["L", "B", "H"],
    ["length", "width", "height"],
  ],
  [
    ["L", "H"],
    ["length", "height"],
  ],
])("columns that are called by letters: %j", (labels, expected) => {
  expect(labelsOf(labels)).toEqual(expected);
});

it.each([[["L"]], [["D", "H"]], [["L", "P"]], [["A", "H", "L"]]])(
  "are left where nothing tells: %j",
  (labels) => {
    expect(labelsOf(labels)).toEqual(labels);
  },
);

it("are no sides in litres", () => {
  expect(labelsOf(["L", "H"], "l")).toEqual(["L", "H"]);
});
