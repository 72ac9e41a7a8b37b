import { stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import type { KeepingClient } from "../../../answers/keep-answers.ts";
import { createExecutor, type RowExecutor } from "../../../batch/executor.ts";
import type { OutcomePlan } from "../../../batch/rows/outcome-plan.ts";
import { createRowWork, type RowWork } from "../../../batch/rows/work-on-row.ts";
import type { CallFigures } from "../../../batch/summary/call-figures.ts";
import type { ModelFigures } from "../../../batch/summary/model-figures.ts";
import { connect, embed } from "../../connect.ts";
import type { OpenedModel } from "../../language-model/open-model.ts";
import { usesModel } from "../../language-model/uses-model.ts";
import { type KeepFlags, keepMode, openKeptAnswers } from "../../open-kept-answers.ts";
import type { Session } from "../../session.ts";
import { countThreads } from "./thread-count.ts";

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
export interface RunExtent {
  readonly totalBytes: number | undefined;
  readonly isGzip: boolean;
  readonly mostRows: number | undefined;
}

/** How the rows of one run are worked on. */
export interface Working {
  readonly extent: RunExtent;
  readonly keep: KeepFlags;
  /** Does the tasks of the embedded service, and is closed with it. Absent: the one of the settings, if any. */
  readonly model?: OpenedModel | undefined;
}

/** After so many refusals in a row for one and the same reason a run would only go on to be refused. */
const mostEqualRefusals = 50;

/**
 * The service at an address; or the embedded one, in this process for a language model and for a short feed, in threads
 * where they pay.
 */
export async function openExecutor(
  plan: OutcomePlan,
  { extent, keep, model }: Working,
  session: Session,
): Promise<OpenedExecutor> {
  const { settings, resolved, world } = session;
  if (settings.baseUrl !== undefined) return openRemote(plan, keep, session);
  if (model !== undefined) return openWithModel(plan, model, session);
  if (usesModel(resolved, world)) return openWithModel(plan, await openRunModel(keep, session), session);
  const isReadOnce = settings.glossary !== undefined && !(await isFile(settings.glossary));
  const asked = isReadOnce ? 0 : settings.threads;
  const threads = countThreads({ ...extent, asked, cores: availableParallelism() });
  if (threads > 0) {
    const { hasThreads, openThreads } = await import("./open-threads.ts");
    if (hasThreads()) return openThreads(plan, threads, session);
  }
  const client = await connect(session.resolved, session.world);
  return openHere(plan, { client }, session);
}

/** The model of the settings, as a run of many calls needs it. */
export async function openRunModel(
  keep: KeepFlags,
  { resolved, settings, world }: Session,
): Promise<OpenedModel> {
  const { openModel } = await import("../../language-model/open-model.ts");
  const manners = { maxOutageMs: settings.maxWait, stopSignal: world.signal };
  return openModel({ ...manners, keep: keepMode(keep) }, { resolved, world });
}

async function openWithModel(
  plan: OutcomePlan,
  { model, durable, figures, keepsAnswers }: OpenedModel,
  session: Session,
): Promise<OpenedExecutor> {
  const close = () => model.close();
  try {
    const client = { ...(await embed(session.resolved, session.world, async () => model)), close };
    const paid = { durable, model: figures, keepsAnswers };
    return { ...openHere(plan, { client }, session), isWorkDoneHere: false, paid };
  } catch (problem) {
    await close();
    throw problem;
  }
}

/** Each thread reads the glossary by itself, which a pipe allows once. */
async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() === true;
}

async function openRemote(plan: OutcomePlan, keep: KeepFlags, session: Session): Promise<OpenedExecutor> {
  const { resolved, settings, world } = session;
  const patience = { maxOutageMs: settings.maxWait, stopSignal: world.signal };
  const service = await connect(resolved, world, patience);
  const mode = keepMode(keep);
  const client = await openKeptAnswers(service, mode, { resolved, world });
  return {
    ...openHere(plan, { client, mostEqualRefusals }, session),
    isWorkDoneHere: false,
    paid: {
      durable: client.durable,
      calls: () => toCallFigures(client, service.figures?.()),
      keepsAnswers: mode !== "off",
    },
  };
}

function toCallFigures(
  client: KeepingClient,
  sent: { readonly requests: number; readonly retries: number; readonly throttled: number } | undefined,
): CallFigures {
  const { asked, found, shared, failedWrites, failedReads } = client.figures();
  return {
    asked,
    kept: found,
    shared,
    requests: sent?.requests ?? asked,
    retries: sent?.retries ?? 0,
    throttled: sent?.throttled ?? 0,
    failed_writes: failedWrites,
    failed_reads: failedReads,
  };
}

function openHere(
  plan: OutcomePlan,
  way: Pick<RowWork, "client" | "mostEqualRefusals">,
  { settings, world }: Session,
): OpenedExecutor {
  const { signal, callSignal } = world;
  const work = createRowWork({ ...way, plan, isScored: true, callSignal });
  return {
    executor: createExecutor(work, { concurrency: settings.concurrency, signal }),
    windowSize: windowSize(settings.concurrency),
    isWorkDoneHere: true,
    close: () => way.client.close(),
  };
}

/** A batch holds up to 200 rows; 16 rows wait for each call in flight (see `mapInOrder`), and two batches more. */
export function windowSize(concurrency: number): number {
  return Math.ceil((concurrency * 16) / 200) + 2;
}
