import type { SalesChannel } from "../../contract/vocabulary.ts";
import type { CatalogContent } from "../catalog-content.ts";
import { groupedBy } from "../grouped.ts";
import type { AttributeRecord, ValueRecord } from "../model.ts";
import type { NamedRecord } from "../named-columns.ts";
import { type AttributeRow, everyCategory, type SourceRecords, type ValueRow } from "./source-records.ts";

/**
 * Joins flat records into a catalog. A row for every category (`*`) and a row for one category add up; where
 * both name the same thing, the row for the one category decides. Order is the source's.
 * @param records sound ones, see `checkRecords`
 */
export function assembleRecords(salesChannel: SalesChannel, records: SourceRecords): CatalogContent {
  const rowsOf = createScope(records.attributes, (row) => row.identifier);
  const recordOf = createAttributeMaker(records.values);
  const shared = rowsOf(everyCategory);
  const sharedRecords = shared.map((row) => recordOf(row, everyCategory));
  const hasOwnValues = new Set(records.values.map((value) => value.categoryIdentifier));
  return {
    salesChannel,
    categories: records.categories.map(({ identifier, parentIdentifier, names, terms }) => {
      const rows = rowsOf(identifier);
      const isShared = rows === shared && !hasOwnValues.has(identifier);
      return {
        record: {
          identifier,
          ...(parentIdentifier === undefined ? {} : { parentIdentifier }),
          names,
          terms,
        },
        attributes: isShared ? sharedRecords : rows.map((row) => recordOf(row, identifier)),
      };
    }),
  };
}

function createAttributeMaker(values: readonly ValueRow[]) {
  const byAttribute = groupedBy(values, (value) => value.attributeIdentifier);
  const scopes = new Map(
    [...byAttribute].map(([attribute, rows]) => [attribute, createScope(rows, (row) => row.identifier)]),
  );
  return (row: AttributeRow, categoryIdentifier: string): AttributeRecord => {
    const listed = scopes.get(row.identifier)?.(categoryIdentifier) ?? [];
    const kind = row.kind ?? (listed.length > 0 ? "closed" : "open");
    return {
      identifier: row.identifier,
      requirementLevel: row.requirementLevel,
      kind,
      ...(row.dimension === undefined ? {} : { dimension: row.dimension }),
      ...(row.unit === undefined ? {} : { unit: row.unit }),
      names: row.names,
      terms: row.terms,
      values: kind === "closed" ? listed.map(valueRecord) : [],
    };
  };
}

function valueRecord({ identifier, names, terms }: NamedRecord): ValueRecord {
  return { identifier, names, terms };
}

/** @returns the rows that hold for a category; the very same array for all categories without rows of their own */
function createScope<Row extends { categoryIdentifier: string }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): (categoryIdentifier: string) => readonly Row[] {
  const byCategory = groupedBy(rows, (row) => row.categoryIdentifier);
  const shared = byCategory.get(everyCategory) ?? [];
  return (categoryIdentifier) => {
    const own = byCategory.get(categoryIdentifier);
    if (!own || own === shared) return shared;
    const deciding = new Map([...shared, ...own].map((row) => [keyOf(row), row]));
    return [...deciding.values()];
  };
}
