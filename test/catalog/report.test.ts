import { describe, expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { compileContent } from "../../src/catalog/compile.ts";
import { importContent } from "../../src/catalog/import-catalog.ts";
import type { CatalogContent } from "../../src/catalog/model.ts";
import { createCatalogReport } from "../../src/catalog/report.ts";
import { attribute, contentOf, value } from "./contents.ts";
import { fixtureCatalog, fixtureCsvFolder } from "./fixtures/fixture-catalogs.ts";

function reportOf(content: CatalogContent) {
  return createCatalogReport(createCatalog(compileContent(content), "imported"));
}

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
      closedWithoutValues: [],
    });
    expect(report.termsPerLeaf.en).toEqual({ min: 3, median: 3 });
    expect(report.namesMissing.it).toEqual({ categories: 0, attributes: 0, values: 0 });
  });

  it("counts the names that a language lacks", async () => {
    const request = {
      salesChannel: "channel_a",
      format: "csv",
      paths: [fixtureCsvFolder],
      reserved: [],
    } as const;
    const { content } = await importContent(request);
    const { namesMissing } = reportOf(content);
    expect(namesMissing.en).toEqual({ categories: 0, attributes: 0, values: 0 });
    expect(namesMissing.fr).toEqual({ categories: 1, attributes: 3, values: 2 });
  });

  it("counts kinds by attributes, and how often each level is asked for by categories", () => {
    const size = attribute("size", { requirementLevel: "required" });
    const length = attribute("length", { kind: "measure", dimension: "length", unit: "cm" });
    const { kinds, links } = reportOf(
      contentOf(["a", undefined, [size, length]], ["b", undefined, [size]], ["c", undefined, [size, length]]),
    );
    expect(links).toBe(5);
    expect(kinds).toEqual({
      closed: { attributes: 0, links: { required: 0, recommended: 0, optional: 0 } },
      open: { attributes: 1, links: { required: 3, recommended: 0, optional: 0 } },
      measure: { attributes: 1, links: { required: 0, recommended: 0, optional: 2 } },
    });
  });

  it("counts a list of values for each attribute that has it, and a value once for each", () => {
    const values = [value("red"), value("blue")];
    const [color, lining] = [
      attribute("color", { kind: "closed", values }),
      attribute("lining", { kind: "closed", values }),
    ];
    const more = attribute("color", { kind: "closed", values: [...values, value("pink")] });
    const report = reportOf(contentOf(["a", undefined, [color, lining]], ["b", undefined, [more]]));
    expect(report).toMatchObject({ values: 5, valueIdentifiers: 3 });
  });

  it("names what is missing: leaves that ask for nothing, and closed attributes without values", () => {
    const empty = attribute("size", { kind: "closed" });
    const report = reportOf(contentOf(["a"], ["b", "a"], ["c", "a", [empty]], ["d", undefined, [empty]]));
    expect(report.leavesWithoutAttributes).toEqual(["b"]);
    expect(report.categoriesWithoutAttributes).toBe(2);
    expect(report.closedWithoutValues).toEqual([{ identifier: "size", categories: ["c", "d"] }]);
  });

  it("reports an empty catalog as zeros", () => {
    expect(reportOf({ salesChannel: "channel_b", categories: [] })).toMatchObject({
      leaves: 0,
      depth: { min: 0, max: 0 },
      values: 0,
      links: 0,
    });
  });
});
