import type { SalesChannel } from "../contract/vocabulary.ts";
import type { CatalogContent } from "./catalog-content.ts";
import { assembleRecords } from "./importers/assemble-records.ts";
import { checkRecords } from "./importers/check-records.ts";
import { importerFor } from "./importers/importers.ts";
import type { Catalog } from "./model.ts";
import { sourceFaulty } from "./problems.ts";

export interface ContentRequest {
  readonly salesChannel: SalesChannel;
  readonly format: string;
  readonly paths: readonly string[];
  /** Catalogs whose category identifiers may not be used again. */
  readonly reserved: readonly Catalog[];
}

/**
 * Reads a source and proves that a catalog can be made of it.
 * @throws CatalogProblem PDO_CATALOG_FORMAT_UNKNOWN, PDO_CATALOG_SOURCE_MISSING, PDO_CATALOG_SOURCE_FAULTY
 */
export function importContent({ salesChannel, format, paths, reserved }: ContentRequest) {
  const records = importerFor(format).read(paths);
  const faults = records.isComplete
    ? [...records.faults, ...checkRecords(records, paths[0] ?? "", reserved)]
    : records.faults;
  if (faults.length > 0) throw sourceFaulty(paths.join(", "), faults);
  const content: CatalogContent = assembleRecords(salesChannel, records);
  return {
    content,
    warnings: [...records.warnings, ...emptyListWarnings(content)],
  };
}

function emptyListWarnings(content: CatalogContent): string[] {
  const empty = new Set<string>();
  for (const { record, attributes } of content.categories) {
    for (const attribute of attributes) {
      if (attribute.kind === "closed" && attribute.values.length === 0) {
        empty.add(`${attribute.identifier} of ${record.identifier}`);
      }
    }
  }
  const [first] = empty;
  if (first === undefined) return [];
  const count = empty.size === 1 ? "One closed attribute has" : `${empty.size} closed attributes have`;
  return [`${count} no values to choose from, for example ${first}.`];
}
