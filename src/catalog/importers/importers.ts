import { formatUnknown } from "../problems.ts";
import { csvImporter } from "./csv.ts";
import type { Importer } from "./importer.ts";

/** Every format, in the order in which help lists them. */
const importers: readonly Importer[] = [csvImporter];

/** @throws CatalogProblem PDO_CATALOG_FORMAT_UNKNOWN */
export function importerFor(format: string): Importer {
  const importer = importers.find((candidate) => candidate.format === format);
  if (importer) return importer;
  throw formatUnknown(
    format,
    importers.map((candidate) => candidate.format),
  );
}
