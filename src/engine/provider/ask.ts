import type { Completion, CompletionMessage, CompletionRequest } from "../../language-model/completion.ts";
import type { CompleteOptions, LanguageModel } from "../../language-model/language-model.ts";
import { unfinishedAnswer, unusableAnswer } from "./answer-problem.ts";
import { canFallBack } from "./fall-back.ts";
import { createLeakCheck } from "./judging/find-leaks.ts";
import { shownModelName } from "./model-name.ts";
import { systemText } from "./prompts/frame.ts";
import type { Answered, Question } from "./question.ts";
import { AnswerFault } from "./reading/answer-fault.ts";
import { findUnprintable } from "./reading/find-unprintable.ts";
import { readJson } from "./reading/read-json.ts";
import { textsIn } from "./reading/texts-in.ts";

/** An answer as it was judged; without a value where it could not even be read. */
interface Verdict<T> {
  readonly value?: T;
  readonly faults: readonly string[];
  readonly blemishes: readonly string[];
}

/** UTF-16 units of a faulty answer that it is reminded of. */
const longestReminder = 6_000;

/**
 * Asks a language model for one record, in one completion where its answer is fit, else in two: the second time with the
 * first answer and its faults. Every answer must be finished, JSON, without control characters and without words of
 * the instructions; the rest the question says.
 * @throws ProviderProblem the model's own, or `PDO_PROVIDER_ANSWER_UNUSABLE` where the second answer has faults too
 * or an answer was not finished
 */
export async function ask<T>(
  model: LanguageModel,
  question: Question<T>,
  options: CompleteOptions,
): Promise<Answered<T>> {
  const request = toRequest(question);
  const first = await finished(model, request, options);
  const verdict = judged(question, request, first);
  if (verdict.faults.length === 0 && verdict.blemishes.length === 0) return answered(verdict, first);
  const again = { ...request, messages: [...request.messages, ...reminder(first, verdict)] };
  try {
    const second = await finished(model, again, options);
    const mended = judged(question, request, second);
    if (mended.faults.length === 0) return answered(mended, second);
    if (verdict.faults.length > 0) throw unusableAnswer(mended.faults);
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

async function finished(
  model: LanguageModel,
  request: CompletionRequest,
  { signal, item }: CompleteOptions,
): Promise<Completion> {
  const completion = await model.complete(request, { signal, item });
  if (completion.finish !== "stop") throw unfinishedAnswer(completion);
  return completion;
}

function judged<T>(question: Question<T>, request: CompletionRequest, { text }: Completion): Verdict<T> {
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

function answered<T>({ value }: Verdict<T>, { model }: Completion): Answered<T> {
  return { value: value as T, model: shownModelName(model) };
}

function reminder<T>({ text }: Completion, { faults, blemishes }: Verdict<T>): CompletionMessage[] {
  const said = (text.length > longestReminder ? `${text.slice(0, longestReminder)}…` : text).toWellFormed();
  const list = [...faults, ...blemishes].map((fault) => `- ${fault}`).join("\n");
  return [
    { role: "assistant", text: said },
    { role: "user", text: `The answer has faults:\n${list}\nGive the whole JSON object again, mended.` },
  ];
}
