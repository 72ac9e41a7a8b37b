import { renderCsv } from "../../feed/csv/render-csv.ts";
import { findingHeader, toFindingCells, toFindingItem } from "./finding-item.ts";
import { toStartAnswer, toSummaryAnswer } from "./lint-answer.ts";
import type { LintedRow, LintForm } from "./lint-run.ts";

/** One document: what is linted, the findings one a line, the summary behind them. */
export function createJsonForm(indent?: number): LintForm {
  let separator = "\n";
  return {
    begin: (start) =>
      `${JSON.stringify(toStartAnswer(start), undefined, indent).replace(/\s*\}$/, "")},\n"findings":[`,
    rows: (rows) =>
      eachFinding(rows, (row, finding) => {
        const text = `${separator}${JSON.stringify(toFindingItem(row, finding))}`;
        separator = ",\n";
        return text;
      }),
    end: (outcome) => `\n],\n"summary":${JSON.stringify(toSummaryAnswer(outcome), undefined, indent)}}\n`,
  };
}

/** One finding a line, and nothing else. */
export function createLinesForm(): LintForm {
  return {
    begin: () => "",
    rows: (rows) => eachFinding(rows, (row, finding) => `${JSON.stringify(toFindingItem(row, finding))}\n`),
    end: () => "",
  };
}

/** One finding a row. */
export function createTableForm(): LintForm {
  return {
    begin: () => renderCsv([findingHeader]),
    rows: (rows) =>
      renderCsv(rows.flatMap((row) => row.findings.map((finding) => toFindingCells(row, finding)))),
    end: () => "",
  };
}

function eachFinding(
  rows: readonly LintedRow[],
  render: (row: LintedRow, finding: LintedRow["findings"][number]) => string,
): string {
  let text = "";
  for (const row of rows) for (const finding of row.findings) text += render(row, finding);
  return text;
}
