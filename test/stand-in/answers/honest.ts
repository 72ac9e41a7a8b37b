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
  if (asksForStatements(schema)) return { values: honestStatements(question) };
  return fillSchema(schema, (field, node) =>
    Array.isArray(node.enum) ? likeliest(node.enum, question) : ownText(question, field),
  );
}

/** The text of the record whose field is most like the one that is asked for, else the first text. */
function ownText(question: Question, field: string): string {
  const texts = textsOf(question);
  const own = texts.find(([name]) => wordsOf(name).some((word) => wordsOf(field).includes(word)));
  return (own ?? texts[0])?.[1] ?? "";
}

const wordsOf = (name: string) => name.toLowerCase().split(/[^a-z]+/);

/** Of a choice the one whose words the record has most of; the first where it has none. */
function likeliest(choices: readonly unknown[], question: Question): unknown {
  const candidates = candidatesOf(question);
  const words = new Set(contentWords(JSON.stringify(recordOf(question))));
  const score = (choice: unknown) => {
    const name = candidates.get(String(choice)) ?? String(choice);
    return contentWords(name).filter((word) => words.has(word)).length;
  };
  const offered = choices.filter((choice) => candidates.has(String(choice)));
  return (offered.length > 0 ? offered : choices).toSorted((one, other) => score(other) - score(one))[0];
}

const contentWords = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
