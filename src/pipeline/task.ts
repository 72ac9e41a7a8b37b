import type { Origin, ReviewItem } from "../api/enrichment.ts";
import type { OperationInput, OperationResponse, TaskName } from "../api/operations.ts";
import type { Language, RecordTask } from "../api/vocabulary.ts";
import type { Taxonomy } from "../channels/channel-names.ts";
import type { CallOptions, Client } from "../client/client.ts";
import type { ProductField } from "../feed/feed.ts";
import { isPlaceLabel } from "../nlp/category-path.ts";
import { withFieldLine } from "../nlp/labels.ts";
import { isPageLabel } from "../nlp/page-labels.ts";
import type { StatedAttributes } from "./attribute-columns.ts";
import type { Cell, ProposedField, RowOutcome, RowToScore } from "./enrichment.ts";
import type { FingerprintedField } from "./history/row-fingerprints.ts";
import { isEmptyProduct, type Product } from "./product.ts";
import { takesRecord, toRecordInput } from "./record-input.ts";
import type { RunTask, TaskOptions } from "./run-options.ts";
import type { FieldSources } from "./sources.ts";
import { type Contact, isOperationMissing, tellRecordAnswer, tellRecordFault } from "./stopping-faults.ts";
import type { TaskAnswers } from "./tasks.ts";

/** What a run asks of a product in one of its tasks, and what becomes of the answer. */
export interface TaskOfRun<N extends TaskName = TaskName> {
  /** The operation of the service that does it. */
  readonly operation: N;
  /** Its name among the tasks of a whole record. Absent: it has only its own operation. */
  readonly inRecord?: RecordTask;
  /** What it reads of a product: nothing else in a row can change its answer. */
  readonly reads: readonly FingerprintedField[];
  /** The field without which there is nothing to work on. Absent: a name or a description will do. */
  readonly needs?: ProductField;
  /** The task whose answer this one needs; where that found nothing, a run leaves this one out and says what is missing. */
  readonly after?: {
    readonly task: RunTask;
    readonly missing: string;
    /** What becomes of this task where that answer is too unsure to be written. */
    ofUnsure?(answers: TaskAnswers, options: TaskOptions): UnsureStart;
  };
  /** Its options, by the names of the operation's parameters. */
  toOptions(tasks: ProductTasks): OperationInput<N>["query"];
  /** Further options that it has among the tasks of a record. */
  toRecordOptions?(tasks: ProductTasks): object;
  /** The request of this task alone, for a product that has something to work on. */
  toInput(tasks: ProductTasks): OperationInput<N> | Promise<OperationInput<N>>;
  /** As `needs`, of the task's own operation, which does not see the whole row. */
  readonly needsAlone?: ProductField;
  /** What a row's messages say where the service had nothing to work on. Absent: nothing. */
  readonly ofNothing?: string;
  /** What a run makes of an answer before all else. Absent: it is taken as it is. */
  toResult?(
    answer: OperationResponse<N>,
    options: TaskOptions,
    origin: Origin | undefined,
    /** Of the product. */
    name?: string,
  ): OperationResponse<N>;
  /** Who wrote each field of an answer that is written. Absent: it is not said. */
  sources?(answer: OperationResponse<N>, product: Product, origin: Origin | undefined): FieldSources;
  /** Whether an answer found nothing: then it is a note of the row and not a result. Absent: no answer is. */
  isGuess?(answer: OperationResponse<N>): boolean;
  /** Whether an answer is proposed to a person and not written (see `--min-score`). Absent: no answer is. */
  isUnsure?(answer: OperationResponse<N>, options: TaskOptions): boolean;
  /** Why a person should look at an answer, whether it is written, proposed or, as a guess, withheld. Absent: never. */
  review?(
    answer: OperationResponse<N>,
    options: TaskOptions,
  ): { readonly code: string; readonly reason: string } | undefined;
  /** What is added to a row, in this order. An answer that is proposed has no other part in it than its columns. */
  readonly columns: readonly TaskColumn<N>[];
  /** The feed's own field that the result can stand in instead of one of the columns. */
  readonly proposal?: {
    readonly field: ProposedField;
    readonly column: string;
    text(answer: OperationResponse<N>, row: RowOfAnswer): string | undefined;
    /** Where the feed's column takes nothing but the taxonomy of another. */
    textIn?(answer: OperationResponse<N>, taxonomy: Taxonomy): string | undefined;
  };
  /** What the row is scored with. Absent: nothing. */
  toScore?(answer: OperationResponse<N>): Omit<RowToScore, "weight">;
  /** The category that was found, which the run's summary counts. */
  toCategory?(answer: OperationResponse<N>, row: RowOfAnswer): NonNullable<RowOutcome["category"]>;
}

/** Done all the same, with a sentence for the row's messages; or left out, which a person should look at. */
export type UnsureStart =
  | { readonly note: string }
  | { readonly leftOut: { readonly code: string; readonly reason: string } };

