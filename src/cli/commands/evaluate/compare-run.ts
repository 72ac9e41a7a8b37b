import { basename } from "node:path";
import type { PdoError } from "../../../lib/errors.ts";
import type { ModelFigures } from "../../../pipeline/run-figures.ts";
import { comparisonPage } from "../../../report/comparison-page.ts";
import { cliError, exitCodes } from "../../errors.ts";
import { homeFolder } from "../../paths.ts";
import { printAnswer } from "../../render/answer.ts";
import { counted } from "../../render/figures.ts";
import { renderLines } from "../../render/text.ts";
import type { Session } from "../../session.ts";
import { refuseFiles } from "../enrich/output-files.ts";
import { writeOutput } from "../enrich/outputs.ts";
import {
  type Comparison,
  type ContenderResult,
  compareResults,
  toComparisonAnswer,
  toComparisonPage,
  toComparisonSections,
} from "./comparison.ts";
import {
  type Contender,
  type ContenderLimits,
  type OpenedContender,
  openContender,
  readContenders,
} from "./contenders.ts";
import type { EvaluatedTask, Evaluation } from "./evaluation.ts";
import { renderSection } from "./report.ts";
import type { RowTally } from "./rows.ts";
import { type RowJudge, withVerdicts } from "./verdicts.ts";

/** An evaluation that is done once for each contender. */
export interface ComparedWork<T extends EvaluatedTask> {
  readonly path: string;
  readonly feedName: string;
  /** As `--compare` has them. */
  readonly written: readonly string[];
  /** Of the page. Undefined: none is written. */
  readonly page: string | undefined;
  readonly overwrite: boolean;
  readonly createEvaluation: () => Evaluation<T>;
  readonly rowJudge: RowJudge<T>;
  /** Reads the feed from its beginning and evaluates each row. */
  readonly evaluate: (evaluation: Evaluation<T>, client: OpenedContender["client"]) => Promise<RowTally>;
}

/** `pdo evaluate --compare`: each contender in turn, then who is right where. */
export async function compareContenders<T extends EvaluatedTask>(
  work: ComparedWork<T>,
  session: Session,
): Promise<void> {
  const { path, feedName, written, page, overwrite } = work;
  if (path === "-") throw comparedStream();
  const contenders = readContenders(written);
  if (page !== undefined) await refuseFiles({ feed: path, output: page, overwrite }, session);
  const results: ContenderResult[] = [];
  for (const [place, contender] of contenders.entries()) {
    const models = contenders.slice(place).filter(({ provider }) => provider !== undefined).length;
    const limits = limitsFor(models, results, session);
    const { resolved, world } = session;
    const opened = await openContender(contender, contenders, { resolved, world, ...limits });
    results.push(await evaluateContender(contender, opened, { ...work, session }));
  }
  const comparison = compareResults(results);
  if (comparison.rows.length === 0) throw nothingCompared(feedName, comparison);
  await print(comparison, work, session);
  if (page !== undefined) await writePage(comparison, { ...work, page }, session);
}

/** Of what is left of the limits, an equal share for each model that is still to come: then all answer about as many rows. */
function limitsFor(
  models: number,
  results: readonly ContenderResult[],
  { settings }: Session,
): ContenderLimits {
  const shareOf = (limit: number | undefined, spent: (model: ModelFigures) => number) => {
    const sum = results.reduce((total, { model }) => total + (model === undefined ? 0 : spent(model)), 0);
    return limit === undefined ? undefined : Math.max(0, limit - sum) / Math.max(1, models);
  };
  const maxTokens = shareOf(settings.maxTokens, ({ total }) => total.input_tokens + total.output_tokens);
  return {
    maxCost: shareOf(settings.maxCost, ({ total }) => total.cost ?? 0),
    maxTokens: maxTokens && Math.floor(maxTokens),
  };
}

