import { expect, test } from "vitest";
import { createCatalogStore } from "../../../src/catalog/store.ts";
import { createAttributeExtractor } from "../../../src/tasks/attribution/rules/extract-attributes.ts";
import { createCategorizer } from "../../../src/tasks/categorization/rules/categorize.ts";
import {
  statedForAll,
  statedForCandidates,
  typicalCategory,
} from "../../../src/tasks/enrichment/stated-for-all.ts";

const catalogs = createCatalogStore();
const catalog = catalogs.catalog("channel_a");
const extract = createAttributeExtractor({ catalogs });
const categorize = createCategorizer({ catalogs });

/** An answer that proposes these categories. */
function rankingOf(identifiers: readonly string[]) {
  const query = { sales_channel: "channel_a", limit: 1, use_rag: false } as const;
  const answer = categorize({ query, body: { product_name: "X", product_description: "" } });
  const suggestions = identifiers.map((identifier) => ({
    ...answer.best_category,
    category: { ...answer.best_category.category, identifier },
    score: 0.3,
  }));
  const [best_category = answer.best_category, ...other_categories] = suggestions;
  return { ...answer, best_category, other_categories };
}

/** What is stated of a product with these columns, whichever of the categories it belongs to. */
function statedIn(identifiers: readonly string[], facts: readonly (readonly [string, string])[], name = "X") {
  const evidence = { facts: facts.map(([label, text]) => ({ label, text })), brand: "Norda" };
  const body = { product_name: name, product_description: "" };
  const category = rankingOf(identifiers);
  const query = {
    ...{ sales_channel: "channel_a" as const, category_identifier: typicalCategory(category, catalog) ?? "" },
    ...{ include_recommended: true, include_optional: true },
  };
  const found = statedForAll(extract({ query, body }, { evidence }), category, catalog);
  return [found?.required_attributes, found?.recommended_attributes, found?.optional_attributes]
    .flatMap((list) => list ?? [])
    .map(({ attribute }) => attribute.identifier)
    .sort();
}

const shirts = ["a-fashion-women-tops-tshirts", "a-fashion-men-tshirts-tshirts"];
const shirtAndTowel = ["a-fashion-men-tshirts-tshirts", "a-home-textiles-towels-towels"];
const shirtAndBook = ["a-fashion-men-tshirts-tshirts", "a-media-books-fiction-literary"];

test.each([
  [
    shirts,
    [
      ["Colour", "navy"],
      ["Size", "M"],
    ],
    ["brand", "color", "size"],
  ],
  [
    shirts,
    [
      ["Farbe", "rot"],
      ["Größe", "XL"],
    ],
    ["brand", "color", "size"],
  ],
  [
    shirts,
    [
      ["Couleur", "noir"],
      ["Taille", "S"],
    ],
    ["brand", "color", "size"],
  ],
  [
    shirts,
    [
      ["Colore", "bianco"],
      ["Taglia", "L"],
    ],
    ["brand", "color", "size"],
  ],
  [
    shirtAndTowel,
    [
      ["Colour", "white"],
      ["Material", "Cotton"],
    ],
    ["brand", "color", "material"],
  ],
  [shirtAndBook, [["Colour", "white"]], ["brand"]],
] as const)("of %j columns state what all have", (identifiers, facts, expected) => {
  const found = statedIn(identifiers, facts);
  for (const one of expected) expect(found).toContain(one);
  if (identifiers === shirtAndBook) expect(found).not.toContain("color");
});

const lampsAndPort = [
  "a-food-drinks-wine-fortified",
  "a-home-lighting-fairy-outdoor-wall",
  "a-home-lighting-ceiling-wall",
];

test.each([
  ["Colour", "white", "Material", "aluminium"],
  ["Farbe", "weiß", "Material", "Aluminium"],
  ["Couleur", "blanc", "Matière", "aluminium"],
  ["Colore", "bianco", "Materiale", "alluminio"],
])("a column %s is given where most candidates have it", (colour, shade, material, metal) => {
  const columns = [
    [colour, shade],
    [material, metal],
  ] as const;
  expect(statedIn(lampsAndPort, columns)).toEqual(["brand", "color", "material"]);
});

