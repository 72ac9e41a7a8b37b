import { setTimeout as wait } from "node:timers/promises";
import type { ColumnMapping } from "../feed/columns.ts";
import type { Feed, FeedDescription } from "../feed/feed.ts";
import type { FeedFormatName } from "../feed/feed-format.ts";
import type { FeedRecord, RecordChange } from "../feed/record.ts";
import { createFeedWriter, type FeedWriter, type FeedWriterOptions } from "../feed/writer.ts";
import { createDecided } from "./decided-outcome.ts";
import type { Decisions } from "./decisions.ts";
import { type ProposedField, proposedFields, type RowOutcome } from "./enrichment.ts";
import type { RowExecutor } from "./executor.ts";
import type { FeedLanguage } from "./feed-language.ts";
import { mapInOrder } from "./ordered-window.ts";
import { createOutcomes, type OutcomePlan } from "./outcome-plan.ts";
import type { ByteSink } from "./output-file.ts";
import type { Product } from "./product.ts";
import { createRowChanges, type Spreading } from "./row-changes.ts";
import { type PreparedRow, prepareRows } from "./rows.ts";
import { RunCounts } from "./run-figures.ts";
import type { RowSelection, WriteMode } from "./run-options.ts";
import type { RowScores } from "./score-summary.ts";
import { filledByShop } from "./sources.ts";

export interface FeedRun {
  readonly feed: Feed;
  readonly mapping: ColumnMapping;
  readonly language: FeedLanguage;
  readonly selection: RowSelection;
  /** What is wanted of each row; the executor's outcomes are made by the same plan. */
  readonly plan: OutcomePlan;
  readonly write: WriteMode;
  /** See `createRowChanges`. */
  readonly spread?: Spreading;
  readonly executor: RowExecutor;
  /** Absent: all rows are prepared here, and written with what stands before the first and behind the last of them. */
  readonly piece?: RunPiece;
  /**
   * The most rows of a batch. Small ones are written early and keep little waiting; absent: as they are read, which is quickest where
   * rows take no time.
   */
  readonly batchSize?: number | undefined;
  /** Batches between being read and being written: bounds both memory and the calls that wait for one another. */
  readonly windowSize: number;
  readonly writing: Pick<FeedWriterOptions, "format" | "csvSafe" | "columns" | "excelDelimiter">;
  readonly output: ByteSink;
  /** Where rows go that could not be done, as they were, with the reasons. */
  readonly rejects?: ByteSink;
  /** Default: the feed's. */
  readonly rejectsFormat?: FeedFormatName;
  /** What a person decided, which stands whatever is proposed. */
  readonly decisions?: Decisions;
  /** Takes up what the rows score before and after. */
  readonly scores?: RowScores;
  /** Awaited before rows are written: what was answered for them is safe then. */
  readonly beforeWrite?: () => Promise<void>;
  /** Told of the records that were written, in their order, and of what they state. */
  readonly onWritten?: (records: readonly FeedRecord[], products: readonly Product[]) => void;
  /** Told how many rows of the feed were taken up so far. */
  readonly onRead?: (rows: number) => void;
  readonly onProgress?: (counts: RunCounts) => void;
  /** Aborted: no further row is read or begun; what is under way is waited for. */
  readonly signal?: AbortSignal;
}

/** A part of a run, whose rows alone are written. */
interface RunPiece {
  /** The chosen rows, in order. */
  readonly rows: AsyncIterable<PreparedRow[]>;
  /** Rows that the run writes before. */
  readonly writtenBefore: number;
}

interface Row {
  readonly record: FeedRecord;
  readonly product: Product;
  readonly outcome: RowOutcome;
}

/**
 * Takes every chosen row of a feed to its outcome and writes each exactly once, in the feed's order, whatever
 * became of it. The caller makes the output visible afterwards, or takes it away.
 * @throws PdoError where the feed breaks; PdoError where the output cannot be written; the fault that
 *   stopped the executor; the signal's reason. What was under way has settled then, or had its time to
 */
export async function runFeed(run: FeedRun): Promise<{ counts: RunCounts; respelledCharacters: number }> {
  try {
    return await writeRows(run);
  } catch (error) {
    const { executor, signal } = run;
    executor.stop(error);
    if (signal?.aborted === true) await executor.settled();
    else await Promise.race([executor.settled(), wait(mostSettlingMs, undefined, { ref: false })]);
    throw signal?.aborted === true ? signal.reason : error;
  }
}

/** After a fault, calls that are paid for are given so long to be answered, and kept. */
const mostSettlingMs = 5_000;

