import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type PdoError, systemReason } from "../../../lib/errors.ts";
import { type RowStatus, rowStatuses } from "../../../pipeline/enrichment.ts";
import type { RunSummary } from "../../../pipeline/summary.ts";
import { cliError } from "../../errors.ts";
import type { StatusCounts } from "./compare-row.ts";
import type { Differences } from "./verification.ts";

const countedFields = ["rows", ...rowStatuses] as const;

/** Summaries of the first version have none of these. */
const addedLater: readonly string[] = ["review", "skipped"] satisfies readonly RowStatus[];

type SummaryFigures = Partial<Pick<RunSummary, (typeof countedFields)[number] | "output_sha256">>;

/** Reports where an enriched file, read to its end, is not the one that a run's summary describes. */
export type SummaryCheck = (
  counts: StatusCounts & { readonly rows: number },
  differences: Differences,
) => void;

/**
 * The summary that `pdo enrich --summary` wrote. Its counts tell statuses that were forged, its hash any other change of
 * what pdo added, which the feed cannot tell.
 * @throws PdoError PDO_VERIFY_SUMMARY
 */
export async function readRunSummary(path: string) {
  const summary = await readFigures(path);
  const hash = createHash("sha256");
  const check: SummaryCheck = (counts, differences) => {
    for (const field of countedFields) {
      if (summary[field] === undefined || counts[field] === summary[field]) continue;
      const said = field === "rows" ? "rows" : `rows that are ${field}`;
      const what = `The file has ${counts[field]} ${said}, the run's summary says ${summary[field]}.`;
      differences.add("summary", what);
    }
    const isOther = typeof summary.output_sha256 === "string" && hash.digest("hex") !== summary.output_sha256;
    if (isOther) differences.add("summary", "The file is not byte for byte the one that the run wrote.");
  };
  return { onBytes: (bytes: Uint8Array) => void hash.update(bytes), check };
}

async function readFigures(path: string): Promise<SummaryFigures> {
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    throw notASummary(path, systemReason(error));
  });
  try {
    const summary = JSON.parse(text) as SummaryFigures;
    const isCounted = (field: (typeof countedFields)[number]) =>
      typeof summary[field] === "number" || (summary[field] === undefined && addedLater.includes(field));
    if (countedFields.every(isCounted)) return summary;
  } catch {
    // It is no JSON at all.
  }
  throw notASummary(path, "It is not JSON with the numbers of rows that a run writes.");
}

function notASummary(path: string, seen: string): PdoError {
  return cliError({
    code: "PDO_VERIFY_SUMMARY",
    what: `--summary ${path}: this is not the summary of a run.`,
    seen,
    nextStep: "Name the file that pdo enrich --summary wrote, or leave --summary out.",
  });
}
