import type { ColumnMapping } from "../feed/columns.ts";
import type { Feed } from "../feed/feed.ts";
import type { FeedRecord } from "../feed/record.ts";
import { createFeedWriter, type FeedWriterOptions } from "../feed/write-feed.ts";
import type { BatchExecutor } from "./executor.ts";
import { mapInOrder } from "./ordered-window.ts";
import type { ByteSink } from "./output/output-file.ts";
import { type PreparedRow, prepareRows } from "./rows/prepare-rows.ts";
import { createRejectsWriter, toRejects } from "./rows/rejects.ts";
import type { RowChanges } from "./rows/row-changes.ts";
import { type RowSelection, selectRecords } from "./rows/row-selection.ts";
import { RunCounts } from "./summary/run-counts.ts";
import type { ScoreChanges } from "./summary/score-changes.ts";
import type { Enrichment } from "./tasks/enrichment.ts";
import type { Product } from "./tasks/product.ts";

export interface FeedRun {
  readonly feed: Feed;
  readonly mapping: ColumnMapping;
  readonly selection: RowSelection;
  readonly executor: BatchExecutor;
  /** Batches between being read and being written: bounds both memory and the calls that wait for one another. */
  readonly windowSize: number;
  readonly changes: RowChanges;
  readonly writing: Pick<FeedWriterOptions, "format" | "csvSafe" | "columns">;
  readonly output: ByteSink;
  /** Where rows go that could not be done, as they were, with the reasons. */
  readonly rejects?: ByteSink;
  /** Scores the products before and after. */
  readonly scores?: ScoreChanges;
  readonly onProgress?: (counts: RunCounts) => void;
  readonly signal?: AbortSignal;
}

interface Row {
  readonly record: FeedRecord;
  readonly enrichment: Enrichment;
  /** Absent: the row states none of its own. */
  readonly product?: Product;
}

/**
 * Takes every chosen row of a feed to its enrichment and writes each exactly once, in the feed's order, whatever
 * became of it. The caller makes the output visible afterwards, or takes it away.
 * @throws FeedProblem where the feed breaks; BatchProblem where the output cannot be written; the fault that
 *   stopped the executor
 */
export async function runFeed(run: FeedRun): Promise<{ counts: RunCounts; respelledCharacters: number }> {
  const { feed, selection, changes, output, rejects, signal } = run;
  const { description } = feed;
  const writer = createFeedWriter(description, { ...run.writing, addedColumns: changes.addedColumns });
  const rejectsWriter = rejects && createRejectsWriter(feed);
  const counts = new RunCounts();
  await output.write(writer.header());
  if (rejectsWriter) await rejects.write(rejectsWriter.header());
  const batches = selectRecords(feed, selection, signal);
  const prepared = prepareRows(batches, { mapping: run.mapping, description });
  const enrich = (batch: PreparedRow[]) => enrichBatch(run.executor, batch);
  for await (const rows of mapInOrder(prepared, run.windowSize, enrich)) {
    await output.write(writer.records(rows.map((row) => toChangedRow(row, changes))));
    for (const row of rows) countRow(row, counts, run.scores);
    if (rejectsWriter) await rejects.write(rejectsWriter.records(rows.flatMap(toRejects)));
    run.onProgress?.(counts);
  }
  await output.write(writer.end(selection.kind === "all" ? feed.tail() : undefined));
  if (rejectsWriter) await rejects.write(rejectsWriter.end());
  return { counts, respelledCharacters: writer.respelledCharacters() };
}

function countRow({ record, enrichment, product }: Row, counts: RunCounts, scores?: ScoreChanges): void {
  counts.add(record, enrichment);
  if (product) scores?.add(product, enrichment);
}

async function enrichBatch(executor: BatchExecutor, batch: readonly PreparedRow[]): Promise<Row[]> {
  const waiting = batch.filter(({ settled }) => settled === undefined);
  const enrichments = (await executor(waiting.map(({ product }) => product))).values();
  return batch.map(({ record, product, settled }) =>
    settled === undefined
      ? { record, product, enrichment: enrichments.next().value as Enrichment }
      : { record, enrichment: settled },
  );
}

function toChangedRow({ record, enrichment }: Row, changes: RowChanges) {
  return { record, change: changes.toChange(record, enrichment) };
}
