import { fileURLToPath } from "node:url";
import type { SalesChannel } from "../contract/vocabulary.ts";

/** Where the source files stand; alike from `src/catalog` and from `dist/chunks`, which are equally deep. */
export const builtinSourceFolder = fileURLToPath(new URL("../../src/catalog/builtin", import.meta.url));

/** Where the build puts the compiled files. */
export const builtinTargetFolder = fileURLToPath(new URL("../../dist/catalogs", import.meta.url));

export function builtinFileName(salesChannel: SalesChannel): string {
  return `${salesChannel}.catalog`;
}
