import { availableParallelism } from "node:os";
import { createExecutor, type RowExecutor } from "../../batch/executor.ts";
import type { Session } from "../session.ts";
import { openRowWork, type RowsToWorkOn } from "./open-row-work.ts";
import { countThreads } from "./thread-count.ts";

/** Where the rows of a run are worked on, opened. */
export interface OpenedExecutor {
  readonly executor: RowExecutor;
  /** Batches between being read and being written. */
  readonly windowSize: number;
  close(): Promise<void>;
}

/** How much is to be worked on, as far as it is known. */
export interface RunExtent {
  readonly totalBytes: number | undefined;
  readonly isGzip: boolean;
  readonly mostRows: number | undefined;
}

/** Threads where they pay; this process for a short feed, and for a service behind a network, which is waited for. */
export async function openExecutor(
  rows: RowsToWorkOn,
  extent: RunExtent,
  session: Session,
): Promise<OpenedExecutor> {
  const { resolved, settings, world } = session;
  const threads =
    settings.baseUrl === undefined
      ? countThreads({ ...extent, asked: settings.threads, cores: availableParallelism() })
      : 0;
  if (threads > 0) {
    const { hasThreads, openThreads } = await import("./open-threads.ts");
    if (hasThreads()) return openThreads(rows, threads, session);
  }
  const { work, close } = await openRowWork(rows, { resolved, world });
  return {
    executor: createExecutor(work, { concurrency: settings.concurrency, signal: world.signal }),
    windowSize: windowSize(settings.concurrency),
    close,
  };
}

/** A batch holds up to 200 rows; 16 rows wait for each call in flight (see `mapInOrder`). */
function windowSize(concurrency: number): number {
  return Math.max(2, Math.ceil((concurrency * 16) / 200));
}
