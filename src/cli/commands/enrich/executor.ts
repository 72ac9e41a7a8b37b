import { stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import type { CachingClient } from "../../../cache/caching-client.ts";
import type { LastAnswers } from "../../../cache/last-answers.ts";
import type { Client } from "../../../client/client.ts";
import { createExecutor, type RowExecutor } from "../../../pipeline/executor.ts";
import { createReusingExecutor } from "../../../pipeline/history/unchanged-rows.ts";
import type { OutcomePlan } from "../../../pipeline/outcome-plan.ts";
import { createRowWork, type RowWork } from "../../../pipeline/row-work.ts";
import type { CallFigures, ModelFigures } from "../../../pipeline/run-figures.ts";
import type { SourceCategories } from "../../../pipeline/source-categories/source-category.ts";
import { findAudience } from "../../../tasks/categorization/rules/audience.ts";
import { usesModel } from "../../config.ts";
import { connect, embed } from "../../connect.ts";
import type { PendingCalls } from "../../model-figures.ts";
import { type CacheFlags, cacheMode, openCachedClient } from "../../open-answer-cache.ts";
import type { OpenedModel } from "../../open-model.ts";
import type { Session } from "../../session.ts";
import type { openThreads } from "./open-workers.ts";

export interface OpenedExecutor {
  readonly executor: RowExecutor;
  /** Maximum number of batches read but not yet written. */
  readonly windowSize: number;
  /** See `FeedRun`. */
  readonly batchSize?: number;
  /** Whether this process does the work itself (CPU-bound) rather than waiting for others. */
  readonly isWorkDoneHere: boolean;
  /** For a remote service and for a language model. */
  readonly paid?: PaidWork;
  /** Rows so far that got the answers of the last run. Absent: none can. */
  readonly reusedRows?: () => number;
  close(): Promise<void>;
}

/** What the run needs from work that is paid for or done remotely. */
export interface PaidWork {
  /** Awaited before rows are written: their answers are stored durably then. */
  readonly durable: () => Promise<void>;
  /** Only for a remote service. */
  readonly calls?: () => CallFigures;
  readonly model?: () => ModelFigures;
  /** What is under way with the language model, and what keeps it. */
  readonly pending?: () => PendingCalls;
  /** Whether answers are cached beyond the run. */
  readonly cachesAnswers: boolean;
}

/** The size of the work, as far as it is known. */
export interface RunExtent {
  readonly totalBytes: number | undefined;
  readonly isGzip: boolean;
  readonly mostRows: number | undefined;
}

interface RowsToProcess {
  readonly plan: OutcomePlan;
  readonly extent: RunExtent;
  /** See `SourceCategoryWork`. */
  readonly learn?: (client: Client | undefined) => Promise<SourceCategories | undefined>;
  /** What the built-in engine answered in the last run. Absent: nothing is reused or kept. */
  readonly last?: ReusableAnswers | undefined;
  /** Whether no row is worked on in this process itself, which survives every row then. */
  readonly isAlone?: boolean;
}

/** Answers of the last run, and what they depend on besides what was asked. */
export interface ReusableAnswers {
  readonly answers: LastAnswers;
  readonly identity: string;
}

/** The service that does the work, where the settings leave it open. */
export interface ServiceChoice {
  readonly keep: CacheFlags;
  /** The model of the embedded service, closed with it. Absent: the one from the settings, if any. */
  readonly model?: OpenedModel | undefined;
}

/** Whether the built-in engine does the work, in this process and its threads. */
export function isBuiltInEngine(
  { model }: Pick<ServiceChoice, "model">,
  session: Pick<Session, "settings" | "resolved" | "world">,
): boolean {
  const { settings, resolved, world } = session;
  return settings.baseUrl === undefined && model === undefined && !usesModel(resolved, world);
}

/** After this many consecutive refusals for the same reason, further calls would be refused too. */
const mostEqualRefusals = 50;

/**
 * Opens the executor: the remote service at an address; otherwise the embedded one, in this process with a language
 * model or for a short feed, with threads where they pay off.
 */
export async function openExecutor(
  { plan: asked, extent, learn, last, isAlone = false }: RowsToProcess,
  choice: ServiceChoice,
  session: Session,
): Promise<OpenedExecutor> {
  const { settings, world } = session;
  const isBuiltIn = isBuiltInEngine(choice, session);
  const isKept = last !== undefined;
  const { client, mostEqualRefusals, isWorkDoneHere, paid } = await openService(choice, session);
  const { plan, threads } = await prepare().catch(async (problem) => {
    await client.close();
    throw problem;
  });
  const { signal, callSignal } = world;
  const work = createRowWork({
    client,
    audienceOf: findAudience,
    mostEqualRefusals,
    plan,
    isScored: true,
    isKept,
    callSignal,
  });
  const concurrency = threads === undefined ? settings.concurrency : 1;
  const here = createExecutor(work, { concurrency, signal });
  async function prepare() {
    const sourceCategories = await learn?.(isBuiltIn ? client : undefined);
    const plan = sourceCategories === undefined ? asked : { ...asked, sourceCategories };
    const rowsBefore = last === undefined || last.answers.isEmpty ? 0 : rowsBeforeThreads;
    const request = { plan, isKept, rowsBefore, isAlone };
    return { plan, threads: isBuiltIn ? await openThreadsWherePaid(request, extent, session) : undefined };
  }
  const executor = threads?.joinWith(here) ?? here;
  const reusing = last && createReusingExecutor({ ...last, executor, plan, audienceOf: findAudience });
  return {
    executor: reusing?.executor ?? executor,
    ...(isWorkDoneHere
      ? { windowSize: threads?.windowSize ?? windowSize(concurrency) }
      : singleRows(concurrency)),
    isWorkDoneHere,
    ...(paid && { paid }),
    ...(reusing && { reusedRows: reusing.reused }),
    close: async () => {
      await threads?.close();
      await client.close();
    },
  };
}

/** @returns undefined where threads would not pay off */
async function openThreadsWherePaid(
  request: Omit<Parameters<typeof openThreads>[0], "size">,
  extent: RunExtent,
  session: Session,
) {
  const { settings } = session;
  const isReadOnce = settings.glossary !== undefined && !(await isFile(settings.glossary));
  const requested = isReadOnce ? 0 : settings.threads;
  const counted = countThreads({ ...extent, requested, cores: availableParallelism() });
  const size = request.isAlone ? Math.max(2, counted) : counted;
  if (size === 0) return undefined;
  const { hasThreads, openThreads } = await import("./open-workers.ts");
  return hasThreads() ? openThreads({ ...request, size }, session) : undefined;
}

/** The service that does the tasks. */
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

/** The model from the settings, configured for a run with many calls. */
export async function openRunModel(
  keep: CacheFlags,
  { resolved, settings, world }: Session,
): Promise<OpenedModel> {
  const { openModel } = await import("../../open-model.ts");
  const limits = { maxOutageMs: settings.maxWait, stopSignal: world.signal };
  return openModel({ ...limits, cacheMode: cacheMode(keep) }, { resolved, world });
}

async function embedWithModel(
  { model, durable, figures, pending, cachesAnswers }: OpenedModel,
  { resolved, world }: Session,
): Promise<OpenedService> {
  const close = () => model.close();
  try {
    const client = { ...(await embed(resolved, world, async () => model)), close };
    return { client, isWorkDoneHere: false, paid: { durable, model: figures, pending, cachesAnswers } };
  } catch (problem) {
    await close();
    throw problem;
  }
}

/** Each thread reads the glossary itself, and a pipe can be read only once. */
export async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() === true;
}

