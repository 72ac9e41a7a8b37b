import type { Origin, ReviewItem } from "../api/enrichment.ts";
import type { Language } from "../api/vocabulary.ts";
import type { Client } from "../client/client.ts";
import type { BoundedCache } from "../lib/cache.ts";
import { attemptTask, type TaskOutcome } from "./attempt-task.ts";
import { columnsOf, isOfColumns } from "./attribution-task.ts";
import { categoryFound } from "./categorization-task.ts";
import {
  type Enrichment,
  type RowStatus,
  rejectedRow,
  type TaskFailure,
  type WeighedProduct,
  writtenAnswer,
} from "./enrichment.ts";
import { productOfTask } from "./families/shared-tasks.ts";
import { namedVariant, withVariant } from "./families/variant-answer.ts";
import { capitalizedValue } from "./families/variant-axes.ts";
import { isEmptyProduct, languageOfProduct, type Product, withinLimits } from "./product.ts";
import { attemptRecord } from "./record-call.ts";
import { type RunTask, runTasks, type TaskOptions } from "./run-options.ts";
import type { SourceCategories } from "./source-categories/source-category.ts";
import { type AudienceOf, decidedAnswer, weighIn } from "./source-categories/weigh-in.ts";
import { byPerson, type FieldSources } from "./sources.ts";
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
  /** Absent: each row asks about its family. */
  readonly families?: FamilyAnswers;
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
  return summarize(await doTasks(new Outcome(product, context)));
}

async function doTasks(outcome: Outcome): Promise<Outcome> {
  const { product, context } = outcome;
  const ofFamily = await takeFromFamily(outcome);
  const own = context.options.tasks.filter(
    (task) => !ofFamily.has(task) && !(ofFamily.size > 0 && isLeftOut(outcome, task)),
  );
  outcome.decided = decidedAnswer(product, context.sourceCategories);
  const open = outcome.decided === undefined ? own : own.filter((task) => task !== "categorization");
  const record = await attemptRecord(
    open,
    new TaskOfProduct(undefined, outcome),
    outcome.decided !== undefined,
  );
  let { review } = record;
  for (const task of own) {
    if (task === "categorization" && outcome.decided !== undefined) {
      outcome.isDecided = true;
      keep(outcome, task, { answer: outcome.decided });
    } else if (task === "attribution" && hasColumnsOnly(outcome, record)) {
      keep(outcome, task, record.outcomeOf(task));
    } else if (isLeftOut(outcome, task)) {
      review = review.filter(({ field }) => field !== task);
      const ofColumns = task === "attribution" ? columnsOf(record.outcomeOf(task)) : undefined;
      if (ofColumns !== undefined) keep(outcome, "attribution", ofColumns);
    } else if (task === "attribution" && isOpen(outcome, record)) {
      review = review.filter(({ field }) => field !== task);
      keep(outcome, task, await attemptTask(task, new TaskOfProduct(task, outcome)));
    } else if (record.done.has(task)) {
      keep(outcome, task, record.outcomeOf(task));
    } else {
      keep(outcome, task, await attemptTask(task, new TaskOfProduct(task, outcome)));
    }
  }
  for (const item of review) outcome.lookAtAnswer(item);
  return outcome;
}

/** What was answered for families, by what was asked: their rows share it, so that a family is asked about once. */
export type FamilyAnswers = BoundedCache<string, Promise<Outcome>>;

