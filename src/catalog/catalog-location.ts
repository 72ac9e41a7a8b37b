import { statSync } from "node:fs";
import { join } from "node:path";
import type { SalesChannel } from "../contract/vocabulary.ts";

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