test("what a name alone says is left out, and nothing is an answer of its own", () => {
  expect(statedIn(shirts, [], "Red cotton T-shirt size M")).toEqual(["brand"]);
});

test.each([
  [shirts, "Red cotton T-shirt size M, short sleeves", ["color", "material", "size", "sleeve_length"]],
  [shirtAndBook, "Red cotton T-shirt size M, short sleeves", ["color", "material", "size"]],
] as const)(
  "of the proposed %j a name states what does not depend on which it is",
  (identifiers, name, expected) => {
    const body = { product_name: name, product_description: "" };
    const query = {
      sales_channel: "channel_a" as const,
      category_identifier: "a-fashion-men-tshirts-tshirts",
    };
    const answer = extract({ query: { ...query, include_recommended: true, include_optional: true }, body });
    const found = statedForCandidates(answer, rankingOf([...identifiers].toReversed()), catalog);
    const names = [found.required_attributes, found.recommended_attributes, found.optional_attributes]
      .flat()
      .map(({ attribute }) => attribute.identifier);
    for (const one of ["color", "material", "size", "sleeve_length"])
      expect([one, names.includes(one)]).toEqual([one, (expected as readonly string[]).includes(one)]);
  },
);

test("of an attribute that not all candidates have only the values of columns stay, also where each attribute stays", () => {
  const query = {
    ...{ sales_channel: "channel_a" as const, category_identifier: "a-fashion-men-tshirts-tshirts" },
    ...{ include_recommended: true, include_optional: true },
  };
  const evidence = { facts: [{ label: "Sleeve length", text: "short" }] };
  const body = { product_name: "T-shirt", product_description: "" };
  const found = extract({ query, body }, { evidence });
  const all = [found.required_attributes, found.recommended_attributes, found.optional_attributes].flat();
  const sleeves = all.filter(({ attribute }) => attribute.identifier === "sleeve_length");
  expect(sleeves.map(({ values }) => values.length)).toEqual([1]);
  const twice = sleeves.map(({ attribute, values }) => ({
    attribute,
    values: [...values, ...values.map((value) => ({ ...value, source: "product_name" as const }))],
  }));
  const answer = {
    ...found,
    ...{ required_attributes: [], recommended_attributes: twice, optional_attributes: [] },
    missing_attributes: [],
  };
  const stated = statedForCandidates(answer, rankingOf([...shirtAndBook].toReversed()), catalog);
  expect(stated.recommended_attributes.map(({ values }) => values)).toEqual(
    sleeves.map(({ values }) => values),
  );
});

test.each([
  ["Ingredients", "sugar, wheat flour, soya lecithin", []],
  ["Ingrédients", "sucre, farine de blé, lécithine de soja", []],
  ["Zutaten", "Zucker, Weizenmehl, Sojalecithin", []],
  ["Ingredienti", "zucchero, farina di frumento, lecitina di soia", []],
  ["Plant drink base", "soya", ["soya"]],
] as const)(
  "a column %s states no value of another attribute of one candidate alone",
  (label, text, expected) => {
    const identifiers = ["a-food-fresh-plantmilk", "a-food-pantry-baking-flour", "a-food-fresh-meat-snacks"];
    const query = {
      ...{ sales_channel: "channel_a" as const, category_identifier: identifiers[0] ?? "" },
      ...{ include_recommended: true, include_optional: true },
    };
    const body = { product_name: "Mini biberli", product_description: "" };
    const found = extract({ query, body }, { evidence: { facts: [{ label, text }] } });
    const stated = statedForCandidates(found, rankingOf(identifiers), catalog);
    const all = [
      stated.required_attributes,
      stated.recommended_attributes,
      stated.optional_attributes,
    ].flat();
    const bases = all.filter(({ attribute }) => attribute.identifier === "plant_drink_base");
    expect(bases.flatMap(({ values }) => values.map(({ value }) => value?.identifier))).toEqual(expected);
  },
);
