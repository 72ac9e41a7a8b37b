import { isModelUseless, type RunSummary } from "../../pipeline/summary.ts";
import { count, dollars, duration, placeOf } from "./figures.ts";
import { renderTable } from "./table.ts";
import { plainTerminalText, renderLines, type Styles } from "./text.ts";

const shownFailures = 5;
const shownCategories = 5;

/** The text form of a run's summary. */
export function renderSummary(summary: RunSummary, styles: Styles): string {
  const { rows, ok, review, partial, skipped, rejected } = summary;
  const symbol = summary.exit_code === 0 ? styles.green("✓") : styles.yellow("!");
  const lines = [
    `${symbol} ${styles.bold(`${count(rows)} rows`)} in ${duration(summary.duration_ms)} (${count(summary.rows_per_second)} rows/s): ` +
      [
        `${count(ok)} ok`,
        ...(review > 0 ? [`${count(review)} to review`] : []),
        `${count(partial)} partial`,
        ...(skipped > 0 ? [`${count(skipped)} skipped`] : []),
        `${count(rejected)} rejected`,
      ].join(", "),
    ...languageLines(summary, styles),
    ...taskLines(summary, styles),
    ...failureLines(summary, "failures", styles.red, styles),
    ...failureLines(summary, "fallbacks", styles.yellow, styles),
    ...failureLines(summary, "reviews", styles.yellow, styles),
    ...failureLines(summary, "skips", styles.dim, styles),
    ...categoryLines(summary, styles),
    ...sourceLines(summary, styles),
    ...scoreLines(summary, styles),
    ...reuseLines(summary, styles),
    ...callLines(summary, styles),
    ...modelLines(summary, styles),
    ...summary.warnings.map((warning) => `  ${styles.yellow("note")} ${plainTerminalText(warning)}`),
    ...(summary.fail_on?.passed ? [`  ${styles.red("limit passed")}: ${summary.fail_on.limit}`] : []),
    `  ${styles.dim("written to")} ${plainTerminalText(summary.output)}`,
    ...(summary.rejects_file === null
      ? []
      : [`  ${styles.dim("rejects in")} ${plainTerminalText(summary.rejects_file)}`]),
  ];
  return renderLines(lines);
}

/** Where the feed is not in one language throughout, or in one that pdo does not read. */
function languageLines(
  { language: { language, name, share, source }, rows }: RunSummary,
  styles: Styles,
): string[] {
  if (rows === 0 || source !== "texts" || (language !== null && share >= 0.95)) return [];
  return [`  ${styles.dim("language")} ${name} in ${Math.round(100 * share)} % of the first rows`];
}

function taskLines({ tasks }: RunSummary, styles: Styles): string[] {
  const hasProposals = Object.values(tasks).some(({ proposed }) => proposed > 0);
  const rows = Object.entries(tasks).map(([task, { done, proposed, skipped, failed }]) => [
    task,
    count(done),
    ...(hasProposals ? [count(proposed)] : []),
    count(skipped),
    count(failed),
  ]);
  const columns = ["task", "done", ...(hasProposals ? ["proposed"] : []), "skipped", "failed"];
  const table = renderTable(columns, rows, styles);
  return table
    .trimEnd()
    .split("\n")
    .map((line) => `  ${line}`);
}

/** Failures or fallbacks, with their consequences. */
function failureLines(
  summary: RunSummary,
  kind: "failures" | "fallbacks" | "reviews" | "skips",
  colour: (text: string) => string,
  styles: Styles,
): string[] {
  const failures = summary[kind];
  const lines = failures
    .slice(0, shownFailures)
    .map(
      ({ task, code, count: times, first_line, first_reason }) =>
        `  ${colour(`${count(times)} x`)} ${task === null ? "" : `${task}: `}${plainTerminalText(first_reason)} ` +
        styles.dim(`(${code}, first in ${placeOf(summary.feed, first_line)})`),
    );
  return failures.length > shownFailures
    ? [...lines, `  ... and ${failures.length - shownFailures} more kinds`]
    : lines;
}

function categoryLines({ categories }: RunSummary, styles: Styles): string[] {
  if (categories.length === 0) return [];
  const top = categories
    .slice(0, shownCategories)
    .map(({ name, count: times }) => `${plainTerminalText(name)} ${styles.dim(count(times))}`);
  const more = categories.length > shownCategories ? `, and ${categories.length - shownCategories} more` : "";
  return [`  ${styles.dim("categories")} ${top.join(", ")}${more}`];
}

