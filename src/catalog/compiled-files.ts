import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { salesChannels } from "../contract/vocabulary.ts";
import { builtinFileName, builtinTargetFolder } from "./builtin-folders.ts";
import { importedPath } from "./catalog-location.ts";

/**
 * The files that the service loads of its catalogs: an import in the built-in one's stead, and what else the build packed
 * of the built-in ones where there is no import.
 * @param home `PDO_HOME`
 */
export function compiledFiles(home: string, builtinFolder = builtinTargetFolder): string[] {
  const imported = salesChannels.filter((channel) => existsSync(importedPath(home, channel)));
  if (imported.length === 0) return filesOf(builtinFolder);
  return salesChannels.map((channel) =>
    imported.includes(channel) ? importedPath(home, channel) : join(builtinFolder, builtinFileName(channel)),
  );
}

function filesOf(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}
