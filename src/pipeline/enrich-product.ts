import type { Language } from "../api/vocabulary.ts";
import type { Client } from "../client/client.ts";
import { attemptTask, type TaskOutcome } from "./attempt-task.ts";
import { categoryFound } from "./categorization-task.ts";
import {
  type Enrichment,
  type RowOutcome,
  type RowStatus,
  rejectedRow,
  type TaskFailure,
  toRowToScore,
} from "./enrichment.ts";
import { createOutcomes, type OutcomePlan } from "./outcome-plan.ts";
import { isEmptyProduct, languageOfProduct, type Product, withinLimits } from "./product.ts";
import { attemptRecord } from "./record-call.ts";
import type { RunTask, TaskOptions } from "./run-options.ts";
import type { SourceCategories } from "./source-categories/source-category.ts";
import { type AudienceOf, decidedAnswer, weighIn } from "./source-categories/weigh-in.ts";
import type { Contact } from "./stopping-faults.ts";
import type { ProductTasks } from "./task.ts";
import { type TaskAnswer, type TaskAnswers, tasksOfRun } from "./tasks.ts";

export interface EnrichContext {
  readonly client: Client;
  readonly options: TaskOptions;
  readonly signal?: AbortSignal;
  /** Alternatives are not read. */
  readonly isBestEnough?: boolean;
  /** Shared by all products of a run. */
  readonly contact?: Contact;
  /** What is known of the shop's own categories. */
  readonly sourceCategories?: SourceCategories;
  readonly audienceOf?: AudienceOf;
}

/**
 * Does the tasks of one product, one after the other. A task that fails leaves the others alone.
 * @throws ServiceProblem or PdoError where going on with further products is pointless (a refused key,
 *   no connection); the signal's reason when aborted
 */
export async function enrichProduct(product: Product, context: EnrichContext): Promise<Enrichment> {
  if (isEmptyProduct(product)) {
    return rejectedRow({
      code: "PDO_PRODUCT_EMPTY",
      reason: "The row has neither a name nor a description.",
    });
  }
  const outcome = new Outcome(product, context);
  const { tasks } = context.options;
  outcome.decided = decidedAnswer(product, context.sourceCategories);
  const open = outcome.decided === undefined ? tasks : tasks.filter((task) => task !== "categorization");
  const record = await attemptRecord(open, new TaskOfProduct(undefined, outcome));
  let { review } = record;
  for (const task of tasks) {
    if (task === "categorization" && outcome.decided !== undefined) {
      keep(outcome, task, { answer: outcome.decided });
    } else if (task === "attribution" && isMoved(outcome, record)) {
      const again = await attemptRecord([task], new TaskOfProduct(task, outcome));
      review = [...review.filter(({ field }) => field !== task), ...again.review];
      const isDone = again.done.has(task);
      keep(
        outcome,
        task,
        isDone ? again.outcomeOf(task) : await attemptTask(task, new TaskOfProduct(task, outcome)),
      );
    } else if (record.done.has(task)) {
      keep(outcome, task, record.outcomeOf(task));
    } else if (!lacksAnswer(outcome, task)) {
      keep(outcome, task, await attemptTask(task, new TaskOfProduct(task, outcome)));
    }
  }
  for (const { field, reason } of review) outcome.notes.push(`${field}: ${reason}`);
  return summarize(outcome);
}

/** Whether the source category has moved the product elsewhere than where the record's attributes were looked for. */
function isMoved({ answers }: Outcome, record: Awaited<ReturnType<typeof attemptRecord>>): boolean {
  if (!record.done.has("categorization") || !record.done.has("attribution")) return false;
  return categoryFound(answers.categorization) !== categoryFound(record.outcomeOf("categorization").answer);
}

/**
 * What becomes of a product while its tasks are done. A class, as the one below: objects with accessors of their own have
 * no shape in common, which makes each of them slow to make and to read.
 */
class Outcome implements Enrichment {
  readonly product: Product;
  readonly context: EnrichContext;
  status: RowStatus = "ok";
  readonly answers: TaskAnswers = {};
  /** Tasks whose answer found nothing. */
  readonly guesses = new Set<RunTask>();
  readonly failures: TaskFailure[] = [];
  fallbacks?: TaskFailure[];
  /** Sentences on tasks that had nothing to work on, and on texts that are too long. */
  readonly notes: string[];
  messages: readonly string[] = [];
  /** The category that a person has mapped the product's source category to. */
  decided: TaskAnswer<"categorization"> | undefined = undefined;
  private foundLanguage: Language | undefined;

  /** Whether a text of the product is too long to be worked on. */
  readonly isCut: boolean;

  constructor(whole: Product, context: EnrichContext) {
    const { product, notes } = withinLimits(whole);
    this.product = product;
    this.notes = notes;
    this.isCut = notes.length > 0;
    this.context = context;
  }

  /** To find it takes as long as many a task, and not every run needs it. */
  get language(): Language {
    this.foundLanguage ??= this.context.options.language ?? languageOfProduct(this.product);
    return this.foundLanguage;
  }
}

/** What a task is told of the product and of what is known by then. */
class TaskOfProduct implements ProductTasks {
  readonly client: Client;
  readonly options: TaskOptions;
  readonly product: Product;
  readonly answers: TaskAnswers;
  readonly categoryIdentifier: string | undefined;
  readonly isBestEnough: boolean;
  readonly signal?: AbortSignal;
  readonly contact?: Contact;
  readonly onFallback: NonNullable<ProductTasks["onFallback"]>;
  private readonly outcome: Outcome;

