import { type ProcessIdentity, parseProcessIdentity } from "../../lib/process-identity.ts";
import type { RedisClient } from "../../net/redis.ts";
import { runTaken, runTakenOver } from "./errors.ts";
import { keyPrefix } from "./registry.ts";

/** Held by the one coordinator of a run. */
export interface RunLease {
  /** @throws PdoError PDO_RUN_TAKEN_OVER where another one has it meanwhile */
  check(): void;
  /** Lets the next one begin. Never rejects. */
  release(): Promise<void>;
}

interface LeaseRequest {
  readonly redis: RedisClient;
  /** The run's folder, as all machines name it. */
  readonly folder: string;
  readonly processes: {
    readonly own: ProcessIdentity;
    /** Of this host's processes. */
    isRunning(process: ProcessIdentity): boolean;
  };
  readonly sleep: (ms: number) => Promise<void>;
  /** Milliseconds since any moment. */
  readonly now: () => number;
}

/** A coordinator that is silent for so long has lost its run. */
const leaseMs = 15_000;
const beatMs = 3_000;
const retryMs = 500;

/** Deletes a key that has a value. */
const deleteIfScript = `if redis.call("get", KEYS[1]) == ARGV[1] then return redis.call("del", KEYS[1]) end return 0`;
/** Makes a key live on that has a value or is not there. */
const renewScript = `local value = redis.call("get", KEYS[1])
if value and value ~= ARGV[1] then return 0 end
redis.call("set", KEYS[1], ARGV[1], "PX", ARGV[2])
return 1`;

/**
 * Sees to it that a run has one coordinator: a second one would lose the parts when the first has joined them. It is no more than
 * that: markers and outputs hold whatever becomes of Redis, so a lease that is lost with it is made anew.
 * @throws PdoError PDO_RUN_TAKEN
 */
export async function leaseRun({ redis, folder, processes, sleep, now }: LeaseRequest): Promise<RunLease> {
  const key = `${keyPrefix}:coordinator:${folder}`;
  const own = JSON.stringify(processes.own);
  const begunAt = now();
  while (!(await take())) {
    const text = (await redis.get(key).catch(() => null)) ?? "";
    const holder = parseProcessIdentity(text);
    const isHere = holder?.host === processes.own.host;
    if (isHere && holder !== undefined && !processes.isRunning(holder)) {
      await redis.eval(deleteIfScript, 1, key, text).catch(() => {});
      continue;
    }
    // That of a machine which is gone ends.
    if (isHere || now() - begunAt > leaseMs + beatMs) throw runTaken(folder, holder);
    await sleep(retryMs);
  }
  let isLost = false;
  let lastBeat = Promise.resolve();
  const beating = setInterval(() => {
    lastBeat = redis
      .eval(renewScript, 1, key, own, leaseMs)
      .then((isOwn) => {
        isLost ||= isOwn === 0;
      })
      .catch(() => {}); // Tried again with the next beat.
  }, beatMs);
  beating.unref();
  return {
    check: () => {
      if (isLost) throw runTakenOver(folder);
    },
    release: async () => {
      clearInterval(beating);
      await lastBeat;
      await redis.eval(deleteIfScript, 1, key, own).catch(() => {}); // It ends by itself.
    },
  };

  /** A Redis that does not answer now has the lease from the first beat on. */
  async function take(): Promise<boolean> {
    const answer = await redis.set(key, own, "PX", leaseMs, "NX").catch(() => undefined);
    return answer !== null;
  }
}
