import { expect, it } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { createColumnReader } from "../../../../src/tasks/attribution/rules/attributes-of-column.ts";

const attributesOf = createColumnReader(createCatalogStore().catalog("channel_a"));

it.each([
  ["Zielgr.", "target_group"],
  ["Passf.", "fit"],
  ["Ursprungsld.", "country_of_origin"],
  ["Stilrichtg.", "style"],
  ["Allergenhinw.", "allergens"],
  ["Oberfl.", "finish"],
  ["Fermet.", "closure"],
  ["Résol.", "resolution"],
  ["Fréq. rafr.", "refresh_rate"],
  ["Vestib.", "fit"],
  ["Rumoros.", "noise_level"],
  ["Elenco ingr.", "ingredients"],
  ["Fragr.", "scent"],
  ["material suola", "sole_material"],
  ["Diätform", "claims"],
  ["Dim. A", "height"],
  ["Type de connect.", "connectivity"],
])("%s is the attribute %s", (label, attribute) => {
  expect(attributesOf(label)).toContain(attribute);
});

it.each([
  ["material suola", "material"],
  ["Gewicht VPE", "weight"],
  ["Passf.", "passform"],
])("%s is not %s", (label, attribute) => {
  expect(attributesOf(label)).not.toContain(attribute);
});

it.each(["Type de xyz", "Tipo xyz", "Classe xyz", "Typ der Xyz"])("%s is no attribute's", (label) => {
  expect(attributesOf(label)).toEqual([]);
});
