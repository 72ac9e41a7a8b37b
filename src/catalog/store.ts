import { join } from "node:path";
import { isContractChannel, type SalesChannel } from "../api/vocabulary.ts";
import { removeFile } from "../lib/atomic-file.ts";
import { oncePerKey } from "../lib/once.ts";
import { readSectionChecksum } from "../lib/section-file.ts";
import { builtinFileName, builtinTargetFolder, channelsIn, importedPath } from "./catalog-files.ts";
import { loadBuiltinCatalog, loadImportedCatalog } from "./compiled-catalog.ts";
import { channelUnknown, homeMissing, unwritable } from "./errors.ts";
import type { ContentRequest } from "./import-catalog.ts";
import type { Catalog, CategoryRecord } from "./model.ts";

export interface CatalogStoreOptions {
  /** `PDO_HOME`; without it only the built-in catalogs are available. */
  readonly home?: string;
  /** The folder of the compiled built-in catalogs; only for tests. */
  readonly builtinFolder?: string;
}

/** An import; the store supplies the reserved identifiers. */
export type ImportRequest = Omit<ContentRequest, "reserved">;

export interface ImportOutcome {
  readonly catalog: Catalog;
  /** Sentences about what did not stop the import. */
  readonly warnings: readonly string[];
}

/**
 * The channels' catalogs: the import where there is one, else the built-in catalog. Loaded on first use and cached.
 */
export interface CatalogStore {
  /** The contract's channels and the operator's own, as found at first use; an import and a removal change them. */
  channels(): readonly SalesChannel[];
  /** @throws CatalogError PDO_CHANNEL_UNKNOWN for a name without a catalog; where the file is missing, not a catalog, of another version or damaged */
  catalog(salesChannel: SalesChannel): Catalog;
  /** An identifier is unique over all channels. */
  findCategory(identifier: string): { catalog: Catalog; category: CategoryRecord } | undefined;
  /**
   * Replaces the channel's catalog.
   * @throws CatalogError, the signal's reason; the previous catalog stays
   */
  importCatalog(request: ImportRequest): Promise<ImportOutcome>;
  /**
   * Returns to the built-in catalog; an own channel is gone.
   * @returns whether there was an import
   */
  removeImport(salesChannel: SalesChannel): boolean;
}

/** A catalog store backed by files. */
export interface CatalogFiles extends CatalogStore {
  /** Changes with the catalog's content; computed without loading it. */
  fingerprint(salesChannel: SalesChannel): string;
}

/** Their files never change while a process runs: all stores of it share what is computed of them. */
const openBuiltin = oncePerKey((salesChannel: SalesChannel) =>
  loadBuiltinCatalog(builtinTargetFolder, salesChannel),
);

export function createCatalogStore(options: CatalogStoreOptions = {}): CatalogFiles {
  const { home, builtinFolder = builtinTargetFolder } = options;
  const loadedCatalogs = new Map<SalesChannel, Catalog>();
  let found: readonly SalesChannel[] | undefined;
  const channels = () => {
    found ??= channelsIn(home);
    return found;
  };
  const builtin = (salesChannel: SalesChannel) =>
    builtinFolder === builtinTargetFolder
      ? openBuiltin(salesChannel)
      : loadBuiltinCatalog(builtinFolder, salesChannel);

  const catalog = (salesChannel: SalesChannel): Catalog => {
    const known = loadedCatalogs.get(salesChannel);
    if (known) return known;
    const imported =
      home === undefined ? undefined : loadImportedCatalog(importedPath(home, salesChannel), salesChannel);
    if (imported === undefined && !isContractChannel(salesChannel))
      throw channelUnknown(salesChannel, channels());
    const loaded = imported ?? builtin(salesChannel);
    loadedCatalogs.set(salesChannel, loaded);
    return loaded;
  };

  return {
    channels,
    catalog,
    fingerprint: (salesChannel) =>
      (home !== undefined && readSectionChecksum(importedPath(home, salesChannel))) ||
      (readSectionChecksum(join(builtinFolder, builtinFileName(salesChannel))) ?? ""),
    findCategory: (identifier) => {
      for (const salesChannel of channels()) {
        const category = catalog(salesChannel).findCategory(identifier);
        if (category) return { catalog: catalog(salesChannel), category };
      }
      return undefined;
    },
    importCatalog: async (request) => {
      const { salesChannel } = request;
      if (home === undefined) throw homeMissing();
      const others = channels().filter((other) => other !== salesChannel);
      // The other channels' imports may be removed later, so its built-in identifiers stay reserved.
      const reserved = others.flatMap((other) =>
        isContractChannel(other) ? [catalog(other), builtin(other)] : [catalog(other)],
      );
      const { writeImport } = await import("./import-catalog.ts");
      const complete = { ...request, reserved };
      const warnings = await writeImport(importedPath(home, salesChannel), complete, { builtinFolder });
      loadedCatalogs.delete(salesChannel);
      found = undefined;
      return { catalog: catalog(salesChannel), warnings };
    },
    removeImport: (salesChannel) => {
      loadedCatalogs.delete(salesChannel);
      found = undefined;
      return home !== undefined && removeFile(importedPath(home, salesChannel), unwritable);
    },
  };
}
