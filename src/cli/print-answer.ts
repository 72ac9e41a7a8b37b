import { renderCsv } from "../feed/csv/render-csv.ts";
import type { Session } from "./session.ts";

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
