import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { advanceJob, endRound, type JobStanding } from "../../../llm/batches/advance-job.ts";
import { createRetryWork, isTransient } from "../../../llm/batches/batch-calls.ts";
import { type BatchJob, beginJob } from "../../../llm/batches/batch-job.ts";
import type { BatchWork } from "../../../llm/batches/batch-work.ts";
import {
  answerFromCacheOnly,
  collectCompletions,
  collectRound,
} from "../../../llm/batches/collect-requests.ts";
import { completionGivenUp, completionOverBudget } from "../../../llm/batches/errors.ts";
import { type JobFiles, jobName, openJobFiles } from "../../../llm/batches/job-files.ts";
import { loadRefused } from "../../../llm/batches/request-list.ts";
import { openVendorBatches } from "../../../llm/batches/vendor-batches.ts";
import { batchNotCached, batchOfStream, lockJob, refuseUnread, storeResults } from "./batch-keeping.ts";
import {
  describeOtherJob,
  describeWaiting,
  type LeftRequests,
  type ProviderBatch,
  type ProviderBatchTurn,
  type ReadyTurn,
  toWaitingBatch,
  type WaitingTurn,
} from "./provider-batch.ts";

/**
 * Limits on rounds that leave requests unanswered (expired, cancelled, failed) and on rounds in all. Four are regular:
 * a category, the attributes that depend on it, and one retry of each.
 */
const [mostSetbacks, mostRounds] = [5, 12];

/**
 * Advances a feed's batch job by one step: fetches what is under way; where nothing is, collects the unanswered
 * requests in a pass over the feed and submits them. Can be killed at any time and called again: nothing is submitted
 * twice.
 * @throws PdoError, LlmError, a system error, or the signal's reason
 */
export async function advanceProviderBatch(batch: ProviderBatch): Promise<ProviderBatchTurn> {
  const { feedPath, provider, cacheMode, home, world } = batch;
  if (feedPath === undefined) throw batchOfStream();
  if (cacheMode !== "use") throw batchNotCached(cacheMode);
  const retry = createRetryWork(batch.sleep, world.signal);
  const vendor = openVendorBatches(provider, { retry, signal: world.callSignal });
  const settings = JSON.stringify([provider.identity, batch.settingsIdentity]);
  const files = openJobFiles(join(home, "batches"), jobName(feedPath, settings));
  const lock = await lockJob(files.statePath, world);
  try {
    const { report } = batch;
    const { price } = batch.spending;
    const { now, signal } = world;
    const work = {
      files,
      vendor,
      provider,
      keeping: storeResults(batch.cache, now),
      price,
      now,
      signal,
      retry,
    };
    reportOtherJobs(batch, files.others(feedPath));
    const turn = await takeTurns(batch, { ...work, report, check: lock.check });
    if (turn.kind === "waiting") await lock.release();
    return turn.kind === "waiting" ? turn : { ...turn, release: lock.release };
  } catch (fault) {
    await lock.release();
    throw fault;
  }
}

function reportOtherJobs({ feedName, report }: ProviderBatch, others: readonly BatchJob[]): void {
  for (const other of others) {
    const sentence = describeOtherJob(feedName, other);
    if (sentence !== undefined) report(sentence);
  }
}

type TakenTurn = WaitingTurn | Omit<ReadyTurn, "release">;

async function takeTurns(batch: ProviderBatch, work: BatchWork): Promise<TakenTurn> {
  const until = batch.world.now() + batch.waitMs;
  for (let job = work.files.load() ?? newJob(batch); ; ) {
    if (job.parts.length > 0) {
      const standing = await followRound(job, work, { ...batch, until });
      if (standing.waitMs !== undefined) return waiting(standing, work);
      job = endRound(standing.job, work);
    }
    const lastRound = job;
    const spending = isGivenUp(job) ? noBudget : batch.spending;
    batch.report(`Collecting what is to be asked in round ${job.round} of the batch.`);
    const collected = await collectNextRound(job, work.files, { ...batch, spending });
    job = collected.job;
    if (job.parts.length === 0) return ready(batch, work, { job: lastRound, left: collected.left });
  }
}

/** Collected requests are counted and not submitted. */
const noBudget = { maxTokens: 0 };

