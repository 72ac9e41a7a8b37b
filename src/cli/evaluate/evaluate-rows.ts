import { setImmediate as breathe } from "node:timers/promises";
import type { TaskOptions } from "../../batch/run-options.ts";
import type { TaskFailure } from "../../batch/tasks/enrichment.ts";
import { mapTask } from "../../batch/tasks/task-stream.ts";
import type { Client } from "../../client/client.ts";
import { isRowFault, type LabelledRow } from "../labelled/labelled-row.ts";
import type { LabelledFeed } from "../labelled/open-labelled-feed.ts";
import { toAskedProduct } from "./asked-product.ts";
import type { EvaluatedTask, Evaluation } from "./evaluation.ts";
import type { KnownProducts } from "./known-products.ts";
import { addFailure, addFault, addWords, type RowTally } from "./row-tally.ts";

export interface EvaluatedRows {
  readonly feed: LabelledFeed;
  /** Grows as rows are read. */
  readonly tally: RowTally;
  /** What was learned from, where that is known and weighs in. */
  readonly known?: KnownProducts;
}

export interface Asking {
  readonly client: Client;
  readonly options: TaskOptions;
  /** Calls in flight. */
  readonly concurrency: number;
  readonly signal: AbortSignal;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly onProgress: (tally: RowTally) => void;
}

/** The built-in engine never waits, so after so many products the process looks up for a Ctrl-C. */
const productsPerBreath = 16;

/**
 * Asks the service for every labelled product of a feed and holds the answers against the labels. The feed is not held.
 * @throws FeedProblem where the feed breaks; what ends a run over a feed; the signal's reason
 */
export async function evaluateRows<T extends EvaluatedTask>(
  evaluation: Evaluation<T>,
  evaluated: EvaluatedRows,
  asking: Asking,
): Promise<void> {
  const { client, options, concurrency, signal } = asking;
  const { tally, known } = evaluated;
  const rows = usableRows(evaluation, evaluated, signal);
  const toTasks = ({ example }: LabelledRow) => ({
    client,
    options,
    product: toAskedProduct(example),
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
  { feed, tally }: EvaluatedRows,
  signal: AbortSignal,
): AsyncGenerator<LabelledRow> {
  for await (const batch of feed.rows(signal)) {
    for (const row of batch) {
      tally.rows += 1;
      if (tally.rows % productsPerBreath === 0) {
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

/** A fault within this process says more than the answer that a caller elsewhere would have got. */
function withCause(failure: TaskFailure, fault: unknown): TaskFailure {
  const cause = fault instanceof Error ? fault.cause : undefined;
  return cause instanceof Error ? { ...failure, reason: `${failure.reason}: ${cause.message}` } : failure;
}
