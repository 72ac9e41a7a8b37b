import { fieldsOfTask, type MarkedField } from "../../../batch/history/marked-fields.ts";
import type { ChangeOfRow } from "../../../batch/history/row-changes-since.ts";
import { identifierOf } from "../../../batch/history/row-marks.ts";
import type { RunTask } from "../../../batch/run-options.ts";
import { CliProblem } from "../../cli-problem.ts";
import { printAnswer } from "../../print-answer.ts";
import type { Session } from "../../session.ts";
import { renderWhy } from "../../terminal/plan-text.ts";
import { dayOf } from "../history/guard-problem.ts";
import type { DryRun } from "./dry-run.ts";
import type { TaskState, TaskStates } from "./dry-run-plan.ts";
import type { PlannedRow, RowPlanner } from "./dry-run-rows.ts";

/** Why a run would do with one row what it would. */
export interface RowReason {
  readonly row: string;
  /** 1-based line of the feed. */
  readonly line: number;
  readonly change: ChangeOfRow["kind"] | "unreadable";
  readonly changed_fields: readonly MarkedField[];
  readonly tasks: TaskStates;
  readonly sentences: readonly string[];
}

interface Asking extends DryRun {
  readonly planner: RowPlanner;
}

/** @throws CliProblem PDO_ROW_NOT_FOUND */
export async function printWhy(row: string, asking: Asking, session: Session): Promise<void> {
  const found: RowReason[] = [];
  for await (const rows of asking.planner.rows()) {
    for (const planned of rows) if (isAsked(row, planned, asking)) found.push(reasonOf(row, planned, asking));
  }
  if (found.length === 0) throw rowNotFound(row, asking);
  const reasons = found.toSorted((one, other) => one.line - other.line);
  const cells = reasons.map((reason) => [
    reason.row,
    String(reason.line),
    reason.change,
    reason.sentences.join(" "),
  ]);
  await printAnswer(
    {
      answer: { schema_version: 1, feed: asking.feedName, rows: reasons },
      text: () => renderWhy(reasons, session),
      rows: () => [["row", "line", "change", "why"], ...cells],
      items: () => reasons,
    },
    session,
  );
}

function isAsked(row: string, { record }: PlannedRow, { mapping }: Asking): boolean {
  const { id } = mapping.columns;
  return (id === undefined ? String(record.line) : record.text(id)) === row;
}

function reasonOf(row: string, { record, plan }: PlannedRow, asking: Asking): RowReason {
  const base = { row, line: record.line };
  if (plan === undefined) {
    const sentences = [record.problem?.reason ?? "The row cannot be read.", "It would be rejected."];
    return { ...base, change: "unreadable", changed_fields: [], tasks: {}, sentences };
  }
  const { change, states } = plan;
  const changed = change.kind === "changed" ? change.fields : [];
  const tasks = asking.tasks.map((task) => taskSentence(task, states[task] ?? "nothing", change));
  const sentences = [changeSentence(change, asking), ...tasks];
  return { ...base, change: change.kind, changed_fields: changed, tasks: states, sentences };
}

function changeSentence(change: ChangeOfRow, { history, mapping }: Asking): string {
  const { last } = history;
  if (last === undefined) return "No run of this feed was completed before, so the row is new.";
  const then = `the run of ${dayOf(last.readAt)}`;
  const { id } = mapping.columns;
  if (change.kind === "unchanged") return `Nothing that a task reads has changed since ${then}.`;
  if (change.kind === "changed") {
    const columns = change.fields.map((field) => `${field} (column "${mapping.columns[field] ?? "none"}")`);
    return `Since ${then} this has changed: ${columns.join(", ")}.`;
  }
  return id === undefined
    ? `There was no row with these texts in ${then}; without a column of identifiers a changed row is a new one.`
    : `There was no row with this identifier in ${then}.`;
}

function taskSentence(task: RunTask, state: TaskState, change: ChangeOfRow): string {
  if (state === "nothing") return `${task}: there is nothing for it to work on.`;
  if (state === "shared") return `${task}: an earlier row asks the very same, and its answer would do.`;
  if (state === "kept") return `${task}: the answer is kept, nothing would be called.`;
  const changed = change.kind === "changed" ? change.fields : [];
  const read = fieldsOfTask[task].filter((field) => changed.some((one) => one === field));
  const why =
    change.kind === "new"
      ? "the row is new"
      : read.length > 0
        ? `it reads the ${read.join(" and the ")}`
        : "no answer is kept: the last run was stopped or this task failed, or settings, rules, examples, catalog or model are others now";
  return `${task}: would be called, since ${why}.`;
}

function rowNotFound(row: string, { feedName, mapping, planner }: Asking): CliProblem {
  const { id } = mapping.columns;
  const wasThere = id !== undefined && planner.isGone({ identifier: identifierOf(row), fields: [] });
  const where = id === undefined ? "begins on that line" : `has it in the column "${id}"`;
  return new CliProblem({
    code: "PDO_ROW_NOT_FOUND",
    what: `${feedName}: there is no row ${row}.`,
    seen: `No row ${where}.${wasThere ? " The last run had one: it is gone from the feed." : ""}`,
    nextStep:
      id === undefined
        ? "Name the line on which the row begins, or the column of identifiers with --map id=COLUMN."
        : "Look at how the identifier is written; --map id=COLUMN names another column.",
  });
}
