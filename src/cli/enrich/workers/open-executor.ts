import { stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import type { KeepingClient } from "../../../answers/keep-answers.ts";
import { createExecutor, type RowExecutor } from "../../../batch/executor.ts";
import type { RowWork } from "../../../batch/rows/work-on-row.ts";
import type { CallFigures } from "../../../batch/summary/call-figures.ts";
import { connect } from "../../connect.ts";
import { type KeepFlags, keepMode, openKeptAnswers } from "../../open-kept-answers.ts";
import type { Session } from "../../session.ts";
import { openRowWork, type RowsToWorkOn } from "./open-row-work.ts";
import { countThreads } from "./thread-count.ts";

/** Where the rows of a run are worked on, opened. */
export interface OpenedExecutor {
  readonly executor: RowExecutor;
  /** Batches between being read and being written. */
  readonly windowSize: number;
  /** Of a remote service. */
  readonly remote?: RemoteWork;
  close(): Promise<void>;
}

/** What is to be known of a service that is paid for, or far away. */
export interface RemoteWork {
  /** Awaited before rows are written: what was answered for them is safe then. */
  readonly durable: () => Promise<void>;
  readonly calls: () => CallFigures;
  /** Whether answers outlast the run. */
  readonly keepsAnswers: boolean;
}

/** How much is to be worked on, as far as it is known. */
export interface RunExtent {
  readonly totalBytes: number | undefined;
  readonly isGzip: boolean;
  readonly mostRows: number | undefined;
}

/** After so many refusals in a row for one and the same reason a run would only go on to be refused. */
const mostEqualRefusals = 50;

/** The service at an address; or the embedded one, in threads where they pay, in this process for a short feed. */
export async function openExecutor(
  rows: RowsToWorkOn,
  { extent, keep }: { readonly extent: RunExtent; readonly keep: KeepFlags },
  session: Session,
): Promise<OpenedExecutor> {
  const { settings } = session;
  if (settings.baseUrl !== undefined) return openRemote(rows, keep, session);
  const isReadOnce = settings.glossary !== undefined && !(await isFile(settings.glossary));
  const asked = isReadOnce ? 0 : settings.threads;
  const threads = countThreads({ ...extent, asked, cores: availableParallelism() });
  if (threads > 0) {
    const { hasThreads, openThreads } = await import("./open-threads.ts");
    if (hasThreads()) return openThreads(rows, threads, session);
  }
  const client = await connect(session.resolved, session.world);
  return openHere(rows, { client }, session);
}

/** Each thread reads the glossary by itself, which a pipe allows once. */
async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() === true;
}

async function openRemote(rows: RowsToWorkOn, keep: KeepFlags, session: Session): Promise<OpenedExecutor> {
  const { resolved, settings, world } = session;
  const patience = { maxOutageMs: settings.maxWait, stopSignal: world.signal };
  const service = await connect(resolved, world, patience);
  const mode = keepMode(keep);
  const client = await openKeptAnswers(service, mode, { resolved, world });
  return {
    ...(await openHere(rows, { client, mostEqualRefusals }, session)),
    remote: {
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

async function openHere(
  rows: RowsToWorkOn,
  way: Pick<RowWork, "client" | "mostEqualRefusals">,
  { settings, world }: Session,
): Promise<OpenedExecutor> {
  const { signal, callSignal } = world;
  const work = await openRowWork(rows, { ...way, callSignal });
  return {
    executor: createExecutor(work, { concurrency: settings.concurrency, signal }),
    windowSize: windowSize(settings.concurrency),
    close: () => way.client.close(),
  };
}

/** A batch holds up to 200 rows; 16 rows wait for each call in flight (see `mapInOrder`), and two batches more. */
function windowSize(concurrency: number): number {
  return Math.ceil((concurrency * 16) / 200) + 2;
}
