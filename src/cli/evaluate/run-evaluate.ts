import type { TaskOptions } from "../../batch/run-options.ts";
import type { CommandContext } from "../command.ts";
import { connect, openCatalogs } from "../connect.ts";
import { exitCodes } from "../exit-codes.ts";
import { openLabelledFeed } from "../labelled/open-labelled-feed.ts";
import type { Flags } from "../resolve-settings.ts";
import { refuseKeyFromInput } from "../secrets.ts";
import { openSession, type Session } from "../session.ts";
import { toTaskOptions } from "../task-options.ts";
import { count } from "../terminal/figures.ts";
import { startSpinner } from "../terminal/spinner.ts";
import { Interrupted } from "../world.ts";
import { createAttributionEvaluation } from "./evaluate-attribution.ts";
import { createCategorizationEvaluation } from "./evaluate-categorization.ts";
import { type Asking, type EvaluatedRows, evaluateRows } from "./evaluate-rows.ts";
import type { EvaluatedTask, Evaluation } from "./evaluation.ts";
import { printEvaluation } from "./evaluation-report.ts";
import { type KnownProducts, openKnownProducts } from "./known-products.ts";
import { openWriting } from "./learned-writing.ts";
import { nothingEvaluated } from "./nothing-evaluated.ts";
import { createRowTally, failedRows, type RowTally } from "./row-tally.ts";

/** How good the service is on products whose category and attributes are known. */
export async function runEvaluate(
  { path, task }: { readonly path: string; readonly task: EvaluatedTask },
  flags: Flags,
  context: CommandContext,
): Promise<void> {
  const session = await openSession(flags, context);
  if (path === "-") refuseKeyFromInput(session.resolved);
  const { channel, language = "en" } = session.settings;
  const catalog = (await openCatalogs(session.resolved, session.world)).catalog(channel);
  const place = { path, catalog };
  await (task === "categorization"
    ? evaluate(createCategorizationEvaluation({ catalog, language }), place, { flags, session })
    : evaluate(createAttributionEvaluation(await openWriting(session)), place, { flags, session }));
}

interface Place {
  readonly path: string;
  readonly catalog: Parameters<typeof openLabelledFeed>[2]["catalog"];
}

async function evaluate<T extends EvaluatedTask>(
  evaluation: Evaluation<T>,
  { path, catalog }: Place,
  { flags, session }: { readonly flags: Flags; readonly session: Session },
): Promise<void> {
  const { world, settings } = session;
  const known = await findKnownProducts(evaluation.task, session);
  const feed = await openLabelledFeed(path, flags, { session, catalog });
  const tally = createRowTally();
  const startedAt = world.now();
  try {
    for (const sentence of feed.why) await session.detail(sentence);
    const client = await connect(session.resolved, world);
    try {
      await ask(evaluation, { feed, tally, ...(known && { known }) }, { client, session });
    } catch (error) {
      await sayFiguresSoFar(evaluation, session);
      throw error;
    } finally {
      await client.close();
    }
  } finally {
    await feed.close();
  }
  if (tally.evaluated === 0)
    throw nothingEvaluated(tally, { feedName: feed.name, task: evaluation.task, channel: settings.channel });
  await printEvaluation(evaluation, { feedName: feed.name, tally, startedAt, endedAt: world.now() }, session);
  if (failedRows(tally) > 0) session.setExitCode(exitCodes.someRowsRejected);
}

async function ask<T extends EvaluatedTask>(
  evaluation: Evaluation<T>,
  evaluated: EvaluatedRows,
  { client, session }: { readonly client: Asking["client"]; readonly session: Session },
): Promise<void> {
  const { settings, world } = session;
  const spinner = await startSpinner("Reading the feed", session);
  const onProgress = ({ evaluated: rows }: RowTally) => spinner?.show(`${count(rows)} rows`);
  try {
    await evaluateRows(evaluation, evaluated, {
      client,
      options: toAskedOptions(settings),
      concurrency: settings.concurrency,
      signal: world.signal,
      now: world.now,
      onProgress,
    });
  } finally {
    spinner?.stop();
  }
}

/** What the answers are learned from; undefined where that is not known, or nothing learned weighs in. */
async function findKnownProducts(task: EvaluatedTask, session: Session): Promise<KnownProducts | undefined> {
  const { rag, channel } = session.settings;
  if (task === "attribution") return openKnownProducts(session);
  const known = rag ? await openKnownProducts(session) : undefined;
  if (known?.count === 0)
    await session.say(`${channel} has no examples, so --rag changes nothing (see pdo examples add).`);
  return known;
}

/** Five suggestions, for the share of rows with the right one among them; every attribute of the category. */
function toAskedOptions(settings: Session["settings"]): TaskOptions {
  return { ...toTaskOptions(settings), limit: 5, recommended: true, optional: true };
}

async function sayFiguresSoFar<T extends EvaluatedTask>(
  evaluation: Evaluation<T>,
  session: Session,
): Promise<void> {
  if (!(session.world.signal.reason instanceof Interrupted) || evaluation.rows() === 0) return;
  await session.say(`After ${count(evaluation.rows())} rows: ${evaluation.headline()}.`);
}