function isGivenUp({ setbacks, round, stops }: BatchJob): boolean {
  return setbacks >= mostSetbacks || round - stops > mostRounds;
}

function newJob({ provider, feedPath = "" }: ProviderBatch): BatchJob {
  const { batchKind: vendor = "", identity } = provider;
  return beginJob({ id: randomUUID(), vendor, identity, feed: feedPath });
}

function waiting(standing: JobStanding, { files }: BatchWork): WaitingTurn {
  const report = toWaitingBatch(standing, files.statePath);
  return { kind: "waiting", waiting: report, sentence: describeWaiting(report) };
}

/** Where the budget spread the work over too many rounds, the reason is still the budget. */
function whyLeft(job: BatchJob, count: number): LeftRequests["why"] {
  if (count === 0) return "none";
  return isGivenUp(job) && job.isCut !== true ? "given-up" : "budget";
}

/** @param collected with the job's state from before the pass over the feed */
async function ready(
  { cache, provider }: ProviderBatch,
  { files }: BatchWork,
  { job, left: count }: CollectedRound,
): Promise<TakenTurn> {
  const why = whyLeft(job, count);
  const known = {
    identity: provider.identity,
    peek: cache.peek,
    ...(cache.keep && { keep: cache.keep }),
    refusalOf: await loadRefused(files.refusedPath),
  };
  const model = answerFromCacheOnly(known, why === "budget" ? completionOverBudget : completionGivenUp);
  return { kind: "ready", model, spent: job.spent, left: { count, why }, finish: files.remove };
}

/** The result of one pass over the feed. */
interface CollectedRound {
  /** With the round's parts; none where nothing could be submitted. */
  readonly job: BatchJob;
  /** Requests that exceed the budget. */
  readonly left: number;
}

/**
 * Writes to disk all unanswered requests that fit into the budget.
 * @throws PdoError where cached answers cannot be read; a system error; the fault that stopped the pass
 */
async function collectNextRound(
  job: BatchJob,
  files: JobFiles,
  batch: ProviderBatch,
): Promise<CollectedRound> {
  const { cache, provider, spending, limits } = batch;
  const refusalOf = await loadRefused(files.refusedPath);
  const before = cache.figures();
  const round = collectRound(job, { files, spending, ...(limits && { limits }) });
  try {
    const { identity } = provider;
    await batch.collect(
      collectCompletions({ identity, peek: cache.peek, refusalOf, onCollected: round.add }),
    );
    refuseUnread(cache, before);
  } catch (fault) {
    round.abandon();
    throw fault;
  }
  return round.finish();
}

/** Polling interval in milliseconds: it starts short, since small batches end within a minute. */
const [shortestMs, longestMs] = [10_000, 60_000];

/** When to stop waiting, in milliseconds since the epoch. */
interface Following extends Pick<ProviderBatch, "sleep" | "world" | "report"> {
  readonly until: number;
}

/**
 * Polls a round until all its results are stored or the waiting time is over. Transient faults are waited out.
 * @throws LlmError, a system error, or the signal's reason
 */
async function followRound(job: BatchJob, work: BatchWork, following: Following): Promise<JobStanding> {
  const { until, sleep, world } = following;
  let current = job;
  for (let pauseMs = shortestMs; ; pauseMs = Math.min(longestMs, pauseMs * 1.5)) {
    const leftMs = until - world.now();
    const standing = await pollOnce(current, work, leftMs > 0 ? following.report : undefined);
    if (standing !== undefined && (standing.waitMs === undefined || leftMs <= 0)) return standing;
    current = standing?.job ?? work.files.load() ?? current;
    const wantedMs = Math.max(pauseMs, standing?.waitMs ?? longestMs);
    await sleep(Math.min(wantedMs, leftMs), world.signal);
  }
}

/**
 * @param report absent: faults are thrown
 * @returns undefined after a transient fault
 */
async function pollOnce(job: BatchJob, work: BatchWork, report: ((sentence: string) => void) | undefined) {
  try {
    return await advanceJob(job, work);
  } catch (fault) {
    if (report === undefined || !isTransient(fault)) throw fault;
    const reason = fault instanceof Error ? fault.message : String(fault);
    report(`The batch could not be looked at (${reason}); pdo tries again.`);
    return undefined;
  }
}
