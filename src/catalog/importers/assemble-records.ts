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
 * Joins flat records into a catalog. Rows for every category (`*`) and for a single one are combined; on conflict the
 * single category's row wins. The source's order is preserved. Equal values, attributes and lists become the same
 * object.
 * @param records valid, see `checkRecords`
 */
export function assembleRecords(salesChannel: SalesChannel, records: SourceRecords): CatalogContent {
  const rowsOf = createScope(records.attributes);
  const attributes = createAttributeMaker(records.values, createScope);
  const lists = new Interned<readonly AttributeRecord[]>((list) => list.map(attributes.number).join());
  const hasOwnValues = new Set(records.values.map((value) => value.categoryIdentifier));
  const listOf = (category: string) =>
    lists.intern(rowsOf(category).map((row) => attributes.make(row, category)));
  const shared = rowsOf(everyCategory);
  const sharedList = listOf(everyCategory);
  const unused = records.attributes.filter((row) => row.categoryIdentifier === noCategory);
  return {
    salesChannel,
    unusedAttributes: unused.map((row) => attributes.make(row, noCategory)),
    categories: records.categories.map((row) => {
      const isShared = rowsOf(row.identifier) === shared && !hasOwnValues.has(row.identifier);
      return { record: categoryRecord(row), attributes: isShared ? sharedList : listOf(row.identifier) };
    }),
  };
}

function categoryRecord({ identifier, parentIdentifier, names, terms }: CategoryRow) {
  return { identifier, ...(parentIdentifier === undefined ? {} : { parentIdentifier }), names, terms };
}

/** @returns the rows that apply to a category; the same array for all categories without rows of their own */
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

/** @param values the values of all attributes that have none inline */
function createAttributeMaker(values: readonly ValueRow[], scope: Scope): AttributeMaker {
  const scopes = new Map(
    [...groupedBy(values, (value) => value.attributeIdentifier)].map(([attribute, rows]) => [
      attribute,
      scope(rows),
    ]),
  );
  const lists = createValueLists();
  const attributes = new Interned<AttributeRecord>(({ values: list, ...rest }) =>
    JSON.stringify([rest, lists.number(list)]),
  );
  // A row for every category creates one record per distinct list of values.
  const made = new Map<AttributeRow, Map<readonly ListedValue[], AttributeRecord>>();
  return {
    make: (row, categoryIdentifier) => {
      const listed = row.values ?? scopes.get(row.identifier)?.(categoryIdentifier) ?? noRows;
      const byList = made.get(row) ?? new Map<readonly ListedValue[], AttributeRecord>();
      const known = byList.get(listed);
      if (known !== undefined) return known;
      const record = attributes.intern(attributeRecord(row, listed, lists.make));
      made.set(row, byList.set(listed, record));
      return record;
    },
    number: (attribute) => attributes.number(attribute),
  };
}

function createValueLists() {
  const values = new Interned<ValueRecord>(JSON.stringify);
  const lists = new Interned<readonly ValueRecord[]>((list) =>
    list.map((value) => values.number(value)).join(),
  );
  const recordOf = oncePerKey(({ identifier, names, terms }: ListedValue) =>
    values.intern({ identifier, names, terms }),
  );
  return {
    make: oncePerKey((listed: readonly ListedValue[]) => lists.intern(listed.map(recordOf))),
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
 * Deduplicates equal items, returning the first: a list shared by ten thousand categories is held and compiled once.
 */
class Interned<Item extends object> {
  readonly #items = new Map<string, Item>();
  readonly #numbers = new Map<Item, number>();
  readonly #keyOf: (item: Item) => string;

  /** @param keyOf equal for items to be merged */
  constructor(keyOf: (item: Item) => string) {
    this.#keyOf = keyOf;
  }

  intern(item: Item): Item {
    if (this.#numbers.has(item)) return item;
    const key = this.#keyOf(item);
    const known = this.#items.get(key);
    if (known !== undefined) return known;
    this.#items.set(key, item);
    this.#numbers.set(item, this.#numbers.size);
    return item;
  }

  /** @param item one that `intern` returned */
  number(item: Item): number {
    return this.#numbers.get(item) ?? -1;
  }
}
