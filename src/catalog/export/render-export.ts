import { stringify } from "csv-stringify/sync";
import { languages } from "../../contract/vocabulary.ts";
import type { CatalogContent } from "../catalog-content.ts";
import { everyCategory } from "../importers/source-records.ts";
import type { AttributeRecord } from "../model.ts";
import type { NamedRecord } from "../named-columns.ts";
import { listsOf, placeValues } from "./place-values.ts";

/** The names of the files that the format `csv` reads, and in which a catalog is exported. */
export const exportTables = ["categories", "attributes", "values"] as const;

/** One file of an export. */
export interface ExportTable {
  readonly name: (typeof exportTables)[number];
  /** Without the header. */
  readonly rowCount: number;
  /** CSV after RFC 4180, with a header. */
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
 * A catalog as the three files of the format `csv`, which import back to the same catalog: order, levels, kinds, units,
 * names and terms. Values that all categories which ask for an attribute have in common stand once, under `*`.
 * @param content one in which `findUnsayable` finds nothing
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

/** A lone carriage return ends a row for the importer, and csv-stringify does not quote it by itself. */
function renderTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return stringify([[...header], ...rows.map((row) => [...row])], { quoted_match: /\r/ });
}
