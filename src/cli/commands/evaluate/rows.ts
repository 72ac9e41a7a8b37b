import { setImmediate as breathe } from "node:timers/promises";
import type { Client } from "../../../client/client.ts";
import type { ProductFields } from "../../../ml/examples.ts";
import { mapTask } from "../../../pipeline/attempt-task.ts";
import type { TaskFailure } from "../../../pipeline/enrichment.ts";
import { type Product, statedText } from "../../../pipeline/product.ts";
import type { TaskOptions } from "../../../pipeline/run-options.ts";
import { shorten } from "../../render/text.ts";
import type { EvaluatedTask, Evaluation } from "./evaluation.ts";
import {
  isRowFault,
  type LabelledFeed,
  type LabelledRow,
  type RowFault,
  rowFaults,
} from "./labelled-feed.ts";
import type { KnownProducts } from "./run.ts";

export interface EvaluatedRows {
  readonly feed: LabelledFeed;
  /** Updated as rows are read. */
  readonly tally: RowTally;
  /** The training examples, where they are known and used. */
  readonly known?: KnownProducts;
  /** `--rows`. Absent: all. */
  readonly mostRows?: number;
}

export interface EvaluationWork {
  readonly client: Client;
  readonly options: TaskOptions;
  /** Maximum number of calls in flight. */
  readonly concurrency: number;
  readonly signal: AbortSignal;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly onProgress: (tally: RowTally) => void;
}

/** The built-in engine never awaits I/O, so the event loop gets a turn after this many products, to notice a Ctrl-C. */
const productsPerTurn = 16;

/**
 * Calls the service for every labelled product of a feed and compares the answers with the labels. Memory does not grow
 * with the feed.
 * @throws PdoError where the feed breaks; a fault that stops a run; the signal's reason
 */
export async function evaluateRows<T extends EvaluatedTask>(
  evaluation: Evaluation<T>,
  evaluated: EvaluatedRows,
  asking: EvaluationWork,
): Promise<void> {
  const { client, options, concurrency, signal } = asking;
  const { tally, known } = evaluated;
  const rows = usableRows(evaluation, evaluated, signal);
  const toTasks = ({ example }: LabelledRow) => ({
    client,
    options,
    product: withoutLabels(example),
    language: options.language ?? ("en" as const),
    categoryIdentifier: example.categoryIdentifier,
    signal,
  });
  for await (const { item, outcome } of mapTask(rows, { task: evaluation.task, concurrency, toTasks })) {
    if (outcome.failure !== undefined) addFailure(tally, item.row, withCause(outcome.failure, outcome.fault));
    if (outcome.answer === undefined) continue;
    tally.firstAnswerAt ??= asking.now();
    evaluation.add(item, outcome.answer);
    tally.evaluated += 1;
    if (known?.has(item.example)) tally.known += 1;
    asking.onProgress(tally);
  }
}

async function* usableRows<T extends EvaluatedTask>(
  evaluation: Evaluation<T>,
  { feed, tally, mostRows = Number.POSITIVE_INFINITY }: EvaluatedRows,
  signal: AbortSignal,
): AsyncGenerator<LabelledRow> {
  for await (const batch of feed.rows(signal)) {
    for (const row of batch) {
      if (tally.rows >= mostRows) return;
      tally.rows += 1;
      if (tally.rows % productsPerTurn === 0) {
        await breathe();
        signal.throwIfAborted();
      }
      if (isRowFault(row)) addFault(tally, row);
      else {
        addWords(tally.unknownAttributes, row.unknownAttributes);
        if (evaluation.isLabelled(row)) yield row;
        else addFault(tally, { reason: "no_attributes" });
      }
    }
  }
}

/** Within this process the original error says more than the answer a remote caller would get. */
function withCause(failure: TaskFailure, fault: unknown): TaskFailure {
  const cause = fault instanceof Error ? fault.cause : undefined;
  return cause instanceof Error ? { ...failure, reason: `${failure.reason}: ${cause.message}` } : failure;
}

/** The product as sent to the service: texts and brand, without the labels. */
function withoutLabels({ name, description, brand }: ProductFields): Product {
  const maker = statedText("brand", brand);
  return {
    ...(name.trim() !== "" && { name }),
    ...(description.trim() !== "" && { description }),
    ...(maker !== undefined && { brand: maker }),
  };
}

/** Why a row could not be evaluated: the reader's faults, and rows without any attribute. */
export const unusableReasons = [...rowFaults, "no_attributes"] as const;
export type UnusableReason = (typeof unusableReasons)[number];

/** One kind of service failure, with its first case. */
interface FailureTally {
  count: number;
  readonly first_row: number;
  readonly first_reason: string;
}

/** Distinct names of one kind: the number of rows with such names, and the first few names. */
interface NamedWords {
  rows: number;
  readonly first: Set<string>;
}

/** Counts of a labelled feed's rows. */
export interface RowTally {
  rows: number;
  evaluated: number;
  /** When the first answer was received, in milliseconds since the epoch; catalogs and models are loaded before. */
  firstAnswerAt?: number;
  /** Rows that are training examples. */
  known: number;
  readonly unusable: Record<UnusableReason, number>;
  readonly unknownCategories: NamedWords;
  readonly unknownAttributes: NamedWords;
  readonly failures: Map<string, FailureTally>;
}

const mostNamed = 5;
/** Columns of a terminal; a longer label is prose. */
const longestNamed = 80;

export function createRowTally(): RowTally {
  return {
    rows: 0,
    evaluated: 0,
    known: 0,
    unusable: { no_category: 0, unknown_category: 0, no_text: 0, no_attributes: 0 },
    unknownCategories: { rows: 0, first: new Set() },
    unknownAttributes: { rows: 0, first: new Set() },
    failures: new Map(),
  };
}

function addFault(tally: RowTally, { reason, seen }: Pick<RowFault, "seen"> & { reason: UnusableReason }) {
  tally.unusable[reason] += 1;
  if (seen !== undefined) addWords(tally.unknownCategories, [seen]);
}

function addWords(named: NamedWords, words: readonly string[]): void {
  if (words.length === 0) return;
  named.rows += 1;
  for (const word of words) if (named.first.size < mostNamed) named.first.add(shorten(word, longestNamed));
}

function addFailure(tally: RowTally, row: number, { code, reason }: TaskFailure): void {
  const known = tally.failures.get(code);
  if (known === undefined) tally.failures.set(code, { count: 1, first_row: row, first_reason: reason });
  else known.count += 1;
}

export function failedRows({ failures }: RowTally): number {
  return [...failures.values()].reduce((sum, { count }) => sum + count, 0);
}
