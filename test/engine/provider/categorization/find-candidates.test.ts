import { describe, expect, it, vi } from "vitest";
import type { OperationRequest, OperationResponse } from "../../../../src/contract/operations.ts";
import type { CandidateSources } from "../../../../src/engine/provider/categorization/find-candidates.ts";
import { createCandidateFinder } from "../../../../src/engine/provider/categorization/find-candidates.ts";
import type { Learned } from "../../../../src/examples/learned.ts";
import { createShopCatalog, createShopCategorizer } from "../../builtin/categorization/shop-catalog.ts";

const catalog = createShopCatalog();
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
  const find = createCandidateFinder({ catalogs, builtin, ...sources }, count);
  const { candidates } = await find(request(name, { use_rag }), {});
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
