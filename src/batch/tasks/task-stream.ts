import pLimit from "p-limit";
import { mapInOrder } from "../ordered-window.ts";
import type { RunTask } from "../run-options.ts";
import { attemptTask, type TaskOutcome } from "./attempt-task.ts";
import type { ProductTasks } from "./task-calls.ts";

export interface TaskStream<T, R extends RunTask> {
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
