import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compileBuiltin } from "../../src/catalog/builtin-catalog.ts";
import { loadBuiltinCatalog } from "../../src/catalog/compiled-catalog.ts";
import { fixtureSourceFolder, inTemporaryFolder, problemOf } from "./fixtures/fixture-catalogs.ts";

describe("compileBuiltin", () => {
  it("writes a catalog for each channel that loads again", () => {
    inTemporaryFolder((folder) => {
      compileBuiltin(fixtureSourceFolder, folder);
      expect(
        loadBuiltinCatalog(folder, "channel_a").attributes("a-home-bedroom-linen")[1]?.values,
      ).toHaveLength(2);
      expect(loadBuiltinCatalog(folder, "channel_b").children()).toHaveLength(1);
    });
  });

  it("writes the same bytes for the same source", () => {
    inTemporaryFolder((folder) => {
      compileBuiltin(fixtureSourceFolder, join(folder, "one"));
      compileBuiltin(fixtureSourceFolder, join(folder, "two"));
      const read = (name: string) => readFileSync(join(folder, name, "channel_a.catalog"), "utf8");
      expect(read("one")).toBe(read("two"));
    });
  });

  it("stops at a line that points to nothing", () => {
    inTemporaryFolder((folder) => {
      const source = join(folder, "source");
      cpSync(fixtureSourceFolder, source, { recursive: true });
      const path = join(source, "channel_a", "categories-home.tsv");
      writeFileSync(path, readFileSync(path, "utf8").replace("a-home-bedroom\t", "a-home-bed\t"));
      const problem = problemOf(() => compileBuiltin(source, join(folder, "target")));
      expect(problem.code).toBe("PDO_CATALOG_SOURCE_FAULTY");
      expect(existsSync(join(folder, "target", "channel_a.catalog"))).toBe(false);
    });
  });
});
