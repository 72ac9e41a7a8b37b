import { expect, it } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { createAttributeExtractor } from "../../../../src/tasks/attribution/rules/extract-attributes.ts";
import { valuesOf } from "./values-of.ts";

const extract = createAttributeExtractor({ catalogs: createCatalogStore() });

function read(category: string, label: string, text: string) {
  const { required_attributes, recommended_attributes, optional_attributes } = extract(
    {
      query: {
        sales_channel: category.startsWith("a-") ? "channel_a" : "channel_b",
        category_identifier: category,
        include_recommended: true,
        include_optional: true,
      },
      body: { product_description: "", product_name: "Xyla" },
    },
    { evidence: { facts: [{ label, text }] } },
  );
  return [...required_attributes, ...recommended_attributes, ...optional_attributes]
    .filter(({ values }) => values.length > 0)
    .map(({ attribute, values: [value] }) => [
      attribute.identifier,
      value?.value?.identifier ?? null,
      value?.text,
    ]);
}

it.each([
  ["a-fashion-men-tshirts-tshirts", "color name", "Black", ["color", "black", "Black"]],
  ["a-fashion-men-tshirts-tshirts", "size", "Small", ["size", "s", "Small"]],
  ["a-fashion-men-tshirts-tshirts", "country of origin", "PT", ["country_of_origin", "portugal", "PT"]],
  ["a-fashion-men-tshirts-tshirts", "Herkunftsland", "GBR", ["country_of_origin", "united-kingdom", "GBR"]],
  ["a-electronics-tv-televisions", "EEK", "E", ["energy_class", "e", "E"]],
  ["a-home-furniture-living-sofas-sofas", "Maße B", "210 cm", ["width", null, "210 cm"]],
  ["a-home-furniture-living-sofas-sofas", "Altezza seduta", "45 cm", ["seat_height", null, "45 cm"]],
  [
    "a-home-furniture-bedroom-mattresses-mattresses",
    "Größe",
    "140x200",
    ["bed_size", "three-quarter", "140x200"],
  ],
  ["a-sports-outdoor-camping-tents", "Sleeping capacity", "2", ["tent_capacity", "2-people", "2"]],
  ["a-food-sweet-chocolate", "quantity", "100 g", ["net_weight", null, "100 g"]],
  [
    "a-food-sweet-chocolate",
    "Zutaten",
    "Zucker, Vollmilchpulver",
    ["ingredients", null, "Zucker, Vollmilchpulver"],
  ],
  ["b-acc-watches-men", "band material type", "Leather", ["strap-material", "leather", "Leather"]],
  ["b-acc-watches-men", "strap-material", "Leather", ["strap-material", "leather", "Leather"]],
])("reads in %s the column %s with %s", (category, label, text, expected) => {
  expect(read(category, label, text)).toEqual([expected]);
});

it("quotes the cell where the column's name is the value", () => {
  const found = read("a-jewellery-watches-men", "Chronograph", "Yes");
  expect(found).toContainEqual(["watch_function", "chronograph", "Yes"]);
});

it.each([
  ["max_memory_card_size", "128 GB", []],
  ["Max. Speicherkarte", "128 GB", []],
  ["Mémoire carte graphique", "4 GB", []],
  ["Memoria scheda SD max", "64 GB", []],
  ["memory", "8 GB", ["8 GB"]],
  ["Arbeitsspeicher", "8 GB", ["8 GB"]],
  ["Mémoire vive", "8 GB", ["8 GB"]],
  ["Memoria RAM", "8 GB", ["8 GB"]],
])("a column %s with %s is read for the computer's memory as %j", (label, text, stated) => {
  const leaf = "a-computers-devices-tablets-tablets";
  const found = valuesOf({ leaf, attribute: "memory", name: "Norda", facts: [[label, text]] });
  expect(found.map((one) => one.text)).toEqual(stated);
});