/** Where not all was written by the built-in engine. */
function sourceLines({ sources }: RunSummary, styles: Styles): string[] {
  const others = ["model", "person", "service"] as const;
  const isOthers = (counts: object) => others.some((writer) => writer in counts);
  if (!Object.values(sources).some(isOthers)) return [];
  const fields = Object.entries(sources).map(([field, counts]) => {
    const parts = Object.entries(counts).map(([writer, rows]) => `${writer} ${count(rows)}`);
    return `${field.replace("_", " ")}: ${parts.join(", ")}`;
  });
  return [`  ${styles.dim("written by")} ${fields.join("; ")}`];
}

function scoreLines({ rows, scores }: RunSummary, styles: Styles): string[] {
  if (scores === null) return [];
  const { before, after, packs, scored_rows } = scores;
  const change = (what: string, figure: PartialScore) => `${what} ${before[figure]} -> ${after[figure]}`;
  const parts = [
    change("completeness", "completeness"),
    change(`rules (${packs.join(", ")})`, "conformance"),
    change("information", "information"),
    change("soundness", "soundness"),
  ];
  const sample = scored_rows < rows ? styles.dim(` (of ${count(scored_rows)} rows)`) : "";
  if (wentApart(before, after))
    return [
      `  ${styles.dim("scores of 100, of which some rose and some fell")}: ${parts.join(", ")}${sample}`,
    ];
  return [
    `  ${styles.dim("score of 100")} ${before.total} -> ${styles.bold(String(after.total))}: ${parts.join(", ")}${sample}`,
  ];
}

const partialScores = ["completeness", "conformance", "information", "soundness"] as const;
type PartialScore = (typeof partialScores)[number];
type Scores = NonNullable<RunSummary["scores"]>["before"];

/** Whether some parts rose and others fell, by at least half a point: then one number would hide what was lost. */
function wentApart(before: Scores, after: Scores): boolean {
  const changes = partialScores.map((figure) => after[figure] - before[figure]);
  return changes.some((change) => change >= 0.5) && changes.some((change) => change <= -0.5);
}

function reuseLines({ reused_rows }: RunSummary, styles: Styles): string[] {
  if (reused_rows === null || reused_rows === 0) return [];
  return [`  ${styles.dim("unchanged")} ${count(reused_rows)} rows, with the answers of the last run`];
}

function callLines({ calls }: RunSummary, styles: Styles): string[] {
  if (calls === null) return [];
  const parts = [
    `${count(calls.asked)} asked`,
    `${count(calls.kept)} kept from before`,
    ...(calls.shared > 0 ? [`${count(calls.shared)} shared`] : []),
    ...(calls.retries > 0 ? [`${count(calls.retries)} tried again`] : []),
    ...(calls.failed_writes > 0 ? [styles.red(`${count(calls.failed_writes)} answers not kept`)] : []),
    ...(calls.failed_reads > 0 ? [styles.red(`${count(calls.failed_reads)} kept answers not readable`)] : []),
  ];
  return [`  ${styles.dim("calls")} ${parts.join(", ")}`];
}

function modelLines(summary: RunSummary, styles: Styles): string[] {
  const { model } = summary;
  if (model === null) return [];
  const { total } = model;
  const cost = total.cost === null ? "price not known" : styles.bold(dollars(total.cost));
  const parts = [
    `${count(total.completions)} answers paid for, ${count(model.kept)} kept from before`,
    `${count(total.input_tokens)} tokens in and ${count(total.output_tokens)} out`,
    cost,
    ...(model.estimated > 0
      ? [`${count(model.estimated)} of them reckoned, for the provider did not say`]
      : []),
    ...(model.retries > 0 ? [`${count(model.retries)} tried again`] : []),
    ...(model.budget_spent ? [styles.yellow("the budget is spent")] : []),
    ...(isModelUseless(summary) ? [styles.yellow("no answer could be used")] : []),
    ...(model.failed_writes > 0 ? [styles.red(`${count(model.failed_writes)} answers not kept`)] : []),
    ...(model.failed_reads > 0 ? [styles.red(`${count(model.failed_reads)} kept answers not readable`)] : []),
  ];
  return [`  ${styles.dim("language model")} ${plainTerminalText(model.model)}: ${parts.join(", ")}`];
}
