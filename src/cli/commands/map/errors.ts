import { formatOfPath } from "../../../feed/formats/detection.ts";
import { isWorkbookPath } from "../../../feed/workbook/workbook-path.ts";
import { isErrorOf, type PdoError } from "../../../lib/errors.ts";
import { cliError } from "../../errors.ts";
import { homeFolder } from "../../paths.ts";
import type { Session } from "../../session.ts";
import { refuseForeignOutput } from "../enrich/output-records.ts";

interface TableFlags {
  readonly isForced: boolean;
  readonly categoryMap?: string | undefined;
}

/** A table that somebody has corrected is written over only where its lines are kept. */
export async function refuseCorrectedTable(
  out: string | undefined,
  { isForced, categoryMap }: TableFlags,
  { resolved, world }: Session,
): Promise<void> {
  if (out === undefined || isForced || out === categoryMap) return;
  try {
    await refuseForeignOutput(out, homeFolder(resolved, world));
  } catch (error) {
    if (!isErrorOf("cli", error) || error.code !== "PDO_OUTPUT_EXISTS") throw error;
    throw cliError({
      code: "PDO_CATEGORY_MAP_EXISTS",
      what: `${out}: the table is there already.`,
      seen: "It was corrected, or not made by pdo on this machine.",
      nextStep: `Keep its lines and add the new ones with --category-map ${out}, or write it anew with --overwrite.`,
    });
  }
}

/** A table is written as CSV: a workbook that came back is read, and its lines go to a file beside it. */
export function refuseOtherTable(out: string | undefined): void {
  if (out === undefined) return;
  const format = formatOfPath(out);
  const isTable = !isWorkbookPath(out) && (format === undefined || format === "csv" || format === "tsv");
  if (isTable) return;
  throw cliError({
    code: "PDO_CATEGORY_MAP_FORMAT",
    what: `${out}: a table of categories is written as CSV.`,
    seen: "The name has the ending of another format.",
    nextStep: `Name another file, for example -o ${out.replace(/\.\w+(?:\.gz)?$/, "")}.csv; spreadsheets open it.`,
  });
}

export function noTableNamed(): PdoError {
  return cliError({
    code: "PDO_FEED_MISSING",
    what: "No feed was named.",
    seen: "Nothing is piped in either.",
    nextStep: "Name the file, for example: pdo map feed.csv",
  });
}

export function noSourceCategories(name: string, columns: readonly string[]): PdoError {
  return cliError({
    code: "PDO_SOURCE_CATEGORIES_MISSING",
    what: `${name}: no column holds the shop's own categories.`,
    seen: `The columns are: ${columns.slice(0, 20).join(", ")}.`,
    nextStep: "Name the column, for example --map category=COLUMN.",
  });
}

export function categoryMapColumns(name: string, columns: readonly string[]): PdoError {
  return cliError({
    code: "PDO_CATEGORY_MAP_COLUMNS",
    what: `${name}: this is no category map.`,
    seen: `It needs the columns source_category and category; it has ${columns.slice(0, 20).join(", ")}.`,
    nextStep: "Write one with pdo map FEED, and keep its header when you correct it.",
  });
}
