import type { SourceRecords } from "./source-records.ts";

/** One source format that a catalog can be imported from. */
export interface Importer {
  /** The word on the command line: `csv`. */
  readonly format: string;
  /** One line for the help. */
  readonly summary: string;
  /**
   * Reads the source as it stands; what it says about itself (a cycle, a value without its attribute) is
   * checked afterwards, alike for all formats.
   * @param paths files or folders as the person named them, at least one
   * @throws CatalogProblem PDO_CATALOG_SOURCE_MISSING where there is nothing to read
   */
  read(paths: readonly string[]): SourceRecords;
}
