import type { ReviewItem } from "../api/enrichment.ts";
import type { OperationResponse } from "../api/operations.ts";
import { isPending } from "../client/fault-kind.ts";
import { type TaskOutcome, toFailure } from "./attempt-task.ts";
import { takesRecord, toRecordInput } from "./record-input.ts";
import type { RunTask } from "./run-options.ts";
import {
  isOutOfReach,
  isRunStopping,
  tellAnswer,
  tellRecordAnswer,
  tellRecordFault,
} from "./stopping-faults.ts";
import { callOptions, type ProductTasks } from "./task.ts";
import { type TaskAnswer, tasksOfRun } from "./tasks.ts";

/** What one call for a whole record answered. */
export interface RecordOutcome {
  /** The tasks that the call settled; all others are asked for one by one. */
  readonly done: ReadonlySet<RunTask>;
  readonly review: readonly ReviewItem[];
  outcomeOf<T extends RunTask>(task: T): TaskOutcome<T>;
}

const nothing: RecordOutcome = { done: new Set(), review: [], outcomeOf: () => ({}) };

/**
 * Does several tasks of one product in one call that sees the whole row, where the service has such an operation. Where it has not,
 * or the call fails for the product's sake, nothing is settled: then the tasks are asked for one by one (see `callTask`). Where the
 * answer is still to come, so is that to each task that needs no other one's.
 * @param isCategoryKnown whether the product's category is decided, so that its attributes need no answer
 * @throws as `attemptTask`
 */
export async function attemptRecord(
  tasks: readonly RunTask[],
  product: ProductTasks,
  isCategoryKnown = false,
): Promise<RecordOutcome> {
  const { signal, contact } = product;
  const asked = tasks.filter((task) => isCategoryKnown || isPartOfRecord(task, tasks));
  if (asked.length < 2 || !(await takesRecord(product))) return nothing;
  try {
    const answer = await product.client.call("enrichRecord", toInput(asked, product), callOptions(product));
    tellRecordAnswer(contact);
    const outcome = toOutcome(asked, answer);
    for (const task of asked) if (outcome.outcomeOf(task).answer !== undefined) tellAnswer(task, contact);
    return outcome;
  } catch (error) {
    if (signal?.aborted === true || isRunStopping(error) || isOutOfReach(error, contact)) throw error;
    if (isPending(error))
      return stillToCome(
        asked.filter((task) => isCategoryKnown || !needsOther(task)),
        error,
      );
    tellRecordFault(error, contact);
    return nothing;
  }
}

function stillToCome(asked: readonly RunTask[], fault: unknown): RecordOutcome {
  return {
    done: new Set(asked),
    review: [],
    outcomeOf: (task) => ({ failure: toFailure(task, fault), fault }),
  };
}

function toInput(asked: readonly RunTask[], product: ProductTasks) {
  const named = asked.flatMap((task) => tasksOfRun[task].inRecord ?? []);
  const options = asked.map((task) => {
    const { inRecord = "", toOptions, toRecordOptions } = tasksOfRun[task];
    return [inRecord, { ...toOptions(product), ...toRecordOptions?.(product) }];
  });
  return toRecordInput(named, Object.fromEntries(options), product.product);
}

function toOutcome(asked: readonly RunTask[], answer: OperationResponse<"enrichRecord">): RecordOutcome {
  return {
    done: new Set(asked),
    review: answer.review,
    outcomeOf: <T extends RunTask>(task: T) => {
      const { inRecord } = tasksOfRun[task];
      const found = inRecord && answer[inRecord];
      if (!found) return {};
      const origin = answer.sources[inRecord];
      return { answer: found as unknown as TaskAnswer<T>, ...(origin && { origin }) };
    },
  };
}

function needsOther(task: RunTask): boolean {
  return tasksOfRun[task].after !== undefined;
}

/** A task that needs another one's answer goes with it, or alone: then that answer may be a kept one. */
function isPartOfRecord(task: RunTask, tasks: readonly RunTask[]): boolean {
  const { inRecord, after } = tasksOfRun[task];
  return inRecord !== undefined && (after === undefined || tasks.includes(after.task));
}
