import { describe, expect, it } from "vitest";
import { createCategoryIndex, findCategories } from "../../../src/catalog/search/category-search.ts";
import { fixtureCatalog } from "../fixtures/fixture-catalogs.ts";

const index = createCategoryIndex(fixtureCatalog());
const best = (text: string) =>
  index.search([{ text, weight: 1 }], { limit: 3, leavesOnly: true })[0]?.category.identifier;

describe("createCategoryIndex", () => {
  it.each([
    ["Winterjacke Damen", "a-fashion-women-jackets"],
    ["women's winter jackets", "a-fashion-women-jackets"],
    ["veste d'hiver femme", "a-fashion-women-jackets"],
    ["giacca invernale donna", "a-fashion-women-jackets"],
    ["Herrenjacken", "a-fashion-men-jackets"],
    ["men's jacket", "a-fashion-men-jackets"],
    ["ABENDKLEID lang", "a-fashion-women-dresses"],
    ["robe", "a-fashion-women-dresses"],
    ["scarpa da ginnastica uomo", "a-fashion-men-shoes"],
    ["Drap housse 90x200", "a-home-bedroom-linen"],
    ["lampe de chevet LED", "a-home-bedroom-lamps"],
  ])("finds by %s the leaf %s", (text, identifier) => {
    expect(best(text)).toBe(identifier);
  });

  it("takes a German compound that it has never seen by its head", () => {
    expect(best("Softshelljacke")).toBe("a-fashion-men-jackets");
  });

  it("counts a whole name over its scattered words", () => {
    const [whole, scattered] = ["bed linen white", "linen bag for a bed"].map((text) => {
      const matches = index.search([{ text, weight: 1 }], { limit: 10 });
      return matches.find(({ category }) => category.identifier === "a-home-bedroom-linen")?.score ?? 0;
    });
    expect(whole).toBeGreaterThan(scattered ?? 0);
  });

  it("counts the head of a name over its modifiers", () => {
    const [first] = index.search([{ text: "lamps bedroom jackets lamps", weight: 1 }], { limit: 1 });
    expect(first?.category.identifier).toBe("a-home-bedroom-lamps");
  });

  it("lets the heavier part of a query decide", () => {
    const search = (name: number, description: number) =>
      index.search(
        [
          { text: "dress", weight: name },
          { text: "shoes", weight: description },
        ],
        { limit: 1 },
      )[0]?.category.identifier;
    expect(search(3, 1)).toBe("a-fashion-women-dresses");
    expect(search(1, 3)).toBe("a-fashion-men-shoes");
  });

  it("says which words of the query found a category", () => {
    const [first] = index.search([{ text: "Elegant red evening dress for women, 42", weight: 1 }], {
      limit: 1,
    });
    expect(first?.matched).toEqual(["evening", "dress", "women"]);
  });

  it("gives inner categories unless only leaves are asked for", () => {
    const search = (leavesOnly: boolean) =>
      index
        .search([{ text: "women", weight: 1 }], { limit: 10, leavesOnly })
        .map(({ category }) => category.identifier);
    expect(search(false)[0]).toBe("a-fashion-women");
    expect(search(true)).not.toContain("a-fashion-women");
  });

  it("finds nothing where no word is known", () => {
    expect(index.search([{ text: "zzz 123 !!!", weight: 1 }], { limit: 5 })).toEqual([]);
    expect(index.search([], { limit: 5 })).toEqual([]);
  });

  it("answers the same query alike, whatever was asked in between", () => {
    const ask = () => index.search([{ text: "red winter jacket", weight: 1 }], { limit: 5 });
    const before = ask();
    index.search([{ text: "bed linen lamps shoes dresses", weight: 5 }], { limit: 5 });
    expect(ask()).toEqual(before);
  });

  it("prefers words of the language that is told", () => {
    const score = (language: "de" | "fr") =>
      index.search([{ text: "Kleider", weight: 1 }], { limit: 1, language })[0]?.score ?? 0;
    expect(score("de")).toBeGreaterThan(score("fr"));
  });
});

describe("findCategories", () => {
  const catalog = fixtureCatalog();
  const find = (words: string, language?: "en" | "de") =>
    findCategories(catalog, words, language).map((category) => category.identifier);

  it("puts the category of just this name first", () => {
    expect(find("jackets")[0]).toBe("a-fashion-men-jackets");
  });

  it("finds an identifier and a piece of a word", () => {
    expect(find("a-home-bedroom-linen")[0]).toBe("a-home-bedroom-linen");
    expect(find("nachtt")).toEqual(["a-home-bedroom-lamps"]);
  });

  it("finds nothing for no words", () => {
    expect(find("  ")).toEqual([]);
  });
});
