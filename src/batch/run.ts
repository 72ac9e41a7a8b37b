import type { ColumnMapping } from "../feed/columns.ts";
import { continuesProduct } from "../feed/columns.ts";
import type { Feed } from "../feed/feed.ts";
import type { FeedRecord } from "../feed/record.ts";
import { createFeedWriter, type FeedWriter, type FeedWriterOptions } from "../feed/write-feed.ts";
import { type Enrichment, rejectedRow } from "./enrichment.ts";
import type { BatchExecutor } from "./executor.ts";
import { mapInOrder } from "./ordered-window.ts";
import type { ByteSink } from "./output-file.ts";
import { type Product, toProduct } from "./product.ts";
import { rejectChange, rejectColumns } from "./rejects.ts";
import type { RowChanges } from "./row-changes.ts";
import { type RowSelection, selectRecords } from "./row-selection.ts";
import { RunCounts } from "./run-counts.ts";

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
  readonly onProgress?: (counts: RunCounts) => void;
  readonly signal?: AbortSignal;
}

interface Row {
  readonly record: FeedRecord;
  readonly enrichment: Enrichment;
}

/**
 * Takes every chosen row of a feed to its enrichment and writes each exactly once, in the feed's order, whatever
 * became of it. The caller makes the output visible afterwards, or takes it away.
 * @throws FeedProblem where the feed breaks; BatchProblem where the output cannot be written; the fault that
 *   stopped the executor
 */
export async function runFeed(run: FeedRun): Promise<{ counts: RunCounts; respelledCharacters: number }> {
  const { feed, selection, changes, output, rejects, signal } = run;
  const writer = createFeedWriter(feed.description, {
    ...run.writing,
    addedColumns: changes.addedColumns,
  });
  const rejectsWriter = rejects && createRejectsWriter(feed);
  const counts = new RunCounts();
  await output.write(writer.header());
  if (rejectsWriter) await rejects.write(rejectsWriter.header());
  const prepared = prepareRecords(run, selectRecords(feed, selection, signal));
  for await (const rows of mapInOrder(prepared, run.windowSize, (batch) =>
    enrichBatch(run.executor, batch),
  )) {
    await output.write(
      writer.records(
        rows.map((row) => ({
          record: row.record,
          change: toChange(changes, row),
        })),
      ),
    );
    for (const { record, enrichment } of rows) counts.add(record, enrichment);
    if (rejectsWriter) await rejects.write(rejectsWriter.records(rows.flatMap(toRejects)));
    run.onProgress?.(counts);
  }
  await output.write(writer.end(selection.kind === "all" ? feed.tail() : undefined));
  if (rejectsWriter) await rejects.write(rejectsWriter.end());
  return { counts, respelledCharacters: writer.respelledCharacters() };
}

/** A row that waits for its enrichment, or has it already because there is nothing to ask. */
interface PreparedRow {
  readonly record: FeedRecord;
  readonly product: Product;
  readonly settled?: Enrichment;
}

async function* prepareRecords(
  run: FeedRun,
  batches: AsyncIterable<FeedRecord[]>,
): AsyncGenerator<PreparedRow[]> {
  let previous: FeedRecord | undefined;
  for await (const records of batches) {
    yield records.map((record) => {
      const prepared = prepareRecord(run, previous, record);
      previous = record;
      return prepared;
    });
  }
}

function prepareRecord(run: FeedRun, previous: FeedRecord | undefined, record: FeedRecord): PreparedRow {
  const { mapping, feed } = run;
  if (record.problem !== undefined) return { record, product: {}, settled: rejectedRow(record.problem) };
  if (continuesProduct(previous, record, mapping, feed.description)) {
    return { record, product: {}, settled: continuation };
  }
  return { record, product: toProduct(record, mapping) };
}

/** A further row of the product above (a variant, an image): nothing is asked of it, and nothing failed. */
const continuation: Enrichment = {
  status: "ok",
  language: "en",
  failures: [],
  messages: ["This row continues the product above it."],
};

async function enrichBatch(executor: BatchExecutor, batch: readonly PreparedRow[]): Promise<Row[]> {
  const waiting = batch.filter(({ settled }) => settled === undefined);
  const enrichments = (await executor(waiting.map(({ product }) => product))).values();
  return batch.map(({ record, settled }) => ({
    record,
    enrichment: settled ?? (enrichments.next().value as Enrichment),
  }));
}

function toChange(changes: RowChanges, { record, enrichment }: Row) {
  return changes.toChange(record, enrichment);
}

function createRejectsWriter(feed: Feed): FeedWriter {
  const { format } = feed.description;
  return createFeedWriter(feed.description, {
    format,
    csvSafe: "generated",
    addedColumns: rejectColumns,
    purpose: "rejects",
  });
}

function toRejects({ record, enrichment }: Row) {
  return enrichment.failures.map((failure) => ({
    record,
    change: rejectChange(record, failure),
  }));
}
