import type { EnrichmentResponse } from "../api/enrichment.ts";
import type { OperationInput } from "../api/operations.ts";
import { type RecordTask, recordTasks } from "../api/vocabulary.ts";

type RecordInput = OperationInput<"enrichRecord">;

/*
 * Answers to whole records are kept task by task, under the request that asks for that task alone: what one task has cost is not paid
 * again because other tasks are asked for, or because one of them failed.
 */

/** The request for one of a record's tasks. Where attributes are to be found in a category that is yet to be found, its options count too. */
export function partOf({ query, body }: RecordInput, task: RecordTask): RecordInput {
  if (body === undefined) return { query };
  const { [task]: own, categorization } = body.options;
  const finds = task === "attribution" && !body.options.attribution?.category_identifier;
  const options = { ...(finds && categorization && { categorization }), ...(own && { [task]: own }) };
  return { query, body: { ...body, tasks: [task], options } };
}

/** The same request without the tasks whose answers are kept. */
export function withoutTasks(input: RecordInput, done: ReadonlySet<RecordTask>): RecordInput {
  const { query, body } = input;
  if (body === undefined) return input;
  return { query, body: { ...body, tasks: tasksOf(input).filter((task) => !done.has(task)) } };
}

/** Attributes that are still missing go into the category that is kept, so that it is not looked for again. */
export function withFoundCategory(input: RecordInput, kept: readonly EnrichmentResponse[]): RecordInput {
  const best = kept.find(({ categorization }) => categorization)?.categorization?.best_category;
  const { body } = input;
  const { attribution } = body?.options ?? {};
  if (!body || !attribution || attribution.category_identifier || !best || best.score === 0) return input;
  const category_identifier = best.category.identifier;
  const options = { ...body.options, attribution: { ...attribution, category_identifier } };
  return { ...input, body: { ...body, options } };
}

/** The tasks that are asked for, each once. */
export function tasksOf({ body }: RecordInput): readonly RecordTask[] {
  return recordTasks.filter((task) => body?.tasks.includes(task));
}

const none = { name: null, description: null, categorization: null, attribution: null } as const;

/** What an answer says of one task, as if that alone had been asked for. */
export function partOfAnswer(answer: EnrichmentResponse, task: RecordTask): EnrichmentResponse {
  const { [task]: found, sources, review, language } = answer;
  const message = found?.message ? `${task}: ${found.message}` : "";
  const source = sources[task];
  return {
    message,
    language,
    ...none,
    [task]: found,
    sources: source === undefined ? {} : { [task]: source },
    review: review.filter(({ field }) => field === task),
  };
}

/** Puts answers to different tasks of one record together, in the order in which a service does them. */
export function joinAnswers(parts: readonly EnrichmentResponse[]): EnrichmentResponse {
  const [first] = parts;
  if (first === undefined) throw new Error("A record has one task at least.");
  const found = recordTasks.map((task) => [task, parts.find((part) => part[task] !== null)?.[task] ?? null]);
  const all = parts.flatMap(({ review }) => review);
  return {
    message: parts.flatMap(({ message }) => (message === "" ? [] : [message])).join(" | "),
    language: first.language,
    ...(Object.fromEntries(found) as Pick<EnrichmentResponse, RecordTask>),
    sources: Object.assign({}, ...parts.map(({ sources }) => sources)),
    review: recordTasks.flatMap((task) => all.filter(({ field }) => field === task)),
  };
}
