import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compileBuiltin } from "../../src/catalog/builtin/compile.ts";
import { type CatalogStore, createCatalogStore } from "../../src/catalog/store.ts";
import {
  fixtureCsvFolder,
  fixtureSourceFolder,
  inTemporaryFolder,
  problemOf,
} from "./fixtures/fixture-catalogs.ts";

interface Place {
  readonly home: string;
  readonly openStore: () => CatalogStore;
}

function inNewHome(run: (place: Place) => void): void {
  inTemporaryFolder((folder) => {
    const builtinFolder = join(folder, "builtin");
    const home = join(folder, "home");
    compileBuiltin(fixtureSourceFolder, builtinFolder);
    run({ home, openStore: () => createCatalogStore({ home, builtinFolder }) });
  });
}

const csvImport = { salesChannel: "channel_a", format: "csv", paths: [fixtureCsvFolder] } as const;

describe("createCatalogStore", () => {
  it("serves the built-in catalogs and loads each once", () => {
    inNewHome(({ openStore }) => {
      const store = openStore();
      expect(store.catalog("channel_a")).toMatchObject({ salesChannel: "channel_a", source: "builtin" });
      expect(store.catalog("channel_b").findCategory("b-style-her-dresses")).toBeDefined();
      expect(store.catalog("channel_a")).toBe(store.catalog("channel_a"));
    });
  });

  it("finds a category in whichever channel has it", () => {
    inNewHome(({ openStore }) => {
      const found = openStore().findCategory("b-style-her");
      expect(found?.catalog.salesChannel).toBe("channel_b");
      expect(found?.category.names.en).toBe("For her");
      expect(openStore().findCategory("nope")).toBeUndefined();
    });
  });

  it("serves an import from then on, also to the next process, until it is removed", () => {
    inNewHome(({ openStore }) => {
      const store = openStore();
      const { catalog } = store.importCatalog(csvImport);
      expect(catalog.source).toBe("imported");
      expect(store.catalog("channel_a")).toBe(catalog);
      expect(openStore().catalog("channel_a").findCategory("garden")).toBeDefined();
      expect(openStore().catalog("channel_b").source).toBe("builtin");
      expect(store.removeImport("channel_a")).toBe(true);
      expect(store.catalog("channel_a").source).toBe("builtin");
      expect(store.removeImport("channel_a")).toBe(false);
    });
  });

  it("leaves the catalog that was there when an import is refused", () => {
    inNewHome(({ home, openStore }) => {
      openStore().importCatalog(csvImport);
      const bad = join(home, "bad.csv");
      writeFileSync(bad, "identifier,parent_identifier,name_en\nx,y,X\n");
      const store = openStore();
      const problem = problemOf(() => store.importCatalog({ ...csvImport, paths: [bad] }));
      expect(problem.code).toBe("PDO_CATALOG_SOURCE_FAULTY");
      expect(store.catalog("channel_a").findCategory("garden")).toBeDefined();
      expect(readdirSync(join(home, "channels"))).toEqual(["channel_a.catalog"]);
    });
  });

  it("refuses an identifier that the other channel uses", () => {
    inNewHome(({ home, openStore }) => {
      mkdirSync(home);
      const file = join(home, "mine.csv");
      writeFileSync(file, "identifier,name_en\nmine,Mine\nb-style,Style\n");
      const problem = problemOf(() => openStore().importCatalog({ ...csvImport, paths: [file] }));
      expect(problem.faults).toMatchObject([
        { line: 3, what: "The category b-style is one of channel_b already." },
      ]);
    });
  });

  it("lets a channel be imported again under its own identifiers", () => {
    inNewHome(({ openStore }) => {
      const store = openStore();
      store.importCatalog(csvImport);
      expect(() => store.importCatalog(csvImport)).not.toThrow();
    });
  });

  it("says what to do about a damaged import", () => {
    inNewHome(({ home, openStore }) => {
      openStore().importCatalog(csvImport);
      const path = join(home, "channels", "channel_a.catalog");
      writeFileSync(path, readFileSync(path, "utf8").replace("Giardino", "Giordano"));
      const problem = problemOf(() => openStore().catalog("channel_a"));
      expect(problem.code).toBe("PDO_CATALOG_DAMAGED");
      expect(problem.nextStep).toContain("pdo catalog remove --channel channel_a");
    });
  });

  it("refuses the file of another channel", () => {
    inNewHome(({ home, openStore }) => {
      openStore().importCatalog(csvImport);
      const channels = join(home, "channels");
      writeFileSync(join(channels, "channel_b.catalog"), readFileSync(join(channels, "channel_a.catalog")));
      expect(problemOf(() => openStore().catalog("channel_b")).code).toBe("PDO_CATALOG_OTHER_CHANNEL");
    });
  });

  it("asks for a build where the built-in catalog is missing", () => {
    inTemporaryFolder((folder) => {
      const store = createCatalogStore({ builtinFolder: folder });
      expect(problemOf(() => store.catalog("channel_a"))).toMatchObject({
        code: "PDO_CATALOG_NOT_BUILT",
        nextStep: "Run npm run build.",
      });
    });
  });

  it("needs a home to import into and knows its formats", () => {
    inNewHome(({ openStore }) => {
      const homeless = createCatalogStore();
      expect(problemOf(() => homeless.importCatalog(csvImport)).code).toBe("PDO_CATALOG_HOME_MISSING");
      expect(problemOf(() => openStore().importCatalog({ ...csvImport, format: "xml" }))).toMatchObject({
        code: "PDO_CATALOG_FORMAT_UNKNOWN",
        seen: "The formats are: csv.",
      });
    });
  });

  it("reports a home that cannot be written", () => {
    inNewHome(({ home, openStore }) => {
      writeFileSync(home, "a file where a folder should be");
      expect(problemOf(() => openStore().importCatalog(csvImport)).code).toBe("PDO_CATALOG_UNWRITABLE");
    });
  });
});
