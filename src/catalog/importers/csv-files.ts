import { basename, join } from "node:path";
import { sourceMissing } from "../problems.ts";
import { findSourceFiles, type SourceFile } from "./source-files.ts";

/** The three files of a catalog in CSV. */
export interface CsvFiles {
  readonly categories: SourceFile;
  readonly attributes: SourceFile | undefined;
  readonly values: SourceFile | undefined;
}

const nextStep = "Name a folder with categories.csv, or the categories file itself.";

/**
 * @param paths a folder, or files of which one is the categories: a single file whatever its name, several
 *   by their names
 * @throws CatalogProblem PDO_CATALOG_SOURCE_MISSING
 */
export function findCsvFiles(paths: readonly string[]): CsvFiles {
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
