import { type RunPlan, type TaskState, taskStates } from "../enrich/dry-run/dry-run-plan.ts";
import type { RowReason } from "../enrich/dry-run/dry-run-why.ts";
import type { Session } from "../session.ts";
import { alignRight } from "./align-right.ts";
import { count, counted, dollars } from "./figures.ts";
import { plainTerminalText, renderLines } from "./plain-terminal-text.ts";

type Terminal = Pick<Session, "renderTable" | "styles">;

/** What a run would do, as a person reads it. */
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

/** Where no two rows ask the same, nothing is said of it. */
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
  const cost =
    model.cost === null
      ? "the model's price is not known"
      : `${styles.bold(dollars(model.cost))} (prices of ${model.prices_as_of})`;
  return [
    `${styles.dim("language model")} ${counted(model.to_ask, "question")} to ask, ${count(model.kept)} kept: ${tokens}, ${cost}, ` +
      `at most ${most} without repairs`,
  ];
}

function guardLines({ input_guard }: RunPlan, { styles }: Terminal): string[] {
  const { findings, would_stop } = input_guard;
  if (findings.length === 0) return [];
  return [
    would_stop
      ? `${styles.red("x")} The run would stop: this looks like a broken export. --force goes on.`
      : `${styles.yellow("!")} This looks like a broken export; --force lets it through.`,
    ...findings.map(({ sentence }) => `  ${plainTerminalText(sentence)}`),
  ];
}

/** Why a run would do with rows what it would: their place, then a sentence a line. */
export function renderWhy(reasons: readonly RowReason[], { styles }: Terminal): string {
  return renderLines(
    reasons.flatMap(({ row, line, change, sentences }) => [
      `${styles.bold(plainTerminalText(row))}, line ${count(line)}: ${change}`,
      ...sentences.map((sentence) => `  ${plainTerminalText(sentence)}`),
    ]),
  );
}
