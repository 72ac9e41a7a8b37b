import type { Client } from "../client/client.ts";
import type { TaskOptions } from "../pipeline/run-options.ts";
import { type ClientOptions, openerOf } from "./client.ts";
import { libraryError } from "./errors.ts";
import { openRowQueue } from "./row-queue.ts";

/** What is wanted of a feed. All is as in the command line, and has its defaults. */
export interface EnrichOptions extends Partial<Omit<TaskOptions, "keywords">> {
  /** Who does the work. Default: `{ embedded: true }`. */
  readonly client?: ClientOptions;
  /** The feed's column of a field, where it is not found by its name: `{ name: "Ware" }`. */
  readonly map?: Readonly<Record<string, string>>;
  /** Columns that are not read. */
  readonly ignore?: readonly string[];
  /** Only the first rows. */
  readonly rows?: number;
  /** Calls in flight, of a service at an address. Default 8. */
  readonly concurrency?: number;
  /** Aborted: nothing more is begun, and the iteration ends with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** What was found for a row. Fields of tasks that were not asked for, or not done, are absent or null. */
export interface RowResult {
  readonly status: "ok" | "review" | "partial" | "skipped" | "rejected";
  /** What was done, and what a person should know, task by task. */
  readonly messages: readonly string[];
  readonly name?: string | null;
  readonly description?: string | null;
  readonly bullet_points?: readonly string[] | null;
  readonly category_id?: string | null;
  readonly category?: string | readonly string[] | null;
  /** In [0, 1]. */
  readonly category_score?: number | null;
  /** Where no category is sure enough: up to three to choose from. */
  readonly category_candidates?: unknown;
  /** By attribute's identifier. */
  readonly attributes?: Readonly<
    Record<string, readonly { readonly value: string | null; readonly text: string }[]>
  > | null;
  readonly missing_attributes?: readonly string[] | null;
  readonly [column: string]: unknown;
}

/** A row of the feed, each cell under its column, and what was found for it. */
export interface EnrichedRow {
  readonly [column: string]: unknown;
  readonly pdo: RowResult;
}

/** A file's path, or the feed's bytes: all at once, or as a stream gives them. */
type FeedBytes = string | Uint8Array | AsyncIterable<Uint8Array>;

/**
 * Reads a feed in any format that the command line reads, and gives each of its rows once and in order, with what was found for
 * it. A row that cannot be done is `rejected` and does not end the iteration. Memory does not grow with the feed: no more is
 * read than is taken. Leaving the loop ends what is under way.
 * @param source a file's path, or the feed's bytes
 * @throws PdoError where it is no feed or has no column to work on, and whatever ends a run; the signal's reason
 */
export async function* enrichFeed(
  source: FeedBytes,
  options: EnrichOptions = {},
): AsyncGenerator<EnrichedRow, void, undefined> {
  const given = typeof source === "string" ? source : streamOf(source);
  const client = await openerOf(options.client ?? { embedded: true })();
  const ending = new AbortController();
  const signal =
    options.signal === undefined ? ending.signal : AbortSignal.any([options.signal, ending.signal]);
  const queue = openRowQueue(signal);
  const run = runInto(queue.sink, { source: given, options, client, signal }).then(queue.end, queue.fail);
  try {
    yield* queue.rows<EnrichedRow>();
  } finally {
    ending.abort(new Error("The rows are not wanted any more."));
    await run;
    await client.close();
  }
}

const chunkBytes = 64 * 1024;

/** @throws PdoError PDO_SOURCE_UNKNOWN */
function streamOf(source: Exclude<FeedBytes, string>): AsyncIterable<Uint8Array> {
  if (source instanceof Uint8Array) return chunksOf(source);
  const given: unknown = source;
  if (typeof given === "object" && given !== null && Symbol.asyncIterator in given) return source;
  throw libraryError({
    code: "PDO_SOURCE_UNKNOWN",
    what: "This is no feed that can be read.",
    seen: `What was given is ${given === null ? "null" : `of the type ${typeof given}`}.`,
    nextStep: "Give a file's path, a Uint8Array of the feed's bytes, or a stream of them.",
  });
}

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += chunkBytes)
    yield bytes.subarray(start, start + chunkBytes);
}

