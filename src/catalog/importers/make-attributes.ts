import { groupedBy } from "../grouped.ts";
import type { AttributeRecord, ValueRecord } from "../model.ts";
import { oncePerKey } from "../once-per-key.ts";
import { EqualThings } from "./share-equal.ts";
import type { AttributeRow, ListedValue, ValueRow } from "./source-records.ts";

type Scope = (rows: readonly ValueRow[]) => (categoryIdentifier: string) => readonly ValueRow[];

export interface AttributeMaker {
  make(row: AttributeRow, categoryIdentifier: string): AttributeRecord;
  /** Equal for equal attributes. */
  readonly number: (attribute: AttributeRecord) => number;
}

const noRows: readonly ValueRow[] = [];

/** @param values of all attributes that do not bring theirs along */
export function createAttributeMaker(values: readonly ValueRow[], scope: Scope): AttributeMaker {
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
