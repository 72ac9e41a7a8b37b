import { renderCsv } from "../../feed/formats/delimited-cells.ts";
import type { Session } from "../session.ts";

/** The forms in which one answer can leave. */
export interface AnswerForms {
  /** Just what the service answers. */
  readonly answer: unknown;
  /** What a person reads; ends with a line break. */
  readonly text: () => string;
  /** One flat table, header first. */
  readonly rows: () => readonly (readonly string[])[];
  /** What `jsonl` prints, one a line. Absent: the answer on one line. */
  readonly items?: () => readonly unknown[];
}

export async function printAnswer(
  { answer, text, rows, items }: AnswerForms,
  session: Session,
): Promise<void> {
  const render = {
    table: text,
    json: () => `${JSON.stringify(answer, undefined, session.world.output.isTerminal ? 2 : undefined)}\n`,
    jsonl: () => (items?.() ?? [answer]).map((item) => `${JSON.stringify(item)}\n`).join(""),
    csv: () => renderCsv(rows()),
  };
  await session.world.output.write(render[session.form]());
}

/** An answer that is a list: the same rows for a person and for a spreadsheet. */
export interface TableAnswer {
  /** Just what the service answers. */
  readonly answer: unknown;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What `jsonl` prints, one a line. Absent: the answer on one line. */
  readonly items?: readonly unknown[];
  /** Lines above and below the table for a person, each ending with a line break. */
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
