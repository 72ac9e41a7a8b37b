import type { PdoError } from "../../../lib/errors.ts";
import type { ChangeOfRow } from "../../../pipeline/history/row-changes.ts";
import { type FingerprintedField, identifierOf } from "../../../pipeline/history/row-fingerprints.ts";
import type { RunTask } from "../../../pipeline/run-options.ts";
import { tasksOfRun } from "../../../pipeline/tasks.ts";
import { cliError } from "../../errors.ts";
import { printAnswer } from "../../render/answer.ts";
import { alignRight } from "../../render/columns.ts";
import { count, counted, dollars, placeOf } from "../../render/figures.ts";
import { plainTerminalText, renderLines } from "../../render/text.ts";
import type { Session } from "../../session.ts";
import type { DryRun } from "./dry-run.ts";
import {
  type PlannedRow,
  type RowPlanner,
  type RunPlan,
  type TaskState,
  type TaskStates,
  taskStates,
} from "./dry-run-plan.ts";
import { dayOf, passOf } from "./history.ts";

/** Why a run would process a row as planned. */
interface RowReason {
  readonly row: string;
  /** 1-based line of the feed. */
  readonly line: number;
  readonly change: ChangeOfRow["kind"] | "unreadable";
  readonly changed_fields: readonly FingerprintedField[];
  readonly tasks: TaskStates;
  readonly sentences: readonly string[];
}

interface ReportedRun extends DryRun {
  readonly planner: RowPlanner;
}

/** @throws PdoError PDO_ROW_NOT_FOUND */
export async function printWhy(row: string, run: ReportedRun, session: Session): Promise<void> {
  const found: RowReason[] = [];
  for await (const rows of run.planner.rows()) {
    for (const planned of rows) if (isRequested(row, planned, run)) found.push(reasonOf(row, planned, run));
  }
  if (found.length === 0) throw rowNotFound(row, run);
  const reasons = found.toSorted((one, other) => one.line - other.line);
  const cells = reasons.map((reason) => [
    reason.row,
    String(reason.line),
    reason.change,
    reason.sentences.join(" "),
  ]);
  await printAnswer(
    {
      answer: { schema_version: 1, feed: run.feedName, rows: reasons },
      text: () => renderWhy(reasons, run.feedName, session),
      rows: () => [["row", "line", "change", "why"], ...cells],
      items: () => reasons,
    },
    session,
  );
}

function isRequested(row: string, { record }: PlannedRow, { mapping }: ReportedRun): boolean {
  const { id } = mapping.columns;
  return (id === undefined ? String(record.line) : record.text(id)) === row;
}

function reasonOf(row: string, { record, plan }: PlannedRow, run: ReportedRun): RowReason {
  const base = { row, line: record.line };
  if (plan === undefined) {
    const sentences = [record.problem?.reason ?? "The row cannot be read.", "It would be rejected."];
    return { ...base, change: "unreadable", changed_fields: [], tasks: {}, sentences };
  }
  const { change, states } = plan;
  const changed = change.kind === "changed" ? change.fields : [];
  const tasks = run.tasks.map((task) => taskSentence(task, states[task] ?? "nothing", { change, ...run }));
  const sentences = [changeSentence(change, run), ...tasks];
  return { ...base, change: change.kind, changed_fields: changed, tasks: states, sentences };
}

function changeSentence(change: ChangeOfRow, { history, mapping }: ReportedRun): string {
  const { last } = history;
  if (last === undefined) return "No run of this feed was completed before, so the row is new.";
  const then = `the run of ${dayOf(last.readAt)}`;
  const { id } = mapping.columns;
  if (change.kind === "unchanged") return `Nothing that a task reads has changed since ${then}.`;
  if (change.kind === "changed") {
    const columns = change.fields.map((field) => {
      if (field === "facts") return "what the other columns state";
      if (field === "family") return "what the rows of its family state";
      return `${field} (column "${mapping.columns[field] ?? "none"}")`;
    });
    return `Since ${then} this has changed: ${columns.join(", ")}.`;
  }
  return id === undefined
    ? `There was no row with these texts in ${then}; without a column of identifiers a changed row is a new one.`
    : `There was no row with this identifier in ${then}.`;
}

function taskSentence(
  task: RunTask,
  state: TaskState,
  { change, reusesLastRun }: { change: ChangeOfRow; reusesLastRun: boolean },
): string {
  if (state === "nothing") return `${task}: there is nothing for it to work on.`;
  if (state === "shared") return `${task}: an earlier row asks the very same, and its answer would do.`;
  if (state === "kept") return `${task}: the answer is kept, nothing would be called.`;
  if (change.kind === "unchanged" && reusesLastRun)
    return `${task}: the last run's answer would do where settings, catalogs and program are the same, and it would be called where not.`;
  const changed = change.kind === "changed" ? change.fields : [];
  const read = tasksOfRun[task].reads.filter((field) => changed.some((one) => one === field));
  const why =
    change.kind === "new"
      ? "the row is new"
      : read.length > 0
        ? `it reads the ${read.map((field) => (field === "facts" ? "other columns" : field)).join(" and the ")}`
        : "no answer is kept: the last run was stopped or this task failed, or settings, rules, examples, catalog or model are others now";
  return `${task}: would be called, since ${why}.`;
}

