import type { PdoError } from "../../../lib/errors.ts";
import type { ModelFigures } from "../../../pipeline/run-figures.ts";
import { cliError } from "../../errors.ts";
import { printAnswer } from "../../render/answer.ts";
import { alignRight, fitRows } from "../../render/columns.ts";
import { count, counted, dollars, duration } from "../../render/figures.ts";
import { lineWidth, listSome, plainTerminalText, renderLines } from "../../render/text.ts";
import type { Session } from "../../session.ts";
import type { Settings } from "../../settings.ts";
import type { EvaluatedTask, Evaluation, ReportSection } from "./evaluation.ts";
import { failedRows, type RowTally, type UnusableReason, unusableReasons } from "./rows.ts";

interface Emptiness {
  readonly feedName: string;
  readonly task: EvaluatedTask;
  readonly channel: string;
}

/** The error for a feed without a row that could be evaluated. */
export function nothingEvaluated(tally: RowTally, { feedName, task, channel }: Emptiness): PdoError {
  return cliError({
    code: "PDO_EVALUATION_EMPTY",
    what: `${feedName}: no row could be evaluated.`,
    seen: [`${count(tally.rows)} rows were read.`, ...leftOutLines(tally)].join("\n"),
    nextStep: nextStep(tally, task, channel),
  });
}

function nextStep({ unusable, failures }: RowTally, task: EvaluatedTask, channel: string): string {
  if (failures.size > 0) return "See what the service says above; pdo doctor looks at it more closely.";
  if (unusable.no_attributes > 0 && task === "attribution")
    return "Say the attributes in a column attributes (a JSON object), or in columns attribute:NAME.";
  return `Name the label's column with --map category=COLUMN; it holds identifiers or paths of names of ${channel} (pdo categories --channel ${channel}).`;
}

interface EvaluatedFeed {
  readonly feedName: string;
  readonly tally: RowTally;
  /** What a language model took. Undefined: none was asked, or by a service elsewhere. */
  readonly model: ModelFigures | undefined;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly endedAt: number;
}

/** Prints tables as text, or one JSON document. */
export async function printEvaluation<T extends EvaluatedTask>(
  evaluation: Evaluation<T>,
  evaluated: EvaluatedFeed,
  session: Session,
): Promise<void> {
  const answer = { ...toFrame(evaluated, evaluation.task, session.settings), ...evaluation.toAnswer() };
  const fields = Object.entries(answer).filter(([, value]) => typeof value !== "object" || value === null);
  await printAnswer(
    {
      answer,
      text: () => renderEvaluation(evaluation, evaluated, session),
      rows: () => [["field", "value"], ...fields.map(([field, value]) => [field, String(value ?? "")])],
    },
    session,
  );
}

/** `schema_version` increases when a field changes its meaning. */
function toFrame(evaluated: EvaluatedFeed, task: EvaluatedTask, { channel, rag }: Settings) {
  const { feedName, tally, model, startedAt, endedAt } = evaluated;
  return {
    schema_version: 1,
    task,
    feed: feedName,
    sales_channel: channel,
    ...(task === "categorization" && { use_rag: rag }),
    rows: tally.rows,
    evaluated_rows: tally.evaluated,
    rows_among_examples: tally.known,
    failed_rows: failedRows(tally),
    unusable_rows: tally.unusable,
    unknown_categories: [...tally.unknownCategories.first],
    rows_with_unknown_attributes: tally.unknownAttributes.rows,
    unknown_attributes: [...tally.unknownAttributes.first],
    failures: [...tally.failures].map(([code, failure]) => ({ code, ...failure })),
    model: model ?? null,
    duration_ms: Math.round(endedAt - startedAt),
    rows_per_second: rowsPerSecond(evaluated),
  };
}

/** Measured from the first answer on, to exclude the one-time loading. */
function rowsPerSecond({ tally, startedAt, endedAt }: EvaluatedFeed): number {
  const elapsedMs = endedAt - (tally.firstAnswerAt ?? startedAt);
  return Math.round((tally.evaluated * 1000) / Math.max(1, elapsedMs));
}

