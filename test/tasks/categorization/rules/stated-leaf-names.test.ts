import { expect, it } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import type { Language } from "../../../../src/nlp/language.ts";
import { readProductQuery } from "../../../../src/tasks/categorization/rules/product-query.ts";
import { withStatedNames } from "../../../../src/tasks/categorization/rules/stated-leaf-names.ts";

const catalog = createCatalogStore().catalog("channel_a");
const numberOf = (leaf: string) => catalog.categories.findIndex(({ identifier }) => identifier === leaf);

/** Two leaves, the first with a score of 10, the other with 9. */
function ranked(language: Language, name: string, leaves: readonly [string, string]) {
  const query = readProductQuery({ product_name: name, product_description: "" }, { facts: [], language });
  return withStatedNames(catalog, { numbers: leaves.map(numberOf), scores: [10, 9] }, query);
}

const tea = ["a-food-drinks-tea-green", "a-food-drinks-tea-black"] as const;
const oil = ["a-food-pantry-oils-cooking", "a-food-pantry-oils-olive"] as const;
const dog = ["a-pets-food-cat-dry", "a-pets-food-dog-dry"] as const;

it.each([
  ["en", "Organic black tea", tea],
  ["en", "Cold pressed olive oil", oil],
  ["en", "Dry dog food with lamb", dog],
  ["fr", "Huile d’olive vierge", oil],
  ["it", "Olio d’oliva toscano", oil],
  ["it", "Tè nero in filtri", tea],
  ["de", "Natives Olivenöl", oil],
] as const)("in %s the leaf that %j states comes first", (language, name, leaves) => {
  expect(catalog.categoryAt(ranked(language, name, leaves).numbers[0] ?? -1)?.identifier).toBe(leaves[1]);
});

it("leaves the order where a name states neither, and a score that is far ahead", () => {
  expect(ranked("en", "Kettle with a lid", tea).numbers).toEqual(tea.map(numberOf));
  const query = readProductQuery(
    { product_name: "Black tea", product_description: "" },
    { facts: [], language: "en" },
  );
  const far = withStatedNames(catalog, { numbers: tea.map(numberOf), scores: [30, 9] }, query);
  expect(far.numbers).toEqual(tea.map(numberOf));
});

it("a bare word that other leaves have too counts with its parent's name", () => {
  const names = ["Makeup > Face", "Skin care > Face care", "Makeup > Face brushes"];
  const bare = {
    searchIndex: { isLeaf: names.map(() => 1) },
    categoryAt: (at: number) => ({
      identifier: names[at] ?? "",
      names: { en: (names[at] ?? "").split(" > ").at(-1) },
    }),
    path: (identifier: string) =>
      identifier.split(" > ").map((name) => ({ identifier: name, names: { en: name } })),
  } as unknown as typeof catalog;
  const query = readProductQuery(
    { product_name: "Daily face care gel", product_description: "" },
    { facts: [], language: "en" },
  );
  expect(withStatedNames(bare, { numbers: [0, 1], scores: [10, 9] }, query).numbers).toEqual([1, 0]);
});
