import { type CatalogFile, findImportedFile } from "../../catalog/catalog-location.ts";
import { createCatalogReport } from "../../catalog/catalog-report.ts";
import type { Catalog } from "../../catalog/model.ts";
import { homeFolder } from "../home-folder.ts";
import { printAnswer } from "../print-answer.ts";
import type { Session } from "../session.ts";
import { toReportAnswer } from "./report-answer.ts";
import { renderReport, reportRows } from "./report-text.ts";

/** A catalog's counts, coverage and gaps, in the form that was asked for. */
export async function printReport(catalog: Catalog, session: Session): Promise<void> {
  const report = createCatalogReport(catalog);
  const file = fileOf(catalog, session);
  const forms = {
    answer: toReportAnswer(report, file),
    text: () => renderReport(report, file, session),
    rows: () => reportRows(report),
  };
  await printAnswer(forms, session);
}

function fileOf(catalog: Catalog, { resolved, world }: Session): CatalogFile | undefined {
  if (catalog.source === "builtin") return undefined;
  return findImportedFile(homeFolder(resolved, world), catalog.salesChannel);
}