function renderEvaluation<T extends EvaluatedTask>(
  evaluation: Evaluation<T>,
  evaluated: EvaluatedFeed,
  session: Session,
): string {
  const { bold, dim, yellow } = session.styles;
  const { feedName, tally, model, startedAt, endedAt } = evaluated;
  const { channel, rag } = session.settings;
  const rate = `${count(rowsPerSecond(evaluated))} rows/s`;
  const head = [
    `${bold(evaluation.headline())}`,
    `${count(tally.evaluated)} of ${counted(tally.rows, "row")} of ${plainTerminalText(feedName)} in ${duration(endedAt - startedAt)} (${rate}); ` +
      `${evaluation.task} on ${channel}${rag && evaluation.task === "categorization" ? " with its examples" : ""}`,
    ...(tally.known === 0
      ? []
      : [
          yellow(
            `Among the examples that were learned from: ${counted(tally.known, "row")}, so the figures flatter. Evaluate products that were not.`,
          ),
        ]),
    ...modelLines(model).map(dim),
    ...leftOutLines(tally).map(dim),
  ];
  return (
    renderLines(head) +
    evaluation
      .toSections()
      .map((section) => renderSection(section, session))
      .join("")
  );
}

function modelLines(model: ModelFigures | undefined): string[] {
  if (model === undefined) return [];
  const { completions, input_tokens, output_tokens, cost } = model.total;
  const price = cost === null ? "at a price that is not known" : `for ${dollars(cost)}`;
  const kept = model.kept === 0 ? "" : `; ${counted(model.kept, "answer")} kept from before`;
  return [
    `${model.model}: ${counted(completions, "answer")} ${price}, ${count(input_tokens)} tokens in and ${count(output_tokens)} out${kept}.`,
    ...(model.budget_spent ? ["The budget ended before all rows were asked."] : []),
  ];
}

const reasonTexts: Readonly<Record<UnusableReason, string>> = {
  no_category: "without a category",
  unknown_category: "with a category that the channel does not have",
  no_text: "without name and description",
  no_attributes: "without attributes",
};

/** What was excluded from the figures, and why. */
function leftOutLines(tally: RowTally): string[] {
  const { unusable, unknownCategories, unknownAttributes, failures } = tally;
  const left = unusableReasons
    .filter((reason) => unusable[reason] > 0)
    .map((reason) => `${count(unusable[reason])} ${reasonTexts[reason]}`);
  const named = (words: ReadonlySet<string>) =>
    listSome(
      [...words].map((word) => JSON.stringify(word)),
      5,
    );
  return [
    ...(left.length === 0 ? [] : [`Left out: ${left.join("; ")}.`]),
    ...(unknownCategories.rows === 0 ? [] : [`Unknown categories: ${named(unknownCategories.first)}.`]),
    ...(unknownAttributes.rows === 0
      ? []
      : [
          `With attributes that their category does not ask for: ${counted(unknownAttributes.rows, "row")} (${named(unknownAttributes.first)}).`,
        ]),
    ...[...failures].map(
      ([code, { count: times, first_row, first_reason }]) =>
        `${count(times)} rows failed: ${first_reason} (${code}, first in row ${first_row})`,
    ),
  ].map(plainTerminalText);
}

export function renderSection({ title, lines = [], table }: ReportSection, session: Session): string {
  const head = renderLines([...(title === undefined ? [] : [session.styles.bold(title)]), ...lines]);
  if (table === undefined || table.rows.length === 0) return `\n${head}`;
  const [header, rows] = alignRight(table.header, table.rows);
  const width = lineWidth(session.world.output);
  const cuts = { 0: "path", 1: "path", 4: "path" } as const;
  return `\n${head}${session.renderTable(header, fitRows(header, rows, { width, cuts }))}`;
}
