import type { RowExecutor } from "../../../batch/executor.ts";
import { mapInOrder } from "../../../batch/ordered-window.ts";
import { prepareRows } from "../../../batch/rows/prepare-rows.ts";
import { type RowSelection, selectRecords } from "../../../batch/rows/row-selection.ts";
import type { ColumnMapping } from "../../../feed/columns.ts";
import { openFeedFile } from "../../../feed/open-feed.ts";
import { type ReadFeedOptions, readFeed } from "../../../feed/read-feed.ts";

/** A run's rows, to be worked on without an output. */
export interface RowsToCollect {
  /** Read once more from its beginning. */
  readonly filePath: string;
  readonly reading: ReadFeedOptions;
  readonly mapping: ColumnMapping;
  readonly selection: RowSelection;
  /** The run's own work on rows, by a client whose language model collects. */
  readonly executor: RowExecutor;
  /** As of a run (see `FeedRun`). */
  readonly windowSize: number;
  readonly signal?: AbortSignal;
}

/**
 * Works on every chosen row as a run would, so that the very same questions come up, and writes nothing.
 * @throws FeedProblem; the fault that stopped the executor; the signal's reason
 */
export async function collectRows(rows: RowsToCollect): Promise<{ readonly rows: number }> {
  const { filePath, reading, mapping, selection, executor, windowSize, signal } = rows;
  const feed = await readFeed(await openFeedFile(filePath), reading);
  let asked = 0;
  try {
    const prepared = prepareRows(selectRecords(feed, selection, signal), {
      mapping,
      description: feed.description,
    });
    const worked = mapInOrder(prepared, windowSize, (batch) => {
      const waiting = batch.filter(({ settled }) => settled === undefined).map(({ product }) => product);
      const first = asked;
      asked += waiting.length;
      return executor.execute(waiting, first);
    });
    for await (const _ of worked) signal?.throwIfAborted();
    return { rows: asked };
  } catch (fault) {
    executor.stop(fault);
    await executor.settled();
    throw signal?.aborted === true ? signal.reason : fault;
  } finally {
    await feed.close();
  }
}
