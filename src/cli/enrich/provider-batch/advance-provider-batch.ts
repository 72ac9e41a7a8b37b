import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { endRound, type JobStanding } from "../../../language-model/batches/advance-job.ts";
import { createAskAgain } from "../../../language-model/batches/ask-again.ts";
import { type BatchJob, beginJob } from "../../../language-model/batches/batch-job.ts";
import { completionGivenUp, completionOverBudget } from "../../../language-model/batches/batch-problem.ts";
import type { BatchWork } from "../../../language-model/batches/batch-work.ts";
import { answerKeptOnly } from "../../../language-model/batches/collect-completions.ts";
import { jobName, openJobFiles } from "../../../language-model/batches/job-files.ts";
import { openVendorBatches } from "../../../language-model/batches/open-vendor.ts";
import { loadRefused } from "../../../language-model/batches/refused-requests.ts";
import { type CollectedRound, collectNextRound } from "./collect-next-round.ts";
import { followRound } from "./follow-round.ts";
import { keepResults } from "./keep-results.ts";
import { lockJob } from "./lock-job.ts";
import type {
  LeftRequests,
  ProviderBatch,
  ProviderBatchTurn,
  ReadyTurn,
  WaitingTurn,
} from "./provider-batch.ts";
import { batchNotKept, batchOfStream } from "./provider-batch-problem.ts";
import { tellOther, tellWaiting, toWaitingBatch } from "./tell-waiting.ts";

/**
 * Rounds that leave requests unanswered (expired, cancelled, failed), and rounds in all: a category, the attributes that hang on it, and a
 * second try of each make four.
 */
const [mostSetbacks, mostRounds] = [5, 12];

/**
 * Takes a feed's batch job one turn further: what is under way is looked at and fetched; where nothing is, a pass over the feed
 * collects what is not answered, and it is submitted. Killed at any moment and called again, nothing is submitted twice.
 * @throws CliProblem where it cannot be done so; ProviderProblem; FeedProblem; the system's error; the signal's reason
 */
export async function advanceProviderBatch(batch: ProviderBatch): Promise<ProviderBatchTurn> {
  const { feedPath, provider, keepMode, home, world } = batch;
  if (feedPath === undefined) throw batchOfStream();
  if (keepMode !== "use") throw batchNotKept(keepMode);
  const askAgain = createAskAgain(batch.sleep, world.signal);
  const vendor = openVendorBatches(provider, { askAgain, signal: world.callSignal });
  const settings = JSON.stringify([provider.identity, batch.settingsIdentity]);
  const files = openJobFiles(join(home, "batches"), jobName(feedPath, settings));
  const lock = await lockJob(files.statePath, world);
  try {
    const { tell } = batch;
    const { price } = batch.spending;
    const { now, signal } = world;
    const work = { files, vendor, provider, keeping: keepResults(batch.kept), price, now, signal, askAgain };
    tellOthers(batch, files.others(feedPath));
    const turn = await takeTurns(batch, { ...work, tell, check: lock.check });
    if (turn.kind === "waiting") await lock.release();
    return turn.kind === "waiting" ? turn : { ...turn, release: lock.release };
  } catch (fault) {
    await lock.release();
    throw fault;
  }
}

function tellOthers({ feedName, tell }: ProviderBatch, others: readonly BatchJob[]): void {
  for (const other of others) {
    const sentence = tellOther(feedName, other);
    if (sentence !== undefined) tell(sentence);
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
    const spending = isGivenUp(job) ? nothing : batch.spending;
    batch.tell(`Collecting what is to be asked in round ${job.round} of the batch.`);
    const collected = await collectNextRound(job, work.files, { ...batch, spending });
    job = collected.job;
    if (job.parts.length === 0) return ready(batch, work, { job: lastRound, left: collected.left });
  }
}

/** What is collected is counted, and left. */
const nothing = { maxTokens: 0 };

function isGivenUp({ setbacks, round, stops }: BatchJob): boolean {
  return setbacks >= mostSetbacks || round - stops > mostRounds;
}

function newJob({ provider, feedPath = "" }: ProviderBatch): BatchJob {
  const { batchKind: vendor = "", identity } = provider;
  return beginJob({ id: randomUUID(), vendor, identity, feed: feedPath });
}

function waiting(standing: JobStanding, { files }: BatchWork): WaitingTurn {
  const told = toWaitingBatch(standing, files.statePath);
  return { kind: "waiting", waiting: told, sentence: tellWaiting(told) };
}

/** Where the budget has drawn the work out over too many rounds, it is the budget still. */
function whyLeft(job: BatchJob, count: number): LeftRequests["why"] {
  if (count === 0) return "none";
  return isGivenUp(job) && job.isCut !== true ? "given-up" : "budget";
}

/** @param collected with the job as it was before the feed was gone through */
async function ready(
  { kept, provider }: ProviderBatch,
  { files }: BatchWork,
  { job, left: count }: CollectedRound,
): Promise<TakenTurn> {
  const why = whyLeft(job, count);
  const known = {
    identity: provider.identity,
    peek: kept.peek,
    refusalOf: await loadRefused(files.refusedPath),
  };
  const model = answerKeptOnly(known, why === "budget" ? completionOverBudget : completionGivenUp);
  return { kind: "ready", model, spent: job.spent, left: { count, why }, finish: files.remove };
}
