import { limitRunTime } from "../../../client/time-limits.ts";
import type { PdoError } from "../../../lib/errors.ts";
import { describeFeedLanguage } from "../../../pipeline/feed-language.ts";
import { parseFailOn, type RunSummary } from "../../../pipeline/summary.ts";
import type { CommandContext } from "../../command.ts";
import { cliError, exitCodes } from "../../errors.ts";
import { keepMemoryLevel } from "../../heap-growth.ts";
import { exitCodeOfFault } from "../../report-fault.ts";
import { refuseKeyFromInput } from "../../secrets.ts";
import { openSession, type Session } from "../../session.ts";
import { drainMs } from "../../world.ts";
import { type Enriching, enrichFeed } from "./enrich-feed.ts";
import { openHistory } from "./history.ts";
import { monitorRun } from "./monitor.ts";
import { type EnrichFlags, type OpenedRun, openRun } from "./open-run.ts";
import { printSummary } from "./summary.ts";

/** `pdo enrich`: writes the enriched feed completely or not at all; with `--dry-run` only the plan. */
export async function runEnrich(
  feed: string | undefined,
  flags: EnrichFlags,
  context: CommandContext,
): Promise<void> {
  keepMemoryLevel();
  if (flags.why !== undefined && flags.dryRun !== true) throw whyWithoutPlan();
  const { session, release } = limitTime(await openSession(flags as Record<string, unknown>, context));
  try {
    if (flags.dryRun === true) await planFeed(feed, flags, session);
    else session.setExitCode(await monitored(feed, flags, session));
  } finally {
    release();
  }
}

function monitored(feed: string | undefined, flags: EnrichFlags, session: Session): Promise<number> {
  const { world } = session;
  const { statusFile, metricsFile } = session.settings;
  const request = {
    feed: feed ?? "-",
    statusFile,
    metricsFile,
    world,
    onWarning: (sentence: string) => void session.say(sentence),
    exitCodeOf: (error: unknown) => exitCodeOfFault(world.signal.aborted ? world.signal.reason : error),
  };
  return monitorRun(request, async (monitor) => {
    const { run, history, failOn } = await prepare(feed, flags, session);
    const enriching = { flags, session, history, failOn, monitor };
    const enrich = session.settings.batch ? byBatch : enrichFeed;
    const summary = await enrich(run, enriching).finally(async () => {
      await history.discard();
      await run.feed.close();
    });
    if (summary === undefined) return exitCodes.batchUnderWay;
    await printSummary(summary, run, session);
    return summary.exit_code;
  });
}

async function byBatch(run: OpenedRun, enriching: Enriching): Promise<RunSummary | undefined> {
  const { enrichByBatch } = await import("./enrich-by-batch.ts");
  return enrichByBatch(run, enriching);
}

/** Makes all decisions that precede the first row. */
async function prepare(feed: string | undefined, flags: EnrichFlags, session: Session) {
  const feedPath = resolveFeedPath(feed, session);
  const failOn = session.settings.failOn === undefined ? undefined : parseFailOn(session.settings.failOn);
  const run = await openRun(feedPath, flags, session);
  for (const sentence of describeReading(run)) await session.detail(sentence);
  const history = await openHistory(
    { ...run, outputPath: run.output.path, isForced: flags.force === true },
    session,
  );
  return { run, history, failOn };
}

async function planFeed(feed: string | undefined, flags: EnrichFlags, session: Session): Promise<void> {
  const { run, history } = await prepare(feed, flags, session);
  const { openPeek } = await import("./dry-run-answers.ts");
  const { dryRun } = await import("./dry-run.ts");
  const opened = await openPeek(run.tasks, flags, session);
  const request = { ...run, outputPath: run.output.path, isForced: flags.force === true, history };
  const why = flags.why === undefined ? {} : { why: flags.why };
  try {
    await dryRun(
      {
        ...request,
        ...why,
        tasks: run.tasks.tasks,
        peek: opened?.peek,
        estimate: opened?.estimate,
        notes: run.warnings,
      },
      session,
    );
  } finally {
    await opened?.close();
    await run.feed.close();
  }
}

/** How the feed was read, and why. */
function describeReading({ feed, mapping, language, tasks }: OpenedRun): string[] {
  const columns = Object.values(mapping.why);
  return [
    ...feed.description.why,
    ...columns,
    describeFeedLanguage(language),
    `The tasks are ${tasks.tasks.join(", ")}.`,
  ];
}

/** @returns undefined for standard input */
function resolveFeedPath(feed: string | undefined, { world, resolved }: Session): string | undefined {
  if (feed !== undefined && feed !== "-") return feed;
  if (feed === undefined && world.input.isTerminal) throw noFeed();
  refuseKeyFromInput(resolved);
  return undefined;
}

function noFeed(): PdoError {
  return cliError({
    code: "PDO_FEED_MISSING",
    what: "No feed was named.",
    seen: "Nothing is piped in either.",
    nextStep: "Name the file, for example: pdo enrich feed.csv",
  });
}

function whyWithoutPlan(): PdoError {
  return cliError({
    code: "PDO_WHY_WITHOUT_DRY_RUN",
    what: "--why explains one row of a plan.",
    seen: "No plan was asked for: the run itself would begin.",
    nextStep: "Add --dry-run, for example: pdo enrich feed.csv --dry-run --why A-100",
  });
}

/**
 * Applies `--max-time` to the session's signals: as after a first Ctrl-C, nothing new is started then, and calls in
 * flight are aborted some seconds later.
 */
function limitTime(session: Session): { readonly session: Session; release(): void } {
  const { settings, world } = session;
  if (settings.maxTime === undefined) return { session, release: () => {} };
  const { signal, release } = limitRunTime(settings.maxTime, world.signal);
  const calls = new AbortController();
  const endCalls = () => void setTimeout(() => calls.abort(signal.reason), drainMs).unref();
  signal.addEventListener("abort", endCalls, { once: true });
  const callSignal = AbortSignal.any([world.callSignal, calls.signal]);
  return { session: { ...session, world: { ...world, signal, callSignal } }, release };
}