/** Gives a row its family's category and name, and returns the tasks that are settled by them. */
async function takeFromFamily(outcome: Outcome): Promise<ReadonlySet<RunTask>> {
  const { context, product } = outcome;
  const { shared, notes = [] } = product.family ?? {};
  for (const reason of notes) outcome.look({ code: "PDO_REVIEW_FAMILY", reason });
  const { tasks } = context.options;
  const isNeeded = tasks.includes("categorization") || tasks.includes("attribution");
  const asked = runTasks.filter(
    (task) =>
      productOfTask(task, product) === shared &&
      (tasks.includes(task) || (task === "categorization" && isNeeded)),
  );
  if (shared === undefined || asked.length === 0) return new Set();
  const ask = () =>
    doTasks(new Outcome(shared, { ...context, options: { ...context.options, tasks: asked } }));
  const key = JSON.stringify([asked, shared]);
  const found = await (context.families?.getOrCompute(key, ask) ?? ask());
  const settled = new Set(asked.filter((task) => tasks.includes(task)));
  takeAnswers(outcome, found, settled);
  const name = outcome.answers.name;
  if (name !== undefined && settled.has("name")) {
    Object.assign(outcome.answers, {
      name: namedVariant(name, await variantInLanguage(outcome, name.best_name)),
    });
  }
  return settled;
}

function takeAnswers(outcome: Outcome, found: Outcome, settled: ReadonlySet<RunTask>): void {
  const isSettled = ({ task }: TaskFailure) => task === undefined || settled.has(task);
  for (const task of settled) {
    const answer = found.answers[task];
    if (answer !== undefined) Object.assign(outcome.answers, { [task]: answer });
  }
  for (const [task, origin] of found.origins) outcome.setOrigin(task, origin);
  for (const weighed of found.weighed) outcome.weighed.push({ ...weighed, of: "family" });
  if (found.isDecided) outcome.isDecided = true;
  for (const task of found.guesses) outcome.guesses.add(task);
  for (const task of found.unsure) outcome.unsure.add(task);
  outcome.familyAnswers = found.answers;
  outcome.notes.push(...found.notes);
  outcome.failures.push(...found.failures.filter(isSettled));
  const reviews = found.reviews?.filter(isSettled) ?? [];
  if (reviews.length > 0) outcome.reviews = [...(outcome.reviews ?? []), ...reviews];
  const fallbacks = found.fallbacks?.filter(isSettled) ?? [];
  if (fallbacks.length > 0) outcome.fallbacks = [...(outcome.fallbacks ?? []), ...fallbacks];
}

/**
 * What a variant is, in the language that was asked for: a color alone does not tell its language, so it is translated behind the
 * name, and taken from there.
 */
async function variantInLanguage(outcome: Outcome, base: string): Promise<string> {
  const { product, context } = outcome;
  const { variant = "", shared } = product.family ?? {};
  if (variant === "" || context.options.language === undefined || shared?.name === undefined) return variant;
  const whole = { ...shared, name: withVariant(shared.name, variant) };
  const { answer } = await attemptTask("name", new TaskOfProduct("name", new Outcome(whole, context)));
  const ends = variant.split(", ").length;
  const parts = answer?.best_name.split(", ") ?? [];
  if (parts.length !== base.split(", ").length + ends) return variant;
  return parts.slice(-ends).map(capitalizedValue).join(", ");
}

/**
 * Whether the record's attributes were not looked for, or were elsewhere: the source category has made the category surer, or
 * moved the product.
 */
function isOpen({ answers }: Outcome, record: Awaited<ReturnType<typeof attemptRecord>>): boolean {
  if (!record.done.has("categorization") || !record.done.has("attribution")) return false;
  if (record.outcomeOf("attribution").answer === undefined) return true;
  return categoryFound(answers.categorization) !== categoryFound(record.outcomeOf("categorization").answer);
}

/** Whether the record's attributes are those of its columns, for its category is unsure. */
function hasColumnsOnly(
  { answers, context: { options } }: Outcome,
  { outcomeOf }: Awaited<ReturnType<typeof attemptRecord>>,
): boolean {
  const { answer } = outcomeOf("attribution");
  const categories = [outcomeOf("categorization").answer, answers.categorization];
  return answer !== undefined && isOfColumns(answer, categories, options.minScore);
}

