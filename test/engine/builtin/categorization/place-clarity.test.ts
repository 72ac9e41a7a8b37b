import { describe, expect, it } from "vitest";
import { createCatalog } from "../../../../src/catalog/catalog.ts";
import { compileContent } from "../../../../src/catalog/compile-content.ts";
import { withThesaurus } from "../../../../src/catalog/thesaurus/with-thesaurus.ts";
import { placeClarity } from "../../../../src/engine/builtin/categorization/place-clarity.ts";
import { bareContent, knowledgeContent } from "../../../catalog/thesaurus/two-catalogs.ts";

const knowledge = createCatalog(compileContent(knowledgeContent), "builtin");
const complete = createCatalog(withThesaurus(compileContent(bareContent), knowledge), "imported");

describe("how clearly kinds of things have their place", () => {
  it("is a share in the range that is known of shops", () => {
    const { mean } = placeClarity(complete);
    expect(mean).toBeGreaterThanOrEqual(0.75);
    expect(mean).toBeLessThanOrEqual(1);
  });

  it("tells of a category the link of the kind that belongs there most", () => {
    const { starts, categories, weights } = complete.searchIndex.thesaurus?.links ?? {
      starts: [],
      categories: [],
      weights: [],
    };
    expect(starts.length).toBeGreaterThan(0);
    for (const [at, category] of categories.entries()) {
      expect(placeClarity(complete).strongestLink(category)).toBeGreaterThanOrEqual(weights[at] ?? 0);
    }
  });

  it("is nothing of a category in which no kind of thing has its place", () => {
    expect(placeClarity(complete).strongestLink(10_000)).toBe(0);
  });

  it("is that of a large catalog where there is no thesaurus", () => {
    expect(placeClarity(knowledge).mean).toBeLessThan(0.9);
    expect(placeClarity(knowledge).strongestLink(0)).toBeGreaterThan(1);
  });
});
