import { createHash } from "node:crypto";
import type { PdoError } from "../../../lib/errors.ts";
import type { ProductFields } from "../../../ml/examples.ts";
import type { ModelFigures } from "../../../pipeline/run-figures.ts";
import type { TaskOptions } from "../../../pipeline/run-options.ts";
import type { CommandContext } from "../../command.ts";
import type { Flags } from "../../config.ts";
import { openCatalogs, openExamples } from "../../connect.ts";
import { cliError, exitCodes } from "../../errors.ts";
import { parseRows } from "../../feed-input.ts";
import { count, counted } from "../../render/figures.ts";
import { startSpinner } from "../../render/progress.ts";
import { refuseKeyFromInput } from "../../secrets.ts";
import { openSession, type Session } from "../../session.ts";
import { toTaskOptions } from "../../settings.ts";
import { Interrupted } from "../../world.ts";
import { createAttributionEvaluation } from "./attribution.ts";
import { createCategorizationEvaluation } from "./categorization.ts";
import { openConfigured } from "./contenders.ts";
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
import type { RowJudge } from "./verdicts.ts";

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
  const asked = { flags, session };
  const createCategories = () => createCategorizationEvaluation({ catalog, language });
  if (flags.compare === undefined) {
    if (flags.report !== undefined) throw pageOfNothing();
    await (task === "categorization"
      ? evaluate(createCategories(), place, asked)
      : evaluate(createAttributionEvaluation(), place, asked));
  } else if (task === "categorization") {
    const { createCategoryJudge } = await import("./verdicts.ts");
    await compare(createCategories, createCategoryJudge(catalog, language), place, asked);
  } else {
    const { createAttributesJudge } = await import("./verdicts.ts");
    await compare(createAttributionEvaluation, createAttributesJudge(), place, asked);
  }
}

interface Asked {
  readonly flags: Flags;
  readonly session: Session;
}

async function compare<T extends EvaluatedTask>(
  createEvaluation: () => Evaluation<T>,
  rowJudge: RowJudge<T>,
  { path, catalog }: Place,
  { flags, session }: Asked,
): Promise<void> {
  const { compareContenders } = await import("./compare-run.ts");
  const known = await findKnownProducts(createEvaluation().task, session);
  const work = {
    ...{ path, feedName: path, createEvaluation, rowJudge },
    written: flags.compare as readonly string[],
    page: typeof flags.report === "string" ? flags.report : undefined,
    overwrite: flags.overwrite === true,
    evaluate: async (evaluation: Evaluation<T>, client: EvaluationWork["client"]) => {
      const feed = await openLabelledFeed(path, flags, { session, catalog });
      const tally = createRowTally();
      try {
        await evaluateTask(evaluation, evaluatedRows({ feed, tally, known }, flags), { client, session });
      } finally {
        await feed.close();
      }
      return tally;
    },
  };
  await compareContenders(work, session);
}

function evaluatedRows(
  { known, ...rows }: Pick<EvaluatedRows, "feed" | "tally"> & { readonly known: KnownProducts | undefined },
  flags: Flags,
): EvaluatedRows {
  return {
    ...rows,
    ...(known && { known }),
    ...(typeof flags.rows === "string" && { mostRows: parseRows("rows", flags.rows) }),
  };
}

function pageOfNothing(): PdoError {
  return cliError({
    code: "PDO_REPORT_OF_EVALUATION",
    what: "--report is the page of a comparison.",
    seen: "Nothing is compared.",
    nextStep: "Say who is compared, for example --compare builtin,openai:gpt-6-luna",
  });
}

interface Place {
  readonly path: string;
  readonly catalog: Parameters<typeof openLabelledFeed>[2]["catalog"];
}

async function evaluate<T extends EvaluatedTask>(
  evaluation: Evaluation<T>,
  { path, catalog }: Place,
  { flags, session }: Asked,
): Promise<void> {
  const { world, settings } = session;
  const known = await findKnownProducts(evaluation.task, session);
  const feed = await openLabelledFeed(path, flags, { session, catalog });
  const tally = createRowTally();
  const startedAt = world.now();
  let model: ModelFigures | undefined;
  try {
    for (const sentence of feed.why) await session.detail(sentence);
    const { client, figures, close } = await openConfigured(session);
    try {
      await evaluateTask(evaluation, evaluatedRows({ feed, tally, known }, flags), { client, session });
    } catch (error) {
      await reportInterimFigures(evaluation, session);
      throw error;
    } finally {
      model = figures?.();
      await close();
    }
  } finally {
    await feed.close();
  }
  if (tally.evaluated === 0)
    throw nothingEvaluated(tally, { feedName: feed.name, task: evaluation.task, channel: settings.channel });
  await printEvaluation(
    evaluation,
    { feedName: feed.name, tally, model, startedAt, endedAt: world.now() },
    session,
  );
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
