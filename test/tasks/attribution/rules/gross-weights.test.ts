import { expect, it } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { createAttributeExtractor } from "../../../../src/tasks/attribution/rules/extract-attributes.ts";
import { valuesOf } from "./values-of.ts";

const extract = createAttributeExtractor({ catalogs: createCatalogStore() });
const flours = "a-food-pantry-baking-flour";
const bleaches = "a-cleaning-products-surfaces-disinfectants";
const remedies = "a-health-care-medicine-pain";

function netWeights(category: string, name: string, columns: Readonly<Record<string, string>>) {
  const facts = Object.entries(columns).map(([label, text]) => ({ label, text }));
  const query = {
    ...{ sales_channel: "channel_a" as const, category_identifier: category },
    ...{ include_recommended: true, include_optional: true },
  };
  const body = { product_name: name, product_description: "" };
  const { required_attributes, recommended_attributes, optional_attributes } = extract(
    { query, body },
    { evidence: { facts } },
  );
  return [...required_attributes, ...recommended_attributes, ...optional_attributes]
    .filter(({ attribute }) => attribute.identifier === "net_weight")
    .flatMap(({ values }) => values.map(({ text }) => text));
}

it.each([
  ["Strong white flour 4 x 1.5kg", { Contents: "4 x 1.5kg", "Weight kg": "6.3" }, ["4 x 1.5kg"]],
  ["Roggenmehl 5x1kg", { Inhalt: "5 x 1 kg", "Gewicht kg": "5,2" }, ["5 x 1 kg"]],
  ["Farine de blé T55", { Contenance: "1 kg", Poids: "1,05 kg" }, ["1 kg"]],
  ["Farina tipo 00", { Contenuto: "1 kg", "Peso Kg": "1,04" }, ["1 kg"]],
] as const)("takes for the net weight of %j what is in the pack", (name, columns, expected) => {
  expect(netWeights(flours, name, columns)).toEqual(expected);
});

it.each([
  ["Strong white flour", { Weight: "1.5 kg" }, "1.5 kg"],
  ["Roggenmehl", { Gewicht: "1 kg" }, "1 kg"],
  ["Farine de blé", { Poids: "1 kg" }, "1 kg"],
  ["Farina tipo 00", { Peso: "1 kg" }, "1 kg"],
  ["Flour with 12 g protein", { Weight: "1 kg" }, "1 kg"],
] as const)(
  "takes for the net weight of %j the only weight that the row states",
  (name, columns, expected) => {
    expect(netWeights(flours, name, columns)).toContain(expected);
  },
);

it.each([
  ["Thick bleach 4x5L", { Volume: "5 L", Weight: "21 kg" }],
  ["Desinfektionsreiniger 5 l", { Inhalt: "5 l", Gewicht: "5,6 kg" }],
  ["Eau de Javel 2 L", { Contenance: "2 L", Poids: "2,2 kg" }],
  ["Candeggina 3 L", { Contenuto: "3 L", Peso: "3,3 kg" }],
] as const)("takes for %j, which is litres, no net weight", (name, columns) => {
  expect(netWeights(bleaches, name, columns)).toEqual([]);
});

it("takes a dose in a column of sizes for no net weight", () => {
  expect(netWeights(remedies, "Ibuprofen caplets", { Size: "200mg" })).toEqual([]);
});

it.each([
  ["Dough mixer 38 kg fixed head", "Capacity", "38 kg (42 l)", []],
  ["Teigknetmaschine 38 kg", "Kapazität", "38 kg", []],
  ["Pétrin 38 kg", "Capacité", "38 kg", []],
  ["Impastatrice 38 kg testa fissa", "Capacità", "38 kg (42 l)", []],
  ["Impastatrice 38 kg testa fissa", "Capacità", "42 l", ["38 kg"]],
])("of %s the %s %s is no weight", (name, label, text, weights) => {
  const leaf = "a-appliances-kitchen-blenders-stand-mixers";
  const found = valuesOf({ leaf, attribute: "weight", name, facts: [[label, text]] });
  expect(found.map((one) => one.text)).toEqual(weights);
});

it.each([
  ["en", "Green tea with mint", "20 sachets, 40 g", "Weight", ["40 g"]],
  ["de", "Grüner Tee mit Minze", "20 Beutel, 40 g", "Gewicht", ["40 g"]],
  ["fr", "Thé vert menthe", "20 sachets individuels, 40 g", "Poids", ["40 g"]],
  ["it", "Tè verde alla menta", "20 filtri, 40 g", "Peso", ["40 g"]],
  ["en", "Green tea with mint", "Per 100 g: 3 kcal", "Weight", ["0,12 kg"]],
] as const)(
  "a column of weights is the parcel's where the description says the content: %s, %s, %s",
  (...row) => {
    const [language, name, description, label, expected] = row;
    const weight = expected[0] === "40 g" ? "0,09 kg" : "0,12 kg";
    const leaf = "a-food-drinks-tea-green";
    const facts = [[label, weight]] as const;
    const found = valuesOf({ language, leaf, attribute: "net_weight", name, description, facts });
    expect(found.map(({ text }) => text)).toEqual(expected);
  },
);
