import { setTimeout as pause } from "node:timers/promises";
import { connectRedis, parseRedisAddress, type RedisPlace } from "../../../net/redis.ts";
import { absolutePlace } from "../../../net/s3-address.ts";
import { openClaimQueue } from "../../../pipeline/cluster/claim-queue.ts";
import { handOut } from "../../../pipeline/cluster/hand-out.ts";
import { ClusterRegistry } from "../../../pipeline/cluster/registry.ts";
import { leaseRun, type RunLease } from "../../../pipeline/cluster/run-lease.ts";
import { checkClaim } from "../../../pipeline/shards/claim-feed.ts";
import { partsOf } from "../../../pipeline/shards/join-parts.ts";
import type { Manifest } from "../../../pipeline/shards/manifest.ts";
import { plannedFeed } from "../../../pipeline/shards/planned-feed.ts";
import { RunStore } from "../../../pipeline/shards/run-store.ts";
import type { RunSummary } from "../../../pipeline/summary.ts";
import { chooseModel } from "../../model-choice.ts";
import { counted } from "../../render/figures.ts";
import { startSpinner } from "../../render/progress.ts";
import type { Session } from "../../session.ts";
import { differencesTo, otherRunPlanned, planInto } from "../plan-run.ts";
import { refuseForCluster } from "./cluster-flags.ts";
import { followParts, openLedgerKeeper, tellTrouble, type Waiting } from "./cluster-watch.ts";
import { type Enriching, enrichFeed, type Work } from "./enrich-feed.ts";
import { isBuiltInEngine } from "./executor.ts";
import type { FeedHistory } from "./history.ts";
import { joinRun, openPlannedHistory, refuseOtherRejects } from "./join-run.ts";
import type { EnrichFlags, OpenedRun } from "./open-run.ts";
import { openPlannedRun, type PlannedRun } from "./planned-run.ts";

/** Aimed at: claims enough for each of many workers, and few enough to be looked after. */
const claimsAimedAt = 64;
const leastBytes = 128 * 1024;
const mostBytes = 6 * 1024 * 1024;
/** A packed feed expands about so much. */
const gzipFactor = 5;
const usualPriority = 100;

/** `pdo enrich FEED --cluster URL`: plans, hands out, waits, joins; of one output there is one at a time, as of every run. */
export async function enrichOverCluster(run: OpenedRun, asked: Enriching): Promise<RunSummary> {
  const { flags } = asked;
  refuseForCluster(run, flags, isBuiltInEngine({ model: undefined }, asked.session), asked.session);
  const session = await withProvider(asked.session);
  const enriching = { ...asked, session };
  const { settings, world } = session;
  refuseOtherRejects(flags.rejects, run.feed.description);
  const place = parseRedisAddress(settings.cluster ?? "");
  const redis = await connectRedis(place, { connectTimeoutMs: settings.connectTimeout });
  const store = await RunStore.open(absolutePlace(folderOf(run, flags), world.workingDirectory), world);
  const history = new HistoryOfPlan();
  let lease: RunLease | undefined;
  try {
    const summary = await enrichFeed(
      run,
      { ...enriching, history },
      {
        openLast: async () => undefined,
        process: async (_, work) => {
          lease = await leaseRun({
            ...{ redis, folder: store.folder, processes: world.processes },
            sleep: (ms) => pause(ms, undefined, { signal: world.signal }),
            now: () => performance.now(),
          });
          return workOff(run, work, { place, redis, store, history, lease });
        },
      },
    );
    await store.remove();
    return summary;
  } finally {
    await history.discard();
    await lease?.release();
    redis.disconnect();
  }
}

/** Names the provider that the key tells, for workers whose keys are their own. */
async function withProvider(session: Session): Promise<Session> {
  const { resolved, world } = session;
  if (isBuiltInEngine({ model: undefined }, session)) return session;
  const { provider } = await chooseModel(resolved, world, (sentence) => void session.say(sentence));
  const settings = { ...session.settings, provider };
  return { ...session, settings, resolved: { ...resolved, settings } };
}

/** Beside the output, where all machines see it if they see that. */
function folderOf({ output }: OpenedRun, { run }: EnrichFlags): string {
  if (run !== undefined) return run;
  return `${output.path ?? ""}.run`;
}

interface Cluster {
  readonly place: RedisPlace;
  readonly redis: Awaited<ReturnType<typeof connectRedis>>;
  readonly store: RunStore;
  readonly history: HistoryOfPlan;
  readonly lease: RunLease;
}

