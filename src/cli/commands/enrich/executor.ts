import { stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import type { CachingClient } from "../../../cache/caching-client.ts";
import { createRowWork, type RowWork } from "../../../pipeline/enrich-product.ts";
import { createExecutor, type RowExecutor } from "../../../pipeline/executor.ts";
import type { OutcomePlan } from "../../../pipeline/outcome-plan.ts";
import type { CallFigures, ModelFigures } from "../../../pipeline/run-figures.ts";
import { usesModel } from "../../config.ts";
import { connect, embed } from "../../connect.ts";
import { type CacheFlags, keepMode, openKeptAnswers } from "../../open-answer-cache.ts";
import type { OpenedModel } from "../../open-model.ts";
import type { Session } from "../../session.ts";

/** Where the rows of a run are worked on, opened. */
export interface OpenedExecutor {
  readonly executor: RowExecutor;
  /** Batches between being read and being written. */
  readonly windowSize: number;
  /** Whether the built-in engine takes this process's time, and does not wait. */
  readonly isWorkDoneHere: boolean;
  /** Of a remote service, and of a language model. */
  readonly paid?: PaidWork;
  close(): Promise<void>;
}

/** What is to be known of work that is paid for, or done far away. */
export interface PaidWork {
  /** Awaited before rows are written: what was answered for them is safe then. */
  readonly durable: () => Promise<void>;
  /** Of a remote service. */
  readonly calls?: () => CallFigures;
  readonly model?: () => ModelFigures;
  /** Whether answers outlast the run. */
  readonly keepsAnswers: boolean;
}

/** How much is to be worked on, as far as it is known. */
interface RunExtent {
  readonly totalBytes: number | undefined;
  readonly isGzip: boolean;
  readonly mostRows: number | undefined;
}

interface RowsToWorkOn {
  readonly plan: OutcomePlan;
  readonly extent: RunExtent;
}

/** By whom it is done, where the settings leave that open. */
interface ServiceChoice {
  readonly keep: CacheFlags;
  /** Does the tasks of the embedded service, and is closed with it. Absent: the one of the settings, if any. */
  readonly model?: OpenedModel | undefined;
}

/** After so many refusals in a row for one and the same reason a run would only go on to be refused. */
const mostEqualRefusals = 50;

/**
 * Rows are worked on by the service at an address; or by the embedded one, in this process for a language model and for a
 * short feed, and in threads beside it where they pay.
 */
export async function openExecutor(
  { plan, extent }: RowsToWorkOn,
  choice: ServiceChoice,
  session: Session,
): Promise<OpenedExecutor> {
  const { settings, resolved, world } = session;
  const isBuiltIn =
    settings.baseUrl === undefined && choice.model === undefined && !usesModel(resolved, world);
  const threads = isBuiltIn ? await openThreadsWherePaid(plan, extent, session) : undefined;
  const { client, mostEqualRefusals, isWorkDoneHere, paid } = await openService(choice, session).catch(
    async (problem) => {
      await threads?.close();
      throw problem;
    },
  );
  const { signal, callSignal } = world;
  const work = createRowWork({ client, mostEqualRefusals, plan, isScored: true, callSignal });
  const concurrency = threads === undefined ? settings.concurrency : 1;
  const here = createExecutor(work, { concurrency, signal });
  return {
    executor: threads?.joinWith(here) ?? here,
    windowSize: threads?.windowSize ?? windowSize(concurrency),
    isWorkDoneHere,
    ...(paid && { paid }),
    close: async () => {
      await threads?.close();
      await client.close();
    },
  };
}

/** @returns undefined where this process is best left to do the work alone */
async function openThreadsWherePaid(plan: OutcomePlan, extent: RunExtent, session: Session) {
  const { settings } = session;
  const isReadOnce = settings.glossary !== undefined && !(await isFile(settings.glossary));
  const asked = isReadOnce ? 0 : settings.threads;
  const size = countThreads({ ...extent, asked, cores: availableParallelism() });
  if (size === 0) return undefined;
  const { hasThreads, openThreads } = await import("./open-workers.ts");
  return hasThreads() ? openThreads(plan, size, session) : undefined;
}

/** Who does the tasks, opened. */
interface OpenedService extends Pick<RowWork, "client" | "mostEqualRefusals"> {
  readonly isWorkDoneHere: boolean;
  readonly paid?: PaidWork;
}

async function openService({ keep, model }: ServiceChoice, session: Session): Promise<OpenedService> {
  const { settings, resolved, world } = session;
  if (settings.baseUrl !== undefined) return openRemote(keep, session);
  if (model !== undefined) return embedWithModel(model, session);
  if (usesModel(resolved, world)) return embedWithModel(await openRunModel(keep, session), session);
  return { client: await connect(resolved, world), isWorkDoneHere: true };
}

/** The model of the settings, as a run of many calls needs it. */
export async function openRunModel(
  keep: CacheFlags,
  { resolved, settings, world }: Session,
): Promise<OpenedModel> {
  const { openModel } = await import("../../open-model.ts");
  const manners = { maxOutageMs: settings.maxWait, stopSignal: world.signal };
  return openModel({ ...manners, keep: keepMode(keep) }, { resolved, world });
}

async function embedWithModel(
  { model, durable, figures, keepsAnswers }: OpenedModel,
  { resolved, world }: Session,
): Promise<OpenedService> {
  const close = () => model.close();
  try {
    const client = { ...(await embed(resolved, world, async () => model)), close };
    return { client, isWorkDoneHere: false, paid: { durable, model: figures, keepsAnswers } };
  } catch (problem) {
    await close();
    throw problem;
  }
}

/** Each thread reads the glossary by itself, which a pipe allows once. */
async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() === true;
}

