import { expect, it } from "vitest";
import { createCatalog } from "../../../../src/catalog/catalog.ts";
import { compileContent } from "../../../../src/catalog/compile-content.ts";
import {
  leavesOfSmall,
  nearbyLeaves,
} from "../../../../src/engine/provider/categorization/catalog-leaves.ts";
import { createShopCatalog } from "../../builtin/categorization/shop-catalog.ts";

const shop = createShopCatalog();

function catalogOf(leaves: number) {
  const categories = Array.from({ length: leaves }, (_, number) => ({
    record: { identifier: `c${number}`, names: { en: `Category ${number}` }, terms: {} },
    attributes: [],
  }));
  return createCatalog(compileContent({ salesChannel: "channel_a", categories }), "imported");
}

it("finds the leaves beside categories, in the order of these", () => {
  expect(nearbyLeaves(shop, ["towels", "men-shoes"])).toEqual(["towels", "men-jackets", "men-shoes"]);
  expect(nearbyLeaves(shop, [])).toEqual([]);
});

it("passes over branches that stand beside a category", () => {
  expect(nearbyLeaves(shop, ["home"])).toEqual([]);
});

it("lists all leaves of a small catalog, and none of a large one", () => {
  expect(leavesOfSmall(shop)).toHaveLength(8);
  expect(leavesOfSmall(catalogOf(200))).toHaveLength(200);
  expect(leavesOfSmall(catalogOf(201))).toEqual([]);
});
