import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadSource } from "../../src/catalog/builtin-source.ts";
import { readTitles } from "../../src/catalog/builtin-titles.ts";
import { catalogContent, createCatalog } from "../../src/catalog/catalog.ts";
import { builtinSourceFolder } from "../../src/catalog/catalog-files.ts";
import { compileContent } from "../../src/catalog/compile.ts";
import { readCompiledCatalog, writeCompiledCatalog } from "../../src/catalog/compiled-catalog.ts";
import { createCategoryFinder } from "../../src/catalog/finders.ts";
import type { Catalog, CatalogContent } from "../../src/catalog/model.ts";
import { createCatalogReport } from "../../src/catalog/report.ts";
import { createCatalogStore } from "../../src/catalog/store.ts";
import { learn } from "../../src/ml/training.ts";
import { attribute, contentOf } from "./contents.ts";
import { inTemporaryFolder } from "./fixtures/fixture-catalogs.ts";

const aliases = [
  { alias: "a-old-mugs", identifier: "a-table-cups" },
  { alias: "a-old-tableware", identifier: "a-table" },
];
const content: CatalogContent = {
  ...contentOf(
    ["a-table"],
    ["a-table-cups", "a-table", [attribute("volume")]],
    ["a-table-plates", "a-table", [attribute("diameter")]],
  ),
  aliases,
};
const compiled = createCatalog(compileContent(content), "builtin");

function reread(written: CatalogContent): Catalog {
  return inTemporaryFolder((folder) => {
    const path = join(folder, "x.catalog");
    writeCompiledCatalog(path, compileContent(written));
    return createCatalog(readCompiledCatalog({ path, nextStep: "Build it again." }), "builtin");
  });
}

const identifiers = (records: readonly { readonly identifier: string }[]) =>
  records.map(({ identifier }) => identifier);

describe.each([
  ["in memory", compiled],
  ["written and read again", reread(content)],
])("a catalog with former identifiers, %s", (_, catalog) => {
  it("answers with the category of today", () => {
    expect(catalog.findCategory("a-old-mugs")).toBe(catalog.findCategory("a-table-cups"));
    expect(catalog.findCategory("a-old-mugs")?.identifier).toBe("a-table-cups");
  });

  it("looks up path, children, leaves and attributes alike", () => {
    expect(identifiers(catalog.path("a-old-mugs"))).toEqual(["a-table", "a-table-cups"]);
    expect(identifiers(catalog.children("a-old-tableware"))).toEqual(["a-table-cups", "a-table-plates"]);
    expect(catalog.isLeaf("a-old-mugs")).toBe(true);
    expect(catalog.isLeaf("a-old-tableware")).toBe(false);
    expect(identifiers(catalog.attributes("a-old-mugs"))).toEqual(["volume"]);
  });

  it("lists no category twice, and knows nothing else", () => {
    expect(identifiers(catalog.categories)).toEqual(["a-table", "a-table-cups", "a-table-plates"]);
    expect(catalog.findCategory("a-old")).toBeUndefined();
    expect(catalog.path("a-old")).toEqual([]);
  });

  it("says which they are, and the report counts them", () => {
    expect(catalog.aliases).toEqual(aliases);
    expect(createCatalogReport(catalog).aliases).toBe(2);
    expect(catalogContent(catalog).aliases).toEqual(aliases);
  });
});

describe("a catalog without former identifiers", () => {
  it("has none after it is written and read", () => {
    const { aliases: _, ...plain } = content;
    expect(reread(plain).aliases).toEqual([]);
    expect(reread(plain).findCategory("a-old-mugs")).toBeUndefined();
  });
});

describe("what was written with a former identifier", () => {
  it("is found in a feed's cell as the category of today", () => {
    const find = createCategoryFinder({
      categories: compiled.categories,
      find: (identifier) => compiled.findCategory(identifier),
      path: (identifier) => compiled.path(identifier),
    });
    expect(find(" a-old-mugs ")).toBe("a-table-cups");
    expect(find("a-table-cups")).toBe("a-table-cups");
    expect(find("a-old")).toBeUndefined();
  });

  it("teaches the category of today", async () => {
    const example = { description: "", attributes: {} };
    const { facts, categories } = await learn(
      [
        { ...example, name: "Stoneware mug blue", categoryIdentifier: "a-old-mugs" },
        { ...example, name: "Stoneware mug red", categoryIdentifier: "a-table-cups" },
        { ...example, name: "Dinner plate flat", categoryIdentifier: "a-table-plates" },
        { ...example, name: "Garden hose", categoryIdentifier: "a-gone" },
      ],
      compiled,
    );
    expect(facts.exampleCount).toBe(3);
    const ranked = categories.rank({ name: "Stoneware mug", description: "" }, 5);
    expect(identifiers(ranked).sort()).toEqual(["a-table-cups", "a-table-plates"]);
    expect(ranked[0]?.identifier).toBe("a-table-cups");
  });

  it("counts as a title of the category of today", () => {
    inTemporaryFolder((folder) => {
      mkdirSync(join(folder, "channel_a"));
      const text = "identifier\tlanguage\ttitle\na-old-mugs\ten\tMug with a lid\n";
      writeFileSync(join(folder, "channel_a", "titles-x.tsv"), text);
      expect(readTitles(folder, "channel_a", compiled)).toEqual([
        { categoryIdentifier: "a-table-cups", language: "en", text: "Mug with a lid", isNoun: false },
      ]);
    });
  });
});

describe("the built-in catalog's former identifiers", () => {
  it("all find a leaf", () => {
    const catalog = createCatalogStore().catalog("channel_a");
    const { aliases: listed } = loadSource(builtinSourceFolder, "channel_a");
    expect(listed.length).toBeGreaterThan(0);
    expect(catalog.aliases).toEqual(listed.map(({ alias, identifier }) => ({ alias, identifier })));
    for (const { alias, identifier } of listed) {
      expect(catalog.findCategory(alias)?.identifier).toBe(identifier);
      expect(catalog.isLeaf(alias)).toBe(true);
    }
  });
});

describe("links.tsv of channel_b", () => {
  it("links each leaf to leaves of channel_a, none twice", () => {
    const [one, other] = (["channel_a", "channel_b"] as const).map((channel) =>
      createCatalogStore().catalog(channel),
    );
    const lines = readFileSync(join(builtinSourceFolder, "channel_b", "links.tsv"), "utf8")
      .trimEnd()
      .split("\n");
    const rows = lines.slice(1).map((line) => line.split("\t"));
    const leaves = other?.categories.filter(({ identifier }) => other.isLeaf(identifier)) ?? [];
    expect(rows.map(([identifier]) => identifier)).toEqual(identifiers(leaves));
    const linked = rows.map(([, cell = ""]) => cell.split("|"));
    expect(linked.flat().filter((identifier) => !one?.isLeaf(identifier))).toEqual([]);
    expect(linked.filter((list) => new Set(list).size < list.length)).toEqual([]);
  });
});
