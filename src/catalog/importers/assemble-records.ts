import type { SalesChannel } from "../../contract/vocabulary.ts";
import type { CatalogContent } from "../catalog-content.ts";
import { groupedBy } from "../grouped.ts";
import type { AttributeRecord } from "../model.ts";
import { createAttributeMaker } from "./make-attributes.ts";
import { EqualThings } from "./share-equal.ts";
import { type CategoryRow, everyCategory, noCategory, type SourceRecords } from "./source-records.ts";

/**
 * Joins flat records into a catalog. A row for every category (`*`) and a row for one category add up; where
 * both name the same thing, the row for the one category decides. Order is the source's. Values, lists of
 * values, attributes and lists of attributes that are equal are the same object.
 * @param records sound ones, see `checkRecords`
 */
export function assembleRecords(salesChannel: SalesChannel, records: SourceRecords): CatalogContent {
  const rowsOf = createScope(records.attributes);
  const attributes = createAttributeMaker(records.values, createScope);
  const lists = new EqualThings<readonly AttributeRecord[]>((list) => list.map(attributes.number).join());
  const hasOwnValues = new Set(records.values.map((value) => value.categoryIdentifier));
  const listOf = (category: string) =>
    lists.keep(rowsOf(category).map((row) => attributes.make(row, category)));
  const shared = rowsOf(everyCategory);
  const sharedList = listOf(everyCategory);
  const unasked = records.attributes.filter((row) => row.categoryIdentifier === noCategory);
  return {
    salesChannel,
    unaskedAttributes: unasked.map((row) => attributes.make(row, noCategory)),
    categories: records.categories.map((row) => {
      const isShared = rowsOf(row.identifier) === shared && !hasOwnValues.has(row.identifier);
      return { record: categoryRecord(row), attributes: isShared ? sharedList : listOf(row.identifier) };
    }),
  };
}

function categoryRecord({ identifier, parentIdentifier, names, terms }: CategoryRow) {
  return { identifier, ...(parentIdentifier === undefined ? {} : { parentIdentifier }), names, terms };
}

/** @returns the rows that hold for a category; the very same array for all categories without rows of their own */
function createScope<Row extends { categoryIdentifier: string; identifier: string }>(
  rows: readonly Row[],
): (categoryIdentifier: string) => readonly Row[] {
  const byCategory = groupedBy(rows, (row) => row.categoryIdentifier);
  const shared = byCategory.get(everyCategory) ?? [];
  return (categoryIdentifier) => {
    const own = byCategory.get(categoryIdentifier);
    if (!own || own === shared) return shared;
    if (shared.length === 0) return own;
    const deciding = new Map([...shared, ...own].map((row) => [row.identifier, row]));
    return [...deciding.values()];
  };
}
