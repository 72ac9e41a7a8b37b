import { existsSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { sourceMissing } from "../problems.ts";

/** The three files of a catalog in CSV. */
export interface CsvFiles {
  readonly categories: string;
  readonly attributes: string | undefined;
  readonly values: string | undefined;
}

const nextStep = "Name a folder with categories.csv, or the categories file itself.";

/**
 * @param paths a folder, or files of which one is the categories: a single file whatever its name, several
 *   by their names
 * @throws CatalogProblem PDO_CATALOG_SOURCE_MISSING
 */
export function findCsvFiles(paths: readonly string[]): CsvFiles {
  const absent = paths.find((path) => !existsSync(path));
  const [first] = paths;
  if (absent !== undefined) throw sourceMissing(absent, "There is no such file or folder.", nextStep);
  if (first === undefined) throw sourceMissing("(no path)", "No path was given.", nextStep);
  const candidates = paths.flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [path]));
  const named = (name: string) => candidates.find((path) => basename(path).toLowerCase() === `${name}.csv`);
  const alone = paths.length === 1 && !statSync(first).isDirectory() ? first : undefined;
  const categories = alone ?? named("categories");
  if (categories === undefined) throw sourceMissing(first, "It has no categories.csv.", nextStep);
  return alone === undefined
    ? { categories, attributes: named("attributes"), values: named("values") }
    : { categories, attributes: undefined, values: undefined };
}

function filesIn(folder: string): string[] {
  return ["categories", "attributes", "values"]
    .map((name) => join(folder, `${name}.csv`))
    .filter((path) => existsSync(path));
}
