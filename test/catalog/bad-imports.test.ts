import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compileBuiltin } from "../../src/catalog/builtin-catalog.ts";
import { importFormats } from "../../src/catalog/importers/importer.ts";
import { createCatalogStore } from "../../src/catalog/store.ts";
import { badDocumentSources } from "./bad-documents.ts";
import { type BadSource, badTableSources } from "./bad-sources.ts";
import { fixtureCsvFolder, fixtureSourceFolder } from "./fixtures/fixture-catalogs.ts";
import { importProblem, withFiles } from "./importers/import-files.ts";

const badSources = [...badTableSources, ...badDocumentSources];

/** Tries the import over a channel that has one, and tells what became of the folder of channels. */
function tryImport({ format, files, paths }: Pick<BadSource, "format" | "files" | "paths">) {
  const source = Object.fromEntries(
    Object.entries(files).map(([name, content]) => [join("source", name), content]),
  );
  return withFiles(source, async (folder) => {
    const [home, builtinFolder] = [join(folder, "home"), join(folder, "builtin")];
    compileBuiltin(fixtureSourceFolder, builtinFolder);
    const store = createCatalogStore({ home, builtinFolder });
    await store.importCatalog({ salesChannel: "channel_a", format: "csv", paths: [fixtureCsvFolder] });
    const before = filesOf(join(home, "channels"));
    const named = paths?.map((path) => join(folder, "source", path)) ?? [join(folder, "source")];
    const levels = "levels.csv" in files ? { levels: join(folder, "source", "levels.csv") } : {};
    const problem = await importProblem(() =>
      store.importCatalog({ salesChannel: "channel_a", format, paths: named, ...levels }),
    );
    return { problem, before, after: filesOf(join(home, "channels")), catalog: store.catalog("channel_a") };
  });
}

function filesOf(folder: string) {
  return readdirSync(folder).map((name) => [name, readFileSync(join(folder, name)).toString("base64")]);
}

const matching = (text: string | RegExp) => (typeof text === "string" ? text : expect.stringMatching(text));

describe("a bad import", () => {
  it("is tried in at least 45 ways, in every format", () => {
    expect(badSources.length).toBeGreaterThanOrEqual(45);
    const counts = importFormats.map(
      ({ format }) => badSources.filter((bad) => bad.format === format).length,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(9);
  });

  it.each(badSources.map((bad) => [`${bad.format}: ${bad.title}`, bad] as const))(
    "is refused with where, what and how to fix it, and changes nothing (%s)",
    async (_, bad) => {
      const { file, line = 0, place, what, fix } = bad.fault;
      const { problem, before, after, catalog } = await tryImport(bad);
      expect(problem.code).toBe("PDO_CATALOG_SOURCE_FAULTY");
      expect(problem.details.faults.map(({ file: _file, ...fault }) => fault)).toEqual([
        { line, ...(place !== undefined && { place }), what: matching(what), fix: matching(fix) },
      ]);
      expect(problem.details.faults[0]?.file.endsWith(file)).toBe(true);
      expect(problem.what).toMatch(/the source has one fault; the catalog that was there stays\.$/);
      expect(problem.seen).toContain(place ?? (line === 0 ? file : `, line ${line}: `));
      expect(problem.nextStep).toBe("Mend it and import again.");
      expect(after).toEqual(before);
      expect(after.map(([name]) => name)).toEqual(["channel_a.catalog"]);
      expect(catalog.findCategory("garden-chairs")?.names.de).toBe("Gartenstühle");
    },
  );

  it.each<[string, Pick<BadSource, "format" | "files" | "paths">, string, RegExp]>([
    ["an unknown format", { format: "xml", files: {} }, "PDO_CATALOG_FORMAT_UNKNOWN", /^Name one of them/],
    [
      "a path where nothing is",
      { format: "csv", files: {}, paths: ["nope"] },
      "PDO_CATALOG_SOURCE_MISSING",
      /^Name a folder/,
    ],
    [
      "a folder without categories.csv",
      { format: "csv", files: { "a.csv": "x" } },
      "PDO_CATALOG_SOURCE_MISSING",
      /^Name a folder/,
    ],
    [
      "a folder without JSON Lines",
      { format: "jsonl", files: { "a.txt": "x" } },
      "PDO_CATALOG_SOURCE_MISSING",
      /^Name a \.jsonl/,
    ],
    [
      "a folder without categories.json",
      { format: "shopify", files: { "a.txt": "x" } },
      "PDO_CATALOG_SOURCE_MISSING",
      /^Name categories\.json/,
    ],
    [
      "a folder without a taxonomy",
      { format: "google", files: { "a.txt": "x" } },
      "PDO_CATALOG_SOURCE_MISSING",
      /^Name files called taxonomy-with-ids/,
    ],
    [
      "answers without H11",
      { format: "mirakl", files: { "a.json": '{"attributes": []}' } },
      "PDO_CATALOG_SOURCE_MISSING",
      /^Save the answers of H11/,
    ],
  ])("that is %s says what to name and changes nothing", async (_, bad, code, nextStep) => {
    const { problem, before, after } = await tryImport(bad);
    expect(problem).toMatchObject({ code, nextStep: expect.stringMatching(nextStep) });
    expect(problem.seen).toMatch(/\.$/);
    expect(after).toEqual(before);
  });
});