function rowNotFound(row: string, { feedName, mapping, planner }: ReportedRun): PdoError {
  const { id } = mapping.columns;
  const wasThere = id !== undefined && planner.isGone({ identifier: identifierOf(row), fields: [] });
  const where = id === undefined ? "begins on that line" : `has it in the column "${id}"`;
  return cliError({
    code: "PDO_ROW_NOT_FOUND",
    what: `${feedName}: there is no row ${row}.`,
    seen: `No row ${where}.${wasThere ? " The last run had one: it is gone from the feed." : ""}`,
    nextStep:
      id === undefined
        ? "Name the line on which the row begins, or the column of identifiers with --map id=COLUMN."
        : "Look at how the identifier is written; --map id=COLUMN names another column.",
  });
}

type Terminal = Pick<Session, "renderTable" | "styles">;

/** The text form of a plan. */
export function renderPlan(plan: RunPlan, terminal: Terminal): string {
  const { styles } = terminal;
  const lines = [
    `${styles.bold(plainTerminalText(plan.feed))}, ${counted(plan.rows.total, "row")}, ${sinceWhen(plan)}`,
    ...rowLines(plan).map((line) => `  ${line}`),
    ...(Object.keys(plan.tasks).length === 0 ? [] : taskLines(plan, terminal).map((line) => `  ${line}`)),
    ...modelLines(plan, terminal).map((line) => `  ${line}`),
    ...guardLines(plan, terminal).map((line) => `  ${line}`),
    ...plan.notes.map((note) => `  ${styles.yellow("note")} ${plainTerminalText(note)}`),
    `  ${styles.dim("Nothing was called and nothing was written.")}`,
  ];
  return renderLines(lines);
}

function sinceWhen({ last_run }: RunPlan): string {
  if (last_run === null) return "of which no run was completed before";
  return `since the run of ${last_run.slice(0, 16).replace("T", " ")} UTC`;
}

function rowLines({ rows, changed_fields, last_run }: RunPlan): string[] {
  const fields = Object.entries(changed_fields).map(([field, times]) => `${field} ${count(times)}`);
  const changed = `${count(rows.changed)} changed${fields.length === 0 ? "" : ` (${fields.join(", ")})`}`;
  const gone = rows.gone === null || last_run === null ? [] : [`${count(rows.gone)} gone`];
  const unreadable = rows.unreadable === 0 ? [] : [`${count(rows.unreadable)} that cannot be read`];
  const kinds = [`${count(rows.new)} new`, changed, `${count(rows.unchanged)} unchanged`];
  return [
    [...kinds, ...gone, ...unreadable].join(", "),
    rows.never_done ? `${counted(rows.never_done, "unchanged row")} with something still to do` : "",
  ].filter((line) => line !== "");
}

const stateHeads: Readonly<Record<TaskState, string>> = {
  to_do: "to call",
  shared: "as an earlier row",
  kept: "kept",
  nothing: "nothing to do",
};

/** The column of shared requests is omitted where there are none. */
function taskLines({ tasks }: RunPlan, { renderTable }: Terminal): string[] {
  const counts = Object.values(tasks);
  const shown = taskStates.filter((state) => state !== "shared" || counts.some(({ shared }) => shared > 0));
  const rows = Object.entries(tasks).map(([task, of]) => [task, ...shown.map((state) => count(of[state]))]);
  const heads = ["task", ...shown.map((state) => stateHeads[state])];
  return renderTable(...alignRight(heads, rows))
    .trimEnd()
    .split("\n");
}

function modelLines({ model }: RunPlan, { styles }: Terminal): string[] {
  if (model === null) return [];
  const tokens = `about ${count(model.input_tokens)} tokens in and ${count(model.output_tokens)} out`;
  const most = model.most_cost === null ? `${count(model.most_tokens)} tokens` : dollars(model.most_cost);
  const { cost: expected, cost_uncached: uncached } = model;
  const names = model.names.map(plainTerminalText);
  const range =
    uncached === null || uncached === expected
      ? ""
      : ` where the provider caches what the questions share, ${styles.bold(dollars(uncached))} where not`;
  const cost =
    expected === null
      ? "the model's price is not known"
      : `${styles.bold(dollars(expected))}${range} (prices of ${model.prices_as_of})`;
  return [
    `${styles.dim("language model")} ${names.join(", ")}: ${counted(model.to_ask, "question")} to ask, ${count(model.kept)} kept: ${tokens}, ${cost}, ` +
      `at most ${most}; answers that are asked for again are not in it`,
  ];
}

function guardLines({ input_guard }: RunPlan, { styles }: Terminal): string[] {
  const { findings, would_stop } = input_guard;
  if (findings.length === 0) return [];
  const { flag } = passOf({}, findings);
  return [
    would_stop
      ? `${styles.red("x")} The run would stop: this looks like a broken export. ${flag} goes on.`
      : `${styles.yellow("!")} This looks like a broken export; ${flag} lets it through.`,
    ...findings.map(({ sentence }) => `  ${plainTerminalText(sentence)}`),
  ];
}

/** The text form of the reasons: each row's position, then one sentence per line. */
function renderWhy(reasons: readonly RowReason[], feed: string, { styles }: Terminal): string {
  return renderLines(
    reasons.flatMap(({ row, line, change, sentences }) => [
      `${styles.bold(plainTerminalText(row))}, ${placeOf(feed, line)}: ${change}`,
      ...sentences.map((sentence) => `  ${plainTerminalText(sentence)}`),
    ]),
  );
}