/** What a column may ask about the row; its language takes long to find, so only what needs it asks. */
interface RowOfAnswer {
  /** The language of the row's results. */
  readonly language: Language;
}

/** One thing that a task can add to a row: the column of a table, the key under `pdo` in JSON. */
export interface TaskColumn<N extends TaskName = TaskName> {
  readonly name: string;
  /** Absent: wherever the task is done. */
  isWanted?(options: TaskOptions): boolean;
  /** What stands between the entries of a list in a table's cell; in JSON it is an array. */
  readonly separator?: string;
  /** Absent: answers that are written and answers that are proposed. */
  readonly isFor?: "written" | "proposed";
  /** The task whose answer must be written and not proposed. Absent: none. */
  readonly after?: RunTask;
  cell(answer: OperationResponse<N>, row: RowOfAnswer): Cell;
  /** What stands in a table's cell instead. */
  flatCell?(answer: OperationResponse<N>, row: RowOfAnswer): string;
  /** What is known instead where each attribute is written into a column of its own. */
  attributes?(answer: OperationResponse<N>, language: Language): StatedAttributes;
}

/** All that one task of one product needs to know. */
export interface ProductTasks {
  readonly client: Client;
  readonly options: TaskOptions;
  readonly product: Product;
  /** The language of the results. */
  readonly language: Language;
  /** The category whose attributes are wanted. Absent: the one in `answers`, else the product is categorized first. */
  readonly categoryIdentifier?: string | undefined;
  /** What the tasks before this one have found for the product. */
  readonly answers?: TaskAnswers;
  readonly signal?: AbortSignal;
  /** Alternatives are not read. */
  readonly isBestEnough?: boolean;
  readonly onFallback?: CallOptions["onFallback"];
  /** Called with what a person should look at. */
  readonly onReview?: (item: ReviewItem) => void;
  /** Called with who wrote the answer, where the service says it. */
  readonly onOrigin?: (origin: Origin) => void;
  /** Shared by all products of a run. */
  readonly contact?: Contact;
}

/** Whether the product has something for the task to work on: without a name and a description every answer would be a guess. */
export function hasWork({ needs }: Pick<TaskOfRun, "needs">, product: Product): boolean {
  if (needs !== undefined) return product[needs] !== undefined;
  return !isEmptyProduct(product);
}

/**
 * The service's answer, from the whole record where the service takes one. Undefined: the product has nothing for this task to
 * work on.
 */
export async function callTask<N extends TaskName>(
  task: TaskOfRun<N>,
  tasks: ProductTasks,
): Promise<OperationResponse<N> | undefined> {
  if (!hasWork(task, tasks.product)) return undefined;
  const input = await task.toInput(tasks);
  if (task.inRecord !== undefined && (await takesRecord(tasks))) {
    try {
      // What the service finds itself is not sent, so that the call is the same one as in a whole record.
      const query = task.after === undefined ? task.toOptions(tasks) : input.query;
      const options = { ...query, ...task.toRecordOptions?.(tasks) };
      return await callInRecord<N>(task.inRecord, options, tasks);
    } catch (error) {
      tellRecordFault(error, tasks.contact);
      if (!isOperationMissing(error)) throw error;
    }
  }
  if (task.needsAlone !== undefined && tasks.product[task.needsAlone] === undefined) return undefined;
  return tasks.client.call(task.operation, input, callOptions(tasks));
}

async function callInRecord<N extends TaskName>(
  name: RecordTask,
  options: object,
  tasks: ProductTasks,
): Promise<OperationResponse<N> | undefined> {
  const input = toRecordInput([name], { [name]: options }, tasks.product);
  const answer = await tasks.client.call("enrichRecord", input, callOptions(tasks));
  tellRecordAnswer(tasks.contact);
  for (const item of answer.review) tasks.onReview?.(item);
  const origin = answer.sources[name];
  if (origin !== undefined) tasks.onOrigin?.(origin);
  return (answer[name] ?? undefined) as OperationResponse<N> | undefined;
}

export function callOptions({
  product,
  options: { minScore },
  signal,
  isBestEnough = false,
  onFallback,
}: ProductTasks): CallOptions {
  const options: { -readonly [Option in keyof CallOptions]: CallOptions[Option] } = {
    item: product,
    isBestEnough,
    minScore,
  };
  if (signal !== undefined) options.signal = signal;
  if (onFallback !== undefined) options.onFallback = onFallback;
  return options;
}

/** What columns of their own say of the product is said to the task as labelled last lines. */
export function withFacts({ description = "", brand, facts = [] }: Product): string {
  const stated = facts.filter(({ label }) => !isPlaceLabel(label) && !isPageLabel(label));
  const lines = stated.map(({ label, text }) => `${label}: ${text.replace(/\s+/g, " ").trim()}`);
  return withFieldLine([...(description === "" ? [] : [description]), ...lines].join("\n"), "brand", brand);
}

export function productName(product: Product): { product_name?: string } {
  return product.name === undefined ? {} : { product_name: product.name };
}
