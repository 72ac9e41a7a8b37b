import { stringify } from "csv-stringify/sync";
import { languages } from "../api/vocabulary.ts";
import { groupedBy } from "../lib/grouped.ts";
import { oncePerKey } from "../lib/once.ts";
import type { NamedRecord } from "./compiled-payload.ts";
import { everyCategory, noCategory } from "./importers/source-records.ts";
import type { AttributeRecord, CatalogContent, ValueRecord } from "./model.ts";

/** Values of an attribute, and the category that allows them. */
interface PlacedValues {
  readonly attributeIdentifier: string;
  /** Absent: every category that uses the attribute as a closed one. */
  readonly categoryIdentifier?: string;
  /** In the channel's order; never empty. */
  readonly values: readonly ValueRecord[];
}

/** The attributes of each category, and last, under `noCategory`, those of none. */
function listsOf({ categories, unusedAttributes = [] }: CatalogContent) {
  return [
    ...categories.map(({ record, attributes }) => ({ identifier: record.identifier, attributes })),
    { identifier: noCategory, attributes: unusedAttributes },
  ];
}

interface AttributeUse {
  readonly categoryIdentifier: string;
  readonly attribute: AttributeRecord;
}

/**
 * Encodes each list of values in as few rows as possible: the common beginning of an attribute's lists is written
 * once for every category, the remainder per category. Import joins the two in the same order.
 */
export function placeValues(content: CatalogContent): PlacedValues[] {
  const uses = listsOf(content).flatMap(({ identifier, attributes }) =>
    attributes
      .filter(({ kind }) => kind === "closed")
      .map((attribute): AttributeUse => ({ categoryIdentifier: identifier, attribute })),
  );
  const keyOf = oncePerKey((value: ValueRecord) => JSON.stringify(value));
  return [...groupedBy(uses, ({ attribute }) => attribute.identifier)].flatMap(([identifier, all]) =>
    placeAttribute(identifier, all, keyOf),
  );
}

function placeAttribute(
  attributeIdentifier: string,
  uses: readonly AttributeUse[],
  keyOf: (value: ValueRecord) => string,
): PlacedValues[] {
  const common = commonBeginning(new Set(uses.map(({ attribute }) => attribute.values)), keyOf);
  const placed: PlacedValues[] = [
    { attributeIdentifier, values: common },
    ...uses.map(({ categoryIdentifier, attribute }) => ({
      attributeIdentifier,
      categoryIdentifier,
      values: attribute.values.slice(common.length),
    })),
  ];
  return placed.filter(({ values }) => values.length > 0);
}

function commonBeginning(
  lists: ReadonlySet<readonly ValueRecord[]>,
  keyOf: (value: ValueRecord) => string,
): readonly ValueRecord[] {
  const [first = [], ...others] = lists;
  const length = others.reduce((common, other) => {
    const differs = first.slice(0, common).findIndex((value, place) => {
      const facing = other[place];
      return facing === undefined || (facing !== value && keyOf(facing) !== keyOf(value));
    });
    return differs < 0 ? common : differs;
  }, first.length);
  return first.slice(0, length);
}

/** The files of the `csv` format, also used for export. */
export const exportTables = ["categories", "attributes", "values"] as const;

/** One file of an export. */
interface ExportTable {
  readonly name: (typeof exportTables)[number];
  /** Without the header. */
  readonly rowCount: number;
  /** CSV (RFC 4180) with a header. */
  readonly text: string;
}

const namedHeader = [
  ...languages.map((language) => `name_${language}`),
  ...languages.map((language) => `terms_${language}`),
];
const headers = {
  categories: ["identifier", "parent_identifier", ...namedHeader],
  attributes: [
    ...["category_identifier", "identifier", "requirement_level", "kind", "dimension", "unit"],
    ...namedHeader,
  ],
  values: ["category_identifier", "attribute_identifier", "identifier", ...namedHeader],
} as const;

/**
 * Renders a catalog as the three files of the `csv` format, which import to the same catalog: order, levels, kinds,
 * units, names and terms. Values shared by all categories of an attribute are written once, under `*`.
 * @param content one for which `findUnexportable` finds nothing
 */
export function renderExport(content: CatalogContent): ExportTable[] {
  const rows = {
    categories: content.categories.map(({ record }) => [
      record.identifier,
      record.parentIdentifier ?? "",
      ...namedCells(record),
    ]),
    attributes: listsOf(content).flatMap(({ identifier, attributes }) =>
      attributes.map((attribute) => [identifier, ...attributeCells(attribute)]),
    ),
    values: placeValues(content).flatMap(({ attributeIdentifier, categoryIdentifier, values }) =>
      values.map((value) => [
        categoryIdentifier ?? everyCategory,
        attributeIdentifier,
        value.identifier,
        ...namedCells(value),
      ]),
    ),
  };
  return exportTables.map((name) => ({
    name,
    rowCount: rows[name].length,
    text: renderTable(headers[name], rows[name]),
  }));
}

function attributeCells(attribute: AttributeRecord): string[] {
  const { identifier, requirementLevel, kind, dimension = "", unit = "" } = attribute;
  return [identifier, requirementLevel, kind, dimension, unit, ...namedCells(attribute)];
}

function namedCells({ names, terms }: NamedRecord): string[] {
  return [
    ...languages.map((language) => names[language] ?? ""),
    ...languages.map((language) => (terms[language] ?? []).join("|")),
  ];
}

/** The importer ends a row at a lone carriage return, which csv-stringify does not quote by default. */
function renderTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return stringify([[...header], ...rows.map((row) => [...row])], { quoted_match: /\r/ });
}
