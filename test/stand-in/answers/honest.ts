import { isObject } from "../exchange.ts";
import { type Question, recordOf, textsOf } from "../question.ts";
import { candidatesOf } from "./candidates.ts";
import { fillSchema } from "./fill-schema.ts";
import { asksForStatements, honestStatements } from "./honest-statements.ts";

/** The answer of a model that does its best and adds nothing: every text is the record's own. */
export function honestAnswer(question: Question): string {
  return JSON.stringify(honestValue(question));
}

/** The same before it is written as JSON; a text of one word where no schema is asked for. */
export function honestValue(question: Question): unknown {
  const { schema } = question;
  if (schema === undefined) return "OK";
  const value = fillSchema(schema, (field, node) => {
    if (Array.isArray(node.enum)) return likeliest(node.enum, question).choice;
    const choices =
      field === "category" ? numbersOf(question) : field === "branches" ? branchesOf(question) : [];
    return choices.length > 0 ? likeliest(choices, question).choice : ownText(question, field);
  });
  if (isObject(value) && Array.isArray(value.branches)) Object.assign(value, withBranches(value, question));
  if (!asksForStatements(schema)) return value;
  const others = Object.entries(isObject(value) ? value : {}).filter(
    ([, part]) => !JSON.stringify(part).includes('"quote":'),
  );
  return { ...Object.fromEntries(others), values: honestStatements(question) };
}

/** The text of the record whose field is most like the one that is asked for, else the first text. */
function ownText(question: Question, field: string): string {
  const texts = textsOf(question);
  const own = texts.find(([name]) => wordsOf(name).some((word) => wordsOf(field).includes(word)));
  return (own ?? texts[0])?.[1] ?? "";
}

const wordsOf = (name: string) => name.toLowerCase().split(/[^a-z]+/);

const numbersOf = (question: Question) =>
  [...candidatesOf(question).keys()].filter((key) => /^\d+$/.test(key));
const branchesOf = (question: Question) =>
  [...candidatesOf(question).keys()].filter((key) => /^B\d+$/.test(key));

/** A branch where no candidate has a word of the record, else none. */
function withBranches({ category, branches }: Record<string, unknown>, question: Question) {
  const isNamed = likeliest([category], question).words > 0;
  return isNamed ? { branches: [] } : { category: "none", branches };
}

/** Of a choice the one whose words the record has most of; the first where it has none. */
function likeliest(choices: readonly unknown[], question: Question): { choice: unknown; words: number } {
  const candidates = candidatesOf(question);
  const words = contentWords(JSON.stringify(recordOf(question)));
  // A word may stand in a longer one: Radio in Digitradio, lamp in lamps.
  const isThere = (word: string) =>
    words.some((other) => other.includes(word.slice(0, Math.max(4, word.length - 2))));
  const score = (choice: unknown) => {
    const name = candidates.get(String(choice)) ?? String(choice);
    return contentWords(name).filter(isThere).length;
  };
  const offered = choices.filter((choice) => candidates.has(String(choice)));
  const [choice] = (offered.length > 0 ? offered : choices).toSorted(
    (one, other) => score(other) - score(one),
  );
  return { choice, words: score(choice) };
}

const contentWords = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
