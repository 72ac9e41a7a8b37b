import type { RedisClient } from "../../net/redis.ts";

/** Before all keys of pdo in Redis. */
export const keyPrefix = "pdo";

/** A record that was not written anew for so long is gone. */
const runSilenceMs = 30_000;
const workerSilenceMs = 20_000;
const faultsKept = 50;
const doorbellSeconds = 86_400;

/** A run that is handed out, as its coordinator says it. */
export interface RunRecord {
  readonly run: string;
  readonly feed: string;
  readonly folder: string;
  /** See `Manifest.madeWith`. */
  readonly version: string;
  readonly program: string;
  readonly priority: number;
  readonly claims: number;
  readonly done: number;
  readonly rows: number;
  readonly doneRows: number;
  /** Attempts that failed. */
  readonly failures: number;
  readonly host: string;
  readonly pid: number;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
}

/** A worker, as it says itself. */
export interface WorkerRecord {
  readonly worker: string;
  readonly version: string;
  readonly program: string;
  readonly host: string;
  readonly pid: number;
  readonly startedAt: number;
  readonly claims: number;
  readonly rows: number;
  readonly rowsPerSecond: number;
  /** What it works on. */
  readonly claim: { readonly run: string; readonly claim: number; readonly rows: number } | null;
}

/** Why an attempt at a claim failed. */
export interface ClaimFault {
  readonly claim: number;
  /** Of how many attempts at it this is the last. */
  readonly attempts: number;
  readonly code: string;
  /** Sentences, without keys. */
  readonly what: string;
  readonly seen: string;
  readonly nextStep: string;
  readonly host: string;
}

/** What the processes of a cluster say of themselves, and to each other. It may be lost at any time. */
export class ClusterRegistry {
  readonly #redis: RedisClient;

  constructor(redis: RedisClient) {
    this.#redis = redis;
  }

  announceRun(record: RunRecord): Promise<void> {
    return this.#announce("run", record.run, record, runSilenceMs);
  }

  announceWorker(record: WorkerRecord): Promise<void> {
    return this.#announce("worker", record.worker, record, workerSilenceMs);
  }

  runs(): Promise<RunRecord[]> {
    return this.#list<RunRecord>("run");
  }

  workers(): Promise<WorkerRecord[]> {
    return this.#list<WorkerRecord>("worker");
  }

  async forgetWorker(worker: string): Promise<void> {
    await this.#redis.del(key("worker", worker));
    await this.#redis.hdel(key("workers"), worker);
  }

  async forgetRun(run: string): Promise<void> {
    await this.#redis.del(key("run", run), key("faults", run), key("done", run));
    await this.#redis.hdel(key("runs"), run);
  }

  /** Tells the coordinator that a claim is done, which is true where the store says so. */
  async ring(run: string, claim: number): Promise<void> {
    await this.#redis.sadd(key("done", run), claim);
    await this.#redis.expire(key("done", run), doorbellSeconds);
  }

  async rung(run: string): Promise<number[]> {
    return (await this.#redis.smembers(key("done", run))).map(Number);
  }

  async report(run: string, fault: ClaimFault): Promise<void> {
    await this.#redis.rpush(key("faults", run), JSON.stringify(fault));
    await this.#redis.ltrim(key("faults", run), -faultsKept, -1);
    await this.#redis.expire(key("faults", run), doorbellSeconds);
  }

  /** Takes what was reported, oldest first. */
  async takeFaults(run: string): Promise<ClaimFault[]> {
    const taken = await this.#redis.lpop(key("faults", run), faultsKept);
    return (taken ?? []).map((text) => JSON.parse(text) as ClaimFault);
  }

  async #announce(kind: "run" | "worker", name: string, record: object, silenceMs: number): Promise<void> {
    await this.#redis.set(key(kind, name), JSON.stringify(record), "PX", silenceMs);
    await this.#redis.hset(key(`${kind}s`), name, "");
  }

  /** In the order of their names. Those that are silent are forgotten. */
  async #list<Kind>(kind: "run" | "worker"): Promise<Kind[]> {
    const names = (await this.#redis.hkeys(key(`${kind}s`))).sort();
    if (names.length === 0) return [];
    const texts = await this.#redis.mget(names.map((name) => key(kind, name)));
    const silent = names.filter((_, place) => texts[place] === null);
    if (silent.length > 0) await this.#redis.hdel(key(`${kind}s`), ...silent);
    return texts.flatMap((text) => (typeof text === "string" ? [JSON.parse(text) as Kind] : []));
  }
}

function key(...parts: readonly string[]): string {
  return [keyPrefix, ...parts].join(":");
}
