import type { Client } from "../client/client.ts";
import type { Language } from "../contract/vocabulary.ts";
import { attemptTask } from "./attempt-task.ts";
import { type Enrichment, type RowStatus, rejectedRow, type TaskFailure } from "./enrichment.ts";
import { languageOfProduct } from "./language-of-product.ts";
import type { Product } from "./product.ts";
import type { RunTask, TaskOptions } from "./run-options.ts";
import type { Contact } from "./stopping-faults.ts";

export interface EnrichContext {
  readonly client: Client;
  readonly options: TaskOptions;
  readonly signal?: AbortSignal;
  /** Shared by all products of a run. */
  readonly contact?: Contact;
}

type Answers = { [T in RunTask]?: NonNullable<Enrichment[T]> };

/**
 * Does the tasks of one product, one after the other. A task that fails leaves the others alone.
 * @throws ServiceProblem or ClientProblem where going on with further products is pointless (a refused key,
 *   no connection); the signal's reason when aborted
 */
export async function enrichProduct(product: Product, context: EnrichContext): Promise<Enrichment> {
  if (product.name === undefined && product.description === undefined) {
    return rejectedRow({
      code: "PDO_PRODUCT_EMPTY",
      reason: "The row has neither a name nor a description.",
    });
  }
  const language = context.options.language ?? languageOfProduct(product);
  const answers: Answers = {};
  const failures: TaskFailure[] = [];
  for (const task of context.options.tasks) {
    const categoryIdentifier = answers.categorization?.best_category.category.identifier;
    const { answer, failure } = await attemptTask(task, {
      ...context,
      product,
      language,
      categoryIdentifier,
    });
    if (answer !== undefined) Object.assign(answers, { [task]: answer });
    if (failure !== undefined) failures.push(failure);
  }
  return summarize({ tasks: context.options.tasks, language, answers, failures });
}

interface Outcome {
  readonly tasks: readonly RunTask[];
  readonly language: Language;
  readonly answers: Answers;
  readonly failures: readonly TaskFailure[];
}

function summarize({ tasks, language, answers, failures }: Outcome): Enrichment {
  const done = tasks.filter((task) => answers[task] !== undefined);
  const messages = [
    ...done.flatMap((task) => toMessage(task, answers[task])),
    ...failures.map((failure) => `${failure.task}: ${failure.reason}`),
  ];
  return { ...answers, status: statusOf(tasks, done), language, failures, messages };
}

function toMessage(task: RunTask, answer: { message: string } | undefined): string[] {
  return answer === undefined || answer.message === "" ? [] : [`${task}: ${answer.message}`];
}

function statusOf(tasks: readonly RunTask[], done: readonly RunTask[]): RowStatus {
  if (done.length === tasks.length) return "ok";
  return done.length === 0 ? "rejected" : "partial";
}
