import pLimit from "p-limit";
import type { OperationResponse } from "../api/operations.ts";
import { ServiceProblem } from "../api/service-problem.ts";
import type { Language } from "../api/vocabulary.ts";
import type { CallOptions, Client } from "../client/client.ts";
import { withFieldLine } from "../nlp/labels.ts";
import type { TaskFailure } from "./enrichment.ts";
import { categoryUnknown } from "./errors.ts";
import { mapInOrder } from "./ordered-window.ts";
import { languageOfName, type Product } from "./product.ts";
import type { RunTask, TaskOptions } from "./run-options.ts";
import {
  type Contact,
  findRefusalsAlike,
  isOutOfReach,
  isRunStopping,
  tellAnswer,
} from "./stopping-faults.ts";

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
    const answer = await taskCalls[task](tasks);
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

function toFailure(task: RunTask, error: unknown): TaskFailure {
  if (error instanceof ServiceProblem) return { task, code: `HTTP_${error.status}`, reason: error.message };
  const code = error instanceof Error && "code" in error ? String(error.code) : "PDO_UNEXPECTED";
  return { task, code, reason: error instanceof Error ? error.message : String(error) };
}

/** All that one task of one product needs to know. */
export interface ProductTasks {
  readonly client: Client;
  readonly options: TaskOptions;
  readonly product: Product;
  /** The language of the results. */
  readonly language: Language;
  /** The category whose attributes are wanted. Absent: the product is categorized first. */
  readonly categoryIdentifier?: string | undefined;
  readonly signal?: AbortSignal;
  /** Alternatives are not read. */
  readonly isBestEnough?: boolean;
  readonly onFallback?: CallOptions["onFallback"];
  /** Shared by all products of a run. */
  readonly contact?: Contact;
}

/** The calls behind the tasks of a run. Undefined: the product has nothing for this task to work on. */
const taskCalls = {
  name: optimizeName,
  description: optimizeDescription,
  categorization: categorize,
  attribution: extractAttributes,
} satisfies Record<RunTask, (tasks: ProductTasks) => Promise<unknown> | undefined>;

/** The service's answer to a task. */
export type TaskAnswer<T extends RunTask> = NonNullable<Awaited<ReturnType<(typeof taskCalls)[T]>>>;

function optimizeName(tasks: ProductTasks): Promise<OperationResponse<"optimizeName">> | undefined {
  const { client, options, product } = tasks;
  if (product.name === undefined) return undefined;
  const query = {
    task_type: options.taskType,
    translation_language: options.language ?? languageOfName(product.name) ?? tasks.language,
  };
  return client.call("optimizeName", { query, body: { product_name: product.name } }, callOptions(tasks));
}

function optimizeDescription(
  tasks: ProductTasks,
): Promise<OperationResponse<"optimizeDescription">> | undefined {
  const { client, options, product } = tasks;
  if (product.description === undefined) return undefined;
  const query = {
    tone: options.tone,
    ...(options.audience && { target_audience: options.audience }),
    length: options.length,
    bullet_points: options.bulletPoints,
    seo: options.seo,
    ...(options.language && { translation_language: options.language }),
  };
  const body = {
    product_description: product.description,
    ...productName(product),
  };
  return client.call("optimizeDescription", { query, body }, callOptions(tasks));
}

function categorize(tasks: ProductTasks): Promise<OperationResponse<"categorize">> | undefined {
  const { client, options, product } = tasks;
  if (isWordless(product)) return undefined;
  const query = {
    sales_channel: options.channel,
    limit: options.limit,
    use_rag: options.rag,
  };
  const body = {
    product_description: withFieldLine(withBrand(product), "category", product.category),
    ...productName(product),
  };
  return client.call("categorize", { query, body }, callOptions(tasks));
}

async function extractAttributes(
  tasks: ProductTasks,
): Promise<OperationResponse<"extractAttributes"> | undefined> {
  const { client, options, product } = tasks;
  if (isWordless(product)) return undefined;
  const category_identifier = tasks.categoryIdentifier ?? (await findCategory(tasks));
  const query = {
    sales_channel: options.channel,
    category_identifier,
    include_recommended: options.recommended,
    include_optional: options.optional,
  };
  const body = {
    product_description: withBrand(product),
    ...productName(product),
  };
  return client.call("extractAttributes", { query, body }, callOptions(tasks));
}

/**
 * A channel's category must be named in every answer, even where the texts point to none: then its score is 0, and
 * it is a guess that no feed should carry as a finding.
 */
export function isGuess(answer: OperationResponse<"categorize">): boolean {
  return answer.best_category.score === 0;
}

/** @throws PdoError PDO_CATEGORY_UNKNOWN where the texts point to no category */
async function findCategory(tasks: ProductTasks): Promise<string> {
  const answer = await categorize(tasks);
  if (answer !== undefined && !isGuess(answer)) return answer.best_category.category.identifier;
  throw categoryUnknown();
}

/** Without a name and a description every answer would be a guess. */
function isWordless({ name, description }: Product): boolean {
  return name === undefined && description === undefined;
}

/** What a column of its own says of the product is said to the task as a labelled last line. */
function withBrand({ description = "", brand }: Product): string {
  return withFieldLine(description, "brand", brand);
}

function productName(product: Product): { product_name?: string } {
  return product.name === undefined ? {} : { product_name: product.name };
}

function callOptions({ product, signal, isBestEnough = false, onFallback }: ProductTasks): CallOptions {
  const options: { -readonly [Option in keyof CallOptions]: CallOptions[Option] } = {
    item: product,
    isBestEnough,
  };
  if (signal !== undefined) options.signal = signal;
  if (onFallback !== undefined) options.onFallback = onFallback;
  return options;
}
