import { expect, it } from "vitest";
import { readWords } from "../../../../src/nlp/stemmer.ts";
import { findCompoundColors } from "../../../../src/tasks/name/rules/properties.ts";

const found = (name: string) =>
  findCompoundColors(readWords(name)).map(({ start, end }) => name.slice(start, end));

it.each([
  ["Housse souple Rose bonbon", "Rose bonbon"],
  ["Abat-jour gris pâle en lin", "gris pâle"],
  ["Veste vert sapin taille M", "vert sapin"],
  ["Tenda verde bottiglia 140 cm", "verde bottiglia"],
  ["Kugelschreiber Jet Black", "Jet Black"],
])("finds a colour of two words whole: %s", (name, color) => expect(found(name)).toEqual([color]));

it.each([
  "Vin blanc pomme",
  "Rose du jardin",
  "Thé vert menthes",
  "Lime Green Tea",
  "Bright Light",
  "Prune noire",
])("takes no flavour and no thing for a shade: %s", (name) => expect(found(name)).toEqual([]));
