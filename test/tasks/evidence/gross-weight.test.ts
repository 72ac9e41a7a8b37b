import { expect, it } from "vitest";
import { isGrossWeight, isWeightLabel, kilogramsIn } from "../../../src/tasks/evidence/gross-weight.ts";

it.each(["Weight", "item_weight", "Gewicht kg", "Poids", "Peso (g)"])("%s says a weight", (label) => {
  expect(isWeightLabel(label)).toBe(true);
});

it.each(["Net weight", "Nettogewicht", "Poids net", "Peso netto", "Size"])(
  "%s says what is in the pack, or something else",
  (label) => {
    expect(isWeightLabel(label)).toBe(false);
  },
);

it("is more than what is in the pack, and no 25 times as much", () => {
  expect(isGrossWeight(0.6, kilogramsIn("Honey 340 g"))).toBe(true);
  expect(isGrossWeight(5.6, kilogramsIn("Reiniger 5 l"))).toBe(true);
  expect(isGrossWeight(0.34, kilogramsIn("Miel 340 g"))).toBe(false);
  expect(isGrossWeight(1, kilogramsIn("con 12 g di proteine"))).toBe(false);
  expect(kilogramsIn("Felt 300 g/m²")).toEqual([]);
});
