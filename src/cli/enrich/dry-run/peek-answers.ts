import type { KeepingClient } from "../../../answers/keep-answers.ts";
import type { RunTask, TaskOptions } from "../../../batch/run-options.ts";
import { attemptTask } from "../../../batch/tasks/attempt-task.ts";
import { languageOfProduct } from "../../../batch/tasks/language-of-product.ts";
import type { Product } from "../../../batch/tasks/product.ts";
import { isGuess, type ProductTasks } from "../../../batch/tasks/task-calls.ts";
import type { Client } from "../../../client/client.ts";
import { connect } from "../../connect.ts";
import { type KeepFlags, keepMode, openKeptAnswers } from "../../open-kept-answers.ts";
import type { Session } from "../../session.ts";
import type { TaskState, TaskStates } from "./dry-run-plan.ts";
import type { Peek } from "./dry-run-rows.ts";

/** Which answers of a remote service are kept. Undefined: none ever are, as of the embedded one. */
export async function openPeek(
  options: TaskOptions,
  flags: KeepFlags,
  { resolved, settings, world }: Session,
): Promise<{ readonly peek: Peek; close(): Promise<void> } | undefined> {
  if (settings.baseUrl === undefined) return undefined;
  const client = await openKeptAnswers(await connect(resolved, world), keepMode(flags), {
    resolved,
    world,
  });
  return { peek: createPeek(onlyKept(client), options), close: () => client.close() };
}

/** Thrown in the place of a call. */
class NotKept extends Error {}

/** A client that answers with what is kept, and calls nobody. */
function onlyKept({ peek, close }: KeepingClient): Client {
  return {
    call: async (name, input) => {
      const answer = await peek(name, input);
      if (answer === undefined) throw new NotKept(`${name} is not kept.`);
      return answer;
    },
    close,
  };
}

/** Goes the way of a run (see `enrichProduct`): attributes hang on the category that was found. */
function createPeek(client: Client, options: TaskOptions): Peek {
  return async (product: Product): Promise<TaskStates> => {
    const language = options.language ?? languageOfProduct(product);
    const states: Partial<Record<RunTask, TaskState>> = {};
    let categoryIdentifier: string | undefined;
    for (const task of options.tasks) {
      const tasks: ProductTasks = { client, options, product, language, categoryIdentifier };
      const { state, category } = await peekTask(task, tasks);
      states[task] = state;
      categoryIdentifier ??= category;
    }
    return states;
  };
}

async function peekTask(
  task: RunTask,
  tasks: ProductTasks,
): Promise<{ state: TaskState; category?: string }> {
  const { answer, fault } = await attemptTask(task, tasks);
  if (fault instanceof NotKept) return { state: "to_do" };
  if (answer === undefined) return { state: "nothing" };
  const isCategory = "best_category" in answer && !isGuess(answer);
  return isCategory
    ? { state: "kept", category: answer.best_category.category.identifier }
    : { state: "kept" };
}
