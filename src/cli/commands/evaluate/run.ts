import { createHash } from "node:crypto";
import type { ProductFields } from "../../../ml/examples.ts";
import type { TaskOptions } from "../../../pipeline/run-options.ts";
import type { CommandContext } from "../../command.ts";
import type { Flags } from "../../config.ts";
import { connect, openCatalogs, openExamples } from "../../connect.ts";
import { exitCodes } from "../../errors.ts";
import { count, counted } from "../../render/figures.ts";
import { startSpinner } from "../../render/progress.ts";
import { refuseKeyFromInput } from "../../secrets.ts";
import { openSession, type Session } from "../../session.ts";
import { toTaskOptions } from "../../settings.ts";
import { Interrupted } from "../../world.ts";
import { createAttributionEvaluation } from "./attribution.ts";
import { createCategorizationEvaluation } from "./categorization.ts";
import type { EvaluatedTask, Evaluation } from "./evaluation.ts";
import { openLabelledFeed } from "./labelled-feed.ts";
import { nothingEvaluated, printEvaluation } from "./report.ts";
import {
  createRowTally,
  type EvaluatedRows,
  type EvaluationWork,
  evaluateRows,
  failedRows,
  type RowTally,
} from "./rows.ts";

/** `pdo evaluate`: measures the service's quality on products with known categories and attributes. */
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
    : evaluate(createAttributionEvaluation(), place, { flags, session }));
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
      await evaluateTask(evaluation, { feed, tally, ...(known && { known }) }, { client, session });
    } catch (error) {
      await reportInterimFigures(evaluation, session);
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
  const failed = failedRows(tally);
  if (failed > 0)
    session.setExitCode(
      exitCodes.someRowsRejected,
      `${feed.name}: ${counted(failed, "row")} could not be done.`,
    );
}

async function evaluateTask<T extends EvaluatedTask>(
  evaluation: Evaluation<T>,
  evaluated: EvaluatedRows,
  { client, session }: { readonly client: EvaluationWork["client"]; readonly session: Session },
): Promise<void> {
  const { settings, world } = session;
  const spinner = await startSpinner("Reading the feed", session);
  const onProgress = ({ evaluated: rows }: RowTally) => spinner?.show(`${count(rows)} rows`);
  try {
    await evaluateRows(evaluation, evaluated, {
      client,
      options: evaluationOptions(settings),
      concurrency: settings.concurrency,
      signal: world.signal,
      now: world.now,
      onProgress,
    });
  } finally {
    spinner?.stop();
  }
}

/** The products used for training; undefined where they are unknown or nothing trained is used. */
async function findKnownProducts(task: EvaluatedTask, session: Session): Promise<KnownProducts | undefined> {
  const { rag, channel } = session.settings;
  if (task === "attribution") return openKnownProducts(session);
  const known = rag ? await openKnownProducts(session) : undefined;
  if (known?.count === 0)
    await session.say(`${channel} has no examples, so --rag changes nothing (see pdo examples add).`);
  return known;
}

/** Five suggestions, for the share of rows with the correct one among them; every attribute of the category. */
function evaluationOptions(settings: Session["settings"]): TaskOptions {
  return { ...toTaskOptions(settings, 0), limit: 5, recommended: true, optional: true };
}

async function reportInterimFigures<T extends EvaluatedTask>(
  evaluation: Evaluation<T>,
  session: Session,
): Promise<void> {
  if (!(session.world.signal.reason instanceof Interrupted) || evaluation.rows() === 0) return;
  await session.say(`After ${count(evaluation.rows())} rows: ${evaluation.headline()}.`);
}

/** The products of the channel's examples: evaluating on training data would be meaningless. */
export interface KnownProducts {
  readonly count: number;
  has(product: ProductFields): boolean;
}

/** @returns undefined for a remote service, whose examples are unknown */
async function openKnownProducts({ resolved, settings, world }: Session): Promise<KnownProducts | undefined> {
  if (settings.baseUrl !== undefined) return undefined;
  const examples = (await openExamples(resolved, world)).examples(settings.channel);
  const keys = new Set(examples.map(keyOf));
  return { count: examples.length, has: (product) => keys.has(keyOf(product)) };
}

/**
 * A digest, since the texts may be long. The brand is excluded: the same product may have it in one feed and not in
 * another.
 */
function keyOf({ name, description }: ProductFields): string {
  return createHash("sha1").update(`${name.trim()}\n${description.trim()}`).digest("base64");
}
