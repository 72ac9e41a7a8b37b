import { describe, expect, it } from "vitest";
import { createCatalog } from "../../../../src/catalog/catalog.ts";
import { compileContent } from "../../../../src/catalog/compile.ts";
import { withThesaurus } from "../../../../src/catalog/search/thesaurus.ts";
import { placeClarity } from "../../../../src/tasks/categorization/rules/rank-categories.ts";
import { bareContent, knowledgeContent } from "../../../catalog/search/two-catalogs.ts";

const knowledge = createCatalog(compileContent(knowledgeContent), "builtin");
const complete = createCatalog(withThesaurus(compileContent(bareContent), knowledge), "imported");

describe("how clearly kinds of things have their place", () => {
  it("is a share in the range that is known of shops", () => {
    const { mean } = placeClarity(complete);
    expect(mean).toBeGreaterThanOrEqual(0.75);
    expect(mean).toBeLessThanOrEqual(1);
  });

  it("tells of a category how far its kinds belong nowhere else", () => {
    const { categories = [] } = complete.searchIndex.thesaurus?.links ?? {};
    expect(categories.length).toBeGreaterThan(0);
    for (const category of categories) {
      expect(placeClarity(complete).exclusiveness(category)).toBeGreaterThan(0);
      expect(placeClarity(complete).exclusiveness(category)).toBeLessThanOrEqual(1 + 1e-6);
    }
  });

  it("is nothing of a category in which no kind of thing has its place", () => {
    expect(placeClarity(complete).exclusiveness(10_000)).toBe(0);
  });

  it("counts the leaves and the kinds that have a place among them", () => {
    const { leafCount, kindsPerLeaf } = placeClarity(complete);
    const { isLeaf, thesaurus } = complete.searchIndex;
    expect(leafCount).toBe(isLeaf.filter((leaf) => leaf === 1).length);
    const kinds = thesaurus?.links.starts
      .slice(1)
      .filter((end, at) => end > (thesaurus.links.starts[at] ?? 0));
    expect(kindsPerLeaf).toBe((kinds?.length ?? 0) / leafCount);
  });

  it("is that of a large catalog where there is no thesaurus", () => {
    expect(placeClarity(knowledge).mean).toBeLessThan(0.9);
    expect(placeClarity(knowledge).exclusiveness(0)).toBeLessThan(0.9);
    expect(placeClarity(knowledge).leafCount).toBeGreaterThan(300);
  });
});
