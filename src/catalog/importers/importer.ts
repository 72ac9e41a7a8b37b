import type { ImportFormat } from "./formats.ts";
import type { LevelRule } from "./levels/level-rule.ts";
import type { SourceRecords } from "./source-records.ts";

/** How an import is watched and ended. */
export interface ImportContext {
  /** Told before each step that takes a while: "reading de/categories.json.gz". */
  readonly onProgress: (step: string) => void;
  /** Ends the import before its next step; nothing has been written then. */
  readonly signal?: AbortSignal;
}

/** One source format that a catalog can be imported from. */
export interface Importer {
  /** The word on the command line: `csv`. */
  readonly format: ImportFormat;
  /** Requirement levels that the source does not say and that hold unless the person says otherwise. */
  readonly levels?: readonly LevelRule[];
  /**
   * Reads the source as it stands; what it says about itself (a cycle, a value without its attribute) is
   * checked afterwards, alike for all formats.
   * @param paths files or folders as the person named them, at least one; plain or gzipped
   * @throws CatalogProblem PDO_CATALOG_SOURCE_MISSING where there is nothing to read,
   *   PDO_CATALOG_UNREADABLE where the system refuses it, and the signal's reason
   */
  read(paths: readonly string[], context: ImportContext): Promise<SourceRecords>;
}
