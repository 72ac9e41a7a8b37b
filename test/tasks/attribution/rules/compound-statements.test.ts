import { describe, expect, it } from "vitest";
import { valuesOf } from "./values-of.ts";

const cups = "a-kitchen-dining-mugs-cups";
const bits = "a-garden-diy-tools-power-accessories";

const statedIn = (leaf: string, attribute: string, name: string, description = "") =>
  valuesOf({ language: "de", leaf, attribute, name, description }).map(({ value }) => value?.identifier);

describe("a German compound", () => {
  it.each([
    ["Teetasse Steingut", ["ceramic"]],
    ["Becher aus Steinzeug", ["ceramic"]],
    ["Porzellantasse", ["porcelain"]],
  ])("that is listed itself is not its first half: %j", (name, materials) => {
    expect(statedIn(cups, "material", name)).toEqual(materials);
  });

  it.each([
    ["Bitset 20-teilig", "Bits in Kunststoffbox.", []],
    ["Bohrersatz 10-teilig", "HSS-Bohrer in Metallkassette.", []],
    ["Bohrersatz Metall 10-teilig", "", ["metal"]],
  ])("of a case says nothing on what a tool works: %j, %j", (name, description, materials) => {
    expect(statedIn(bits, "working_material", name, description)).toEqual(materials);
  });
});
