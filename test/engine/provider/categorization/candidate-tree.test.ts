import { expect, it } from "vitest";
import { renderCandidates } from "../../../../src/engine/provider/categorization/candidate-tree.ts";
import { createShopCatalog } from "../../builtin/categorization/shop-catalog.ts";

const catalog = createShopCatalog();
const render = (...identifiers: string[]) =>
  renderCandidates(
    { catalog, candidates: identifiers.map((identifier) => ({ identifier, likelihood: 0 })) },
    "en",
  );

it("says paths once, and counts the candidates through", () => {
  expect(render("women-jackets", "towels", "women-shoes")).toEqual({
    "Fashion > Women": { 1: "Women's jackets", 3: "Women's shoes" },
    Home: { 2: "Towels" },
  });
});

it("has a top category under no path", () => {
  expect(render("home", "towels")).toEqual({ "": { 1: "Home" }, Home: { 2: "Towels" } });
});

it("names categories in the texts' language", () => {
  const candidates = [{ identifier: "towels", likelihood: 0.4 }];
  expect(renderCandidates({ catalog, candidates }, "de")).toEqual({ Wohnen: { 1: "Handtücher" } });
});
