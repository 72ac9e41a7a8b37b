import { renderCsv } from "../../feed/csv/render-csv.ts";
import type { OutputForm } from "../output-forms.ts";
import { changeHeader, type DiffOutcome, toChangeItem, toChangeRows, toDiffAnswer } from "./diff-answer.ts";
import { type FeedCounts, type TouchedRow, toTouchedCells, touchedHeader } from "./touched-rows.ts";

/** What a comparison is written as, bit by bit: touched rows leave as the feed gives them, and none is held. */
export interface DiffForm {
  /** @param feed its name, where one was given */
  begin(outcome: DiffOutcome, feed: string | undefined): string;
  rows(rows: readonly TouchedRow[]): string;
  /** @param counts of the feed, where one was given */
  end(counts: FeedCounts | undefined): string;
}

/** The forms for programs. Each is for one comparison: what was written before may count. */
export const diffForms: Readonly<Record<Exclude<OutputForm, "table">, (indent?: number) => DiffForm>> = {
  json: createJsonForm,
  jsonl: () => ({
    begin: ({ changes }) => changes.map((change) => `${JSON.stringify(toChangeItem(change))}\n`).join(""),
    rows: (rows) => rows.map((row) => `${JSON.stringify({ subject: "row", ...row })}\n`).join(""),
    end: () => "",
  }),
  // A file is one table: with a feed the rows that are touched, else the changes.
  csv: () => ({
    begin: ({ changes }, feed) =>
      renderCsv(feed === undefined ? [changeHeader, ...changes.flatMap(toChangeRows)] : [touchedHeader]),
    rows: (rows) => renderCsv(rows.map(toTouchedCells)),
    end: () => "",
  }),
};

/** One document; the feed stands last in it, its rows one a line, its counts behind them. */
function createJsonForm(indent?: number): DiffForm {
  let separator = "\n";
  return {
    begin: (outcome, feed) => {
      const document = JSON.stringify(toDiffAnswer(outcome), undefined, indent);
      if (feed === undefined) return document;
      return `${document.replace(/\s*\}$/, "")},\n"feed":{"path":${JSON.stringify(feed)},"touched_rows":[`;
    },
    rows: (rows) =>
      rows
        .map((row) => {
          const text = `${separator}${JSON.stringify(row)}`;
          separator = ",\n";
          return text;
        })
        .join(""),
    end: (counts) => (counts === undefined ? "\n" : `],${JSON.stringify(counts).slice(1)}}\n`),
  };
}
