import { isObject } from "../exchange.ts";
import { type Question, subjectOf, textsOf } from "../question.ts";
import type { AnswerOf } from "../workings.ts";
import { honestValue } from "./honest.ts";
import { readWish, type Wish } from "./wish.ts";

/**
 * The answer of a model that does whatever a product's text tells it, and its best where it tells nothing.
 * @param wishOf reads what is wanted out of a question; absent: orders in plain English, and in some disguises
 */
export function obeyingAnswers(wishOf: (question: Question) => Wish | undefined = ownWish): AnswerOf {
  return (question) => {
    const wish = wishOf(question);
    const value = honestValue(question);
    if (wish === undefined) return JSON.stringify(value);
    if ("answer" in wish) return wish.answer;
    return JSON.stringify(granted(value, wish, question));
  };
}

function ownWish(question: Question): Wish | undefined {
  return textsOf(question)
    .map(([, text]) => readWish(text))
    .find((wish) => wish !== undefined);
}

function granted(value: unknown, wish: Exclude<Wish, { answer: string }>, question: Question): unknown {
  if ("field" in wish) return isObject(value) ? { ...value, [wish.field]: wish.holds } : value;
  if ("choose" in wish) return inChoices(value, wish.choose);
  if (isObject(value) && Array.isArray(value.values)) {
    const { values, ...others } = value;
    const rest = Object.keys(others).length > 0 ? granted(others, wish, question) : {};
    return { ...(rest as object), values: [...values, ...obedientStatements(question, wish)] };
  }
  if ("show" in wish) {
    const shown = wish.show === "instructions" ? question.system : JSON.stringify(question.schema);
    return inTexts(value, () => shown);
  }
  return inTexts(value, (text) => ("add" in wish ? `${text} ${wish.add}` : wish.say));
}

/** What is wanted as the value of every attribute, with the record's own words for a proof. */
function obedientStatements(question: Question, wish: Wish): readonly object[] {
  const { attributes } = subjectOf(question);
  const said = "add" in wish ? wish.add : "say" in wish ? wish.say : question.system;
  const texts = textsOf(question).map(([, text]) => text);
  return Object.entries(isObject(attributes) ? attributes : {}).flatMap(([attribute, expected]) => {
    const value = Array.isArray(expected) ? String(expected[0]) : said;
    return texts.map((quote) => ({ attribute, value, quote }));
  });
}

/** Every text that says more than a choice does. */
function inTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return isChoice(value) ? value : change(value);
  if (Array.isArray(value)) return value.map((entry) => inTexts(entry, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, inTexts(entry, change)]));
}

function inChoices(value: unknown, choice: string): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      typeof entry === "string" && isChoice(entry) ? choice : entry,
    ]),
  );
}

const isChoice = (text: string) => /^(?:\d{1,3}|high|medium|low|none)$/.test(text);
