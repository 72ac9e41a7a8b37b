import type {
  CompleteOptions,
  Completion,
  CompletionRequest,
  JsonSchema,
  LanguageModel,
} from "../../llm/language-model.ts";
import { promptCacheOf } from "../../llm/prompt-cache.ts";
import { isAnswerUnusable } from "../errors.ts";
import { completeFully } from "./complete-fully.ts";
import { instructionsText, type Question, systemText } from "./prompt.ts";
import { AnswerFault, objectSchema, readFields, readJson } from "./read-answer.ts";

/** One task's question, which may be asked with others of the same record. */
export interface Asking {
  readonly model: LanguageModel;
  readonly question: Question<unknown>;
  readonly options: CompleteOptions;
}

/** A complete answer, with the instructions that it must not repeat. */
export interface ReadAnswer {
  readonly completion: Completion;
  readonly instructions: string;
  readonly fault?: undefined;
}

/** What a model has answered to a question; a fault where it answered several at once and nothing of that can be read. */
export type GivenAnswer = ReadAnswer | { readonly fault: string };

/** The model's answer to one question. @throws LlmError, also where the answer is not complete */
export async function askAlone(
  { model, question, options }: Asking,
  request: CompletionRequest,
): Promise<ReadAnswer> {
  const completion = await completePrepared(model, request, options, [question]);
  return { completion, instructions: instructionsText([question]) };
}

/** Milliseconds after which a question is under way, and its answer is not yet there: models take longer. */
const underWay = 250;

/** Completes, and prepares for the answer while it is waited for. */
async function completePrepared(
  model: LanguageModel,
  request: CompletionRequest,
  options: CompleteOptions,
  questions: readonly Question<unknown>[],
): Promise<Completion> {
  const timer = setTimeout(() => {
    for (const { prepare } of questions) prepare?.();
  }, underWay);
  try {
    return await completeFully(model, request, options);
  } finally {
    clearTimeout(timer);
  }
}

/** What came of asking several models: one's fault is not another's. */
type Gathered = GivenAnswer | { readonly thrown: unknown };

/**
 * Asks the questions on one record in one request for each model, so that the record is read once. Questions that have been answered
 * before are not asked again, and each part of an answer is kept as the answer to its question alone.
 * @returns by place, the part of the answer; undefined for a question that is to be asked alone; `thrown`: an LlmError of its model
 */
export async function askTogether(askings: readonly Asking[]): Promise<readonly (Gathered | undefined)[]> {
  const answers = new Map<Question<unknown>, Gathered>();
  const models = [...new Set(askings.map((asking) => asking.model))];
  const askOwn = async (own: readonly Asking[]) => {
    const [first, ...others] = own;
    if (first === undefined) return;
    // With other models under way it would have to wait for them.
    if (others.length === 0 && models.length > 1) {
      answers.set(first.question, await askAlone(first, toRequest([first.question], first.model)));
      return;
    }
    const questions = await openQuestions(
      first.model,
      own.map(({ question }) => question),
    );
    if (questions.length < 2) return;
    const parts = await askRow(first, questions);
    for (const [place, question] of questions.entries()) {
      const part = parts[place];
      if (part !== undefined) answers.set(question, part);
    }
  };
  await Promise.all(
    models.map(async (model) => {
      const own = askings.filter((asking) => asking.model === model);
      try {
        await askOwn(own);
      } catch (thrown) {
        for (const { question } of own) answers.set(question, { thrown });
      }
    }),
  );
  return askings.map(({ question }) => answers.get(question));
}

/** All where they have been answered together, else those that have not been answered. */
async function openQuestions(
  model: LanguageModel,
  questions: readonly Question<unknown>[],
): Promise<readonly Question<unknown>[]> {
  if (model.peek === undefined || (await model.peek(toRequest(questions, model))) !== undefined)
    return questions;
  const kept = await Promise.all(questions.map((question) => model.peek?.(toRequest([question], model))));
  return questions.filter((_, place) => kept[place] === undefined);
}

