import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { salesChannels } from "../../src/api/vocabulary.ts";
import { assembleSource } from "../../src/catalog/builtin-catalog.ts";
import { loadSource } from "../../src/catalog/builtin-source.ts";
import { catalogContent, createCatalog } from "../../src/catalog/catalog.ts";
import { builtinSourceFolder } from "../../src/catalog/catalog-files.ts";
import { compileContent } from "../../src/catalog/compile.ts";
import { exportCatalog, findUnexportable } from "../../src/catalog/export-catalog.ts";
import { importContent } from "../../src/catalog/import-catalog.ts";
import type { CatalogContent } from "../../src/catalog/model.ts";
import { propertyRuns } from "../property-runs.ts";
import { arbitraryContent } from "./arbitrary-content.ts";
import { attribute, contentOf, value } from "./contents.ts";
import { fixtureContent, inTemporaryFolder, problemOf } from "./fixtures/fixture-catalogs.ts";

const taxonomies = join(process.env.PDO_SHARED ?? "../shared", "data/taxonomies");

function importFolder(folder: string, { salesChannel }: CatalogContent) {
  return importContent({ salesChannel, format: "csv", paths: [folder], reserved: [] });
}

/** What comes back of a catalog that is exported and imported, and how many rows each file had. */
async function roundTrip(content: CatalogContent) {
  const folder = mkdtempSync(join(tmpdir(), "pdo-export-"));
  try {
    const files = exportCatalog(content, { folder, overwrites: false });
    const { content: again } = await importFolder(folder, content);
    return { again, rowCounts: files.map(({ rowCount }) => rowCount) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Category by category: comparing two large catalogs as one value takes many seconds. */
function expectSame(again: CatalogContent, content: CatalogContent): void {
  const differs = content.categories.findIndex(
    (category, place) => JSON.stringify(again.categories[place]) !== JSON.stringify(category),
  );
  expect(again.categories[differs]).toEqual(content.categories[differs]);
  expect(again.categories).toHaveLength(content.categories.length);
  expect(again.unusedAttributes).toEqual(content.unusedAttributes ?? []);
}

describe("exportCatalog", () => {
  it("writes what imports back to the identical catalog, whatever that holds", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryContent, async (content) => {
        expect((await roundTrip(content)).again).toEqual(content);
      }),
      { numRuns: propertyRuns(150) },
    );
  });

  it.each(salesChannels)("gives %s back as it is built in", { timeout: 120_000 }, async (salesChannel) => {
    const content = assembleSource(loadSource(builtinSourceFolder, salesChannel));
    expectSame((await roundTrip(content)).again, content);
  });

  it("gives back what was compiled in between", async () => {
    const content = catalogContent(createCatalog(compileContent(fixtureContent()), "builtin"));
    expect((await roundTrip(content)).again).toEqual(content);
  });

  it.skipIf(!existsSync(join(taxonomies, "shopify")))(
    "gives a taxonomy of ten thousand categories back in files of a few megabytes (needs PDO_SHARED)",
    { timeout: 120_000 },
    async () => {
      const { content } = await importContent({
        salesChannel: "channel_a",
        format: "shopify",
        paths: [join(taxonomies, "shopify")],
        reserved: [],
      });
      const { again, rowCounts } = await roundTrip(content);
      expect(rowCounts).toEqual([10_595, 40_262 + 39, expect.any(Number)]);
      // Extended attributes repeat the values of their base, of which there are 20,635 in all.
      expect(rowCounts[2]).toBeLessThan(30_000);
      expectSame(again, content);
    },
  );

  it("makes the folder, and leaves nothing but the three files in it", () => {
    inTemporaryFolder((folder) => {
      const target = join(folder, "deep", "down");
      exportCatalog(fixtureContent(), { folder: target, overwrites: false });
      expect(readdirSync(target).sort()).toEqual(["attributes.csv", "categories.csv", "values.csv"]);
    });
  });

  it("writes over no file unless it is forced to", () => {
    inTemporaryFolder((folder) => {
      const inTheWay = join(folder, "values.csv");
      writeFileSync(inTheWay, "mine");
      const problem = problemOf(() => exportCatalog(fixtureContent(), { folder, overwrites: false }));
      expect(problem).toMatchObject({ code: "PDO_CATALOG_EXPORT_IN_THE_WAY", seen: `It has ${inTheWay}.` });
      expect(readdirSync(folder)).toEqual(["values.csv"]);
      exportCatalog(fixtureContent(), { folder, overwrites: true });
      expect(readFileSync(inTheWay, "utf8")).not.toBe("mine");
    });
  });

  it("writes nothing of a catalog that the format cannot say", () => {
    inTemporaryFolder((folder) => {
      const content = contentOf(["a", undefined, [], { names: { en: " A" } }]);
      const problem = problemOf(() => exportCatalog(content, { folder, overwrites: false }));
      expect(problem.code).toBe("PDO_CATALOG_NOT_EXPORTABLE");
      expect(problem.seen).toContain("The category a");
      expect(readdirSync(folder)).toEqual([]);
    });
  });
});

describe("findUnexportable", () => {
  it("finds nothing in a catalog of words", () => {
    expect(findUnexportable(fixtureContent())).toEqual([]);
  });

  it.each([
    [
      "a category that is called as all are",
      contentOf(["*"]),
      "The category * is called as all categories are.",
    ],
    ["a category that is called as none is", contentOf(["-"]), "The category - is called as no category is."],
    [
      "blanks around a name",
      contentOf(["a", undefined, [], { names: { en: "Shoes " } }]),
      'The category a holds "Shoes ": empty, with blanks around it, or no text.',
    ],
    [
      "half a character",
      contentOf(["a", undefined, [], { names: { en: "\ud83d" } }]),
      'The category a holds "\\ud83d": empty, with blanks around it, or no text.',
    ],
    [
      "a bar in a term",
      contentOf(["a", undefined, [], { terms: { en: ["shoe|boot"] } }]),
      "The category a has a | in the term shoe|boot.",
    ],
    [
      "no name at all",
      contentOf(["a", undefined, [attribute("size", { names: {} })]]),
      "The attribute size has no name in any language.",
    ],
    [
      "a measure without a unit",
      contentOf(["a", undefined, [attribute("size", { kind: "measure", dimension: "length" })]]),
      "The attribute size is a measure without a unit that is known.",
    ],
    [
      "a unit of another dimension",
      contentOf(["a", undefined, [attribute("size", { kind: "measure", dimension: "mass", unit: "cm" })]]),
      "The attribute size is a measure without a unit that is known (cm).",
    ],
    [
      "an empty value",
      contentOf(["a", undefined, [attribute("size", { kind: "closed", values: [value("")] })]]),
      'The value  of size holds "": empty, with blanks around it, or no text.',
    ],
  ])("finds %s", (_, content, sentence) => {
    expect(findUnexportable(content)).toContain(sentence);
  });
});
