import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ColumnMapping } from "../../../feed/columns.ts";
import { type ReadFeedOptions, readFeedFile } from "../../../feed/reader.ts";
import type { PdoError } from "../../../lib/errors.ts";
import { stopOnNonsense } from "../../../llm/call-faults.ts";
import type { LanguageModel } from "../../../llm/language-model.ts";
import { sumUsage } from "../../../llm/usage-tally.ts";
import { createExecutor, type RowExecutor } from "../../../pipeline/executor.ts";
import type { FeedLanguage } from "../../../pipeline/feed-language.ts";
import { mapInOrder } from "../../../pipeline/ordered-window.ts";
import { planOutcomes } from "../../../pipeline/outcome-plan.ts";
import { createRowWork } from "../../../pipeline/row-work.ts";
import { prepareRows } from "../../../pipeline/rows.ts";
import type { ModelFigures } from "../../../pipeline/run-figures.ts";
import type { RowSelection } from "../../../pipeline/run-options.ts";
import type { RunSummary } from "../../../pipeline/summary.ts";
import { findAudience } from "../../../tasks/categorization/rules/audience.ts";
import { usesModel } from "../../config.ts";
import { embed } from "../../connect.ts";
import { cliError } from "../../errors.ts";
import { toTaskUsage, toUsage } from "../../model-figures.ts";
import { refuseSeveralModels } from "../../model-names.ts";
import { cacheMode } from "../../open-answer-cache.ts";
import type { OpenedModel, ProviderModel } from "../../open-model.ts";
import { homeFolder } from "../../paths.ts";
import { printAnswer } from "../../render/answer.ts";
import { renderLines } from "../../render/text.ts";
import type { Session } from "../../session.ts";
import { type Enriching, enrichFeed } from "./enrich-feed.ts";
import { openRunModel, windowSize } from "./executor.ts";
import type { OpenedRun } from "./open-run.ts";
import type { ProviderBatchTurn, ReadyTurn, WaitingTurn } from "./provider-batch.ts";
import { openSourceCategories } from "./source-categories.ts";

/**
 * `pdo enrich --batch`: submits the model's requests to its provider's batch API; the run itself follows once they are
 * answered, possibly in a much later command. In any case no partial output remains.
 * @returns the summary of the run; undefined where a batch is under way, which is reported
 */
export async function enrichByBatch(run: OpenedRun, enriching: Enriching): Promise<RunSummary | undefined> {
  const { session, flags } = enriching;
  refuseWithoutModel(session);
  refuseSeveralModels(session.settings, "--batch");
  const opened = await openRunModel(flags, session);
  try {
    return await advance(run, { ...enriching, opened });
  } finally {
    await opened.model.close();
  }
}

interface BatchEnriching extends Enriching {
  readonly opened: OpenedModel;
}

async function advance(run: OpenedRun, going: BatchEnriching): Promise<RunSummary | undefined> {
  await going.history.checkAhead();
  const turn = await takeTurn(run, going.opened, going);
  if (turn.kind === "ready") return enrichReady(run, { ...going, turn });
  await reportWaiting(turn, going.session);
  return undefined;
}

async function takeTurn(
  run: OpenedRun,
  { live: collected }: OpenedModel,
  { session, flags }: Enriching,
): Promise<ProviderBatchTurn> {
  if (collected === undefined) throw batchOfRecording();
  const { advanceProviderBatch } = await import("./advance-batch.ts");
  const { settings, world, resolved } = session;
  return advanceProviderBatch({
    provider: collected.provider,
    cache: collected.cached,
    cacheMode: cacheMode(flags),
    feedName: run.feedName,
    feedPath: run.filePath && resolve(world.workingDirectory, run.filePath),
    home: homeFolder(resolved, world),
    // Results are looked up by request, so a command with other flags resumes the same job.
    settingsIdentity: "",
    spending: spendingOf(collected),
    collect: (model) => collect(model, run, session),
    waitMs: settings.batchWait,
    world,
    sleep: async (milliseconds, signal) => {
      await wait(milliseconds, undefined, signal ? { signal } : {}).catch(() => signal?.throwIfAborted());
    },
    report: (sentence) => void session.say(sentence),
  });
}

function spendingOf({ money }: ProviderModel) {
  return { ...money.limits, price: money.price };
}

