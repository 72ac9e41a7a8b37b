import { expect, it } from "vitest";
import { isDepartment } from "../../src/nlp/shop-departments.ts";

it.each([
  "Grocery",
  "Home & Garden",
  "Mobility",
  "Jewellery",
  "Health and Beauty",
  "Lebensmittel",
  "Haus und Garten",
  "Mobilität",
  "Schmuck",
  "EDV",
  "Épicerie",
  "Jardin",
  "Bijoux",
  "Informatique",
  "Mobilité",
  "Alimentari",
  "Casa e Giardino",
  "Gioielli",
  "Informatica",
  "Mobilità",
])("%j is a department", (category) => {
  expect(isDepartment(category)).toBe(true);
});

it.each([
  "Wheelchairs",
  "Garden > Lawn mowers",
  "Garden furniture",
  "Rasenmäher",
  "Schmuck > Ringe",
  "Gartenmöbel",
  "Poussettes",
  "Bijoux > Bagues",
  "Salon de jardin et parasols",
  "Sedie a rotelle",
  "Gioielli > Anelli",
  "Tosaerba",
])("%j says more than a department", (category) => {
  expect(isDepartment(category)).toBe(false);
});
