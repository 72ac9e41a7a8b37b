import { expect, test } from "vitest";
import { createCatalogStore } from "../../src/catalog/store.ts";
import { createBuiltinEngine } from "../../src/tasks/rules-engine.ts";

test("a category's score does not depend on how many suggestions were asked for", async () => {
  const engine = createBuiltinEngine({ catalogs: createCatalogStore() });
  const body = { product_name: "Women's winter jacket with hood, navy blue", product_description: "" };
  const scores = async (limit: number) => {
    const query = { sales_channel: "channel_b", limit, use_rag: false } as const;
    const { best_category, other_categories } = await engine.categorize({ query, body }, {});
    return [best_category, ...other_categories].map(({ category, score }) => [category.identifier, score]);
  };
  const [few, many] = [await scores(3), await scores(20)];
  expect(many.slice(0, few.length)).toEqual(few);
});