interface Run {
  readonly source: string | AsyncIterable<Uint8Array>;
  readonly options: EnrichOptions;
  readonly client: Client;
  readonly signal: AbortSignal;
}

/** The run of the command line, its output JSON Lines. */
async function runInto(
  output: { write(bytes: Uint8Array): Promise<void> },
  { source, options, client, signal }: Run,
): Promise<void> {
  const { openFeedFile, readFeed } = await import("../feed/reader.ts");
  const feed = await readFeed(
    typeof source === "string" ? await openFeedFile(source) : { stream: source },
    {},
  );
  try {
    const { resolveProductColumns } = await import("../feed/product-columns.ts");
    const { findFeedLanguage } = await import("../pipeline/feed-language.ts");
    const { planOutcomes } = await import("../pipeline/outcome-plan.ts");
    const { createRowWork } = await import("../pipeline/row-work.ts");
    const { createExecutor } = await import("../pipeline/executor.ts");
    const { runFeed } = await import("../pipeline/run.ts");
    const { findAudience } = await import("../tasks/categorization/rules/audience.ts");
    const { map = {}, ignore = [], rows, concurrency = 8, language } = options;
    const name = typeof source === "string" ? source : "the feed";
    const mapping = resolveProductColumns(feed.description, {
      map,
      ignore,
      sample: feed.sample,
      name,
      ...(language !== undefined && { language }),
    });
    const tasks = await taskOptions(options, Object.keys(mapping.columns));
    const plan = planOutcomes({
      tasks,
      write: "add",
      mapping,
      format: "jsonl",
      dialect: feed.description.dialectName,
    });
    const work = createRowWork({ client, plan, audienceOf: findAudience, callSignal: signal });
    await runFeed({
      feed,
      mapping,
      language: findFeedLanguage(feed, mapping),
      selection: rows === undefined ? { kind: "all" } : { kind: "first", rows },
      plan,
      write: "add",
      executor: createExecutor(work, { concurrency, signal }),
      batchSize: Math.max(1, Math.floor(concurrency / 4)),
      windowSize: concurrency,
      writing: { format: "jsonl", csvSafe: "off" },
      output,
      signal,
    });
  } finally {
    await feed.close();
  }
}

/** @throws PdoError PDO_NOTHING_TO_DO */
async function taskOptions(options: EnrichOptions, fields: readonly string[]): Promise<TaskOptions> {
  const { runTasks } = await import("../pipeline/run-options.ts");
  const { tasksOfRun } = await import("../pipeline/tasks.ts");
  const { defaultMinScore } = await import("../pipeline/min-score.ts");
  const {
    channel = "channel_a",
    tasks: wanted = runTasks,
    rag = false,
    language,
    audience,
    length,
  } = options;
  const canDo = (task: (typeof runTasks)[number]) =>
    fields.includes(tasksOfRun[task].needs ?? fields[0] ?? "");
  const tasks = runTasks.filter((task) => wanted.includes(task) && canDo(task));
  if (tasks.length === 0) {
    throw libraryError({
      code: "PDO_NOTHING_TO_DO",
      what: "The feed has no column for what is asked.",
      seen: `The tasks are ${wanted.join(", ")}; the fields that were found: ${fields.join(", ")}.`,
      nextStep: "Name the column: { map: { name: COLUMN } }.",
    });
  }
  const home = options.client !== undefined && "embedded" in options.client ? options.client.home : undefined;
  const { findImportedFile } = await import("../catalog/catalog-files.ts");
  const isOther = rag || (home !== undefined && findImportedFile(home, channel) !== undefined);
  return {
    tasks,
    channel,
    rag,
    minScore: options.minScore ?? defaultMinScore(isOther ? "other" : "builtin", channel),
    taskType: options.taskType ?? "cleaned",
    tone: options.tone ?? "professional",
    bulletPoints: options.bulletPoints ?? false,
    seo: options.seo ?? false,
    limit: options.limit ?? 5,
    recommended: options.recommended ?? true,
    optional: options.optional ?? false,
    ...(language !== undefined && { language }),
    ...(audience !== undefined && { audience }),
    ...(length !== undefined && { length }),
  };
}
