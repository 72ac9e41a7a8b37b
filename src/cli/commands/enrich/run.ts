import { limitRunTime } from "../../../client/time-limits.ts";
import { isEmptyFeed } from "../../../feed/errors.ts";
import type { PdoError } from "../../../lib/errors.ts";
import { describeFeedLanguage } from "../../../pipeline/feed-language.ts";
import { isModelUseless, parseFailOn, type RunSummary } from "../../../pipeline/summary.ts";
import type { CommandContext } from "../../command.ts";
import { cliError, exitCodes } from "../../errors.ts";
import { keepMemoryLevel, keepYoungSpaceLevel } from "../../heap-growth.ts";
import { cacheMode } from "../../open-answer-cache.ts";
import { counted } from "../../render/figures.ts";
import { exitCodeOfFault } from "../../report-fault.ts";
import { refuseKeyFromInput } from "../../secrets.ts";
import { openSession, type Session } from "../../session.ts";
import { drainMs } from "../../world.ts";
import type { ExportReport } from "../export-report.ts";
import { type Enriching, enrichFeed } from "./enrich-feed.ts";
import { isBuiltInEngine } from "./executor.ts";
import { openHistory } from "./history.ts";
import { monitorRun } from "./monitor.ts";
import { type EnrichFlags, type OpenedRun, openRun } from "./open-run.ts";
import type { OutputPlan } from "./outputs.ts";
import { describeLostAnswers, printSummary } from "./summary.ts";

/** `pdo enrich`: writes the enriched feed completely or not at all; with `--dry-run` only the plan. */
export async function runEnrich(
  feed: string | undefined,
  flags: EnrichFlags,
  context: CommandContext,
): Promise<void> {
  keepMemoryLevel();
  keepYoungSpaceLevel();
  if (flags.shard !== undefined) {
    const { runShard } = await import("./shard.ts");
    const limited = limitTime(await openSession(flags as Record<string, unknown>, context));
    return runShard(feed, flags, limited.session).finally(limited.release);
  }
  if (flags.why !== undefined && flags.dryRun !== true) throw whyWithoutPlan();
  const { session, release } = limitTime(await openSession(flags as Record<string, unknown>, context));
  try {
    await refuseClusterFlags(flags, session);
    if (flags.dryRun === true) await planFeed(feed, flags, session);
    else await monitored(feed, flags, session);
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
    const prepared = await orEmpty(flags, () => prepare(feed, flags, session));
    if (prepared === undefined) return done(await nothing(feed, flags, session), session);
    const { history, failOn } = prepared;
    const close = async () => {
      await history.discard();
      await prepared.run.feed.close();
    };
    const planned = withFiles(prepared.run, flags, session).catch(async (error: unknown) => {
      await close();
      throw error;
    });
    const { run, writeChannelFile, writePage, writeSheet } = await planned;
    const enriching = { flags, session, history, failOn, monitor };
    const summary = await chooseWay(run, enriching).finally(close);
    if (summary === undefined) {
      const why = `${run.feedName}: a batch is under way; run the same command again to go on.`;
      session.setExitCode(exitCodes.batchUnderWay, why);
      return exitCodes.batchUnderWay;
    }
    const channelFile = await writeChannelFile?.();
    await writePage?.(summary);
    await writeSheet?.();
    return done({ summary, output: run.output, ...(channelFile && { channelFile }) }, session);
  });
}

interface DoneRun {
  readonly summary: RunSummary;
  readonly output: OutputPlan;
  readonly channelFile?: ExportReport;
}

interface RunWithFiles {
  readonly run: OpenedRun;
  readonly writeChannelFile?: () => Promise<ExportReport>;
  readonly writePage?: (summary: RunSummary) => Promise<void>;
  readonly writeSheet?: () => Promise<void>;
}

/**
 * What is made of the output after the run: with `--for` a channel's file, of which is said first what the channel requires and the
 * feed lacks, with `--report` a page, and with `--review-sheet` a table.
 */
async function withFiles(run: OpenedRun, flags: EnrichFlags, session: Session): Promise<RunWithFiles> {
  const page = {
    ...(flags.report !== undefined && {
      writePage: await (await import("../report-run.ts")).planPage(run, flags.report, session),
    }),
    ...(flags.reviewSheet !== undefined && {
      writeSheet: await (await import("../report-sheet.ts")).planSheet(run, flags.reviewSheet, session),
    }),
  };
  if (flags.for === undefined) return { run, ...page };
  const { planChannelFile } = await import("../export-run.ts");
  const { lacking, write } = await planChannelFile(run, flags, session);
  return { run: { ...run, warnings: [...run.warnings, ...lacking] }, writeChannelFile: write, ...page };
}

export async function done({ summary, output, channelFile }: DoneRun, session: Session): Promise<number> {
  await printSummary(summary, output, session, channelFile);
  const [ending, lost] = [describeEnding(summary), describeLostAnswers(summary)];
  // Not silenced by `--quiet`, whatever else ended the run.
  if (session.settings.quiet && ending !== undefined && lost !== undefined)
    await session.world.talk.write(`${lost}\n`);
  session.setExitCode(summary.exit_code, ending ?? `${summary.feed}: ${lost ?? "not all was done."}`);
  return summary.exit_code;
}

