import { setImmediate } from "node:timers/promises";
import { CatalogProblem } from "./catalog-problem.ts";
import { compileContent } from "./compile-content.ts";
import { writeCompiledCatalog } from "./compiled-catalog.ts";
import { type ContentRequest, importContent } from "./import-content.ts";
import { loadBuiltinCatalog } from "./load-catalog.ts";
import type { Catalog } from "./model.ts";
import { withThesaurus } from "./thesaurus/with-thesaurus.ts";

/**
 * Reads a source and puts its compiled form in the place of the file, with the built-in catalog as its thesaurus.
 * @returns sentences about what did not stop the import
 * @throws CatalogProblem, the signal's reason; the file that was there stays
 */
export async function writeImport(
  path: string,
  request: ContentRequest,
  { builtinFolder }: { readonly builtinFolder: string },
): Promise<readonly string[]> {
  const { content, warnings } = await importContent(request);
  request.onProgress?.("writing the catalog");
  const payload = compileContent(content);
  const knowledge = loadKnowledge(builtinFolder);
  const complete = knowledge ? withThesaurus(payload, knowledge) : payload;
  // Compiling lets nothing else run: here an interruption that came meanwhile is heard.
  await setImmediate();
  request.signal?.throwIfAborted();
  writeCompiledCatalog(path, complete);
  return warnings;
}

/** The built-in catalog of the widest range of things; an import goes without where it is not built. */
function loadKnowledge(builtinFolder: string): Catalog | undefined {
  try {
    return loadBuiltinCatalog(builtinFolder, "channel_a");
  } catch (cause) {
    if (cause instanceof CatalogProblem) return undefined;
    throw cause;
  }
}
