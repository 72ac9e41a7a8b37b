import { describe, expect, it } from "vitest";
import { createCatalog } from "../../../../src/catalog/catalog.ts";
import { compileContent } from "../../../../src/catalog/compile.ts";
import { branchTree, wholeTree } from "../../../../src/tasks/categorization/llm/catalog-tree.ts";
import { createShopCatalog } from "../../shop-catalog.ts";

type Row = readonly [identifier: string, parent: string, name: string];

function catalogOf(rows: readonly Row[], source: "builtin" | "imported" = "imported") {
  const categories = rows.map(([identifier, parentIdentifier, name]) => ({
    record: { identifier, names: { en: name }, terms: {}, ...(parentIdentifier && { parentIdentifier }) },
    attributes: [],
  }));
  return createCatalog(compileContent({ salesChannel: "channel_a", categories }), source);
}

const rows: readonly Row[] = [
  ["top", "", "Vouchers"],
  ["home", "", "Home: all"],
  ["towels", "home", "Towels; large"],
  ["kitchen", "home", "Kitchen"],
  ["pans", "kitchen", "Pans"],
];

describe("the whole tree", () => {
  it("numbers every category of an imported catalog, for a product may belong to any", () => {
    const tree = wholeTree(catalogOf(rows), "en");
    expect(tree.text).toBe("1 Vouchers\n2 Home, all: 3 Towels, large\n 4 Kitchen: 5 Pans");
    expect(tree.identifiers).toEqual(["top", "home", "towels", "kitchen", "pans"]);
    expect(tree.placeOf("pans")).toBe(4);
    expect(tree.placeOf("nowhere")).toBeUndefined();
  });

  it("numbers the leaves alone of a built-in one", () => {
    expect(wholeTree(catalogOf(rows, "builtin"), "en").text).toBe(
      "1 Vouchers\nHome, all: 2 Towels, large\n Kitchen: 3 Pans",
    );
  });

  it("is in the language of the texts, and made once", () => {
    const shop = createShopCatalog();
    expect(wholeTree(shop, "de").text).toContain("Handtücher");
    expect(wholeTree(shop, "de")).toBe(wholeTree(shop, "de"));
  });
});

describe("the branches", () => {
  const leaves = (parent: string, count: number) =>
    Array.from({ length: count }, (_, place): Row => [`${parent}-${place}`, parent, `${parent} ${place}`]);
  const large = catalogOf([
    ["a", "", "Alpha"],
    ["b", "a", "Beta"],
    ["c", "a", "Gamma"],
    ["d", "", "Delta"],
    ...leaves("a", 7),
    ...leaves("b", 20),
    ...leaves("c", 25),
    ...leaves("d", 3),
  ]);

  it("have all leaves, each once, by codes", () => {
    const tree = branchTree(large, "en", 1_000);
    expect(tree?.text).toBe("B1 Delta\nAlpha: B2 Beta; B3 Gamma; B4 a 0, a 1, a 2, a 3, a 4, …");
    const all = large.categories.map(({ identifier }) => identifier).filter((each) => large.isLeaf(each));
    expect(tree?.branches.flat().toSorted()).toEqual(all.toSorted());
    expect(tree?.codeOf("b-3")).toBe("B2");
    expect(tree?.codeOf("a")).toBeUndefined();
  });

  it("are coarser where there is less room, and none where there is too little or nothing to divide", () => {
    expect(branchTree(large, "en", 12)?.text).toBe("B1 Alpha; B2 Delta");
    expect(branchTree(large, "en", 4)).toBeUndefined();
    const list = catalogOf(
      Array.from({ length: 300 }, (_, place): Row => [`c${place}`, "", `Category ${place}`]),
    );
    expect(branchTree(list, "en", 8_000)).toBeUndefined();
  });
});
