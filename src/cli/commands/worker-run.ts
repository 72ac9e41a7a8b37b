import { randomUUID } from "node:crypto";
import { PdoError } from "../../lib/errors.ts";
import { connectRedis, parseRedisAddress, type RedisClient } from "../../net/redis.ts";
import { ClaimGivenBack, type ClaimTicket, serveClaims } from "../../pipeline/cluster/claim-queue.ts";
import { ClusterRegistry } from "../../pipeline/cluster/registry.ts";
import { WorkerFigures } from "../../pipeline/cluster/worker-figures.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { keepMemoryLevel } from "../heap-growth.ts";
import type { OpenedModel } from "../open-model.ts";
import { readVersion } from "../paths.ts";
import { programDigest } from "../program-digest.ts";
import { toReportedError } from "../report-fault.ts";
import { withoutKeys } from "../secrets.ts";
import { openSession, type Session } from "../session.ts";
import { untilAborted } from "../world.ts";
import { doClaim, openClaimWorkers } from "./enrich/claim.ts";
import { clusterMissing } from "./enrich/cluster-flags.ts";
import type { OpenedExecutor } from "./enrich/executor.ts";
import { isModelPlanned, openPlannedRun, type PlannedRun } from "./enrich/planned-run.ts";

/** After a signal a claim is finished within this time, or given back. */
const graceMs = 10_000;
/** For what is left then: threads and connections are closed. */
const endingMs = 5_000;
const beatMs = 2_000;
/** So often a claim may fail before its rows are done one by one. */
const mostFailures = 3;

/** `pdo worker`: does claims until it is ended. */
export async function runWorker(flags: Flags, context: CommandContext): Promise<void> {
  keepMemoryLevel();
  const session = await openSession(flags, context);
  const { settings, world } = session;
  if (settings.cluster === undefined) throw clusterMissing("pdo worker");
  world.allowShutdown(graceMs + endingMs);
  const place = parseRedisAddress(settings.cluster);
  const redis = await connectRedis(place, { connectTimeoutMs: settings.connectTimeout });
  const registry = new ClusterRegistry(redis);
  const program = programDigest();
  const stop = new AbortController();
  const { host, pid } = world.processes.own;
  const worker = `${host}.${pid}.${randomUUID().slice(0, 8)}`;
  const figures = new WorkerFigures({
    ...{ worker, host, pid, version: readVersion(), program, startedAt: world.now() },
  });
  const refused = new Set<string>();
  const claims = new ClaimDoer(
    { ...session, world: { ...world, signal: stop.signal, callSignal: stop.signal } },
    redis,
    registry,
    figures,
  );
  const beat = async () => {
    await registry.announceWorker(figures.beat(performance.now()));
    await refuseOthers(registry, program, session, refused);
  };
  await beat().catch(() => {}); // The next one says it.
  const beating = setInterval(() => void beat().catch(() => {}), beatMs);
  const served = await serveClaims({
    ...{ place, redis, program, now: () => performance.now() },
    work: (ticket, failures) => claims.do(ticket, failures),
  });
  await session.say(`Works for ${place.shown}. Ctrl-C ends it after its claim.`);
  try {
    await untilAborted(world.signal);
    setTimeout(() => stop.abort(new ClaimGivenBack()), graceMs).unref();
    await served.close();
  } finally {
    clearInterval(beating);
    await claims.close();
    await registry.forgetWorker(worker).catch(() => {});
    redis.disconnect();
  }
}

/** Says once of each run that another build has planned it: its claims are in a queue of that build. */
async function refuseOthers(
  registry: ClusterRegistry,
  program: string,
  session: Session,
  refused: Set<string>,
): Promise<void> {
  for (const { run, feed, version, program: planned } of await registry.runs()) {
    if (planned === program || refused.has(run)) continue;
    refused.add(run);
    const own = version === readVersion() ? "though of the same version" : `this is ${readVersion()}`;
    await session.say(
      `${feed}: refused, for it was planned by another build of pdo (${version}; ${own}). Its rows would differ; workers of that build do them.`,
    );
  }
}

/** What is kept open of a run. */
interface OpenedWork {
  readonly id: string;
  readonly planned: PlannedRun;
  isAlone: boolean;
  workers?: OpenedExecutor;
  /** Resolves when what a language model has used is written down. */
  settled?: () => Promise<void>;
}

/** Does claims, and keeps what a run needs open from one claim to the next. */
class ClaimDoer {
  readonly #session: Session;
  readonly #redis: RedisClient;
  readonly #registry: ClusterRegistry;
  readonly #figures: WorkerFigures;
  #opened: OpenedWork | undefined;

