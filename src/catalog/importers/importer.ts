import { setImmediate } from "node:timers/promises";
import type { LevelRule } from "./requirement-levels.ts";
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
   * @throws CatalogError PDO_CATALOG_SOURCE_MISSING where there is nothing to read,
   *   PDO_CATALOG_UNREADABLE where the system refuses it, and the signal's reason
   */
  read(paths: readonly string[], context: ImportContext): Promise<SourceRecords>;
}

/** Tells the next step, and lets what waits (Ctrl-C, a spinner) have its turn before it. */
export async function beginStep({ onProgress, signal }: ImportContext, step: string): Promise<void> {
  signal?.throwIfAborted();
  onProgress(step);
  await setImmediate();
  signal?.throwIfAborted();
}

/** The formats and what each reads, for the help; in the order of `importers.ts`, which is not loaded for it. */
export const importFormats = [
  {
    format: "csv",
    summary: "a folder with categories.csv, attributes.csv and values.csv; the categories alone are enough",
  },
  {
    format: "jsonl",
    summary: "the records of csv, one JSON object a line, with a type: category, attribute or value",
  },
  {
    format: "shopify",
    summary: "categories.json and attributes.json, or taxonomy.json, in folders en, de, fr, it or named so",
  },
  {
    format: "google",
    summary: "taxonomy-with-ids.<locale>.txt, one file for each language; categories alone",
  },
  {
    format: "mirakl",
    summary: "the JSON answers of a Mirakl marketplace's H11, PM11 and VL11, in files of any name",
  },
] as const;

export type ImportFormat = (typeof importFormats)[number]["format"];
