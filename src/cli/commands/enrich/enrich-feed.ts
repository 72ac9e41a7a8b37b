import { planOutcomes } from "../../../pipeline/outcome-plan.ts";
import { runFeed } from "../../../pipeline/run.ts";
import type { RunCounts } from "../../../pipeline/run-figures.ts";
import { RowScores } from "../../../pipeline/score-summary.ts";
import type { FailOn, RunSummary } from "../../../pipeline/summary.ts";
import { openRulePacks } from "../../open-engine.ts";
import type { OpenedModel } from "../../open-model.ts";
import { homeFolder } from "../../paths.ts";
import { createProgress, shareDone } from "../../render/progress.ts";
import type { Session } from "../../session.ts";
import { Interrupted } from "../../world.ts";
import { type OpenedExecutor, openExecutor } from "./executor.ts";
import type { FeedHistory } from "./history.ts";
import type { RunMonitor } from "./monitor.ts";
import type { EnrichFlags, OpenedRun } from "./open-run.ts";
import { openSinks, type Sinks } from "./outputs.ts";
import { createSummarizer, summaryBytes } from "./summary.ts";

/** Records are scored by these where no rules were asked for. */
const usualPacks = ["google"] as const;

export interface Enriching {
  readonly flags: EnrichFlags;
  readonly session: Session;
  readonly history: FeedHistory;
  readonly failOn: FailOn | undefined;
  readonly monitor: RunMonitor;
  /** See `Working`. */
  readonly model?: OpenedModel;
}

/**
 * Works on a feed and gives its output its name. The feed is closed, and nothing half-written stays, whatever happens.
 * @throws what stopped the run
 */
export async function enrichFeed(run: OpenedRun, enriching: Enriching): Promise<RunSummary> {
  const { history } = enriching;
  try {
    await history.checkAhead();
    return await workAndCommit(run, enriching);
  } finally {
    await history.discard();
    await run.feed.close();
  }
}

async function workAndCommit(run: OpenedRun, enriching: Enriching): Promise<RunSummary> {
  const { flags, session, history } = enriching;
  const { world, resolved } = session;
  const startedAt = world.now();
  const paths = { rejectsPath: flags.rejects, summaryPath: flags.summary };
  const home = homeFolder(resolved, world);
  const sinks = await openSinks({ output: run.output, ...paths, world, home });
  try {
    const summary = await work(run, { ...enriching, sinks, startedAt });
    await sinks.summary?.write(summaryBytes(summary));
    await sinks.commit();
    await history.commit();
    return { ...summary, warnings: [...new Set([...summary.warnings, ...history.notes()])] };
  } finally {
    await sinks.discard();
  }
}

interface Work extends Enriching {
  readonly sinks: Sinks;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
}

async function work(run: OpenedRun, wanted: Work): Promise<RunSummary> {
  const { flags, session, history, monitor } = wanted;
  const { settings, world } = session;
  const plan = planOutcomes({
    tasks: run.tasks,
    write: settings.write,
    mapping: run.mapping,
    format: run.output.format,
  });
  const working = { extent: extentOf(run), keep: flags, model: wanted.model };
  const packNames = settings.rules ?? usualPacks;
  const packs = await openRulePacks(packNames);
  const workers = await openExecutor(plan, working, session);
  const { paid, isWorkDoneHere } = workers;
  const { language } = run.tasks;
  const scores = new RowScores({ packs, packNames, language, isDeferred: isWorkDoneHere });
  const summarize = createSummarizer(run, { ...wanted, scores, paid });
  const tell = (counts: RunCounts) => {
    monitor.rowsWritten();
    monitor.follow(() => ({
      summary: summarize(counts, 0),
      shareDone: shareDone(counts, { feed: run.feed, mostRows: extentOf(run).mostRows }),
    }));
  };
  try {
    const { counts, respelledCharacters } = await runRows(run, { ...wanted, plan, workers, scores, tell });
    await history.check();
    return summarize(counts, respelledCharacters);
  } catch (error) {
    throw toldHowToGoOn(error, workers, world.signal);
  } finally {
    await workers.close();
  }
}

interface RowRun extends Work {
  readonly plan: ReturnType<typeof planOutcomes>;
  readonly workers: OpenedExecutor;
  readonly scores: RowScores;
  readonly tell: (counts: RunCounts) => void;
}

async function runRows(run: OpenedRun, { plan, workers, sinks, session, scores, history, tell }: RowRun) {
  const { settings, world } = session;
  const { mostRows } = extentOf(run);
  const { executor, windowSize, paid } = workers;
  const progress = await createProgress({ feed: run.feed, mostRows }, session);
  const { format } = run.output;
  try {
    return await runFeed({
      feed: run.feed,
      mapping: run.mapping,
      selection: run.selection,
      signal: world.signal,
      plan,
      write: settings.write,
      executor,
      windowSize,
      writing: { format, csvSafe: settings.csvSafe, ...(run.columns && { columns: run.columns }) },
      output: sinks.output,
      ...(sinks.rejects && { rejects: sinks.rejects }),
      ...(paid && { beforeWrite: paid.durable }),
      scores,
      onWritten: history.add,
      onProgress: (counts) => {
        progress.update(counts);
        tell(counts);
      },
    });
  } finally {
    progress.stop();
  }
}

function extentOf({ feed, selection }: OpenedRun) {
  return {
    totalBytes: feed.totalBytes,
    isGzip: feed.description.isGzip,
    mostRows: selection.kind === "all" ? undefined : selection.rows,
  };
}

/** Who pressed Ctrl-C is told that the answers are not lost, where that is so. */
function toldHowToGoOn(error: unknown, { paid }: OpenedExecutor, { reason }: AbortSignal): unknown {
  if (!(reason instanceof Interrupted) || paid?.keepsAnswers !== true) return error;
  return new Interrupted(reason.exitCode, "Run the same command again: what was answered is kept.");
}
