import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { OperationRequest, OperationResponse } from "../../../../src/api/operations.ts";
import { createCatalog } from "../../../../src/catalog/catalog.ts";
import { compileContent } from "../../../../src/catalog/compile.ts";
import type { Learned } from "../../../../src/ml/example-files.ts";
import {
  type CandidateSources,
  createCandidateFinder,
  interleave,
  leavesOfSmall,
  nearbyLeaves,
  renderCandidates,
} from "../../../../src/tasks/categorization/llm/candidates.ts";
import { createShopCatalog, createShopCategorizer } from "../../shop-catalog.ts";

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

const categorize = createShopCategorizer();
const builtin: CandidateSources["builtin"] = {
  categorize: async ({ query, body }) =>
    categorize(body.product_name ?? "", body.product_description, { limit: query.limit }),
};
const catalogs = { catalog: () => catalog };

function taught(...identifiers: string[]): NonNullable<CandidateSources["openExamples"]> {
  const categories: Learned["categories"] = {
    rank: (_, limit) => identifiers.slice(0, limit).map((identifier) => ({ identifier, score: 0.5 })),
    nearest: () => [],
  };
  const facts = {
    exampleCount: 1,
    categoryCount: 1,
    attributedCount: 0,
    singleShare: 0,
    familiarSimilarity: 0,
  };
  const learned = { facts, categories, nameOf: () => "", hasExamples: () => true };
  return async () => ({ learned: () => learned });
}

function request(name: string, query: Partial<OperationRequest<"categorize">["query"]> = {}) {
  return {
    query: { sales_channel: "channel_a" as const, limit: 5, use_rag: false, ...query },
    body: { product_name: name, product_description: "" },
  };
}

async function found(sources: Partial<CandidateSources>, count: number, name: string, use_rag = false) {
  const find = createCandidateFinder({ catalogs, builtin, ...sources });
  const { candidates } = await find(request(name, { use_rag }), {}, count);
  return candidates.map(({ identifier }) => identifier);
}

describe("the candidates", () => {
  it("are first what the built-in engine suggests, with its scores", async () => {
    const find = createCandidateFinder({ catalogs, builtin });
    const { candidates } = await find(request("Wireless headphones"), {});
    const { best_category } = categorize("Wireless headphones");
    expect(candidates[0]).toEqual({ identifier: "headphones", likelihood: best_category.score });
  });

  it("have those beside the suggested ones, and of a small catalog all others, each once", async () => {
    const all = await found({}, 50, "Women's winter jacket");
    expect(all.slice(0, 2)).toContain("women-jackets");
    expect(all.indexOf("women-shoes")).toBeLessThan(all.indexOf("towels"));
    expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
    expect(new Set(all)).toEqual(
      new Set(catalog.categories.map(({ identifier }) => identifier).filter((each) => catalog.isLeaf(each))),
    );
  });

  it("are no more than the count", async () => {
    expect(await found({}, 3, "Women's winter jacket")).toHaveLength(3);
  });

  it("are, where examples are to weigh in, also what these speak for; unknown categories are none", async () => {
    const openExamples = taught("gone", "towels");
    const places = async (use_rag: boolean) =>
      (await found({ openExamples }, 50, "Wireless headphones", use_rag)).indexOf("towels");
    expect(await places(true)).toBeLessThan(await places(false));
    expect(await found({ openExamples }, 50, "Wireless headphones", true)).not.toContain("gone");
  });

  it("do not ask for examples that are not to weigh in", async () => {
    const openExamples = vi.fn(taught("towels"));
    await found({ openExamples }, 50, "Wireless headphones");
    expect(openExamples).not.toHaveBeenCalled();
  });

  it("leave out what the built-in engine only guesses", async () => {
    const guess: OperationResponse<"categorize"> = categorize("Xyzzy");
    expect(guess.best_category.score).toBe(0);
    const find = createCandidateFinder({ catalogs, builtin });
    const { candidates, suggested } = await find(request("Xyzzy"), {});
    expect(candidates.every(({ likelihood }) => likelihood === 0)).toBe(true);
    expect(suggested).toEqual(guess);
  });
});

it("takes from lists by turns, and goes on where one has ended", () => {
  expect(interleave([[1, 4, 6], [2], [3, 5]])).toEqual([1, 2, 3, 4, 5, 6]);
  expect(interleave([])).toEqual([]);
});

it("keeps every item, and each list's order", () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat())), (lists) => {
      const numbered = lists.map((list, number) => list.map((item) => ({ number, item })));
      const mixed = interleave(numbered);
      for (const [number, list] of lists.entries()) {
        expect(mixed.filter((each) => each.number === number).map(({ item }) => item)).toEqual(list);
      }
    }),
  );
});
