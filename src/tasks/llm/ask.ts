import { lazily } from "../../lib/once.ts";
import type {
  CompleteOptions,
  Completion,
  CompletionMessage,
  CompletionRequest,
  LanguageModel,
} from "../../llm/language-model.ts";
import { foldText } from "../../nlp/normalizer.ts";
import type { TaskContext } from "../engine.ts";
import { answerUnfinished, answerUnusable } from "../errors.ts";
import { canFallBack } from "../fallback.ts";
import { type Answered, canary, type Question, systemText, withoutQuotes } from "./prompt.ts";
import { AnswerFault, findUnprintable, readJson, textsIn } from "./read-answer.ts";

/** A judgeAnswer answer; without a value where it could not be parsed. */
interface Verdict<T> {
  readonly value?: T;
  readonly faults: readonly string[];
  readonly blemishes: readonly string[];
}

/** UTF-16 units of a faulty answer that the retry repeats. */
const longestReminder = 6_000;

/**
 * Asks a language model about one record, with one retry that lists the faults of the first answer. Every answer must be complete
 * JSON without control characters or text of the instructions; the question defines the rest.
 * @throws LlmError of the model, or `PDO_PROVIDER_ANSWER_UNUSABLE` where the retry's answer has faults too or an answer is
 * incomplete
 */
export async function ask<T>(
  model: LanguageModel,
  question: Question<T>,
  options: Pick<TaskContext, "signal" | "item" | "onModel">,
): Promise<Answered<T>> {
  const answer = await askTwice(model, question, options);
  const { model: author, date } = answer;
  options.onModel?.({ model: author, ...(date !== undefined && { date }) });
  return answer;
}

async function askTwice<T>(
  model: LanguageModel,
  question: Question<T>,
  options: CompleteOptions,
): Promise<Answered<T>> {
  const request = toRequest(question);
  const first = await completeFully(model, request, options);
  const verdict = judgeAnswer(question, request, first);
  if (verdict.faults.length === 0 && verdict.blemishes.length === 0) return answered(verdict, first);
  const again = { ...request, messages: [...request.messages, ...reminder(first, verdict)] };
  try {
    const second = await completeFully(model, again, options);
    const retried = judgeAnswer(question, request, second);
    if (retried.faults.length === 0) return answered(retried, second);
    if (verdict.faults.length > 0)
      throw answerUnusable(
        retried.faults.slice(0, maxReportedFaults).map(withoutQuotes),
        retried.faults.length,
      );
  } catch (problem) {
    if (verdict.faults.length > 0 || !canFallBack(problem)) throw problem;
  }
  return answered(verdict, first);
}

function toRequest<T>(question: Question<T>): CompletionRequest {
  const { task, context, record, schema, schemaName, maxOutputTokens } = question;
  const text = JSON.stringify({ ...context, record });
  return {
    task,
    system: systemText(question.prompt),
    messages: [{ role: "user", text }],
    schema,
    schemaName,
    maxOutputTokens,
  };
}

async function completeFully(
  model: LanguageModel,
  request: CompletionRequest,
  { signal, item }: CompleteOptions,
): Promise<Completion> {
  const completion = await model.complete(request, { signal, item });
  if (completion.finish !== "stop") throw answerUnfinished(completion);
  return completion;
}

function judgeAnswer<T>(question: Question<T>, request: CompletionRequest, { text }: Completion): Verdict<T> {
  try {
    const json = readJson(text);
    const unprintable = findUnprintable(json);
    if (unprintable !== undefined) {
      return refused(`There are control characters or halves of characters in ${unprintable}.`);
    }
    const { context, record } = question;
    const leaks = createLeakCheck({ system: request.system, question: textsIn({ context, record }) });
    const value = question.read(json);
    const faults = [...leaks(textsIn(json)), ...question.judge(value)];
    return { value, faults, blemishes: faults.length > 0 ? [] : (question.blemishes?.(value) ?? []) };
  } catch (fault) {
    if (fault instanceof AnswerFault) return refused(fault.message);
    throw fault;
  }
}

function refused<T>(fault: string): Verdict<T> {
  return { faults: [fault], blemishes: [] };
}

function answered<T>({ value }: Verdict<T>, { model, date }: Completion): Answered<T> {
  return { value: value as T, model: shownModelName(model), ...(date !== undefined && { date }) };
}

function reminder<T>({ text }: Completion, { faults, blemishes }: Verdict<T>): CompletionMessage[] {
  const repeated = (
    text.length > longestReminder ? `${text.slice(0, longestReminder)}…` : text
  ).toWellFormed();
  const list = [...faults, ...blemishes].map((fault) => `- ${fault}`).join("\n");
  return [
    { role: "assistant", text: repeated },
    { role: "user", text: `The answer has faults:\n${list}\nGive the whole JSON object again, mended.` },
  ];
}

/** Number of faults in the error message. */
const maxReportedFaults = 3;

/** Words in a row that count as a quotation. */
const runLength = 6;
const word = /[\p{L}\p{N}]+/gu;

interface LeakSources {
  readonly system: string;
  /** Texts of the record and its context, whose words are no leak. */
  readonly question: readonly string[];
}

/** Finds the canary, and six consecutive words of the instructions that are not in the question. */
export function createLeakCheck({
  system,
  question,
}: LeakSources): (texts: readonly string[]) => readonly string[] {
  const secret = runsOf(system);
  const bareCanary = bare(canary);
  const known = lazily(() => new Set(question.flatMap((text) => [...runsOf(text)])));
  const isLeak = (text: string) =>
    bare(text).includes(bareCanary) || [...runsOf(text)].some((run) => secret.has(run) && !known().has(run));
  return (texts) =>
    texts.some(isLeak) ? ["The answer repeats the instructions; it must be about the product alone."] : [];
}

/** Letters and digits only, so that punctuation cannot hide the canary. */
function bare(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, "");
}

function runsOf(text: string): ReadonlySet<string> {
  const words = foldText(text).match(word) ?? [];
  const runs = new Set<string>();
  for (let start = 0; start + runLength <= words.length; start += 1) {
    runs.add(words.slice(start, start + runLength).join(" "));
  }
  return runs;
}

/** Forms of providers' model names: gpt-5-mini, accounts/x/models/y, @cf/meta/llama, name:free. */
const plain = /^(?!.*\/\/)(?!www\.)[A-Za-z0-9@][A-Za-z0-9._:/@+-]{0,79}$/;

/** A model name for messages; unexpected text from an endpoint is not shown. */
function shownModelName(name: string): string {
  return plain.test(name) ? name : "the language model";
}
