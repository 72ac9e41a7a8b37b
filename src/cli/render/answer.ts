import { renderCsv } from "../../feed/formats/delimited-cells.ts";
import type { Session } from "../session.ts";
import { lineWidth } from "./text.ts";
import { wrapLines } from "./wrap.ts";

/** One answer in all output formats. */
export interface AnswerForms {
  /** Exactly what the service answers. */
  readonly answer: unknown;
  /** The text form; ends with a line break. */
  readonly text: () => string;
  /** A flat table, header first. */
  readonly rows: () => readonly (readonly string[])[];
  /** The lines of `jsonl`. Absent: the answer on one line. */
  readonly items?: () => readonly unknown[];
}

export async function printAnswer(
  { answer, text, rows, items }: AnswerForms,
  session: Session,
): Promise<void> {
  const render = {
    table: () => wrapLines(text(), lineWidth(session.world.output)),
    json: () => `${JSON.stringify(answer, undefined, session.world.output.isTerminal ? 2 : undefined)}\n`,
    jsonl: () => (items?.() ?? [answer]).map((item) => `${JSON.stringify(item)}\n`).join(""),
    csv: () => renderCsv(rows(), session.settings.csvSafe),
  };
  await session.world.output.write(render[session.form]());
}

/** An answer that is a list: the same rows for text and CSV. */
export interface TableAnswer {
  /** Exactly what the service answers. */
  readonly answer: unknown;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The lines of `jsonl`. Absent: the answer on one line. */
  readonly items?: readonly unknown[];
  /** Lines above and below the table in text, each ending with a line break. */
  readonly above?: string;
  readonly below?: string;
}

export function printTable(table: TableAnswer, session: Session): Promise<void> {
  const { answer, header, rows, items, above = "", below = "" } = table;
  const forms: AnswerForms = {
    answer,
    text: () => above + session.renderTable(header, rows) + below,
    rows: () => [header, ...rows],
    ...(items !== undefined && { items: () => items }),
  };
  return printAnswer(forms, session);
}
