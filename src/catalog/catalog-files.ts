import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type SalesChannel, salesChannels } from "../api/vocabulary.ts";

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

/** Where the source files stand; alike from `src/catalog` and from `dist/chunks`, which are equally deep. */
export const builtinSourceFolder = fileURLToPath(new URL("../../src/catalog/data", import.meta.url));

/** Where the build puts the compiled files. */
export const builtinTargetFolder = fileURLToPath(new URL("../../dist/catalogs", import.meta.url));

export function builtinFileName(salesChannel: SalesChannel): string {
  return `${salesChannel}.catalog`;
}

/** Where the compiled import of a channel is kept. @param home `PDO_HOME` */
export function importedPath(home: string, salesChannel: SalesChannel): string {
  return join(home, "channels", `${salesChannel}.catalog`);
}

/** A file that is there, and when it was last written. */
export interface CatalogFile {
  readonly path: string;
  readonly writtenAt: Date;
}

/** @returns undefined where the channel has no import */
export function findImportedFile(home: string, salesChannel: SalesChannel): CatalogFile | undefined {
  const path = importedPath(home, salesChannel);
  const facts = statSync(path, { throwIfNoEntry: false });
  return facts && { path, writtenAt: facts.mtime };
}