async function evaluateContender<T extends EvaluatedTask>(
  { name }: Contender,
  { client, figures, close }: OpenedContender,
  { createEvaluation, rowJudge, evaluate, session }: ComparedWork<T> & { readonly session: Session },
): Promise<ContenderResult> {
  const { world } = session;
  const { evaluation, verdicts } = withVerdicts(createEvaluation(), rowJudge);
  const startedAt = world.now();
  await session.detail(`${name} begins.`);
  try {
    const tally = await evaluate(evaluation, client);
    const model = figures?.();
    const answer = evaluation.rows() === 0 ? {} : evaluation.toAnswer();
    return { name, verdicts, tally, answer, ...(model && { model }), milliseconds: world.now() - startedAt };
  } finally {
    await close();
  }
}

async function print<T extends EvaluatedTask>(
  comparison: Comparison,
  { feedName, createEvaluation }: ComparedWork<T>,
  session: Session,
): Promise<void> {
  const { channel, rag } = session.settings;
  const { task } = createEvaluation();
  const frame = { schema_version: 1, task, feed: feedName, sales_channel: channel, use_rag: rag };
  const answer = { ...frame, ...toComparisonAnswer(comparison) };
  await printAnswer(
    {
      answer,
      text: () =>
        toComparisonSections(comparison)
          .map((section) => renderSection(section, session))
          .join("")
          .trimStart() + renderLines(spentLines(comparison)),
      rows: () => [
        ["contender", "right", "compared_rows", "failed_rows", "cost", "escalate_below"],
        ...answer.contenders.map(({ name, right, failed_rows, cost }, place) => {
          const below = answer.routers[place - 1]?.escalate_below ?? "";
          return [name, right, answer.compared_rows, failed_rows, cost ?? "", below].map(String);
        }),
      ],
    },
    session,
  );
  const left = answer.contenders.filter(({ failed_rows, budget_spent }) => failed_rows > 0 || budget_spent);
  if (left.length > 0) {
    const names = left.map(({ name, failed_rows }) => `${name} ${counted(failed_rows, "row")}`).join(", ");
    session.setExitCode(exitCodes.someRowsRejected, `${feedName}: not all was answered: ${names}.`);
  }
}

function spentLines({ results }: Comparison): string[] {
  return results.some(({ model }) => model?.budget_spent === true)
    ? ["The budget ended before all rows were asked; rows that not all have answered are not compared."]
    : [];
}

async function writePage<T extends EvaluatedTask>(
  comparison: Comparison,
  { feedName, page, createEvaluation }: ComparedWork<T> & { readonly page: string },
  session: Session,
): Promise<void> {
  const { world, resolved, settings } = session;
  const notes = [
    `${createEvaluation().task} on ${settings.channel}: ${counted(comparison.rows.length, "row")} that all have answered.`,
    ...spentLines(comparison),
  ];
  const html = comparisonPage(toComparisonPage(comparison, basename(feedName), notes));
  const output = { path: page, name: page, format: "html", isGzip: false } as const;
  await writeOutput({ output, world, home: homeFolder(resolved, world) }, (sink) =>
    sink.write(Buffer.from(html)),
  );
  await session.say(`The comparison is in ${page}: open it in a browser.`);
}

function comparedStream(): PdoError {
  return cliError({
    code: "PDO_COMPARE_OF_STREAM",
    what: "--compare reads the feed once for each of those it compares.",
    seen: "Standard input can be read once.",
    nextStep: "Name a file.",
  });
}

function nothingCompared(feedName: string, { results }: Comparison): PdoError {
  const failures = results.flatMap(({ name, tally }) =>
    [...tally.failures.values()].slice(0, 1).map(({ first_reason }) => `${name}: ${first_reason}`),
  );
  return cliError({
    code: "PDO_COMPARISON_EMPTY",
    what: `${feedName}: there is no row that all have answered.`,
    seen: failures.length === 0 ? "No row has a usable label." : failures.join(" "),
    nextStep: "pdo evaluate without --compare says more of the labels; pdo doctor looks at the model.",
  });
}
