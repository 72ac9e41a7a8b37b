import { describe, expect, it } from "vitest";
import { createAttributeFinder } from "../../src/catalog/attribute-finder.ts";
import type { AttributeRecord } from "../../src/catalog/model.ts";

const attribute = (identifier: string, en: string, terms: readonly string[] = []): AttributeRecord => ({
  identifier,
  requirementLevel: "optional",
  kind: "open",
  names: { en, de: `${en} (de)` },
  terms: { en: terms },
  values: [],
});
const records = [attribute("a-1", "Net content", ["amount"]), attribute("a-2", "Amount")];
const find = createAttributeFinder({ attributes: (category) => (category === "c" ? records : []) });

describe("finding an attribute by what a feed calls it", () => {
  it.each([
    ["its identifier", "a-2", "a-2"],
    ["its name", "Net content", "a-1"],
    ["its name in a column's manner", "net_content", "a-1"],
    ["its name in a program's manner", "netContent", "a-1"],
    ["its name in another language", "net content (DE)", "a-1"],
    ["a name before another one's term", "AMOUNT", "a-2"],
  ])("by %s", (_, written, identifier) => {
    expect(find("c", written)?.identifier).toBe(identifier);
  });

  it("finds none that the category does not ask for", () => {
    expect(find("c", "colour")).toBeUndefined();
    expect(find("c", "")).toBeUndefined();
    expect(find("other", "Amount")).toBeUndefined();
  });
});
