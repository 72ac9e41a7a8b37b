import type { ReportRow } from "../../src/report/report-row.ts";

/** A row of a report, a kettle but for what is given. */
export function reportRow(changes: Partial<ReportRow> = {}): ReportRow {
  return {
    row: 1,
    id: "A-1",
    product: changes.id ?? "A-1",
    status: "ok",
    attention: 0,
    name: { before: "KETTLE", after: "Kettle" },
    description: { before: "Boils." },
    category: { own: "", id: "a-x", path: "Home > X", score: 0.9, candidates: [] },
    attributes: [],
    missing: [],
    bullets: [],
    seo: [],
    messages: [],
    ...changes,
  };
}
