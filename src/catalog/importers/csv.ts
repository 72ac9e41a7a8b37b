import { basename, join } from "node:path";
import { languages } from "../../api/vocabulary.ts";
import { sourceMissing } from "../errors.ts";
import { createFault, type SourceFault } from "../source-faults.ts";
import { beginStep, type Importer } from "./importer.ts";
import { wrongKindFault } from "./recognize-source.ts";
import { parseAttributeRow, parseCategoryRow, parseValueRow } from "./rows.ts";
import { nameSome, type SourceRecords } from "./source-records.ts";
import { findSourceFiles, type SourceFile } from "./source-text.ts";
import { readTable, type Table, type TableRow } from "./table.ts";

/** The three files of a catalog in CSV. */
interface CsvFiles {
  readonly categories: SourceFile;
  readonly attributes: SourceFile | undefined;
  readonly values: SourceFile | undefined;
}

const nextStep = "Name a folder with categories.csv, or the categories file itself.";

/**
 * @param paths a folder, or files: a single file holds the categories whatever its name, several are recognized by
 * name
 * @throws CatalogError PDO_CATALOG_SOURCE_MISSING
 */
function findCsvFiles(paths: readonly string[]): CsvFiles {
  const files = findSourceFiles(paths, nextStep).filter(
    ({ path, isNamed }) => isNamed || isBeside(path, paths),
  );
  const [first] = files;
  if (paths.length === 1 && first?.isNamed) {
    return { categories: first, attributes: undefined, values: undefined };
  }
  const named = (name: string) => files.find(({ path }) => csvName(path) === name);
  const categories = named("categories");
  if (categories === undefined) {
    throw sourceMissing(paths[0] ?? "", "It has no categories.csv.", nextStep);
  }
  return { categories, attributes: named("attributes"), values: named("values") };
}

/** Folders inside the folder are other catalogs. */
function isBeside(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path === join(folder, basename(path)));
}

function csvName(path: string): string | undefined {
  return /^(.*)\.csv(\.gz)?$/.exec(basename(path).toLowerCase())?.[1];
}

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

type ParseRow<Row> = (row: TableRow, faults: SourceFault[]) => Row | undefined;

/** A folder with `categories.csv`, `attributes.csv` and `values.csv`, or these files; only the first is required. */
export const csvImporter: Importer = {
  format: "csv",
  read: async (paths, context) => {
    const files = findCsvFiles(paths);
    const faults: SourceFault[] = [];
    const warnings: string[] = [];
    let isComplete = true;
    const rowsOf = async <Row>(file: SourceFile | undefined, shape: TableShape, parse: ParseRow<Row>) => {
      if (file === undefined) return [];
      await beginStep(context, `reading ${file.label}`);
      const table = await readTable(file.path);
      const unfit = unfitTable(table, file.path, shape);
      for (const fault of unfit.faults) faults.push(fault);
      warnings.push(...ignoredColumns(table, file.path, shape));
      if (unfit.faults.length > 0) isComplete = false;
      return unfit.hasRows ? table.rows.flatMap((row) => parse(row, faults) ?? []) : [];
    };
    return {
      categories: await rowsOf(files.categories, categoryShape, parseCategoryRow),
      attributes: await rowsOf(files.attributes, attributeShape, parseAttributeRow),
      values: await rowsOf(files.values, valueShape, parseValueRow),
      faults,
      isComplete,
      warnings,
    } satisfies SourceRecords;
  },
};

/** What prevents the table as a whole from being read, and whether its rows are still usable. */
function unfitTable(table: Table & { readonly text: string }, file: string, shape: TableShape) {
  const missing = missingColumns(table, file, shape);
  const isUnderstood = missing.length === 0 && table.columns.length > 0;
  if (isUnderstood) return { faults: table.faults, hasRows: true };
  const wrongKind = wrongKindFault(table.text, file, { format: "csv", wanted: "a table of CSV" });
  return { faults: wrongKind ? [wrongKind] : [...table.faults, ...missing], hasRows: false };
}

function missingColumns(table: Table, file: string, shape: TableShape): SourceFault[] {
  if (table.columns.length === 0) return [];
  const named = table.columns.filter((column) => column !== "");
  const seen = named.length === 0 ? "The header is empty." : `The header has ${nameSome(named)}.`;
  const fault = (what: string) =>
    createFault({ file, line: 1 }, `${what} ${seen}`, "Add or rename the column.");
  const faults = shape.required
    .filter((column) => !table.columns.includes(column))
    .map((column) => fault(`There is no column ${column}.`));
  const parents = table.columns.find((column) => likeParent.test(column));
  // Without it all categories would lie side by side.
  if (shape === categoryShape && parents !== undefined && !table.columns.includes("parent_identifier"))
    faults.push(fault(`There is no column parent_identifier, but ${parents}.`));
  if (nameColumns.some((column) => table.columns.includes(column))) return faults;
  return [...faults, fault(`There is no column of names (${nameColumns.join(", ")}).`)];
}

const likeParent =
  /^(?:parent|parent[ _-]?(?:id|category|category[ _-]id)|über(?:geordnet|kategorie).*|padre|genitore)$/iu;

function ignoredColumns(table: Table, file: string, shape: TableShape): string[] {
  const known = new Set([...shape.required, ...shape.optional, ...nameColumns, ...termColumns]);
  const ignored = table.columns.filter((column) => column !== "" && !known.has(column));
  return ignored.length === 0 ? [] : [`${file}: nothing is read from ${nameSome(ignored)}.`];
}
