import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compileBuiltin } from "../../src/catalog/builtin-catalog.ts";
import { type CatalogStore, createCatalogStore } from "../../src/catalog/store.ts";
import {
  fixtureCsvFolder,
  fixtureSourceFolder,
  inTemporaryFolder,
  problemOf,
} from "./fixtures/fixture-catalogs.ts";
import { importProblem, withFiles } from "./importers/import-files.ts";

interface Place {
  readonly home: string;
  readonly openStore: () => CatalogStore;
}

function inNewHome(run: (place: Place) => Promise<void>): Promise<void> {
  return withFiles({}, async (folder) => {
    const builtinFolder = join(folder, "builtin");
    const home = join(folder, "home");
    compileBuiltin(fixtureSourceFolder, builtinFolder);
    await run({ home, openStore: () => createCatalogStore({ home, builtinFolder }) });
  });
}

const csvImport = { salesChannel: "channel_a", format: "csv", paths: [fixtureCsvFolder] } as const;

describe("createCatalogStore", () => {
  it("serves the built-in catalogs and loads each once", async () => {
    await inNewHome(async ({ openStore }) => {
      const store = openStore();
      expect(store.catalog("channel_a")).toMatchObject({ salesChannel: "channel_a", source: "builtin" });
      expect(store.catalog("channel_b").findCategory("b-style-her-dresses")).toBeDefined();
      expect(store.catalog("channel_a")).toBe(store.catalog("channel_a"));
    });
  });

  it("finds a category in whichever channel has it", async () => {
    await inNewHome(async ({ openStore }) => {
      const found = openStore().findCategory("b-style-her");
      expect(found?.catalog.salesChannel).toBe("channel_b");
      expect(found?.category.names.en).toBe("For her");
      expect(openStore().findCategory("nope")).toBeUndefined();
    });
  });

  it("serves an import from then on, also to the next process, until it is removed", async () => {
    await inNewHome(async ({ openStore }) => {
      const store = openStore();
      const { catalog } = await store.importCatalog(csvImport);
      expect(catalog.source).toBe("imported");
      expect(store.catalog("channel_a")).toBe(catalog);
      expect(openStore().catalog("channel_a").findCategory("garden")).toBeDefined();
      expect(openStore().catalog("channel_b").source).toBe("builtin");
      expect(store.removeImport("channel_a")).toBe(true);
      expect(store.catalog("channel_a").source).toBe("builtin");
      expect(store.removeImport("channel_a")).toBe(false);
    });
  });

  it("leaves the catalog that was there when an import is refused", async () => {
    await inNewHome(async ({ home, openStore }) => {
      await openStore().importCatalog(csvImport);
      const bad = join(home, "bad.csv");
      writeFileSync(bad, "identifier,parent_identifier,name_en\nx,y,X\n");
      const store = openStore();
      const problem = await importProblem(() => store.importCatalog({ ...csvImport, paths: [bad] }));
      expect(problem.code).toBe("PDO_CATALOG_SOURCE_FAULTY");
      expect(store.catalog("channel_a").findCategory("garden")).toBeDefined();
      expect(readdirSync(join(home, "channels"))).toEqual(["channel_a.catalog"]);
    });
  });

  it("refuses an identifier that the other channel uses", async () => {
    await inNewHome(async ({ home, openStore }) => {
      mkdirSync(home);
      const file = join(home, "mine.csv");
      writeFileSync(file, "identifier,name_en\nmine,Mine\nb-style,Style\n");
      const problem = await importProblem(() => openStore().importCatalog({ ...csvImport, paths: [file] }));
      expect(problem.details.faults).toMatchObject([
        { line: 3, what: "The category b-style is one of channel_b already." },
      ]);
    });
  });

  it("tells its steps, and leaves everything as it was when it is ended between them", async () => {
    await inNewHome(async ({ home, openStore }) => {
      const steps: string[] = [];
      const controller = new AbortController();
      const onProgress = (step: string) => {
        steps.push(step);
        if (step === "writing the catalog") controller.abort(new Error("enough"));
      };
      const run = openStore().importCatalog({ ...csvImport, onProgress, signal: controller.signal });
      await expect(run).rejects.toThrow("enough");
      expect(steps).toEqual([
        "reading categories.csv",
        "reading attributes.csv",
        "reading values.csv",
        "checking what was read",
        "writing the catalog",
      ]);
      expect(existsSync(home)).toBe(false);
    });
  });

  it("hears an interruption that came while it compiled", async () => {
    await inNewHome(async ({ home, openStore }) => {
      const controller = new AbortController();
      const onProgress = (step: string) => {
        if (step === "writing the catalog") setImmediate(() => controller.abort(new Error("late")));
      };
      const run = openStore().importCatalog({ ...csvImport, onProgress, signal: controller.signal });
      await expect(run).rejects.toThrow("late");
      expect(existsSync(home)).toBe(false);
    });
  });

  it("says how to free the identifiers of the other channel's import", async () => {
    await inNewHome(async ({ openStore }) => {
      const store = openStore();
      await store.importCatalog(csvImport);
      const problem = await importProblem(() =>
        store.importCatalog({ ...csvImport, salesChannel: "channel_b" }),
      );
      expect(problem.details.faults[0]).toMatchObject({
        what: "The category garden is one of channel_a already.",
        fix: "Give it another identifier, since they are unique over all channels, or run pdo catalog remove --channel channel_a first.",
      });
    });
  });

  it("lets a channel be imported again under its own identifiers", async () => {
    await inNewHome(async ({ openStore }) => {
      const store = openStore();
      await store.importCatalog(csvImport);
      await expect(store.importCatalog(csvImport)).resolves.toMatchObject({ warnings: [] });
    });
  });

  it("says what to do about a damaged import", async () => {
    await inNewHome(async ({ home, openStore }) => {
      await openStore().importCatalog(csvImport);
      const path = join(home, "channels", "channel_a.catalog");
      writeFileSync(path, readFileSync(path, "utf8").replace("Giardino", "Giordano"));
      const problem = problemOf(() => openStore().catalog("channel_a"));
      expect(problem.code).toBe("PDO_CATALOG_DAMAGED");
      expect(problem.nextStep).toContain("pdo catalog remove --channel channel_a");
    });
  });

  it("refuses the file of another channel", async () => {
    await inNewHome(async ({ home, openStore }) => {
      await openStore().importCatalog(csvImport);
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

  it("needs a home to import into and knows its formats", async () => {
    await inNewHome(async ({ openStore }) => {
      const homeless = createCatalogStore();
      expect((await importProblem(() => homeless.importCatalog(csvImport))).code).toBe(
        "PDO_CATALOG_HOME_MISSING",
      );
      expect(
        await importProblem(() => openStore().importCatalog({ ...csvImport, format: "xml" })),
      ).toMatchObject({
        code: "PDO_CATALOG_FORMAT_UNKNOWN",
        seen: "The formats are: csv, jsonl, shopify, google, mirakl.",
      });
    });
  });

  it("reports a home that cannot be written", async () => {
    await inNewHome(async ({ home, openStore }) => {
      writeFileSync(home, "a file where a folder should be");
      expect((await importProblem(() => openStore().importCatalog(csvImport))).code).toBe(
        "PDO_CATALOG_UNWRITABLE",
      );
    });
  });
});

describe("an own channel", () => {
  const own = { ...csvImport, salesChannel: "myshop" };

  it("is made by an import, beside the contract's two, and is gone with it", async () => {
    await inNewHome(async ({ openStore }) => {
      const store = openStore();
      expect(store.channels()).toEqual(["channel_a", "channel_b"]);
      expect((await store.importCatalog(own)).catalog).toMatchObject({
        salesChannel: "myshop",
        source: "imported",
      });
      expect(store.channels()).toEqual(["channel_a", "channel_b", "myshop"]);
      expect(openStore().channels()).toEqual(["channel_a", "channel_b", "myshop"]);
      expect(openStore().catalog("myshop").findCategory("garden-chairs")).toBeDefined();
      expect(openStore().findCategory("garden-chairs")?.catalog.salesChannel).toBe("myshop");
      expect(store.catalog("channel_a").source).toBe("builtin");
      expect(store.removeImport("myshop")).toBe(true);
      expect(store.channels()).toEqual(["channel_a", "channel_b"]);
      expect(() => store.catalog("myshop")).toThrow(expect.objectContaining({ code: "PDO_CHANNEL_UNKNOWN" }));
    });
  });

  it("may not use the identifiers of another channel", async () => {
    await inNewHome(async ({ openStore }) => {
      const store = openStore();
      await store.importCatalog(own);
      await expect(store.importCatalog({ ...own, salesChannel: "second" })).rejects.toMatchObject({
        code: "PDO_CATALOG_SOURCE_FAULTY",
      });
      expect(store.channels()).toEqual(["channel_a", "channel_b", "myshop"]);
    });
  });

  it("is none for a file that is not called like one", async () => {
    await inNewHome(async ({ home, openStore }) => {
      mkdirSync(join(home, "channels"), { recursive: true });
      for (const file of ["My Shop.catalog", "shop.txt", ".catalog", "channel_a.catalog.tmp"])
        writeFileSync(join(home, "channels", file), "");
      expect(openStore().channels()).toEqual(["channel_a", "channel_b"]);
    });
  });
});