/** What becomes of a product while its tasks are done. A class: objects with accessors of their own are slow to make and read. */
class Outcome implements Enrichment {
  readonly product: Product;
  readonly context: EnrichContext;
  status: RowStatus = "ok";
  readonly answers: TaskAnswers = {};
  /** Tasks whose answer found nothing. */
  readonly guesses = new Set<RunTask>();
  /** Who wrote the answers, where that is known. */
  readonly origins = new Map<RunTask, Origin>();
  sources?: FieldSources;
  /** See `Enrichment`. */
  readonly unsure = new Set<RunTask>();
  readonly failures: TaskFailure[] = [];
  fallbacks?: TaskFailure[];
  isByModel?: boolean;
  reviews?: TaskFailure[];
  /** The family's, whether or not the row was asked for them. */
  familyAnswers: TaskAnswers | undefined = undefined;
  /** Sentences on tasks that had nothing to work on, and on texts that are too long. */
  readonly notes: string[];
  messages: readonly string[] = [];
  /** The category that a person has mapped the product's source category to. */
  decided: TaskAnswer<"categorization"> | undefined = undefined;
  /** Whether the answer is a person's: the row's, or its family's. */
  isDecided = false;
  /** See `RowOutcome`. */
  readonly weighed: WeighedProduct[] = [];
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

  /** A person should look at this; the sentence stands in the row's messages. */
  look(review: TaskFailure): void {
    this.reviews ??= [];
    this.reviews.push(review);
    this.notes.push(`${review.task ?? "family"}: ${review.reason}`);
  }

  setOrigin(task: RunTask, origin: Origin): void {
    this.origins.set(task, origin);
    if (origin.model !== null) this.isByModel = true;
  }

  /** What the service says of its own answer; what is known as a fallback already is said once. */
  lookAtAnswer({ field, reason }: ReviewItem): void {
    const isFallback = this.fallbacks?.some((known) => known.task === field && reason.endsWith(known.reason));
    if (isFallback !== true) this.look({ task: field, code: "PDO_REVIEW_EVIDENCE", reason });
  }

