import type { FeedRecord } from "../../feed/record.ts";
import { addedKey } from "../../feed/row-form.ts";
import { fieldsOf, parseJson } from "../../lib/json.ts";
import type { FailureCount } from "../run-figures.ts";
import { type SourceField, sourceColumn, type Writer, writers } from "../sources.ts";
import { type FailOn, failOnPassed, type RunSummary } from "../summary.ts";
import type { EditedRow } from "./merge-cells.ts";

/** What people's edits make of a run's rows. */
export class EditedRows {
  /** Rows with something to look at. */
  reviewCount = 0;
  /** Rows that were `ok` without it. */
  fromOk = 0;
  first: Pick<FailureCount, "first_line" | "first_reason"> | undefined;
  readonly sources: { field: SourceField; before: readonly Writer[] }[] = [];

  /** @param record as the run would write it */
  add(record: FeedRecord, { byPerson, notes }: EditedRow): void {
    const added = record.text(addedKey);
    const nested = added?.startsWith("{") ? fieldsOf(parseJson(added)) : undefined;
    const writersBefore = writersIn(nested === undefined ? record.text(sourceColumn) : nested.source);
    for (const field of byPerson) this.sources.push({ field, before: writersBefore(field) });
    const [reason] = notes;
    if (reason === undefined) return;
    this.reviewCount += 1;
    this.first ??= { first_line: record.line, first_reason: reason };
    if ((nested === undefined ? record.text("pdo_status") : nested.status) === "ok") this.fromOk += 1;
  }
}

/** @param cell of the sources, as `sourceCell` writes it */
function writersIn(cell: unknown): (field: SourceField) => Writer[] {
  const texts =
    typeof cell === "object"
      ? Object.entries(fieldsOf(cell)).map(([field, source]) => [field, String(fieldsOf(source).by ?? "")])
      : String(cell ?? "")
          .split("; ")
          .map((part) => part.split("="));
  const byField = new Map(texts.map(([field = "", by = ""]) => [field, by.replace("as it was", "original")]));
  return (field) => {
    const named = (byField.get(field) ?? "").split(" ")[0]?.split(",") ?? [];
    return writers.filter((writer) => named.includes(writer));
  };
}

/** The figures of a run with what the edits of its output make of them. */
export function withEditedRows(
  summary: RunSummary,
  rows: EditedRows | undefined,
  failOn: FailOn | undefined,
): RunSummary {
  if (rows === undefined) return summary;
  const sources = structuredClone(summary.sources);
  for (const { field, before } of rows.sources) {
    const counts: Partial<Record<Writer, number>> = sources[field] ?? {};
    for (const writer of before) {
      const left = (counts[writer] ?? 0) - 1;
      if (left > 0) counts[writer] = left;
      else delete counts[writer];
    }
    sources[field] = { ...counts, person: (counts.person ?? 0) + 1 };
  }
  const { first, reviewCount, fromOk } = rows;
  const edited = { task: null, code: "PDO_REVIEW_EDIT", count: reviewCount };
  const changed = {
    ...{ ...summary, sources, ok: summary.ok - fromOk, review: summary.review + fromOk },
    reviews: first === undefined ? summary.reviews : [...summary.reviews, { ...edited, ...first }],
  };
  return failOn === undefined ? changed : { ...changed, ...failOnPassed(failOn, changed) };
}
