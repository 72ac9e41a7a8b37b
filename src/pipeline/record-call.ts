import type { ReviewItem } from "../api/enrichment.ts";
import type { OperationInput, OperationResponse } from "../api/operations.ts";
import { languages, type RecordTask, recordTasks } from "../api/vocabulary.ts";
import type { TaskOutcome } from "./attempt-task.ts";
import { isEmptyProduct, type Product } from "./product.ts";
import type { RunTask } from "./run-options.ts";
import { isRunStopping, tellAnswer } from "./stopping-faults.ts";
import { callOptions, type ProductTasks } from "./task.ts";
import { type TaskAnswer, tasksOfRun } from "./tasks.ts";

/** What one call for a whole record answered. */
interface RecordOutcome {
  /** The tasks that the call settled; all others are asked for one by one. */
  readonly done: ReadonlySet<RunTask>;
  readonly review: readonly ReviewItem[];
  outcomeOf<T extends RunTask>(task: T): TaskOutcome<T>;
}

const nothing: RecordOutcome = { done: new Set(), review: [], outcomeOf: () => ({}) };

/**
 * Does several tasks of one product in one call that sees the whole row, where the service has such an operation. Where it has not,
 * or the call fails for the product's sake, nothing is settled: then the tasks are asked for one by one.
 * @throws as `attemptTask`
 */
export async function attemptRecord(
  tasks: readonly RunTask[],
  product: ProductTasks,
): Promise<RecordOutcome> {
  const { client, signal } = product;
  const asked = tasks.filter((task): task is RecordTask => recordTasks.some((known) => known === task));
  if (asked.length === 0 || isEmptyProduct(product.product) || !(await client.has?.("enrichRecord")))
    return nothing;
  try {
    const answer = await client.call("enrichRecord", toRecordInput(asked, product), callOptions(product));
    for (const task of asked) if (answer[task] !== null) tellAnswer(task, product.contact);
    return toOutcome(asked, answer);
  } catch (error) {
    if (signal?.aborted === true || isRunStopping(error)) throw error;
    return nothing;
  }
}

function toOutcome(asked: readonly RecordTask[], answer: OperationResponse<"enrichRecord">): RecordOutcome {
  return {
    done: new Set(asked),
    review: answer.review,
    outcomeOf: <T extends RunTask>(task: T) => {
      const found = answer[task as RecordTask];
      return found === null ? {} : { answer: found as TaskAnswer<T> };
    },
  };
}

export function toRecordInput(
  asked: readonly RecordTask[],
  tasks: ProductTasks,
): OperationInput<"enrichRecord"> {
  const { name, description, brand, category, facts = [] } = tasks.product;
  const language = statedLanguage(tasks.product);
  const record = {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(brand !== undefined && { brand }),
    ...(language && { language }),
    ...(category !== undefined && { source_category: category }),
    facts: [...facts],
  };
  const options = Object.fromEntries(asked.map((task) => [task, tasksOfRun[task].toOptions(tasks)]));
  return { query: {}, body: { record, tasks: [...asked], options } };
}

/** What the product's own column says: `de`, `de_CH`. */
function statedLanguage({ language }: Product) {
  const stated = language?.trim().slice(0, 2).toLowerCase();
  return languages.find((known) => known === stated);
}
