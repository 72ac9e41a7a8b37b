import { isNotFound } from "./batch-calls.ts";
import { type BatchJob, type BatchPart, type PartOutcome, requestsOf } from "./batch-job.ts";
import { type BatchWork, type HeldJob, openHeldJob } from "./batch-work.ts";
import { batchFailed, batchUnknown } from "./errors.ts";
import { type EndedBatch, fetchPart } from "./fetch-results.ts";
import { postponeMs, settleSubmission, splitPart, submitPart } from "./submit-part.ts";
import type { BatchStatus } from "./vendor-batches.ts";

/** The state of a job after `advanceJob`. */
export interface JobStanding {
  readonly job: BatchJob;
  /** Requests submitted or planned. */
  readonly waiting: WaitingRequests;
  /** Milliseconds after which to call again. Undefined: all results of the round are stored. */
  readonly waitMs?: number;
}

export interface WaitingRequests {
  /** In batches that have not ended, as the vendor reports; some vendors report only at the end. */
  readonly done: number;
  readonly inHand: number;
  /** Not submitted yet. */
  readonly planned: number;
  readonly batches: number;
}

/** Milliseconds after which to poll a batch again. */
const lookAgainMs = 10_000;

/**
 * Advances each part of a round as far as possible now: resolves interrupted submissions, submits what is
 * planned, fetches what has ended. If it is killed at any moment and called again, nothing is submitted twice
 * and no result is lost.
 * @throws LlmError; the system's error; the signal's reason. The state on disk is consistent even then
 */
export async function advanceJob(job: BatchJob, work: BatchWork): Promise<JobStanding> {
  const held = openHeldJob(job, work.files);
  const settleMs = await settleAll(held, work);
  if (settleMs === 0) await submitAll(held, work);
  const done = await fetchEnded(held, work);
  return standing(held.current, done, { settleMs, now: work.now() });
}

async function settleAll(held: HeldJob, work: BatchWork): Promise<number> {
  for (const part of held.current.parts) {
    const waitMs = await settleSubmission(held, part, work);
    if (waitMs > 0) return waitMs;
  }
  return 0;
}

async function submitAll(held: HeldJob, work: BatchWork): Promise<void> {
  for (const part of held.current.parts) {
    const { state } = part;
    if (state.at !== "planned" || (state.notBefore ?? 0) > work.now()) continue;
    work.signal?.throwIfAborted();
    const outcome = await submitPart(held, part, work);
    if (outcome !== "submitted") return;
    work.report(`Submitted a batch of ${part.requests} requests.`);
  }
}

/** @returns requests finished in batches that have not ended */
async function fetchEnded(held: HeldJob, work: BatchWork): Promise<number> {
  let done = 0;
  for (const part of held.current.parts) {
    if (part.state.at !== "submitted") continue;
    const status = await statusOf(part.state.id, work);
    if (status.isEnded) await endPart(held, part, { status, work });
    else done += status.done + status.failed;
  }
  return done;
}

/** @throws LlmError PDO_BATCH_FAILED if the vendor does not know the batch */
async function statusOf(id: string, { vendor, files: { statePath } }: BatchWork): Promise<BatchStatus> {
  try {
    return await vendor.status(id);
  } catch (cause) {
    throw isNotFound(cause) ? batchUnknown(id, { statePath, cause }) : cause;
  }
}

async function endPart(held: HeldJob, part: BatchPart, ended: EndedBatch): Promise<void> {
  const { status, work } = ended;
  if (status.failure?.isForLater === true) await postpone(held, part, work);
  else await fetchPart(held, part, ended);
  // Nothing of it is looked at again.
  await work.vendor.tidy?.(status);
}

/**
 * Plans a part again that the vendor rejected for lack of capacity, without charge. If nothing else of the job
 * is with the vendor, the part itself is too large and is split.
 */
function postpone(held: HeldJob, part: BatchPart, { now, files }: BatchWork): Promise<void> {
  const isAlone = held.current.parts.every(
    ({ number, state }) => number === part.number || state.at !== "submitted",
  );
  return splitPart(held, part, { isSplit: isAlone, notBefore: now() + postponeMs, files });
}

function standing(
  job: BatchJob,
  done: number,
  { settleMs, now }: { settleMs: number; now: number },
): JobStanding {
  const sumOf = (...at: BatchPart["state"]["at"][]) =>
    job.parts.filter(({ state }) => at.includes(state.at)).reduce((sum, { requests }) => sum + requests, 0);
  const isThere = ({ state }: BatchPart) => state.at === "submitting" || state.at === "submitted";
  const waiting = {
    done,
    inHand: sumOf("submitting", "submitted"),
    planned: sumOf("planned"),
    batches: job.parts.filter(isThere).length,
  };
  if (waiting.inHand + waiting.planned === 0) return { job, waiting };
  return {
    job,
    waiting,
    waitMs: Math.max(lookAgainMs, waiting.inHand === 0 ? untilPlanned(job, now) : 0, settleMs),
  };
}

function untilPlanned({ parts }: BatchJob, now: number): number {
  const times = parts.map(({ state }) => (state.at === "planned" ? (state.notBefore ?? now) : now));
  return Math.min(...times.filter((time) => time > now), now + postponeMs) - now;
}

/**
 * Ends a round whose results are all stored. The new state, without the round's parts, is on disk when it
 * returns.
 * @throws LlmError PDO_BATCH_FAILED if the vendor processed nothing, for a permanent reason
 */
export function endRound(job: BatchJob, { files }: Pick<BatchWork, "files">): BatchJob {
  const outcomes = job.parts.flatMap(({ state }) => (state.at === "fetched" ? [state.outcome] : []));
  const sum = (field: keyof PartOutcome) => outcomes.reduce((total, outcome) => total + outcome[field], 0);
  const isStopped = sum("again") > 0 && sum("stopped") >= requestsOf(job);
  const isSetback = sum("again") > 0 && !isStopped;
  const next: BatchJob = {
    ...job,
    round: job.round + 1,
    setbacks: job.setbacks + (isSetback ? 1 : 0),
    stops: job.stops + (isStopped ? 1 : 0),
    parts: [],
  };
  files.save(next);
  files.tidy(next.round);
  if (isStopped) throw batchFailed(job.lastFailure ?? "no reason.");
  return next;
}
