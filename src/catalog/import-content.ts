import type { SalesChannel } from "../contract/vocabulary.ts";
import type { CatalogContent } from "./catalog-content.ts";
import { assembleRecords } from "./importers/assemble-records.ts";
import { beginStep } from "./importers/begin-step.ts";
import { checkRecords } from "./importers/check-records.ts";
import type { ImportContext } from "./importers/importer.ts";
import { importerFor } from "./importers/importers.ts";
import { applyLevels } from "./importers/levels/apply-levels.ts";
import type { LevelRule } from "./importers/levels/level-rule.ts";
import { readLevelRules } from "./importers/levels/read-level-rules.ts";
import type { Catalog } from "./model.ts";
import { sourceFaulty } from "./problems.ts";
import type { SourceFault } from "./source-fault.ts";

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
 * @throws CatalogProblem PDO_CATALOG_FORMAT_UNKNOWN, PDO_CATALOG_SOURCE_MISSING, PDO_CATALOG_SOURCE_FAULTY,
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
