import { setImmediate } from "node:timers/promises";
import type { LevelRule } from "./requirement-levels.ts";
import type { SourceRecords } from "./source-records.ts";

/** Progress reporting and cancellation of an import. */
export interface ImportContext {
  /** Called before each slow step, for example with "reading de/categories.json.gz". */
  readonly onProgress: (step: string) => void;
  /** Aborts the import before its next step; nothing has been written then. */
  readonly signal?: AbortSignal;
}

/** A source format that a catalog can be imported from. */
export interface Importer {
  /** As on the command line: `csv`. */
  readonly format: ImportFormat;
  /** Default requirement levels for sources without levels; the user's rules override them. */
  readonly levels?: readonly LevelRule[];
  /**
   * Reads the source. Its consistency (cycles, values without an attribute) is checked afterwards, in the same way
   * for all formats.
   * @param paths files or folders as the user named them, at least one; plain or gzipped
   * @throws CatalogError PDO_CATALOG_SOURCE_MISSING where there is nothing to read, PDO_CATALOG_UNREADABLE where
   * the system denies access; and the signal's reason
   */
  read(paths: readonly string[], context: ImportContext): Promise<SourceRecords>;
}

/** Reports the next step and yields to the event loop (Ctrl-C, a spinner). */
export async function beginStep({ onProgress, signal }: ImportContext, step: string): Promise<void> {
  signal?.throwIfAborted();
  onProgress(step);
  await setImmediate();
  signal?.throwIfAborted();
}

/** The formats and their inputs, for help texts; in the order of `importers`, which help does not load. */
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