async function askRow(
  { model, options }: Pick<Asking, "model" | "options">,
  questions: readonly Question<unknown>[],
): Promise<readonly GivenAnswer[]> {
  try {
    const completion = await completePrepared(model, toRequest(questions, model), options, questions);
    const instructions = instructionsText(questions);
    const texts = partsOf(completion, questions);
    for (const [place, question] of questions.entries()) {
      const part = { ...withoutUsage(completion), text: texts[place] ?? "" };
      await model.keep?.(toRequest([question], model), part);
    }
    return texts.map((text) => ({ completion: { ...completion, text }, instructions }));
  } catch (problem) {
    if (problem instanceof AnswerFault) return questions.map(() => ({ fault: problem.message }));
    if (isAnswerUnusable(problem)) return questions.map(() => ({ fault: problem.what }));
    throw problem;
  }
}

/** Of a part it is not known what it took. */
function withoutUsage({ usage: _, ...completion }: Completion): Completion {
  return completion;
}

/** Each question's own fields as JSON; a missing field is the question's own fault. @throws AnswerFault */
function partsOf({ text }: Completion, questions: readonly Question<unknown>[]): readonly string[] {
  const json = readJson(text);
  const names = questions.flatMap(fieldsOf);
  const known =
    typeof json === "object" && json !== null ? names.filter((name) => Object.hasOwn(json, name)) : names;
  const fields = readFields(json, known);
  return questions.map((question) => {
    const own = fieldsOf(question).filter((name) => Object.hasOwn(fields, name));
    return JSON.stringify(Object.fromEntries(own.map((name) => [name, fields[name]])));
  });
}

function fieldsOf({ schema }: Pick<Question<unknown>, "schema">): readonly string[] {
  return Object.keys(propertiesOf(schema));
}

function propertiesOf(schema: JsonSchema): Readonly<Record<string, JsonSchema>> {
  return schema.properties as Readonly<Record<string, JsonSchema>>;
}

/** The request for one question, or for several on one record: the first is as it were asked alone. */
export function toRequest(questions: readonly Question<unknown>[], model: LanguageModel): CompletionRequest {
  const [only, ...others] = questions;
  const reference = questions.flatMap((question) => question.reference?.text ?? []).join("\n\n");
  const cache = promptCacheOf(model.identity);
  const picture = questions.find((question) => question.picture !== undefined)?.picture;
  const shared = {
    system: systemText(questions, cache),
    ...(reference !== "" && { reference }),
    ...(picture !== undefined && { picture }),
    messages: [{ role: "user" as const, text: JSON.stringify(subjectOf(questions)) }],
  };
  if (only !== undefined && others.length === 0) {
    const { task, schema, schemaName, maxOutputTokens } = only;
    return { task, ...shared, schema, schemaName, maxOutputTokens };
  }
  return {
    task: "enrichRecord",
    ...shared,
    schema: objectSchema(Object.assign({}, ...questions.map(({ schema }) => propertiesOf(schema)))),
    schemaName: "product",
    maxOutputTokens: questions.reduce((sum, { maxOutputTokens }) => sum + maxOutputTokens, 0),
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** The user message: what helps with this record alone, and the record last. */
function subjectOf(questions: readonly Question<unknown>[]): Fields {
  const context = questions.map((question) => question.context ?? {}).reduce(merged, {});
  return { ...context, record: questions.map(({ record }) => record).reduce(merged, {}) };
}

/** Of a field that both have the fuller one: lists and objects are joined, of texts the longer one counts. */
function merged(one: Fields, other: Fields): Fields {
  const fields: Record<string, unknown> = { ...one };
  for (const [name, value] of Object.entries(other)) fields[name] = fuller(fields[name], value);
  return fields;
}

function fuller(one: unknown, other: unknown): unknown {
  if (one === undefined) return other;
  if (Array.isArray(one) && Array.isArray(other)) return [...new Set([...one, ...other])];
  if (typeof one === "object" && typeof other === "object") return { ...one, ...other };
  return String(other).length > String(one).length ? other : one;
}
