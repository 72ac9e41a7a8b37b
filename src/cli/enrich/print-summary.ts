import type { RunSummary } from "../../batch/summary/summary.ts";
import { printAnswer } from "../print-answer.ts";
import type { Session } from "../session.ts";
import { createStyles } from "../terminal/styles.ts";
import { renderSummary } from "../terminal/summary-text.ts";
import type { OpenedRun } from "./open-run.ts";

/**
 * Where the rows went to a file, the summary is the answer and goes to the output; where the rows took the output,
 * it is talk. `--quiet` leaves it out unless a form was asked for.
 */
export async function printSummary(summary: RunSummary, run: OpenedRun, session: Session): Promise<void> {
  const { settings, world } = session;
  if (run.output.path === undefined) {
    return session.say(
      renderSummary(summary, createStyles(settings.color && world.talk.isTerminal)).trimEnd(),
    );
  }
  if (settings.quiet && settings.output === undefined) return;
  const fields = Object.entries(summary).filter(([, value]) => typeof value !== "object");
  await printAnswer(
    {
      answer: summary,
      text: () => renderSummary(summary, session.styles),
      rows: () => [["field", "value"], ...fields.map(([field, value]) => [field, String(value)])],
    },
    session,
  );
}

/** The summary as a file holds it. */
export function summaryBytes(summary: RunSummary): Uint8Array {
  return Buffer.from(`${JSON.stringify(summary, undefined, 2)}\n`);
}