  /** To find it takes as long as many a task, and not every run needs it. */
  get language(): Language {
    this.foundLanguage ??=
      this.context.options.language ?? languageOfProduct(this.product.family?.shared ?? this.product);
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
  readonly onOrigin: NonNullable<ProductTasks["onOrigin"]>;
  readonly onReview: NonNullable<ProductTasks["onReview"]>;
  private readonly outcome: Outcome;

  /** @param task absent: all of them, in one call */
  constructor(task: RunTask | undefined, outcome: Outcome) {
    const { client, options, signal, contact, isBestEnough = false } = outcome.context;
    this.client = client;
    this.options = options;
    this.product = outcome.product;
    this.answers = outcome.answers;
    this.categoryIdentifier =
      categoryFound(outcome.familyAnswers?.categorization) ??
      categoryFound(outcome.decided ?? outcome.answers.categorization);
    this.isBestEnough = isBestEnough;
    if (signal !== undefined) this.signal = signal;
    if (contact !== undefined) this.contact = contact;
    this.onFallback = (fallback) => {
      outcome.fallbacks ??= [];
      outcome.fallbacks.push({ ...(task && { task }), ...fallback });
    };
    this.onReview = (item) => outcome.lookAtAnswer(item);
    this.onOrigin = (origin) => {
      if (task !== undefined) outcome.setOrigin(task, origin);
    };
    this.outcome = outcome;
  }

  get language(): Language {
    return this.outcome.language;
  }
}

/**
 * Whether a task needs another one's answer, and there is none to build upon. To look again for what was not found would report a fault twice.
 */
function isLeftOut(outcome: Outcome, task: RunTask): boolean {
  const { guesses, failures, notes, unsure, familyAnswers, answers, context } = outcome;
  const { after } = tasksOfRun[task];
  if (after === undefined) return false;
  const hasFailed = failures.some((failure) => failure.task === after.task);
  if (hasFailed) notes.push(`${task}: left out, for ${after.missing}.`);
  if (hasFailed || guesses.has(after.task)) return true;
  const start = unsure.has(after.task)
    ? after.ofUnsure?.(familyAnswers ?? answers, context.options)
    : undefined;
  if (start === undefined) return false;
  if ("note" in start) notes.push(`${task}: ${start.note}`);
  else outcome.look({ task, ...start.leftOut });
  return "leftOut" in start;
}

/** An answer that is a mere guess is withheld; so is what depends on it. */
function keep(outcome: Outcome, task: RunTask, { answer: asked, origin, failure }: TaskOutcome): void {
  const { options } = outcome.context;
  if (origin !== undefined) outcome.setOrigin(task, origin);
  const about = [options, outcome.origins.get(task), outcome.product.name] as const;
  const result = asked && (tasksOfRun[task].toResult?.(asked, ...about) ?? asked);
  const answer = task === "categorization" ? weighedIn(outcome, result as CategoryAnswer) : result;
  if (task === "categorization" && categoryOf(answer) !== categoryOf(result))
    outcome.origins.set(task, { source: "rules", model: null, date: null });
  if (answer !== undefined) {
    const isGuess = tasksOfRun[task].isGuess?.(answer) === true;
    if (isGuess) outcome.guesses.add(task);
    else (outcome.answers as { [T in RunTask]?: unknown })[task] = answer;
    if (!isGuess && tasksOfRun[task].isUnsure?.(answer, options)) outcome.unsure.add(task);
    const review = tasksOfRun[task].review?.(answer, options);
    if (review !== undefined) outcome.look({ task, ...review });
    else if (isGuess) outcome.notes.push(`${task}: ${answer.message}`);
  }
  const { ofNothing } = tasksOfRun[task];
  if (answer === undefined && failure === undefined && ofNothing !== undefined)
    outcome.notes.push(`${task}: ${ofNothing}`);
  if (failure !== undefined && ownAffairs.has(failure.code)) outcome.look({ task, ...failure });
  else if (failure !== undefined) outcome.failures.push(failure);
}

/** Why a product has no attributes, where nothing failed. */
const ownAffairs: ReadonlySet<string> = new Set(["PDO_CATEGORY_UNKNOWN", "PDO_CATEGORY_UNSURE"]);

type CategoryAnswer = TaskAnswer<"categorization"> | undefined;

function categoryOf(answer: unknown): string | undefined {
  return (answer as CategoryAnswer)?.best_category.category.identifier;
}

function weighedIn(outcome: Outcome, answer: CategoryAnswer): CategoryAnswer {
  const { product, context } = outcome;
  if (answer === undefined) return undefined;
  return weighIn(answer, product, context.sourceCategories, {
    audienceOf: context.audienceOf,
    onWeighed: (weighed) => {
      if (product.category !== undefined) outcome.weighed.push({ of: "row", ...weighed });
    },
  });
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
  // An answer may begin with what the service says of it.
  for (const note of outcome.notes) if (!messages.some((said) => said.startsWith(note))) messages.push(note);
  for (const { task, reason } of outcome.failures) messages.push(`${task}: ${reason}`);
  outcome.messages = messages;
  outcome.sources = sourcesOf(outcome);
  outcome.status = statusOf(outcome, done);
  return outcome;
}

/** Of the answers that are written. A category that a person has decided is that person's. */
function sourcesOf(outcome: Outcome): FieldSources {
  const { product, origins, isDecided } = outcome;
  const sources: FieldSources = {};
  for (const task of runTasks) {
    const answer = writtenAnswer(task, outcome);
    if (answer === undefined) continue;
    const found =
      isDecided && task === "categorization"
        ? { category: byPerson }
        : tasksOfRun[task].sources?.(answer, product, origins.get(task));
    Object.assign(sources, found);
  }
  return sources;
}

function statusOf({ context, failures, fallbacks, reviews, isCut }: Outcome, done: number): RowStatus {
  if (done === 0 && failures.length > 0) return "rejected";
  // What another run may repair comes first, then what a person decides.
  if (failures.length > 0 || fallbacks !== undefined || isCut) return "partial";
  if (reviews !== undefined) return "review";
  return done === context.options.tasks.length ? "ok" : "partial";
}
