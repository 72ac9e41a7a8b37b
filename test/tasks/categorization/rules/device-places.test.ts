import { describe, expect, it } from "vitest";
import type { Catalog } from "../../../../src/catalog/model.ts";
import { tokenize } from "../../../../src/nlp/tokenizer.ts";
import { deviceFactor } from "../../../../src/tasks/categorization/rules/device-places.ts";

/** A catalog of leaves by their paths, as an import has them. */
function catalogOf(...paths: readonly string[]): Catalog {
  const steps = (path: string) =>
    path.split(" > ").map((name) => ({ identifier: name, names: { fr: name } }));
  return {
    categoryAt: (number: number) => ({
      identifier: paths[number] ?? "",
      names: { fr: (paths[number] ?? "").split(" > ").at(-1) },
    }),
    path: (identifier: string) => steps(identifier),
  } as unknown as Catalog;
}

const paths = [
  "Téléphonie > Accessoires > Chargeurs",
  "Informatique > Alimentation > Chargeurs",
  "Informatique > Ordinateurs portables",
  "Photo > Batteries",
  "Bricolage > Chargeurs",
] as const;
const catalog = catalogOf(...paths);
const fitting = (name: string) => {
  const factor = deviceFactor(catalog, { texts: [tokenize(name)] });
  return paths.filter((_, number) => factor(number) === 1);
};

describe("what goes with a device has a place among its accessories, or among those of no device", () => {
  it.each([
    ["Chargeur pour HP Presario 530", [paths[1], paths[4]]],
    ["Chargeur HTC Desire", [paths[0], paths[4]]],
    ["Batterie pour Canon EOS", [paths[3], paths[4]]],
    ["Chargeur pour ordinateur portable", [paths[1], paths[4]]],
    ["HP Pavilion 15 Intel Core i5", [paths[1], paths[2], paths[4]]],
    ["Chargeur de piles", [...paths]],
  ])("%s", (name, expected) => expect(fitting(name)).toEqual(expected));
});