  /** @param task absent: all of them, in one call */
  constructor(task: RunTask | undefined, outcome: Outcome) {
    const { client, options, signal, contact, isBestEnough = false } = outcome.context;
    this.client = client;
    this.options = options;
    this.product = outcome.product;
    this.answers = outcome.answers;
    this.categoryIdentifier = categoryFound(outcome.decided ?? outcome.answers.categorization);
    this.isBestEnough = isBestEnough;
    if (signal !== undefined) this.signal = signal;
    if (contact !== undefined) this.contact = contact;
    this.onFallback = (fallback) => {
      outcome.fallbacks ??= [];
      outcome.fallbacks.push({ ...(task && { task }), ...fallback });
    };
    this.outcome = outcome;
  }

  get language(): Language {
    return this.outcome.language;
  }
}

/**
 * Whether a task needs another one's answer that there is none of. Where that was looked for and not found, to look again would
 * cost as many tries, for one and the same fault to be reported twice.
 */
function lacksAnswer({ guesses, failures, notes }: Outcome, task: RunTask): boolean {
  const { after } = tasksOfRun[task];
  if (after === undefined) return false;
  const hasFailed = failures.some((failure) => failure.task === after.task);
  if (hasFailed) notes.push(`${task}: left out, for ${after.missing}.`);
  return hasFailed || guesses.has(after.task);
}

/** An answer that is a mere guess is a note; so is what depends on it. */
function keep(outcome: Outcome, task: RunTask, { answer: asked, failure }: TaskOutcome): void {
  const answer = task === "categorization" ? weighedIn(outcome, asked as CategoryAnswer) : asked;
  if (answer !== undefined && tasksOfRun[task].isGuess?.(answer)) {
    outcome.guesses.add(task);
    outcome.notes.push(`${task}: ${answer.message}`);
  } else if (answer !== undefined) {
    (outcome.answers as { [T in RunTask]?: unknown })[task] = answer;
  }
  if (failure?.code === "PDO_CATEGORY_UNKNOWN") outcome.notes.push(`${task}: ${failure.reason}`);
  else if (failure !== undefined) outcome.failures.push(failure);
}

type CategoryAnswer = TaskAnswer<"categorization"> | undefined;

function weighedIn({ product, context }: Outcome, answer: CategoryAnswer): CategoryAnswer {
  return answer && weighIn(answer, product, context.sourceCategories, context.audienceOf);
}

function summarize(outcome: Outcome): Enrichment {
  const { tasks } = outcome.context.options;
  const messages: string[] = [];
  let done = 0;
  for (const task of tasks) {
    const answer = outcome.answers[task];
    if (answer === undefined) continue;
    done += 1;
    if (answer.message !== "") messages.push(`${task}: ${answer.message}`);
  }
  for (const note of outcome.notes) messages.push(note);
  for (const { task, reason } of outcome.failures) messages.push(`${task}: ${reason}`);
  outcome.messages = messages;
  outcome.status = statusOf(outcome, done);
  return outcome;
}

function statusOf({ context, failures, fallbacks, isCut }: Outcome, done: number): RowStatus {
  if (done === context.options.tasks.length) return fallbacks === undefined && !isCut ? "ok" : "partial";
  return done === 0 && failures.length > 0 ? "rejected" : "partial";
}

export interface RowWork {
  readonly client: Client;
  readonly plan: OutcomePlan;
  readonly audienceOf?: AudienceOf;
  /** Whether some rows are scored afterwards; see `scoreWeight`. */
  readonly isScored?: boolean;
  /** Ends the calls that are under way. */
  readonly callSignal?: AbortSignal;
  /** See `Contact`. */
  readonly mostEqualRefusals?: number | undefined;
}

/** @param place of the product among all that the run asks about, from 0 */
export type WorkOnRow = (product: Product, place: number) => Promise<RowOutcome>;

/**
 * From a product to all that the run wants to know of it.
 * @throws as `enrichProduct`
 */
export function createRowWork(work: RowWork): WorkOnRow {
  const { client, plan, audienceOf, isScored = false, callSignal, mostEqualRefusals } = work;
  const toOutcome = createOutcomes(plan);
  const context = {
    client,
    options: plan.tasks,
    contact: { hasAnswered: false, mostEqualRefusals },
    isBestEnough: true,
    ...(plan.sourceCategories && { sourceCategories: plan.sourceCategories }),
    ...(audienceOf && { audienceOf }),
    ...(callSignal && { signal: callSignal }),
  };
  return async (product, place) => {
    const enrichment = await enrichProduct(product, context);
    const outcome = toOutcome(enrichment);
    const weight = isScored ? scoreWeight(place) : 0;
    return weight === 0 ? outcome : { ...outcome, toScore: toRowToScore(enrichment, weight) };
  };
}

/** So many rows at a run's beginning are all scored; of each doubling behind them, half as many. */
const wholeRows = 500;

/**
 * How many rows a row's scores stand for: 0 where it is not scored. To score a product twice takes longer than to
 * clean its name, so of a long feed an ever smaller share is scored: all of the first 500 rows, 250 of the next 500,
 * 250 of the 1,000 after these. Weighed so, the mean is that of all rows in expectation (a stratified sample).
 *
 * @param place of a product among all that the run asks about, from 0
 */
export function scoreWeight(place: number): number {
  if (place < wholeRows) return 1;
  const step = 2 ** (Math.floor(Math.log2(place / wholeRows)) + 1);
  // Fibonacci hashing spreads evenly, and falls in step with no size run of a feed (S, M, L, XL).
  const spread = Math.imul(place, 0x9e3779b1) >>> 8;
  return spread % step === 0 ? step : 0;
}
