import type { Job, Worker } from "bullmq";
import { loadOptionalPackage } from "../../lib/optional-package.ts";
import { patientOptions, type RedisClient, type RedisPlace, redisPackageMissing } from "../../net/redis.ts";
import { keyPrefix } from "./registry.ts";

/*
 * The queue is a doorbell: it tells workers which claims are open. What is done stands in the store alone, so a queue that was lost is
 * filled again, and a claim that was handed out twice is done once.
 */

/** What a worker is told of a claim. */
export interface ClaimTicket {
  /** The plan's id. */
  readonly run: string;
  /** Of the run, as all machines see it. */
  readonly folder: string;
  readonly claim: number;
}

/** A worker that is silent for so long has lost its claim. */
const leaseMs = 15_000;
const leaseCheckMs = 5_000;
/** Before a claim that failed is handed out again. */
const leastPauseMs = 500;
const mostPauseMs = 30_000;
/** A worker that got nothing for so long while claims are open connects anew. */
const silenceMs = 60_000;
const watchMs = 10_000;
const addedAtOnce = 500;

/** Workers of another build see other queues, since the rows they would write are others. */
const queueOf = (program: string) => `claims-${program.slice(0, 16)}`;
const jobOf = ({ run, claim }: Pick<ClaimTicket, "run" | "claim">) => `${run}.${claim}`;
const loadBullmq = () => loadOptionalPackage("bullmq", () => import("bullmq"), redisPackageMissing);

const pauseAfter = (failures: number) => Math.min(mostPauseMs, leastPauseMs * 2 ** Math.min(failures, 10));

/** Where claims are handed out. */
export interface ClaimQueue {
  /**
   * Hands out those of the claims that are not.
   * @param priority 1 is done first
   * @returns how many were not
   */
  fill(tickets: readonly ClaimTicket[], priority: number): Promise<number>;
  /** Takes claims back that nobody has begun. */
  withdraw(tickets: readonly ClaimTicket[]): Promise<void>;
  close(): Promise<void>;
}

/** @param redis closed by the caller */
export async function openClaimQueue(redis: RedisClient, program: string): Promise<ClaimQueue> {
  const { Queue } = await loadBullmq();
  const name = queueOf(program);
  const queue = new Queue<ClaimTicket>(name, { connection: redis, prefix: keyPrefix });
  queue.on("error", () => {}); // The call that fails says it.
  return {
    fill: async (tickets, priority) => {
      const asking = redis.pipeline();
      for (const ticket of tickets) asking.exists(`${keyPrefix}:${name}:${jobOf(ticket)}`);
      const known = await asking.exec();
      const missing = tickets.filter((_, place) => known?.[place]?.[1] === 0);
      for (let from = 0; from < missing.length; from += addedAtOnce) {
        const jobs = missing.slice(from, from + addedAtOnce).map((data) => ({
          name: "claim",
          data,
          opts: {
            jobId: jobOf(data),
            priority,
            attempts: Number.MAX_SAFE_INTEGER,
            backoff: { type: "custom" },
            removeOnComplete: true,
            removeOnFail: true,
          },
        }));
        await queue.addBulk(jobs);
      }
      return missing.length;
    },
    withdraw: async (tickets) => {
      for (const ticket of tickets) await queue.remove(jobOf(ticket)).catch(() => 0);
    },
    close: () => queue.close(),
  };
}

/** Thrown where a claim was not finished and is somebody else's to do. */
export class ClaimGivenBack extends Error {
  override readonly name = "ClaimGivenBack";
}

interface Serving {
  readonly place: RedisPlace;
  /** For questions about the queue; closed by the caller. */
  readonly redis: RedisClient;
  readonly program: string;
  /**
   * Does a claim.
   * @param failures how often it has failed, or its worker has gone silent
   * @throws ClaimGivenBack; anything else: it has failed
   */
  readonly work: (ticket: ClaimTicket, failures: number) => Promise<void>;
  /** Milliseconds since any moment. */
  readonly now: () => number;
}

export interface ServedQueue {
  /** Takes no claim any more; resolves when the one under way has ended. */
  close(): Promise<void>;
}

/** Takes one claim after the other until it is closed. */
export async function serveClaims({ place, redis, program, work, now }: Serving): Promise<ServedQueue> {
  const { Queue, WaitingError, Worker: BullWorker } = await loadBullmq();
  const name = queueOf(program);
  const state = { isBusy: false, lastTaken: now(), failedInRow: 0 };
  const processJob = async (job: Job<ClaimTicket>, token?: string): Promise<void> => {
    Object.assign(state, { isBusy: true, lastTaken: now() });
    try {
      await work(job.data, job.attemptsMade + job.stalledCounter);
      state.failedInRow = 0;
    } catch (error) {
      if (!(error instanceof ClaimGivenBack)) {
        rest();
        throw error;
      }
      await job.moveToWait(token);
      throw new WaitingError();
    } finally {
      Object.assign(state, { isBusy: false, lastTaken: now() });
    }
  };
  /** What fails here again and again, as with a full disk, is left to others for a while. */
  const rest = () => {
    state.failedInRow += 1;
    if (state.failedInRow < 2) return;
    const resting = worker;
    void resting.pause(true).catch(() => {});
    setTimeout(() => resting.resume(), pauseAfter(state.failedInRow)).unref();
  };
  const open = (): Worker<ClaimTicket> => {
    const worker = new BullWorker<ClaimTicket>(name, processJob, {
      connection: patientOptions(place),
      prefix: keyPrefix,
      concurrency: 1,
      lockDuration: leaseMs,
      stalledInterval: leaseCheckMs,
      maxStalledCount: Number.MAX_SAFE_INTEGER,
      runRetryDelay: 1_000,
      settings: {
        backoffStrategy: (attempts) => pauseAfter(attempts),
      },
    });
    worker.on("error", () => {}); // A claim's faults are reported by `work`, and a lost connection is made anew.
    return worker;
  };
  const queue = new Queue<ClaimTicket>(name, { connection: redis, prefix: keyPrefix });
  queue.on("error", () => {});
  let worker = open();
  let isClosing = false;
  const watch = async () => {
    if (isClosing || state.isBusy || now() - state.lastTaken < silenceMs) return;
    const counts = await queue.getJobCounts("waiting", "prioritized");
    if (Object.values(counts).every((count) => count === 0)) return;
    if (isClosing || state.isBusy) return;
    const silent = worker;
    state.lastTaken = now();
    worker = open();
    await silent.close(true);
  };
  const watching = setInterval(() => void watch().catch(() => {}), watchMs);
  watching.unref();
  return {
    close: async () => {
      isClosing = true;
      clearInterval(watching);
      await worker.close();
      await queue.close();
    },
  };
}
