import { describe, expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { createCatalogReport } from "../../src/catalog/catalog-report.ts";
import { compileContent } from "../../src/catalog/compile-content.ts";
import { importContent } from "../../src/catalog/import-content.ts";
import { fixtureCatalog, fixtureCsvFolder } from "./fixtures/fixture-catalogs.ts";

describe("createCatalogReport", () => {
  it("counts what the catalog holds", () => {
    const report = createCatalogReport(fixtureCatalog());
    expect(report).toMatchObject({
      salesChannel: "channel_a",
      source: "builtin",
      categories: 11,
      leaves: 6,
      depth: { min: 3, max: 3 },
      attributes: 4,
      medianAttributesPerLeaf: 4,
      values: 5,
      leavesWithoutAttributes: [],
      categoriesWithoutAttributes: 5,
    });
    expect(report.termsPerLeaf.en).toEqual({ min: 3, median: 3 });
    expect(report.namesMissing.it).toEqual({ categories: 0, attributes: 0, values: 0 });
  });

  it("counts the names that a language lacks", () => {
    const request = {
      salesChannel: "channel_a",
      format: "csv",
      paths: [fixtureCsvFolder],
      reserved: [],
    } as const;
    const catalog = createCatalog(compileContent(importContent(request).content), "imported");
    const { namesMissing } = createCatalogReport(catalog);
    expect(namesMissing.en).toEqual({ categories: 0, attributes: 0, values: 0 });
    expect(namesMissing.fr).toEqual({ categories: 1, attributes: 3, values: 2 });
  });

  it("reports an empty catalog as zeros", () => {
    const empty = createCatalog(compileContent({ salesChannel: "channel_b", categories: [] }), "imported");
    expect(createCatalogReport(empty)).toMatchObject({ leaves: 0, depth: { min: 0, max: 0 }, values: 0 });
  });
});