  constructor(session: Session, redis: RedisClient, registry: ClusterRegistry, figures: WorkerFigures) {
    this.#session = session;
    this.#redis = redis;
    this.#registry = registry;
    this.#figures = figures;
  }

  /** @throws ClaimGivenBack, and what it has reported of a claim that failed */
  async do(ticket: ClaimTicket, failures: number): Promise<void> {
    const { signal } = this.#session.world;
    this.#figures.begin(ticket);
    let isDone = false;
    try {
      await this.#attempt(ticket, failures >= mostFailures);
      isDone = true;
    } catch (error) {
      await this.close();
      if (signal.aborted) throw new ClaimGivenBack();
      if (await this.#isOver(ticket, error)) return;
      await this.#report(ticket, failures + 1, error);
      throw error;
    } finally {
      this.#figures.end(isDone);
    }
  }

  /** Ends what is open. */
  async close(): Promise<void> {
    const { workers, settled } = this.#opened ?? {};
    this.#opened = undefined;
    await workers?.close().catch(() => {});
    await settled?.();
  }

  async #attempt({ run, folder, claim: shard }: ClaimTicket, isAlone: boolean): Promise<void> {
    const { signal } = this.#session.world;
    signal.throwIfAborted();
    const opened = await this.#open(run, folder);
    const { planned } = opened;
    const claim = planned.manifest.claims[shard];
    if (planned.manifest.id !== run || claim === undefined) return;
    await doClaim(planned, {
      shard,
      claim,
      workers: () => this.#workers(opened, isAlone),
      onRows: (rows) => this.#figures.wrote(rows),
    });
    await this.#registry.ring(run, shard).catch(() => {}); // The coordinator looks at the store too.
  }

  async #open(id: string, folder: string): Promise<OpenedWork> {
    if (this.#opened?.id === id) return this.#opened;
    await this.close();
    const opened = { id, planned: await openPlannedRun(folder, this.#session), isAlone: false };
    this.#opened = opened;
    return opened;
  }

  async #workers(opened: OpenedWork, isAlone: boolean): Promise<OpenedExecutor> {
    if (opened.workers !== undefined && opened.isAlone === isAlone) return opened.workers;
    await opened.workers?.close();
    const { feed, claims } = opened.planned.manifest;
    const mostRows = claims.reduce((sum, { written }) => sum + written, 0);
    opened.isAlone = isAlone;
    const extent = { totalBytes: feed.bytes, isGzip: false, mostRows };
    const model = isModelPlanned(opened.planned.manifest) ? await this.#openModel(opened) : undefined;
    opened.workers = await openClaimWorkers(opened.planned, extent, { isAlone, model });
    return opened.workers;
  }

  /** The run's language model, asked with this machine's key; its budget and answers are those of all workers. */
  async #openModel(opened: OpenedWork): Promise<OpenedModel> {
    const [{ openModel }, { shareModel }] = await Promise.all([
      import("../open-model.ts"),
      import("../share-model.ts"),
    ]);
    const { resolved, settings, world } = opened.planned.session;
    const { timeout: timeoutMs, maxWait: maxWaitMs } = settings;
    const shared = shareModel({ redis: this.#redis, run: opened.id, timeoutMs, maxWaitMs, world });
    opened.settled = shared.settled;
    const limits = { maxOutageMs: maxWaitMs, stopSignal: world.signal };
    return openModel({ ...limits, cacheMode: "use", sharing: shared.sharing }, { resolved, world });
  }

  /** Whether a claim is left of a run that was joined or taken away, which nobody waits for. */
  async #isOver({ run }: ClaimTicket, error: unknown): Promise<boolean> {
    if (!(error instanceof PdoError) || error.code !== "PDO_RUN_NOT_FOUND") return false;
    const runs = await this.#registry.runs().catch(() => undefined);
    return runs?.every((record) => record.run !== run) ?? false;
  }

  async #report({ run, claim }: ClaimTicket, attempts: number, error: unknown): Promise<void> {
    const { world } = this.#session;
    const clean = (text: string) => withoutKeys(text, world.environment);
    const known = toReportedError(error);
    const fault = {
      ...{ claim, attempts, host: world.processes.own.host },
      code: known?.code ?? "PDO_FAULT",
      what: clean(known?.what ?? String(error)),
      seen: clean(known?.seen ?? "This is a fault of pdo itself."),
      nextStep: clean(known?.nextStep ?? "Please report it."),
    };
    await this.#session.say(`Claim ${claim} failed, and is done again. ${fault.what} ${fault.seen}`);
    await this.#registry.report(run, fault).catch(() => {}); // It is handed out again all the same.
  }
}
