import { languages } from "../../contract/vocabulary.ts";
import { createFault, type SourceFault } from "../source-fault.ts";
import { findCsvFiles } from "./csv-files.ts";
import { parseAttributeRow, parseCategoryRow, parseValueRow } from "./csv-rows.ts";
import type { Importer } from "./importer.ts";
import { readTable, type Table, type TableRow } from "./read-table.ts";
import type { SourceRecords } from "./source-records.ts";

const nameColumns = languages.map((language) => `name_${language}`);
const termColumns = languages.map((language) => `terms_${language}`);

interface TableShape {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

const categoryShape: TableShape = {
  required: ["identifier"],
  optional: ["parent_identifier"],
};
const attributeShape: TableShape = {
  required: ["category_identifier", "identifier"],
  optional: ["requirement_level", "kind", "dimension", "unit"],
};
const valueShape: TableShape = {
  required: ["category_identifier", "attribute_identifier", "identifier"],
  optional: [],
};

/** A folder with `categories.csv`, `attributes.csv` and `values.csv`, or these files; the first is enough. */
export const csvImporter: Importer = {
  format: "csv",
  summary: "a folder with categories.csv, attributes.csv and values.csv; the categories alone are enough",
  read: (paths) => {
    const files = findCsvFiles(paths);
    const faults: SourceFault[] = [];
    const warnings: string[] = [];
    let isComplete = true;
    const rowsOf = <Row>(
      path: string | undefined,
      shape: TableShape,
      parse: (row: TableRow, faults: SourceFault[]) => Row | undefined,
    ): Row[] => {
      if (path === undefined) return [];
      const table = readTable(path, path);
      const missing = missingColumns(table, path, shape);
      faults.push(...table.faults, ...missing);
      warnings.push(...ignoredColumns(table, path, shape));
      if (table.faults.length + missing.length > 0) isComplete = false;
      if (missing.length > 0) return [];
      return table.rows.flatMap((row) => parse(row, faults) ?? []);
    };
    const categories = rowsOf(files.categories, categoryShape, parseCategoryRow);
    const attributes = rowsOf(files.attributes, attributeShape, parseAttributeRow);
    const values = rowsOf(files.values, valueShape, parseValueRow);
    return {
      categories,
      attributes,
      values,
      faults,
      isComplete,
      warnings,
    } satisfies SourceRecords;
  },
};

function missingColumns(table: Table, file: string, shape: TableShape): SourceFault[] {
  if (table.columns.length === 0) return [];
  const seen = `The header has ${table.columns.join(", ")}.`;
  const fault = (what: string) =>
    createFault({ file, line: 1 }, `${what} ${seen}`, "Add or rename the column.");
  const faults = shape.required
    .filter((column) => !table.columns.includes(column))
    .map((column) => fault(`There is no column ${column}.`));
  if (nameColumns.some((column) => table.columns.includes(column))) return faults;
  return [...faults, fault(`There is no column of names (${nameColumns.join(", ")}).`)];
}

function ignoredColumns(table: Table, file: string, shape: TableShape): string[] {
  const known = new Set([...shape.required, ...shape.optional, ...nameColumns, ...termColumns]);
  const ignored = table.columns.filter((column) => column !== "" && !known.has(column));
  return ignored.length === 0 ? [] : [`${file}: nothing is read from ${ignored.join(", ")}.`];
}
