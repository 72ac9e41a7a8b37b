import { isObject } from "../exchange.ts";
import { type Question, subjectOf, textsOf } from "../question.ts";

/** Words of a product that state an attribute. */
export interface HonestStatement {
  readonly attribute: string;
  readonly value: string;
  readonly quote: string;
}

/** Whether a list of statements with quotes is asked for. */
export function asksForStatements(schema: Readonly<Record<string, unknown>>): boolean {
  return ["attribute", "quote"].every((field) => JSON.stringify(schema).includes(`"${field}":`));
}

/**
 * Each attribute of the question whose allowed value, or whose unit behind a number, stands in the record, with the words
 * that say so. `attributes` of the question has by name the allowed values, or `number (unit)`.
 */
export function honestStatements(question: Question): readonly HonestStatement[] {
  const { attributes } = subjectOf(question);
  const texts = textsOf(question).map(([, text]) => text);
  return Object.entries(isObject(attributes) ? attributes : {}).flatMap(([attribute, expected]) => {
    if (Array.isArray(expected)) return statedChoice(attribute, expected.map(String), texts);
    const unit = /^number \((.+)\)$/.exec(String(expected))?.[1];
    return unit === undefined ? [] : statedMeasure(attribute, unit, texts);
  });
}

function statedChoice(
  attribute: string,
  values: readonly string[],
  texts: readonly string[],
): HonestStatement[] {
  for (const value of values) {
    for (const text of texts) {
      const start = text.toLowerCase().indexOf(value.toLowerCase());
      if (value !== "" && start >= 0)
        return [{ attribute, value, quote: text.slice(start, start + value.length) }];
    }
  }
  return [];
}

function statedMeasure(attribute: string, unit: string, texts: readonly string[]): HonestStatement[] {
  const literal = unit.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  const form = new RegExp(`\\d+(?:[.,]\\d+)? ?${literal}(?!\\p{L})`, "iu");
  const quote = texts.map((text) => form.exec(text)?.[0]).find((found) => found !== undefined);
  return quote === undefined ? [] : [{ attribute, value: quote, quote }];
}
