import { describe, expect, it } from "vitest";
import { salesChannels } from "../../../../src/api/vocabulary.ts";
import { loadSource } from "../../../../src/catalog/builtin-source.ts";
import { builtinSourceFolder } from "../../../../src/catalog/catalog-files.ts";
import { nameParts } from "../../../../src/lint/rule.ts";
import { branches, branchOf, branchPatterns } from "../../../../src/tasks/name/rules/naming-patterns.ts";

const ofIdentifier = (identifier: string) => branchOf({ category: { identifier, names: {}, terms: {} } });

describe("the branch of a product type", () => {
  it("is told by its category's place in the built-in catalogs, the longer beginning first", () => {
    expect(ofIdentifier("a-food-pantry-oils-vinegar")).toBe("food");
    expect(ofIdentifier("b-sport-running-shoes")).toBe("fashion");
    expect(ofIdentifier("b-sport-accessories-bottles")).toBe("goods");
  });

  it("is known of every built-in category", () => {
    for (const channel of salesChannels) {
      const { categories } = loadSource(builtinSourceFolder, channel);
      expect(categories.length).toBeGreaterThan(100);
      const unknown = categories.filter(({ identifier }) => ofIdentifier(identifier) === "general");
      expect(unknown.map(({ identifier }) => identifier)).toEqual([]);
    }
  });

  it("is that of the noun's domain where an import's category tells nothing, else general", () => {
    const category = { identifier: "1604", names: {}, terms: {} };
    expect(branchOf({ category, domain: "technology" })).toBe("electronics");
    expect(branchOf({ category })).toBe("general");
    expect(branchOf({})).toBe("general");
  });
});

describe("every branch's pattern", () => {
  it.each(branches)("ranks every part once and moves none twice: %s", (branch) => {
    const { importance, tail } = branchPatterns[branch];
    expect(importance.toSorted()).toEqual(nameParts.toSorted());
    expect(new Set(tail).size).toBe(tail.length);
  });
});
