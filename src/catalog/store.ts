import { join } from "node:path";
import { type SalesChannel, salesChannels } from "../api/vocabulary.ts";
import { removeFile } from "../lib/atomic-file.ts";
import { readSectionChecksum } from "../lib/section-file.ts";
import { builtinFileName, builtinTargetFolder, importedPath } from "./catalog-files.ts";
import { loadBuiltinCatalog, loadImportedCatalog } from "./compiled-catalog.ts";
import { homeMissing, unwritable } from "./errors.ts";
import type { ContentRequest } from "./import-catalog.ts";
import type { Catalog, CategoryRecord } from "./model.ts";

export interface CatalogStoreOptions {
  /** `PDO_HOME`; without it there are the built-in catalogs alone. */
  readonly home?: string;
  /** Where the compiled built-in catalogs lie; only for tests. */
  readonly builtinFolder?: string;
}

/** What to import; which identifiers are taken the store knows. */
export type ImportRequest = Omit<ContentRequest, "reserved">;

export interface ImportOutcome {
  readonly catalog: Catalog;
  /** Things that a person may want to know and that did not stop the import; sentences. */
  readonly warnings: readonly string[];
}

/** The channels' catalogs: imported where there is an import, else built-in. Loaded at first use and kept. */
export interface CatalogStore {
  /** @throws CatalogError where the file is missing, foreign, of another version or damaged */
  catalog(salesChannel: SalesChannel): Catalog;
  /** An identifier is unique over both channels. */
  findCategory(identifier: string): { catalog: Catalog; category: CategoryRecord } | undefined;
  /** Replaces the channel's catalog. @throws CatalogError, the signal's reason; the catalog that was there stays */
  importCatalog(request: ImportRequest): Promise<ImportOutcome>;
  /** Back to the built-in catalog. @returns whether there was an import */
  removeImport(salesChannel: SalesChannel): boolean;
}

/** Catalogs that lie in files. */
export interface CatalogFiles extends CatalogStore {
  /** Another one for every other content; found without loading the catalog. */
  fingerprint(salesChannel: SalesChannel): string;
}

export function createCatalogStore(options: CatalogStoreOptions = {}): CatalogFiles {
  const { home, builtinFolder = builtinTargetFolder } = options;
  const kept = new Map<SalesChannel, Catalog>();
  const builtin = (salesChannel: SalesChannel) => loadBuiltinCatalog(builtinFolder, salesChannel);

  const catalog = (salesChannel: SalesChannel): Catalog => {
    const known = kept.get(salesChannel);
    if (known) return known;
    const imported =
      home === undefined ? undefined : loadImportedCatalog(importedPath(home, salesChannel), salesChannel);
    const loaded = imported ?? builtin(salesChannel);
    kept.set(salesChannel, loaded);
    return loaded;
  };

  return {
    catalog,
    fingerprint: (salesChannel) =>
      (home !== undefined && readSectionChecksum(importedPath(home, salesChannel))) ||
      (readSectionChecksum(join(builtinFolder, builtinFileName(salesChannel))) ?? ""),
    findCategory: (identifier) => {
      for (const salesChannel of salesChannels) {
        const category = catalog(salesChannel).findCategory(identifier);
        if (category) return { catalog: catalog(salesChannel), category };
      }
      return undefined;
    },
    importCatalog: async (request) => {
      const { salesChannel } = request;
      if (home === undefined) throw homeMissing();
      const others = salesChannels.filter((other) => other !== salesChannel);
      // The other channel's import may be removed one day, so its built-in identifiers stay reserved.
      const reserved = others.flatMap((other) => [catalog(other), builtin(other)]);
      const { writeImport } = await import("./import-catalog.ts");
      const complete = { ...request, reserved };
      const warnings = await writeImport(importedPath(home, salesChannel), complete, { builtinFolder });
      kept.delete(salesChannel);
      return { catalog: catalog(salesChannel), warnings };
    },
    removeImport: (salesChannel) => {
      kept.delete(salesChannel);
      return home !== undefined && removeFile(importedPath(home, salesChannel), unwritable);
    },
  };
}
