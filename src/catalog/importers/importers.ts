import { formatUnknown } from "../problems.ts";
import { csvImporter } from "./csv.ts";
import { googleImporter } from "./google.ts";
import type { Importer } from "./importer.ts";
import { jsonlImporter } from "./jsonl.ts";
import { miraklImporter } from "./mirakl.ts";
import { shopifyImporter } from "./shopify.ts";

/** Every format, in the order in which help lists them. To add one is to add a row here, and in `formats.ts` what it reads. */
export const importers: readonly Importer[] = [
  csvImporter,
  jsonlImporter,
  shopifyImporter,
  googleImporter,
  miraklImporter,
];

/** @throws CatalogProblem PDO_CATALOG_FORMAT_UNKNOWN */
export function importerFor(format: string): Importer {
  const importer = importers.find((candidate) => candidate.format === format);
  if (importer) return importer;
  throw formatUnknown(
    format,
    importers.map((candidate) => candidate.format),
  );
}
