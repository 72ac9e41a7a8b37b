import type { SalesChannel } from "../../api/vocabulary.ts";
import { groupedBy } from "../../lib/grouped.ts";
import { oncePerKey } from "../../lib/once.ts";
import type { AttributeRecord, CatalogContent, ValueRecord } from "../model.ts";
import {
  type AttributeRow,
  type CategoryRow,
  everyCategory,
  type ListedValue,
  noCategory,
  type SourceRecords,
  type ValueRow,
} from "./source-records.ts";

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

type Scope = (rows: readonly ValueRow[]) => (categoryIdentifier: string) => readonly ValueRow[];

interface AttributeMaker {
  make(row: AttributeRow, categoryIdentifier: string): AttributeRecord;
  /** Equal for equal attributes. */
  readonly number: (attribute: AttributeRecord) => number;
}

const noRows: readonly ValueRow[] = [];

/** @param values of all attributes that do not bring theirs along */
function createAttributeMaker(values: readonly ValueRow[], scope: Scope): AttributeMaker {
  const scopes = new Map(
    [...groupedBy(values, (value) => value.attributeIdentifier)].map(([attribute, rows]) => [
      attribute,
      scope(rows),
    ]),
  );
  const lists = createValueLists();
  const attributes = new EqualThings<AttributeRecord>(({ values: list, ...rest }) =>
    JSON.stringify([rest, lists.number(list)]),
  );
  // A row for every category makes one record for each list of values that it meets.
  const made = new Map<AttributeRow, Map<readonly ListedValue[], AttributeRecord>>();
  return {
    make: (row, categoryIdentifier) => {
      const listed = row.values ?? scopes.get(row.identifier)?.(categoryIdentifier) ?? noRows;
      const byList = made.get(row) ?? new Map<readonly ListedValue[], AttributeRecord>();
      const known = byList.get(listed);
      if (known !== undefined) return known;
      const record = attributes.keep(attributeRecord(row, listed, lists.make));
      made.set(row, byList.set(listed, record));
      return record;
    },
    number: (attribute) => attributes.number(attribute),
  };
}

function createValueLists() {
  const values = new EqualThings<ValueRecord>(JSON.stringify);
  const lists = new EqualThings<readonly ValueRecord[]>((list) =>
    list.map((value) => values.number(value)).join(),
  );
  const recordOf = oncePerKey(({ identifier, names, terms }: ListedValue) =>
    values.keep({ identifier, names, terms }),
  );
  return {
    make: oncePerKey((listed: readonly ListedValue[]) => lists.keep(listed.map(recordOf))),
    number: (list: readonly ValueRecord[]) => lists.number(list),
  };
}

function attributeRecord(
  row: AttributeRow,
  listed: readonly ListedValue[],
  valueList: (listed: readonly ListedValue[]) => readonly ValueRecord[],
): AttributeRecord {
  const kind = row.kind ?? (listed.length > 0 ? "closed" : "open");
  return {
    identifier: row.identifier,
    requirementLevel: row.requirementLevel,
    kind,
    ...(row.dimension === undefined ? {} : { dimension: row.dimension }),
    ...(row.unit === undefined ? {} : { unit: row.unit }),
    names: row.names,
    terms: row.terms,
    values: valueList(kind === "closed" ? listed : noRows),
  };
}

/**
 * Gives for equal things one and the same object, the one that came first: a list that ten thousand categories
 * have in common is held, and later laid out, once.
 */
class EqualThings<Item extends object> {
  readonly #kept = new Map<string, Item>();
  readonly #numbers = new Map<Item, number>();
  readonly #keyOf: (item: Item) => string;

  /** @param keyOf equal for things that are to be one */
  constructor(keyOf: (item: Item) => string) {
    this.#keyOf = keyOf;
  }

  keep(item: Item): Item {
    if (this.#numbers.has(item)) return item;
    const key = this.#keyOf(item);
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    this.#kept.set(key, item);
    this.#numbers.set(item, this.#numbers.size);
    return item;
  }

  /** @param item one that `keep` gave */
  number(item: Item): number {
    return this.#numbers.get(item) ?? -1;
  }
}