async function openRemote(keep: CacheFlags, { resolved, settings, world }: Session): Promise<OpenedService> {
  const patience = { maxOutageMs: settings.maxWait, stopSignal: world.signal };
  const service = await connect(resolved, world, patience);
  const mode = keepMode(keep);
  const client = await openKeptAnswers(service, mode, { resolved, world });
  return {
    client,
    mostEqualRefusals,
    isWorkDoneHere: false,
    paid: {
      durable: client.durable,
      calls: () => toCallFigures(client, service.figures?.()),
      keepsAnswers: mode !== "off",
    },
  };
}

function toCallFigures(
  client: CachingClient,
  sent: { readonly requests: number; readonly retries: number; readonly throttled: number } | undefined,
): CallFigures {
  const { calls, hits, shared, failedWrites, failedReads } = client.figures();
  return {
    asked: calls,
    kept: hits,
    shared,
    requests: sent?.requests ?? calls,
    retries: sent?.retries ?? 0,
    throttled: sent?.throttled ?? 0,
    failed_writes: failedWrites,
    failed_reads: failedReads,
  };
}

/** A batch holds up to 200 rows; 16 rows wait for each call in flight (see `mapInOrder`), and two batches more. */
export function windowSize(concurrency: number): number {
  return Math.ceil((concurrency * 16) / 200) + 2;
}

/** What speaks for threads, and against them. */
interface ThreadQuestion {
  /** `--threads`. Undefined: as many as pay. */
  readonly asked: number | undefined;
  /** Cores that this process may use. */
  readonly cores: number;
  /** The feed's size before unpacking; undefined where nobody knows. */
  readonly totalBytes: number | undefined;
  readonly isGzip: boolean;
  /** Rows after which the run ends before the feed does. */
  readonly mostRows: number | undefined;
}

/** Each thread loads the engine and its words anew, which takes as long as some thousand rows. */
const leastRows = 10_000;

/** A short row. A packed feed holds about five times its size. */
const bytesPerRow = 300;
const gzipFactor = 5;

/**
 * How many threads work on the rows, the main one among them; 0: that one alone. As many as there are cores, where the feed
 * is long enough to pay for their start. Of a stream nobody knows how long it is, so it gets threads only where they are
 * asked for.
 */
export function countThreads({ asked, cores, totalBytes, isGzip, mostRows }: ThreadQuestion): number {
  if (asked !== undefined) return asked > 1 ? asked : 0;
  const rows = Math.min(
    ((totalBytes ?? 0) * (isGzip ? gzipFactor : 1)) / bytesPerRow,
    mostRows ?? Number.POSITIVE_INFINITY,
  );
  return cores > 1 && rows >= leastRows ? cores : 0;
}
