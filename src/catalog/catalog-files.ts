import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isChannelName, isContractChannel, type SalesChannel, salesChannels } from "../api/vocabulary.ts";

/**
 * The compiled files that the service reads: the built-in ones, and each channel's import in place of its built-in catalog.
 * The glossary is packed with the built-in catalogs, and is of no use beside an import.
 * @param home `PDO_HOME`
 */
export function compiledFiles(home: string, builtinFolder = builtinTargetFolder): string[] {
  const imported = channelsIn(home).filter((channel) => existsSync(importedPath(home, channel)));
  const replaced = new Set(imported.map(builtinFileName));
  const builtin = existsSync(builtinFolder) ? readdirSync(builtinFolder) : [];
  return [
    ...imported.map((channel) => importedPath(home, channel)),
    ...builtin
      .filter((name) => !replaced.has(name) && !(imported.length > 0 && name.endsWith(".glossary")))
      .map((name) => join(builtinFolder, name)),
  ];
}

/**
 * The contract's channels, then the operator's own in the order of their names: those with an import.
 * @param home `PDO_HOME`
 */
export function channelsIn(home: string | undefined): readonly SalesChannel[] {
  if (home === undefined) return salesChannels;
  const folder = join(home, "channels");
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const imported = files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length));
  const own = imported.filter((name) => isChannelName(name) && !isContractChannel(name));
  return [...salesChannels, ...own.toSorted()];
}

const ending = ".catalog";

/** The source folder; the same relative path from `src/catalog` and `dist/chunks`. */
export const builtinSourceFolder = fileURLToPath(new URL("../../src/catalog/data", import.meta.url));

/** The folder of the compiled built-in catalogs. */
export const builtinTargetFolder = fileURLToPath(new URL("../../dist/catalogs", import.meta.url));

export function builtinFileName(salesChannel: SalesChannel): string {
  return `${salesChannel}${ending}`;
}

/**
 * The path of a channel's compiled import.
 * @param home `PDO_HOME`
 */
export function importedPath(home: string, salesChannel: SalesChannel): string {
  return join(home, "channels", `${salesChannel}${ending}`);
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
