import { setImmediate } from "node:timers/promises";
import type { SalesChannel } from "../api/vocabulary.ts";
import { compileContent } from "./compile.ts";
import { loadBuiltinCatalog, writeCompiledCatalog } from "./compiled-catalog.ts";
import { formatUnknown, isCatalogError, sourceFaulty } from "./errors.ts";
import { assembleRecords } from "./importers/assemble-records.ts";
import { checkRecords } from "./importers/check-records.ts";
import { csvImporter } from "./importers/csv.ts";
import { googleImporter } from "./importers/google.ts";
import { beginStep, type ImportContext, type Importer } from "./importers/importer.ts";
import { jsonlImporter } from "./importers/jsonl.ts";
import { miraklImporter } from "./importers/mirakl.ts";
import { applyLevels, type LevelRule, readLevelRules } from "./importers/requirement-levels.ts";
import { shopifyImporter } from "./importers/shopify.ts";
import type { Catalog, CatalogContent } from "./model.ts";
import { withThesaurus } from "./search/thesaurus.ts";
import type { SourceFault } from "./source-faults.ts";

/**
 * Reads a source and replaces the compiled file, with the built-in catalog as thesaurus.
 * @returns warnings, as sentences
 * @throws CatalogError, the signal's reason; the previous file stays
 */
export async function writeImport(
  path: string,
  request: ContentRequest,
  { builtinFolder }: { readonly builtinFolder: string },
): Promise<readonly string[]> {
  const { content, warnings } = await importContent(request);
  request.onProgress?.("writing the catalog");
  const payload = compileContent(content);
  const knowledge = loadKnowledge(builtinFolder);
  const complete = knowledge ? withThesaurus(payload, knowledge) : payload;
  // Yields to the event loop before the compilation, which blocks it, so that an interruption is noticed.
  await setImmediate();
  request.signal?.throwIfAborted();
  writeCompiledCatalog(path, complete);
  return warnings;
}

/** The built-in catalog with the widest range; an import works without it where it is not built. */
function loadKnowledge(builtinFolder: string): Catalog | undefined {
  try {
    return loadBuiltinCatalog(builtinFolder, "channel_a");
  } catch (cause) {
    if (isCatalogError(cause)) return undefined;
    throw cause;
  }
}

export interface ContentRequest extends Partial<ImportContext> {
  readonly salesChannel: SalesChannel;
  /** The name of an importer, for example `csv`. */
  readonly format: string;
  /** Files or folders, depending on the format. */
  readonly paths: readonly string[];
  /** Path of a CSV file with requirement levels, see `LevelRule`; it overrides the format's own. */
  readonly levels?: string;
  /** Catalogs whose category identifiers must not be reused. */
  readonly reserved: readonly Catalog[];
}

export interface ImportedContent {
  readonly content: CatalogContent;
  /** Sentences about what did not stop the import. */
  readonly warnings: readonly string[];
}

/**
 * Reads and validates a source.
 * @throws CatalogError PDO_CATALOG_FORMAT_UNKNOWN, PDO_CATALOG_SOURCE_MISSING, PDO_CATALOG_SOURCE_FAULTY,
 * PDO_CATALOG_UNREADABLE; the signal's reason where it is aborted
 */
export async function importContent(request: ContentRequest): Promise<ImportedContent> {
  const { salesChannel, format, paths, reserved } = request;
  const context: ImportContext = { onProgress: () => {}, ...request };
  const importer = importerFor(format);
  const { rules, faults: ruleFaults } = await readRules(request.levels, context);
  const records = await importer.read(paths, context);
  await beginStep(context, "checking what was read");
  const checked = records.isComplete ? checkRecords(records, paths[0] ?? "", reserved) : [];
  const faults = [...ruleFaults, ...records.faults, ...checked];
  if (faults.length > 0) throw sourceFaulty(paths.join(", "), faults);
  const assembled = assembleRecords(salesChannel, records);
  const { content, warnings } = applyLevels(assembled, [...(importer.levels ?? []), ...rules]);
  return { content, warnings: [...records.warnings, ...warnings, ...emptyListWarnings(content)] };
}

async function readRules(path: string | undefined, context: ImportContext) {
  const faults: SourceFault[] = [];
  if (path === undefined) return { rules: [] as LevelRule[], faults };
  await beginStep(context, `reading ${path}`);
  return { rules: await readLevelRules(path, faults), faults };
}

function emptyListWarnings({ categories }: CatalogContent): string[] {
  const empty = new Map<string, string>();
  for (const { record, attributes } of categories) {
    for (const { kind, values, identifier } of attributes) {
      const isEmpty = kind === "closed" && values.length === 0;
      if (isEmpty && !empty.has(identifier)) empty.set(identifier, `${identifier} of ${record.identifier}`);
    }
  }
  const [first] = empty.values();
  if (first === undefined) return [];
  const count = empty.size === 1 ? "One closed attribute has" : `${empty.size} closed attributes have`;
  return [`${count} no values to choose from, for example ${first}.`];
}

/** All importers, in the order of help texts. To add one, add a row here and its description to `importFormats`. */
export const importers: readonly Importer[] = [
  csvImporter,
  jsonlImporter,
  shopifyImporter,
  googleImporter,
  miraklImporter,
];

/** @throws CatalogError PDO_CATALOG_FORMAT_UNKNOWN */
export function importerFor(format: string): Importer {
  const importer = importers.find((candidate) => candidate.format === format);
  if (importer) return importer;
  throw formatUnknown(
    format,
    importers.map((candidate) => candidate.format),
  );
}
