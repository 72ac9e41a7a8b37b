import { expect, it } from "vitest";
import { isBaselessNutrient } from "../../../../src/tasks/description/compose/nutrients.ts";

it.each([
  ["fat", "26 g"],
  ["energy-kcal", "524 kcal"],
  ["Saturated fat", "11 g"],
  ["Sugars", "53"],
  ["Proteins", "9.8 g"],
  ["Fett", "26 g"],
  ["davon Zucker", "53 g"],
  ["Brennwert", "2190 kJ / 524 kcal"],
  ["Kohlenhydrate", "59 g"],
  ["Eiweiß", "9,8 g"],
  ["Matières grasses", "26 g"],
  ["dont sucres", "53 g"],
  ["Énergie", "2190 kJ"],
  ["Glucides", "59 g"],
  ["Sel", "0,11 g"],
  ["Grassi", "26 g"],
  ["di cui zuccheri", "53 g"],
  ["Energia", "2190 kJ"],
  ["Carboidrati", "59 g"],
  ["Sale", "0,11 g"],
])("%s of %s states no quantity of food", (label, value) =>
  expect(isBaselessNutrient(label, value)).toBe(true),
);

it.each([
  ["Fat per 100 g", "26 g"],
  ["Fett", "26 g pro 100 g"],
  ["Sucres pour 100 g", "53 g"],
  ["Zuccheri per porzione", "12 g"],
  ["Protein (per serving)", "24 g"],
  ["Energy", "5 kWh"],
  ["Stärke", "2 mm"],
  ["Contents", "45 g"],
  ["Weight", "500 g"],
  ["Salt", "Himalayan"],
])("%s of %s stands", (label, value) => expect(isBaselessNutrient(label, value)).toBe(false));
