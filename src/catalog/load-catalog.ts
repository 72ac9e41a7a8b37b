import { join } from "node:path";
import type { SalesChannel } from "../contract/vocabulary.ts";
import { isMissingFile } from "../storage/missing-file.ts";
import { builtinFileName } from "./builtin-folders.ts";
import { createCatalog } from "./catalog.ts";
import { CatalogProblem } from "./catalog-problem.ts";
import { readCompiledCatalog } from "./compiled-catalog.ts";
import type { Catalog } from "./model.ts";
import { type CompiledFileRemedy, notBuilt, otherChannel, unreadable } from "./problems.ts";

/** @throws CatalogProblem, PDO_CATALOG_NOT_BUILT where there is no compiled file */
export function loadBuiltinCatalog(folder: string, salesChannel: SalesChannel): Catalog {
  const path = join(folder, builtinFileName(salesChannel));
  const remedy = { path, nextStep: "Run npm run build, or install pdo again." };
  return loadCatalog(remedy, salesChannel, "builtin", (cause) => {
    throw notBuilt(path, cause);
  });
}

/**
 * @returns undefined where the channel has no import
 * @throws CatalogProblem where the file cannot be used
 */
export function loadImportedCatalog(path: string, salesChannel: SalesChannel): Catalog | undefined {
  const nextStep = `Import it again, or go back to the built-in catalog with pdo catalog remove --channel ${salesChannel}.`;
  return loadCatalog({ path, nextStep }, salesChannel, "imported", () => undefined);
}

function loadCatalog<Absent>(
  file: CompiledFileRemedy,
  salesChannel: SalesChannel,
  source: Catalog["source"],
  whenAbsent: (cause: unknown) => Absent,
): Catalog | Absent {
  try {
    const catalog = createCatalog(readCompiledCatalog(file), source);
    if (catalog.salesChannel !== salesChannel) throw otherChannel(file, catalog.salesChannel, salesChannel);
    return catalog;
  } catch (cause) {
    if (cause instanceof CatalogProblem) throw cause;
    if (isMissingFile(cause)) return whenAbsent(cause);
    throw unreadable(file.path, cause);
  }
}