/** Processes the rows like a run with this model, without an output. */
async function collect(model: LanguageModel, run: OpenedRun, session: Session) {
  const { settings, resolved, world } = session;
  const { tasks, mapping, language, selection, reading, filePath = "" } = run;
  const { signal, callSignal } = world;
  const client = await embed(resolved, world, async () => stopOnNonsense(model));
  const known = await openSourceCategories(run, session).learn(undefined);
  const plan = {
    ...planOutcomes({
      tasks,
      mapping,
      write: settings.write,
      format: run.output.format,
      dialect: run.feed.description.dialectName,
    }),
    ...(known && { sourceCategories: known }),
  };
  const executor = createExecutor(createRowWork({ client, audienceOf: findAudience, plan, callSignal }), {
    concurrency: settings.concurrency,
    signal,
  });
  const window = windowSize(settings.concurrency);
  return collectRows({
    filePath,
    reading,
    mapping,
    language,
    selection,
    executor,
    windowSize: window,
    signal,
  });
}

interface Ready extends BatchEnriching {
  readonly turn: ReadyTurn;
}

async function enrichReady(run: OpenedRun, ready: Ready): Promise<RunSummary> {
  const { opened, turn } = ready;
  const figures = () => batchFigures(opened.figures(), turn);
  // The collecting model stays open: its owner closes it after the job's files are deleted.
  const model: LanguageModel = stopOnNonsense({ ...turn.model, close: async () => {} });
  try {
    const summary = await enrichFeed(run, { ...ready, model: { ...opened, model, figures } });
    turn.finish();
    return summary;
  } finally {
    await turn.release();
  }
}

async function reportWaiting({ waiting, sentence }: WaitingTurn, session: Session): Promise<void> {
  const header = Object.keys(waiting);
  await printAnswer(
    {
      answer: { schema_version: 1, waiting },
      text: () => renderLines([sentence]),
      rows: () => [header, Object.values(waiting).map(String)],
    },
    session,
  );
}

function refuseWithoutModel({ resolved, world }: Session): void {
  if (usesModel(resolved, world)) return;
  throw cliError({
    code: "PDO_BATCH_WITHOUT_MODEL",
    what: "--batch is about a language model, and none is set up.",
    seen: "There is neither a provider nor a provider key, or the work is done by a remote service.",
    nextStep: "Name one, for example --provider openai, or leave --batch out.",
  });
}

function batchOfRecording(): PdoError {
  return cliError({
    code: "PDO_BATCH_OF_RECORDING",
    what: "A recording has nothing to be asked in a batch.",
    seen: "Both --replay and --batch are given.",
    nextStep: "Leave out the one or the other.",
  });
}

/** The usage of all the job's runs, for the summary of the last one. */
function batchFigures(figures: ModelFigures, { spent, left }: ReadyTurn): ModelFigures {
  const total = sumUsage(Object.values(spent), true);
  return {
    ...figures,
    total: toUsage(total),
    tasks: toTaskUsage(spent),
    estimated: total.estimatedCalls,
    budget_spent: left.why === "budget",
  };
}

/** A run's rows, to be processed without an output. */
export interface RowsToCollect {
  /** Opened again and read from its beginning. */
  readonly filePath: string;
  readonly reading: ReadFeedOptions;
  readonly mapping: ColumnMapping;
  readonly language: FeedLanguage;
  readonly selection: RowSelection;
  /** Its language model collects requests instead of sending them. */
  readonly executor: RowExecutor;
  /** See `FeedRun`. */
  readonly windowSize: number;
  readonly signal?: AbortSignal;
}

/**
 * Processes every selected row as a run would, so that the same requests are made, and writes nothing.
 * @throws PdoError; the fault that stopped the executor; the signal's reason
 */
export async function collectRows(rows: RowsToCollect): Promise<{ readonly rows: number }> {
  const { filePath, reading, mapping, language, selection, executor, windowSize, signal } = rows;
  const feed = await readFeedFile(filePath, reading);
  let collected = 0;
  try {
    const prepared = prepareRows({ feed, mapping, language, selection, signal });
    const worked = mapInOrder(prepared, windowSize, (batch) => {
      const waiting = batch.filter(({ settled }) => settled === undefined);
      const first = collected;
      collected += waiting.length;
      return executor.execute(
        waiting.map(({ product }) => product),
        waiting.map((_, at) => first + at),
      );
    });
    for await (const _ of worked) signal?.throwIfAborted();
    return { rows: collected };
  } catch (fault) {
    executor.stop(fault);
    await executor.settled();
    throw signal?.aborted === true ? signal.reason : fault;
  } finally {
    await feed.close();
  }
}