/** Why the exit code is not 0. Undefined: because of lost answers, or it is 0. */
function describeEnding({
  feed,
  rows,
  rejects_file,
  fail_on,
  rejected,
  partial,
  ...summary
}: RunSummary): string | undefined {
  if (fail_on?.passed === true) {
    return `${feed}: ${fail_on.limit} is passed: of ${counted(rows, "row")} ${rejected} are rejected and ${partial} partial.`;
  }
  if (summary.rows_with_failures > 0) {
    const where = rejects_file === null ? "--rejects PATH collects them" : `they are in ${rejects_file}`;
    return `${feed}: ${summary.rows_with_failures} of ${counted(rows, "row")} could not be done as asked; ${where}.`;
  }
  if (summary.model?.budget_spent === true)
    return `${feed}: the budget ended the model's work before the feed was done.`;
  if (isModelUseless(summary))
    return `${feed}: no answer of the language model could be used; the built-in engine did its work.`;
  return undefined;
}

/** Undefined for a feed that has not even a header, where `--allow-empty` takes it. */
async function orEmpty<T>({ allowEmpty }: EnrichFlags, open: () => Promise<T>): Promise<T | undefined> {
  try {
    return await open();
  } catch (error) {
    if (allowEmpty === true && isEmptyFeed(error)) return undefined;
    throw error;
  }
}

async function nothing(feed: string | undefined, flags: EnrichFlags, session: Session): Promise<DoneRun> {
  const { enrichNothing } = await import("./enrich-nothing.ts");
  const feedPath = resolveFeedPath(feed, session);
  return enrichNothing({ feedPath, flags, failOn: readFailOn(session) }, session);
}

function readFailOn({ settings }: Session) {
  return settings.failOn === undefined ? undefined : parseFailOn(settings.failOn);
}

/** Flags that are about a cluster want one. */
async function refuseClusterFlags(flags: EnrichFlags, { settings }: Session): Promise<void> {
  const { run, priority, shards } = flags;
  if (settings.cluster !== undefined || (run ?? priority ?? shards) === undefined) return;
  const { refuseWithoutCluster } = await import("./cluster-flags.ts");
  refuseWithoutCluster(flags);
}

/** In this process, through a provider's batch, or over a cluster. */
function chooseWay(run: OpenedRun, enriching: Enriching): Promise<RunSummary | undefined> {
  const { settings } = enriching.session;
  if (settings.cluster !== undefined) return overCluster(run, enriching);
  return settings.batch ? byBatch(run, enriching) : enrichFeed(run, enriching);
}

async function overCluster(run: OpenedRun, enriching: Enriching): Promise<RunSummary> {
  const { enrichOverCluster } = await import("./cluster-run.ts");
  return enrichOverCluster(run, enriching);
}

async function byBatch(run: OpenedRun, enriching: Enriching): Promise<RunSummary | undefined> {
  const { enrichByBatch } = await import("./enrich-by-batch.ts");
  return enrichByBatch(run, enriching);
}

/** Makes all decisions that precede the first row. */
async function prepare(feed: string | undefined, flags: EnrichFlags, session: Session) {
  const feedPath = resolveFeedPath(feed, session);
  const failOn = readFailOn(session);
  const run = await openRun(feedPath, flags, session);
  for (const sentence of describeReading(run)) await session.detail(sentence);
  const history = await openHistory({ ...run, ...guardPasses(flags), outputPath: run.output.path }, session);
  return { run, history, failOn };
}

async function planFeed(feed: string | undefined, flags: EnrichFlags, session: Session): Promise<void> {
  const prepared = await orEmpty(flags, () => prepare(feed, flags, session));
  if (prepared === undefined)
    return session.say("The feed is empty: the output would be empty too, as --allow-empty says.");
  const { run, history } = prepared;
  const { openPeek } = await import("./dry-run-answers.ts");
  const { dryRun } = await import("./dry-run.ts");
  const opened = await openPeek(run.tasks, flags, session);
  const request = { ...run, ...guardPasses(flags), outputPath: run.output.path, history };
  const why = flags.why === undefined ? {} : { why: flags.why };
  try {
    await dryRun(
      {
        ...request,
        ...why,
        tasks: run.tasks.tasks,
        peek: opened?.peek,
        estimate: opened?.estimate,
        models: opened?.models,
        reusesLastRun: cacheMode(flags) === "use" && isBuiltInEngine({ model: undefined }, session),
        maxCost: session.settings.maxCost,
        notes: [...run.warnings, ...notesOnPlan(session)],
      },
      session,
    );
  } finally {
    await opened?.close();
    await run.feed.close();
  }
}

/** Which answers a second model will read is not known before there are any. */
function notesOnPlan({ settings }: Session): string[] {
  if (settings.judge === undefined) return [];
  return [`What ${settings.judge} reads of each name and description (--judge) is not in the estimate.`];
}

function guardPasses({ acceptChanges, allowEmpty }: EnrichFlags) {
  return { acceptChanges, allowEmpty };
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
