import type { Client } from "../../client/client.ts";
import type { Language } from "../../contract/vocabulary.ts";
import { lazily } from "../../text/lazily.ts";
import type { RunTask, TaskOptions } from "../run-options.ts";
import { attemptTask, type TaskOutcome } from "./attempt-task.ts";
import { type Enrichment, type RowStatus, rejectedRow, type TaskFailure } from "./enrichment.ts";
import { languageOfProduct } from "./language-of-product.ts";
import type { Product } from "./product.ts";
import type { Contact } from "./stopping-faults.ts";
import { isGuess } from "./task-calls.ts";

export interface EnrichContext {
  readonly client: Client;
  readonly options: TaskOptions;
  readonly signal?: AbortSignal;
  /** Alternatives are not read. */
  readonly isBestEnough?: boolean;
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
  const language = lazily(() => context.options.language ?? languageOfProduct(product));
  const outcome: Outcome = {
    tasks: context.options.tasks,
    language,
    answers: {},
    failures: [],
    fallbacks: [],
    notes: [],
  };
  for (const task of outcome.tasks) {
    const categoryIdentifier = outcome.answers.categorization?.best_category.category.identifier;
    if (task === "attribution" && isWithoutCategory(outcome)) continue;
    const further = {
      product,
      categoryIdentifier,
      onFallback: (fallback: Pick<TaskFailure, "code" | "reason">) =>
        outcome.fallbacks.push({ task, ...fallback }),
      get language() {
        return language();
      },
    };
    keep(outcome, task, await attemptTask(task, Object.assign(further, context)));
  }
  return summarize(outcome);
}

/**
 * Attributes hang on the category. Where it was looked for and not found, to look again would cost as many tries, for
 * one and the same fault to be told twice.
 */
function isWithoutCategory({ answers, failures, notes }: Outcome): boolean {
  if (answers.categorization !== undefined) return false;
  const hasFailed = failures.some(({ task }) => task === "categorization");
  if (hasFailed) notes.push("attribution: left out, for no category was found.");
  return hasFailed || notes.length > 0;
}

/** A category that is a mere guess is a note, not an answer; so is what hangs on it. */
function keep(outcome: Outcome, task: RunTask, { answer, failure }: TaskOutcome): void {
  if (answer !== undefined && "best_category" in answer && isGuess(answer)) {
    outcome.notes.push(`${task}: ${answer.message}`);
  } else if (answer !== undefined) {
    Object.assign(outcome.answers, { [task]: answer });
  }
  if (failure?.code === "PDO_CATEGORY_UNKNOWN") outcome.notes.push(`${task}: ${failure.reason}`);
  else if (failure !== undefined) outcome.failures.push(failure);
}

interface Outcome {
  readonly tasks: readonly RunTask[];
  /** To find it takes as long as many a task, and not every run needs it. */
  readonly language: () => Language;
  readonly answers: Answers;
  readonly failures: TaskFailure[];
  readonly fallbacks: TaskFailure[];
  /** Sentences on tasks that had nothing to work on. */
  readonly notes: string[];
}

function summarize(outcome: Outcome): Enrichment {
  const { tasks, language, answers, failures, fallbacks, notes } = outcome;
  const done = tasks.filter((task) => answers[task] !== undefined);
  const messages = [
    ...done.flatMap((task) => toMessage(task, answers[task])),
    ...notes,
    ...failures.map((failure) => `${failure.task}: ${failure.reason}`),
  ];
  return {
    ...answers,
    status: statusOf(outcome, done),
    get language() {
      return language();
    },
    failures,
    ...(fallbacks.length > 0 && { fallbacks }),
    messages,
  };
}

function toMessage(task: RunTask, answer: { message: string } | undefined): string[] {
  return answer === undefined || answer.message === "" ? [] : [`${task}: ${answer.message}`];
}

function statusOf({ tasks, failures, fallbacks }: Outcome, done: readonly RunTask[]): RowStatus {
  if (done.length === tasks.length) return fallbacks.length === 0 ? "ok" : "partial";
  return done.length === 0 && failures.length > 0 ? "rejected" : "partial";
}
