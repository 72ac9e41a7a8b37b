import pLimit from "p-limit";
import type { Origin } from "../api/enrichment.ts";
import { ServiceProblem } from "../api/service-problem.ts";
import type { TaskFailure } from "./enrichment.ts";
import { mapInOrder } from "./ordered-window.ts";
import type { RunTask } from "./run-options.ts";
import { findRefusalsAlike, isOutOfReach, isRunStopping, tellAnswer } from "./stopping-faults.ts";
import { callTask, type ProductTasks } from "./task.ts";
import { type TaskAnswer, tasksOfRun } from "./tasks.ts";

interface TaskStream<T, R extends RunTask> {
  readonly task: R;
  /** Products under way at a time. */
  readonly concurrency: number;
  toTasks(item: T): ProductTasks;
}

/**
 * Does one task for each of a stream of items and gives them back with their outcomes, in order, each as soon as
 * it is its turn.
 * @throws as `attemptTask`, and what the items throw
 */
export function mapTask<T, R extends RunTask>(
  items: AsyncIterable<T>,
  stream: TaskStream<T, R>,
): AsyncGenerator<{ readonly item: T; readonly outcome: TaskOutcome<R> }> {
  const limit = pLimit(stream.concurrency);
  const contact = { hasAnswered: false };
  const windowSize = stream.concurrency * 16;
  return mapInOrder(items, windowSize, async (item) => {
    const outcome: TaskOutcome<R> = await limit(() =>
      attemptTask(stream.task, { ...stream.toTasks(item), contact }),
    );
    return { item, outcome };
  });
}

/** What became of one task for one product. Neither: the product has nothing for it to work on. */
export interface TaskOutcome<T extends RunTask = RunTask> {
  readonly answer?: TaskAnswer<T>;
  /** Who wrote the answer. Absent: the service does not say it here (see `ProductTasks.onOrigin`). */
  readonly origin?: Origin;
  readonly failure?: TaskFailure;
  /** What was thrown, where there is a failure. */
  readonly fault?: unknown;
}

/**
 * Does one task and turns a fault of this product alone into data.
 * @throws ServiceProblem or PdoError where going on with further products is pointless; the signal's reason
 */
export async function attemptTask<T extends RunTask>(task: T, tasks: ProductTasks): Promise<TaskOutcome<T>> {
  try {
    const answer = await callTask(tasksOfRun[task], tasks);
    if (answer !== undefined) tellAnswer(task, tasks.contact);
    return answer === undefined ? {} : { answer: answer as TaskAnswer<T> };
  } catch (error) {
    if (tasks.signal?.aborted === true || isRunStopping(error)) throw error;
    if (isOutOfReach(error, tasks.contact)) throw error;
    const alike = findRefusalsAlike(error, task, tasks.contact);
    if (alike !== undefined) throw alike;
    return { failure: toFailure(task, error), fault: error };
  }
}

export function toFailure(task: RunTask, error: unknown): TaskFailure {
  if (error instanceof ServiceProblem) return { task, code: `HTTP_${error.status}`, reason: error.message };
  const code = error instanceof Error && "code" in error ? String(error.code) : "PDO_UNEXPECTED";
  return { task, code, reason: error instanceof Error ? error.message : String(error) };
}
