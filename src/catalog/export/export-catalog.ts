import { existsSync } from "node:fs";
import { join } from "node:path";
import { replaceFile } from "../../storage/replace-file.ts";
import type { CatalogContent } from "../catalog-content.ts";
import { exportInTheWay, notExportable, unwritable } from "../problems.ts";
import { findUnsayable } from "./find-unsayable.ts";
import { exportTables, renderExport } from "./render-export.ts";

export interface ExportRequest {
  /** Made where it is missing. */
  readonly folder: string;
  /** Whether files of an export that are there are written over. */
  readonly isForced: boolean;
}

export interface ExportedFile {
  readonly path: string;
  /** Without the header. */
  readonly rowCount: number;
}

/**
 * Writes `categories.csv`, `attributes.csv` and `values.csv`, each beside and renamed.
 * @throws CatalogProblem PDO_CATALOG_EXPORT_IN_THE_WAY, PDO_CATALOG_NOT_EXPORTABLE, and then nothing is written;
 *   PDO_CATALOG_UNWRITABLE
 */
export function exportCatalog(content: CatalogContent, { folder, isForced }: ExportRequest): ExportedFile[] {
  const pathOf = (name: string) => join(folder, `${name}.csv`);
  const inTheWay = exportTables.map(pathOf).filter((path) => existsSync(path));
  if (!isForced && inTheWay.length > 0) throw exportInTheWay(folder, inTheWay);
  const unsayable = findUnsayable(content);
  if (unsayable.length > 0) throw notExportable(content.salesChannel, unsayable);
  return renderExport(content).map(({ name, rowCount, text }) => {
    write(pathOf(name), text);
    return { path: pathOf(name), rowCount };
  });
}

function write(path: string, text: string): void {
  try {
    replaceFile(path, text);
  } catch (cause) {
    throw unwritable(path, cause);
  }
}
