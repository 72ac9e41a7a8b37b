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
 * Reads a source and puts its compiled form in the place of the file, with the built-in catalog as its thesaurus.
 * @returns sentences about what did not stop the import
 * @throws CatalogError, the signal's reason; the file that was there stays
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
  // Compiling lets nothing else run: here an interruption that came meanwhile is heard.
  await setImmediate();
  request.signal?.throwIfAborted();
  writeCompiledCatalog(path, complete);
  return warnings;
}

/** The built-in catalog of the widest range of things; an import goes without where it is not built. */
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
  /** A row of the table of importers: `csv`. */
  readonly format: string;
  /** Files or folders, as the format asks for. */
  readonly paths: readonly string[];
  /** Path of a CSV file that says requirement levels, see `LevelRule`; they go before the format's own. */
  readonly levels?: string;
  /** Catalogs whose category identifiers may not be used again. */
  readonly reserved: readonly Catalog[];
}

export interface ImportedContent {
  readonly content: CatalogContent;
  /** Things that a person may want to know and that did not stop the import; sentences. */
  readonly warnings: readonly string[];
}

/**
 * Reads a source and proves that a catalog can be made of it.
 * @throws CatalogError PDO_CATALOG_FORMAT_UNKNOWN, PDO_CATALOG_SOURCE_MISSING, PDO_CATALOG_SOURCE_FAULTY,
 *   PDO_CATALOG_UNREADABLE; and the signal's reason where it is aborted
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

/** Every format, in the order in which help lists them. To add one is to add a row here, and in `formats.ts` what it reads. */
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
