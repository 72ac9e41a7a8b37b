import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type SalesChannel, salesChannels } from "../api/vocabulary.ts";

/**
 * The catalog files that the service loads: for each channel its import, else the built-in catalog's compiled files.
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

/** The source folder; the same relative path from `src/catalog` and `dist/chunks`. */
export const builtinSourceFolder = fileURLToPath(new URL("../../src/catalog/data", import.meta.url));

/** The folder of the compiled built-in catalogs. */
export const builtinTargetFolder = fileURLToPath(new URL("../../dist/catalogs", import.meta.url));

export function builtinFileName(salesChannel: SalesChannel): string {
  return `${salesChannel}.catalog`;
}

/**
 * The path of a channel's compiled import.
 * @param home `PDO_HOME`
 */
export function importedPath(home: string, salesChannel: SalesChannel): string {
  return join(home, "channels", `${salesChannel}.catalog`);
}

/** An existing file and its modification time. */
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
