import { setImmediate } from "node:timers/promises";
import { compileContent } from "./compile-content.ts";
import { writeCompiledCatalog } from "./compiled-catalog.ts";
import { type ContentRequest, importContent } from "./import-content.ts";

/**
 * Reads a source and puts its compiled form in the place of the file.
 * @returns sentences about what did not stop the import
 * @throws CatalogProblem, the signal's reason; the file that was there stays
 */
export async function writeImport(path: string, request: ContentRequest): Promise<readonly string[]> {
  const { content, warnings } = await importContent(request);
  request.onProgress?.("writing the catalog");
  const payload = compileContent(content);
  // Compiling lets nothing else run: here an interruption that came meanwhile is heard.
  await setImmediate();
  request.signal?.throwIfAborted();
  writeCompiledCatalog(path, payload);
  return warnings;
}
