import { expect, it } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { withSharedAudience } from "../../../../src/tasks/categorization/rules/audience-twins.ts";
import { readProductQuery } from "../../../../src/tasks/categorization/rules/product-query.ts";

const catalog = createCatalogStore().catalog("channel_a");
const numberOf = (leaf: string) =>
  catalog.categories.findIndex(({ identifier }) => identifier.endsWith(`-${leaf}`));

const hoodies = ["men-knitwear-hoodies", "women-knitwear-hoodies"] as const;
const shirts = ["men-tshirts-tshirts", "women-tops-tshirts"] as const;
const watches = ["watches-men", "watches-women"] as const;

function scoresOf(leaves: readonly [string, string], name: string) {
  const ranked = { numbers: leaves.map(numberOf), scores: [0.95, 0.03] };
  const query = readProductQuery({ product_name: name, product_description: "" });
  return withSharedAudience(catalog, query, ranked).scores;
}

it.each([
  [shirts, "T-SHIRT 3 PK CREW NK WHT MED"],
  [hoodies, "Cotton hoodie grey L"],
  [watches, "Sonata 7007YL08 Watch"],
  [shirts, "Youth-style tee black"],
  [hoodies, "Zip hoodie with pockets"],
  [shirts, "T-Shirt Baumwolle schwarz XL"],
  [hoodies, "Kapuzenpullover grau Gr. L"],
  [watches, "Armbanduhr Edelstahl Quarz"],
  [watches, "Uhr mit Lederband"],
  [hoodies, "Hoodie Baumwolle mit Tasche"],
  [shirts, "T-shirt coton bio blanc"],
  [hoodies, "Sweat à capuche gris taille L"],
  [watches, "Montre quartz acier"],
  [watches, "Montre bracelet cuir noir"],
  [hoodies, "Hoodie coton noir"],
  [shirts, "T-shirt cotone nero"],
  [hoodies, "Felpa con cappuccio grigia"],
  [watches, "Orologio al quarzo acciaio"],
  [watches, "Orologio cinturino in pelle"],
  [hoodies, "Felpa cotone zip"],
] as const)("shares what speaks for %j where %j says for nobody", (leaves, name) => {
  expect(scoresOf(leaves, name)).toEqual([0.539, 0.441]);
});

it.each([
  [shirts, "Mens T-shirt black"],
  [hoodies, "Herren Hoodie grau"],
  [watches, "Herrenuhr Edelstahl"],
  [watches, "Montre homme acier"],
  [shirts, "T-shirt uomo nera"],
] as const)("leaves %j as it is where %j says for whom", (leaves, name) => {
  expect(scoresOf(leaves, name)).toEqual([0.95, 0.03]);
});

it("leaves a kind alone that one sex has", () => {
  expect(scoresOf(["women-lingerie-bras-underwired", "women-tops-tshirts"], "Bra 75B")[0]).toBe(0.95);
});