async function workOff(asked: OpenedRun, work: Work, cluster: Cluster): Promise<RunSummary> {
  const { session, flags } = work;
  const planned = await planOrGoOn(asked, work, cluster.store);
  const { store, manifest } = planned;
  const { output, present, warnings } = asked;
  const run: OpenedRun = {
    ...planned.over(plannedFeed(manifest)),
    ...{ output, warnings },
    ...(present && { present }),
  };
  cluster.history.use(await openPlannedHistory(planned, run, flags));
  await cluster.history.check();
  const { length } = manifest.claims;
  await session.say(
    `${run.feedName} is cut into ${counted(length, "claim")}; until they are joined, their parts lie in ${store.folder}.`,
  );
  await haveDone(planned, { ...work, run }, cluster);
  return joinRun(planned, { run, parts: await partsOf(store, manifest), work });
}

/** The plan in the store, where it is of this very run; else a new one. */
async function planOrGoOn(run: OpenedRun, { session, flags }: Work, store: RunStore): Promise<PlannedRun> {
  const shards = flags.shards ?? claimsFor(run);
  const present = await store.findManifest();
  if (present !== undefined) {
    const reasons = await differencesTo(present, { run, shards, session });
    if (reasons.length === 0 && !(await isOfTheseBytes(store, present)))
      reasons.push("The feed has other rows now.");
    if (reasons.length === 0) return goOn(store, session);
    if (flags.run !== undefined) throw otherRunPlanned(store.folder, reasons);
    await session.say(`An unfinished run is dropped, which was another. ${reasons.join(" ")}`);
    await store.remove();
  }
  const spinner = await startSpinner("Planning", session);
  try {
    await planInto(run, { store, shards, session });
  } finally {
    spinner?.stop();
  }
  return openPlannedRun(store.folder, session);
}

async function goOn(store: RunStore, session: Session): Promise<PlannedRun> {
  const planned = await openPlannedRun(store.folder, session);
  const { manifest } = planned;
  const done = await store.doneClaims();
  for (const claim of done) {
    const part = await store.part(claim, manifest.id);
    const isWhole = part !== undefined && part !== "damaged" && (await store.isWhole(part));
    if (!isWhole) await store.retire(claim);
  }
  await session.say(`A run is gone on with, of which ${counted(done.size, "claim is", "claims are")} done.`);
  return planned;
}

async function isOfTheseBytes(store: RunStore, manifest: Manifest): Promise<boolean> {
  try {
    for (const claim of manifest.claims) await checkClaim(store, manifest, claim);
    return true;
  } catch {
    return false;
  }
}

function claimsFor({ feed }: OpenedRun): number {
  const { description, totalBytes = 0 } = feed;
  const bytes = totalBytes * (description.isGzip ? gzipFactor : 1);
  const bytesEach = Math.min(mostBytes, Math.max(leastBytes, bytes / claimsAimedAt));
  return Math.max(1, Math.ceil(bytes / bytesEach));
}

/** Waits until workers have done all claims. */
async function haveDone(planned: PlannedRun, work: Waiting, { place, redis, lease }: Cluster): Promise<void> {
  const { store, manifest } = planned;
  const { world } = work.session;
  const { program = "", version = "" } = manifest.madeWith;
  const { host, pid } = world.processes.own;
  const registry = new ClusterRegistry(redis);
  const queue = await openClaimQueue(redis, program);
  const keeper = await openLedgerKeeper(planned, redis);
  const follower = await followParts(planned, work);
  try {
    await handOut({
      ...{ store, manifest, queue, registry, priority: work.flags.priority ?? usualPriority },
      identity: { host, pid, version, program, startedAt: world.now() },
      onPart: follower.add,
      onLook: async () => {
        lease.check();
        await keeper?.look();
      },
      ...tellTrouble(work, { registry, place, program, version }),
      now: () => performance.now(),
      sleep: (ms) => pause(ms, undefined, { signal: world.signal }),
      signal: world.signal,
    });
    await keeper?.forget().catch(() => {}); // What is left ends with Redis.
  } finally {
    follower.stop();
    const open = [...manifest.claims.keys()].map((claim) => ({
      ...{ run: manifest.id, folder: store.folder, claim },
    }));
    await Promise.all([queue.withdraw(open), registry.forgetRun(manifest.id)]).catch(() => {});
    await queue.close().catch(() => {});
  }
}

/** What the plan has observed, which is there when the run is planned. */
class HistoryOfPlan implements FeedHistory {
  #planned: FeedHistory | undefined;

  use(planned: FeedHistory): void {
    this.#planned = planned;
  }

  get last() {
    return this.#planned?.last;
  }

  /** Compared when the feed is planned, which costs nothing more. */
  async checkAhead(): Promise<void> {}

  add(): void {}

  async check(): Promise<void> {
    await this.#planned?.check();
  }

  async commit(): Promise<void> {
    await this.#planned?.commit();
  }

  async discard(): Promise<void> {
    await this.#planned?.discard();
  }

  notes(): readonly string[] {
    return this.#planned?.notes() ?? [];
  }

  async fingerprints() {
    return this.#planned?.fingerprints();
  }
}
