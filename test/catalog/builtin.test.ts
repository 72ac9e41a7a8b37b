import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languages, salesChannels } from "../../src/api/vocabulary.ts";
import { assembleSource } from "../../src/catalog/builtin-catalog.ts";
import { checkSource, parseSameInLanguages } from "../../src/catalog/builtin-checks.ts";
import { loadSource } from "../../src/catalog/builtin-source.ts";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { builtinSourceFolder } from "../../src/catalog/catalog-files.ts";
import { compileContent } from "../../src/catalog/compile.ts";
import { createCatalogReport } from "../../src/catalog/report.ts";
import { renderFault } from "../../src/catalog/source-faults.ts";

const sameFile = "same-in-languages.tsv";

/** The least that each channel holds; depths, and terms a leaf, are checked line by line in its source. */
const sizes = {
  channel_a: { leaves: 800, attributes: 150, medianAttributesPerLeaf: 10, values: 2_500 },
  channel_b: { leaves: 300, attributes: 80, medianAttributesPerLeaf: 12, values: 1_500 },
};
const same = parseSameInLanguages(readFileSync(join(builtinSourceFolder, sameFile), "utf8"), sameFile);

describe("the built-in catalog", () => {
  it("has a sound list of names that are the same in several languages", () => {
    expect(same.faults.map(renderFault)).toEqual([]);
  });

  it("uses every line of that list", () => {
    const sources = salesChannels.map((salesChannel) => loadSource(builtinSourceFolder, salesChannel));
    const named = sources.flatMap(({ categories, attributes, values }) => [
      ...categories,
      ...attributes,
      ...values,
    ]);
    const names = new Set(named.flatMap((record) => Object.values(record.names)));
    expect(same.names.filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(salesChannels)("has no fault in the source of %s", (salesChannel) => {
    expect(checkSource(loadSource(builtinSourceFolder, salesChannel), same).map(renderFault)).toEqual([]);
  });

  it.each(salesChannels)("names everything in all languages once %s is compiled", (salesChannel) => {
    const content = assembleSource(loadSource(builtinSourceFolder, salesChannel));
    const report = createCatalogReport(createCatalog(compileContent(content), "builtin"));
    const complete = { categories: 0, attributes: 0, values: 0 };
    expect(report.namesMissing).toEqual({ en: complete, de: complete, fr: complete, it: complete });
    expect(report.leavesWithoutAttributes).toEqual([]);
  });

  it.each(salesChannels)("is as large as promised in %s", (salesChannel) => {
    const content = assembleSource(loadSource(builtinSourceFolder, salesChannel));
    const report = createCatalogReport(createCatalog(compileContent(content), "builtin"));
    for (const [figure, least] of Object.entries(sizes[salesChannel])) {
      expect(report[figure as keyof (typeof sizes)["channel_a"]], figure).toBeGreaterThanOrEqual(least);
    }
    for (const language of languages) expect(report.termsPerLeaf[language].min).toBeGreaterThanOrEqual(3);
  });

  it("uses no category identifier in both channels", () => {
    const [one, other] = salesChannels.map((salesChannel) =>
      loadSource(builtinSourceFolder, salesChannel).categories.map((category) => category.identifier),
    );
    expect(one?.filter((identifier) => other?.includes(identifier))).toEqual([]);
  });
});
