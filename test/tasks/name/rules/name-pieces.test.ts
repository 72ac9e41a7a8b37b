import { describe, expect, it } from "vitest";
import { findStatedMeasures } from "../../../../src/tasks/name/rules/name-pieces.ts";

const found = (name: string) => findStatedMeasures(name).map(({ start, end }) => name.slice(start, end));

describe("a measure", () => {
  it.each([
    ["Rug 80 x 150 cm", ["80 x 150 cm"]],
    ["Lamp 12 W, 800 LM", ["12 W", "800 LM"]],
    ["RICE 500G", ["500G"]],
    ["Tea towels, 3 pieces", ["3 pieces"]],
    ["Bag 20 l", ["20 l"]],
  ])("is a number with its unit: %s", (name, measures) => expect(found(name)).toEqual(measures));

  it.each([
    "Battery QUANTOR 7204LM",
    "XRC 411 PK",
    "DX 2200 CV",
    "Player QDJ 650-W",
    "Phone case Zeta core 4g",
  ])("is no part of a model's number: %s", (name) => expect(found(name)).toEqual([]));

  it("is no bare share", () => expect(found("Juice 100%")).toEqual([]));
});
