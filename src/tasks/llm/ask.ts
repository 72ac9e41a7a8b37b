import { BoundedCache, cacheSizes } from "../../lib/cache.ts";
import { lazily } from "../../lib/once.ts";
import type {
  Completion,
  CompletionMessage,
  CompletionRequest,
  LanguageModel,
} from "../../llm/language-model.ts";
import { foldText } from "../../nlp/normalizer.ts";
import type { TaskContext } from "../engine.ts";
import { answerUnusable } from "../errors.ts";
import { canFallBack } from "../fallback.ts";
import { type Answered, canary, type Question, withoutQuotes } from "./prompt.ts";
import {
  type Asking,
  askAlone,
  askTogether,
  type GivenAnswer,
  type ReadAnswer,
  toRequest,
} from "./question-request.ts";
import { AnswerFault, findUnprintable, readJson, textsIn } from "./read-answer.ts";
import { judgeByModel } from "./second-judge.ts";

/** A judgeAnswer answer; without a value where it could not be parsed. */
interface Verdict<T> {
  readonly value?: T;
  readonly faults: readonly string[];
  readonly blemishes: readonly string[];
}

/** UTF-16 units of a faulty answer that the retry repeats. */
const longestReminder = 6_000;

/**
 * Asks a language model about one record, with one retry that lists the faults of the first answer. The first answer may be part of one
 * to several tasks of the record; the retry is asked alone. Every answer must be complete JSON without control characters or text of the
 * instructions; the question defines the rest, and a second model has its say where one judges.
 * @throws LlmError of the model, or `PDO_PROVIDER_ANSWER_UNUSABLE` where the retry's answer has faults too or an answer is
 * incomplete
 */
export async function ask<T>(
  model: LanguageModel,
  question: Question<T>,
  options: Pick<TaskContext, "signal" | "item" | "onModel" | "onReview" | "seat">,
): Promise<Answered<T>> {
  const answer = await askTwice(model, question, options);
  const { model: author, date } = answer;
  options.onModel?.({ model: author, ...(date !== undefined && { date }) });
  return answer;
}

async function askTwice<T>(
  model: LanguageModel,
  question: Question<T>,
  { seat, ...options }: Pick<TaskContext, "signal" | "item" | "onReview" | "seat">,
): Promise<Answered<T>> {
  const asking: Asking = { model, question: question as Question<unknown>, options };
  const request = toRequest([asking.question], model);
  const gathered = await seat?.join(asking, askTogether);
  if (gathered !== undefined && "thrown" in gathered) throw gathered.thrown;
  const given = gathered ?? (await askAlone(asking, request));
  const judge = async (answer: ReadAnswer) => judgeAgain(question, judgeAnswer(question, answer), options);
  const first = given.fault === undefined ? await judge(given) : refused<T>(given.fault);
  model.onJudged?.(request.task, { text: textOf(given), faults: first.faults });
  if (first.faults.length === 0 && first.blemishes.length === 0) return answered(first, given);
  const again = given.fault === undefined ? withReminder(request, given.completion, first) : request;
  try {
    const second = await askAlone(asking, again);
    const retried = await judge(second);
    model.onJudged?.(request.task, { text: second.completion.text, faults: retried.faults });
    if (retried.faults.length === 0) return answered(retried, second);
    if (first.faults.length > 0)
      throw answerUnusable(
        retried.faults.slice(0, maxReportedFaults).map(withoutQuotes),
        retried.faults.length,
      );
  } catch (problem) {
    if (first.faults.length > 0 || !canFallBack(problem)) throw problem;
  }
  return answered(first, given);
}

/** What came back, as far as there is a text of it. */
function textOf(given: GivenAnswer): string {
  return given.fault === undefined ? given.completion.text : "";
}

function judgeAnswer<T>(question: Question<T>, { completion, instructions }: ReadAnswer): Verdict<T> {
  try {
    const json = readJson(completion.text);
    const unprintable = findUnprintable(json);
    if (unprintable !== undefined) {
      return refused(`There are control characters or halves of characters in ${unprintable}.`);
    }
    const { context, record } = question;
    const leaks = createLeakCheck({ system: instructions, question: textsIn({ context, record }) });
    const value = question.read(json);
    const faults = [...leaks(textsIn(json)), ...question.judge(value)];
    return { value, faults, blemishes: faults.length > 0 ? [] : (question.blemishes?.(value) ?? []) };
  } catch (fault) {
    if (fault instanceof AnswerFault) return refused(fault.message);
    throw fault;
  }
}

/** What a second model finds in an answer that the rules have nothing against. */
async function judgeAgain<T>(
  { judged, record }: Question<T>,
  verdict: Verdict<T>,
  options: Parameters<typeof judgeByModel>[1],
): Promise<Verdict<T>> {
  const judge = judged?.judge;
  if (judge === undefined || verdict.faults.length > 0) return verdict;
  const answer = judged?.textsOf(verdict.value as T) ?? {};
  return { ...verdict, faults: await judgeByModel({ judge, record, answer }, options) };
}

function refused<T>(fault: string): Verdict<T> {
  return { faults: [fault], blemishes: [] };
}

function answered<T>({ value }: Verdict<T>, given: GivenAnswer): Answered<T> {
  if (given.fault !== undefined) throw new Error("An answer that cannot be read was taken.");
  const { model, date } = given.completion;
  return { value: value as T, model: shownModelName(model), ...(date !== undefined && { date }) };
}

/** The request with the faulty answer and what is wrong with it. */
function withReminder<T>(
  request: CompletionRequest,
  { text }: Completion,
  { faults, blemishes }: Verdict<T>,
): CompletionRequest {
  const repeated = (
    text.length > longestReminder ? `${text.slice(0, longestReminder)}…` : text
  ).toWellFormed();
  const list = [...faults, ...blemishes].map((fault) => `- ${fault}`).join("\n");
  const messages: readonly CompletionMessage[] = [
    ...request.messages,
    { role: "assistant", text: repeated },
    { role: "user", text: `The answer has faults:\n${list}\nGive the whole JSON object again, mended.` },
  ];
  return { ...request, messages };
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
  const secret = wordsOf(system);
  const bareCanary = bare(canary);
  const known = lazily(() => question.map(wordsOf));
  const isKnown = (run: string) => known().some((words) => words.includes(run));
  const isLeak = (text: string) =>
    bare(text).includes(bareCanary) || runsOf(text).some((run) => secret.includes(run) && !isKnown(run));
  return (texts) =>
    texts.some(isLeak) ? ["The answer repeats the instructions; it must be about the product alone."] : [];
}

/** Letters and digits only, so that punctuation cannot hide the canary. */
function bare(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, "");
}

const words = new BoundedCache<string, string>(cacheSizes.instructions);

/** A text's words alone, each between blanks; many answers are compared with the same instructions. */
function wordsOf(text: string): string {
  return words.getOrCompute(text, () => ` ${(foldText(text).match(word) ?? []).join(" ")} `);
}

function runsOf(text: string): readonly string[] {
  const found = foldText(text).match(word) ?? [];
  const starts = Math.max(0, found.length - runLength + 1);
  return Array.from({ length: starts }, (_, at) => ` ${found.slice(at, at + runLength).join(" ")} `);
}

/** Forms of providers' model names: gpt-5-mini, accounts/x/models/y, @cf/meta/llama, name:free. */
const plain = /^(?!.*\/\/)(?!www\.)[A-Za-z0-9@][A-Za-z0-9._:/@+-]{0,79}$/;

/** A model name for messages; unexpected text from an endpoint is not shown. */
function shownModelName(name: string): string {
  return plain.test(name) ? name : "the language model";
}