async function writeRows(run: FeedRun): Promise<{ counts: RunCounts; respelledCharacters: number }> {
  const { feed, selection, output, rejects, piece } = run;
  const { description } = feed;
  const worked = workOnRows(run);
  const changes = createRowChanges(run);
  const writer = createFeedWriter(description, {
    ...run.writing,
    addedColumns: changes.addedColumns,
    isContinued: (piece?.writtenBefore ?? 0) > 0,
  });
  const rejectsWriter = rejects && createRejectsWriter(description, run);
  const counts = new RunCounts();
  if (piece === undefined) {
    await output.write(writer.header());
    if (rejectsWriter) await rejects.write(rejectsWriter.header());
  }
  for await (const rows of worked) {
    await run.beforeWrite?.();
    await output.write(
      writer.records(
        rows.map(({ record, outcome }) => ({ record, change: changes.toChange(record, outcome) })),
      ),
    );
    if (rejectsWriter) await rejects.write(rejectsWriter.records(rows.flatMap(toRejects)));
    for (const { record, product, outcome } of rows) {
      counts.add(record, outcome);
      if (outcome.toScore !== undefined) run.scores?.add(product, outcome.toScore);
    }
    run.onWritten?.(
      rows.map(({ record }) => record),
      rows.map(({ product }) => product),
    );
    run.onProgress?.(counts);
  }
  if (piece === undefined) {
    await output.write(writer.end(selection.kind === "all" ? feed.tail() : undefined));
    if (rejectsWriter) await rejects.write(rejectsWriter.end());
  }
  return { counts, respelledCharacters: writer.respelledCharacters() };
}

/** The chosen rows with what became of them, batch after batch, in the feed's order. */
function workOnRows(run: FeedRun) {
  const { feed, selection, mapping, language, plan, write, executor, windowSize, signal } = run;
  const filled = write === "fill" ? columnsOf(plan, mapping) : undefined;
  const prepared = run.piece?.rows ?? prepareRows({ feed, mapping, language, selection, signal });
  const batches = inBatches(prepared, run);
  const settle = createOutcomes(plan);
  const decided = createDecided(plan, mapping, run.decisions);
  let place = run.piece?.writtenBefore ?? 0;
  return mapInOrder(batches, windowSize, async (batch) => {
    const waiting: Product[] = [];
    const places: number[] = [];
    for (const { product, settled } of batch) {
      if (settled === undefined) {
        waiting.push(product);
        places.push(place);
      }
      place += 1;
    }
    return toRows(batch, await executor.execute(waiting, places), { settle, mapping, filled, decided });
  });
}

/** No larger ones than are wanted. */
async function* inBatches(
  prepared: AsyncIterable<PreparedRow[]>,
  { batchSize = Number.POSITIVE_INFINITY, onRead }: Pick<FeedRun, "batchSize" | "onRead">,
): AsyncGenerator<PreparedRow[]> {
  let read = 0;
  for await (const rows of prepared) {
    read += rows.length;
    onRead?.(read);
    if (rows.length <= batchSize) yield rows;
    else
      for (let first = 0; first < rows.length; first += batchSize) yield rows.slice(first, first + batchSize);
  }
}

/** The feed's columns that results stand in. */
function columnsOf({ written }: OutcomePlan, { columns }: ColumnMapping) {
  return Object.fromEntries(
    written.flatMap((field) => (columns[field] === undefined ? [] : [[field, columns[field]]])),
  );
}

interface Settling {
  readonly settle: ReturnType<typeof createOutcomes>;
  readonly mapping: ColumnMapping;
  readonly decided: (outcome: RowOutcome, record: FeedRecord) => RowOutcome;
  /** Columns whose filled cells stay, by field. Absent: none. */
  readonly filled: Readonly<Partial<Record<ProposedField, string>>> | undefined;
}

function toRows(
  batch: readonly PreparedRow[],
  outcomes: readonly RowOutcome[],
  { settle, mapping, filled, decided }: Settling,
): Row[] {
  const waiting = outcomes.values();
  return batch.map(({ record, product, settled, leavesEmpty = false }) => {
    const proposed = settled === undefined ? (waiting.next().value as RowOutcome) : settle(settled);
    const found = settled === undefined ? decided(proposed, record) : proposed;
    const outcome =
      filled === undefined || found.sources === undefined
        ? found
        : { ...found, sources: filledByShop(found.sources, record, filled) };
    return { record, product, outcome: leavesEmpty ? forFilledCells(outcome, record, mapping) : outcome };
  });
}

/** Without new texts for cells that the shop leaves empty in this row. */
function forFilledCells(
  { proposals = {}, ...outcome }: RowOutcome,
  record: FeedRecord,
  { columns }: ColumnMapping,
): RowOutcome {
  const filled = proposedFields.filter((field) => (record.text(columns[field] ?? "") ?? "").trim() !== "");
  return {
    ...outcome,
    proposals: Object.fromEntries(
      filled.flatMap((field) => (proposals[field] === undefined ? [] : [[field, proposals[field]]])),
    ),
  };
}

/** What stands before a row in the rejects file, where rows of any width can carry it. */
const rejectColumns = ["pdo_line", "pdo_task", "pdo_code", "pdo_reason"];

/** Writes rows as they were, each with the reason why it could not be done. */
export function createRejectsWriter(
  description: FeedDescription,
  { rejectsFormat, writing: { columns } }: Pick<FeedRun, "rejectsFormat" | "writing">,
): FeedWriter {
  return createFeedWriter(description, {
    format: rejectsFormat ?? description.format,
    ...(columns && { columns }),
    csvSafe: "generated",
    addedColumns: rejectColumns,
    purpose: "rejects",
  });
}

/** One row for each task that failed; none where nothing did. */
function toRejects({ record, outcome }: { record: FeedRecord; outcome: RowOutcome }) {
  return outcome.failures.map(({ task, code, reason }): { record: FeedRecord; change: RecordChange } => ({
    record,
    change: {
      added: { pdo_line: record.line, pdo_task: task ?? null, pdo_code: code, pdo_reason: reason },
    },
  }));
}