async function openRemote(keep: CacheFlags, { resolved, settings, world }: Session): Promise<OpenedService> {
  const patience = { maxOutageMs: settings.maxWait, stopSignal: world.signal };
  const service = await connect(resolved, world, patience);
  const mode = cacheMode(keep);
  const client = await openCachedClient(service, mode, { resolved, world });
  return {
    client,
    mostEqualRefusals,
    isWorkDoneHere: false,
    paid: {
      durable: client.durable,
      calls: () => toCallFigures(client, service.figures?.()),
      cachesAnswers: mode !== "off",
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

/**
 * For work that waits for others: rows by themselves, so that each is written after its own answers and not after its neighbours', and as
 * many as keep all calls busy where one in a hundred takes twenty times longer (see `mapInOrder`).
 */
export function singleRows(concurrency: number): {
  readonly batchSize: number;
  readonly windowSize: number;
} {
  return { batchSize: 1, windowSize: concurrency * 16 + 2 };
}

/** A batch holds up to 200 rows; 16 rows are queued per call in flight (see `mapInOrder`), plus two batches. */
export function windowSize(concurrency: number): number {
  return Math.ceil((concurrency * 16) / 200) + 2;
}

/** What decides the number of threads. */
interface ThreadRequest {
  /** `--threads`. Undefined: chosen automatically. */
  readonly requested: number | undefined;
  /** Cores available to this process. */
  readonly cores: number;
  /** The feed's size in bytes before decompression; undefined where it is unknown. */
  readonly totalBytes: number | undefined;
  readonly isGzip: boolean;
  /** Row limit of the run. */
  readonly mostRows: number | undefined;
}

/**
 * So many rows for each thread, which loads the engine and its lexicons, runs them cold, and holds about 250 MB. Measured with all tasks on
 * two cores, a second thread saves an eighth of the time of 2,000 rows and a quarter of that of 4,000.
 */
const rowsPerThread = 2_000;
/** So many rows that the last run does not know are done here; for more, threads do them while this one reads, finds and writes. */
const rowsBeforeThreads = 200;

/** A low estimate. A compressed feed expands about fivefold. */
const bytesPerRow = 300;
const gzipFactor = 5;

/**
 * The number of threads that process rows, including the main one; 0: only the main one. At most one per core, as many as the feed is
 * long enough for. A stream's length is unknown, so it gets threads only on request.
 */
export function countThreads({ requested, cores, totalBytes, isGzip, mostRows }: ThreadRequest): number {
  if (requested !== undefined) return requested > 1 ? requested : 0;
  const rows = Math.min(
    ((totalBytes ?? 0) * (isGzip ? gzipFactor : 1)) / bytesPerRow,
    mostRows ?? Number.POSITIVE_INFINITY,
  );
  const size = Math.min(cores, Math.floor(rows / rowsPerThread));
  return size > 1 ? size : 0;
}
