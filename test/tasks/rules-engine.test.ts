import { describe, expect, it } from "vitest";
import type { Catalog } from "../../src/catalog/model.ts";
import { createBuiltinEngine } from "../../src/tasks/rules-engine.ts";
import { createShopCatalog } from "./shop-catalog.ts";

function engineOver(catalog: () => Catalog) {
  const unused = () => {
    throw new Error("The engine does not import.");
  };
  return createBuiltinEngine({
    catalogs: {
      channels: () => ["channel_a", "channel_b"],
      catalog,
      findCategory: unused,
      importCatalog: unused,
      removeImport: unused,
    },
  });
}

const request = {
  query: { sales_channel: "channel_a", limit: 5, use_rag: false },
  body: { product_description: "Wireless headphones" },
} as const;

describe("the built-in engine", () => {
  it("loads no catalog before a task asks for one", async () => {
    let loads = 0;
    const engine = engineOver(() => {
      loads += 1;
      return createShopCatalog();
    });
    expect(loads).toBe(0);
    await engine.categorize(request, {});
    expect(loads).toBeGreaterThan(0);
  });

  it("gives the same answer to the same request", async () => {
    const catalog = createShopCatalog();
    const [one, other] = [engineOver(() => catalog), engineOver(() => catalog)];
    expect(await one.categorize(request, {})).toEqual(await other.categorize(request, {}));
  });

  it("refuses an unknown category with the contract's status", async () => {
    const engine = engineOver(createShopCatalog);
    const unknown = engine.extractAttributes(
      {
        query: {
          sales_channel: "channel_a",
          category_identifier: "hats",
          include_recommended: false,
          include_optional: false,
        },
        body: { product_description: "Hat" },
      },
      {},
    );
    await expect(unknown).rejects.toMatchObject({ status: 404 });
  });
});
