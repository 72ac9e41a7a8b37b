import { describe, expect, it } from "vitest";
import { readLabelledFacts } from "../../../../src/tasks/categorization/rules/product-query.ts";

describe("the labelled lines of a description", () => {
  it.each([["Brand"], ["Marke"], ["Marque"], ["Marca"]])("tell the maker after %s", (label) => {
    const { brands, others } = readLabelledFacts(`Soft towel of cotton.\n${label}: Acme`);
    expect(brands).toBe("Acme");
    expect(others.trim()).toBe("Soft towel of cotton.");
  });

  it("tell the kind of thing, which stays in the description too", () => {
    const { types, others } = readLabelledFacts("Kategorie: Kopfhörer\nFarbe: Schwarz");
    expect(types).toBe("Kopfhörer");
    expect(others).toBe("Kategorie: Kopfhörer\nFarbe: Schwarz");
  });

  it("keep every other character where it was", () => {
    const description = "Brand: Acme\nSoft towel";
    const { others } = readLabelledFacts(description);
    expect(others).toHaveLength(description.length);
    expect(others.indexOf("Soft")).toBe(description.indexOf("Soft"));
  });
});
