import { join } from "node:path";
import { salesChannels } from "../../contract/vocabulary.ts";
import { builtinFileName } from "../builtin-folders.ts";
import { compileContent } from "../compile-content.ts";
import { writeCompiledCatalog } from "../compiled-catalog.ts";
import { sourceFaulty } from "../problems.ts";
import { assembleSource } from "./assemble-source.ts";
import { checkReferences } from "./check-references.ts";
import { loadSource } from "./load-source.ts";

/**
 * Compiles every channel's source into one file each, `channel_a.catalog` and so on.
 * @throws CatalogProblem PDO_CATALOG_SOURCE_FAULTY: a line cannot be read or points to nothing
 */
export function compileBuiltin(sourceFolder: string, targetFolder: string): void {
  for (const salesChannel of salesChannels) {
    const source = loadSource(sourceFolder, salesChannel);
    const faults = checkReferences(source);
    if (faults.length > 0) throw sourceFaulty(`The built-in catalog of ${salesChannel}`, faults);
    writeCompiledCatalog(
      join(targetFolder, builtinFileName(salesChannel)),
      compileContent(assembleSource(source)),
    );
  }
}
