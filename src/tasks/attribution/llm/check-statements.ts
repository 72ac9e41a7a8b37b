import type { Language } from "../../../api/vocabulary.ts";
import type { AttributeRecord } from "../../../catalog/model.ts";
import type { JsonSchema } from "../../../llm/language-model.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readNumbersInRoles, rolesOfLabel } from "../../llm/measure-roles.ts";
import { quoted } from "../../llm/prompt.ts";
import {
  AnswerFault,
  arraySchema,
  choiceSchema,
  objectSchema,
  readFields,
  readText,
  textSchema,
} from "../../llm/read-answer.ts";
import type { FoundValue, QuotedText } from "../quotes.ts";
import { findMeasured, findQuote, findWords, type Place } from "./find-quote.ts";
import { checkSeen } from "./seen-values.ts";
import { findValue, type ShownAttributes, shownValue } from "./shown-attributes.ts";
import { type Support, supportOf } from "./support.ts";

/** A value stated by the product's texts, with its position there. */
export interface StatedValue extends FoundValue {
  readonly attribute: AttributeRecord;
}

/** An accepted value, or the reason for rejection as a sentence for the model. */
export type Verdict =
  | { readonly stated: StatedValue; readonly fault?: undefined }
  | { readonly stated?: undefined; readonly fault: string };

interface CheckedProduct {
  readonly attributes: ShownAttributes;
  /** Name first. */
  readonly texts: readonly QuotedText[];
  /** The language in which values are shown. */
  readonly language: Language;
}

/** A model's statement on an attribute, with the quote that supports it. */
export interface Statement {
  readonly attribute: string;
  /** Empty where the words name no allowed value. */
  readonly value: string;
  /** Empty where it is the value. */
  readonly quote: string;
  /** Whether it is read off the picture, and not off the texts. */
  readonly isSeen?: boolean;
}

/** Checks the model's statements against the product's texts: only grounded values are accepted. */
export function createStatementCheck({ attributes, texts, language }: CheckedProduct) {
  return (statement: Statement): Verdict => {
    const attribute = attributes.find(statement.attribute);
    if (attribute === undefined) {
      return {
        fault: `There is no attribute ${quoted(statement.attribute)}: take the names under attributes.`,
      };
    }
    if (statement.isSeen === true) return checkSeen(attribute, statement);
    const quotation = findQuotation(texts, statement.quote === "" ? statement.value : statement.quote);
    if (quotation === undefined) return { fault: notQuoted(statement) };
    if (quotation.words.length > longestQuote) {
      return {
        fault: `The quote of ${quoted(statement.attribute)} is too long: take the words that state the value.`,
      };
    }
    if (attribute.kind === "closed") return checkListed(attribute, statement, quotation, language);
    return attribute.kind === "measure"
      ? checkMeasure(attribute, statement, quotation)
      : checkFreeText(attribute, statement, quotation);
  };
}

/** UTF-16 units; longer quotes do not state a single attribute. */
const longestQuote = 300;

const longestFreeText = 200;

interface Quotation extends Place {
  readonly text: QuotedText;
  /** The quoted words as they are in the text. */
  readonly words: string;
}

function findQuotation(texts: readonly QuotedText[], quote: string): Quotation | undefined {
  for (const text of texts) {
    const place = findQuote(text.plain.text, quote);
    if (place !== undefined) return { ...place, text, words: text.plain.text.slice(place.start, place.end) };
  }
  return undefined;
}

function notQuoted({ attribute, quote }: Statement): string {
  return `${quoted(quote)}, the quote of ${quoted(attribute)}, does not stand in the record: copy it letter by letter from one place, or leave the entry out.`;
}

function checkListed(
  attribute: AttributeRecord,
  { attribute: name, value: named }: Statement,
  quotation: Quotation,
  language: Language,
): Verdict {
  const { text, start, end, words } = quotation;
  const value = findValue(attribute, named);
  if (value === undefined) {
    if (named === "") return { stated: { attribute, value: null, text, start, end, score: scores.unlisted } };
    return { fault: `${quoted(name)} does not allow ${quoted(named)}: take a value of its list.` };
  }
  const support = supportOf({ attribute, value, quote: words, language });
  if (support === "unsaid" || support === "read") {
    const shown = quoted(shownValue(attribute, value, language));
    return { fault: `${quoted(words)} does not state ${shown} of ${quoted(name)}: leave the entry out.` };
  }
  const score = scoreOf(support, text);
  return { stated: { attribute, value, text, start, end, score } };
}

function scoreOf(support: Exclude<Support, "unsaid" | "read">, { source }: QuotedText): number {
  if (support !== "said") return scores[support];
  return source === "product_description" ? scores.saidInDescription : scores.saidInName;
}

function checkMeasure(attribute: AttributeRecord, statement: Statement, quotation: Quotation): Verdict {
  const { text, start, words } = quotation;
  const value = statement.value === "" ? words : statement.value;
  const place = findMeasured(attribute, { value, quote: words });
  if (place === undefined) {
    return {
      fault: `The quote of ${quoted(statement.attribute)} does not have the number ${quoted(value)}: take number and unit out of the quote.`,
    };
  }
  if (!isInRole(attribute, { text, start: start + place.start, end: start + place.end }, place.hasUnit)) {
    return {
      fault: `${quoted(words)} does not say that it is ${quoted(statement.attribute)}: leave the entry out.`,
    };
  }
  const score = place.hasUnit ? scores.measure : scores.bareNumber;
  return {
    stated: { attribute, value: null, text, start: start + place.start, end: start + place.end, score },
  };
}

/** UTF-16 units on either side of a number in which its label and its unit are looked for. */
const reach = 40;
const moneyBefore = /(?:€|£|\$|₹|¥|(?<!\p{L})(?:CHF|EUR|USD|GBP|MRP|Rs\.?|INR|Fr\.))\s?$/iu;
const moneyBehind = /^\s?(?:€|£|\$|₹|¥|(?:CHF|EUR|USD|GBP|Euros?|INR)(?!\p{L})|,-|%)/iu;

interface NumberPlace extends Place {
  readonly text: QuotedText;
}

/**
 * Whether a number is the attribute's: no price, nothing that the words beside it say is another measure, and without a unit
 * something that they say is this one.
 */
function isInRole(attribute: AttributeRecord, { text, start, end }: NumberPlace, hasUnit: boolean): boolean {
  const { plain, fact } = text;
  const [before, behind] = [
    plain.text.slice(Math.max(0, start - reach), start),
    plain.text.slice(end, end + reach),
  ];
  if (moneyBefore.test(before) || moneyBehind.test(behind)) return false;
  const wanted = new Set(Object.values(attribute.names).flatMap(rolesOfLabel));
  const around = `${fact === undefined ? "" : `${fact.label}: `}${plain.text}`;
  const offset = around.length - plain.text.length;
  const [found] = readNumbersInRoles(around, "en").filter(
    ({ start: place }) => place >= start + offset && place < end + offset,
  );
  const roles = found?.roles ?? new Set();
  if (roles.size > 0 && wanted.size > 0) return [...wanted].some((role) => roles.has(role));
  return hasUnit || namesAttribute(attribute, fact?.label ?? before);
}

/** Whether a label or the words before a number name the attribute. */
function namesAttribute({ names, terms }: AttributeRecord, words: string): boolean {
  const labels = [...Object.values(names), ...Object.values(terms).flat()].map(foldText);
  const said = foldText(words);
  return labels.some((label) => label !== "" && said.includes(label));
}

function checkFreeText(attribute: AttributeRecord, statement: Statement, quotation: Quotation): Verdict {
  const { text, start, words } = quotation;
  const place = findWords(words, statement.value === "" ? words : statement.value);
  if (place === undefined || place.end - place.start > longestFreeText) {
    return {
      fault: `${quoted(statement.value)} of ${quoted(statement.attribute)} are not words of its quote: copy the value out of it.`,
    };
  }
  const score = scores.freeText;
  return {
    stated: { attribute, value: null, text, start: start + place.start, end: start + place.end, score },
  };
}

/**
 * Certainty of a value found by a model whose quote is in the text: from 0.8 on the text states it explicitly, below 0.5 it
 * should be reviewed by a person. Estimated, not fitted, as fitting needs recorded answers of a model.
 */
const scores = {
  /** A listed value whose name or term is in the quote. */
  saidInName: 0.92,
  saidInDescription: 0.88,
  /** A number with a unit of the attribute's dimension, or without one. */
  measure: 0.9,
  bareNumber: 0.6,
  freeText: 0.85,
  /** A listed value of which the quote has some word of the value or the attribute. */
  meant: 0.65,
  /** Words for a value that the channel does not list. */
  unlisted: 0.45,
} as const;

/** The same for all categories, so that providers compile it once; the allowed values are checked afterwards. */
export const statementsSchema: JsonSchema = objectSchema({
  values: arraySchema(objectSchema({ attribute: textSchema, value: textSchema, quote: textSchema })),
});

/** The same where a picture is shown. */
export const seenStatementsSchema: JsonSchema = objectSchema({
  values: arraySchema(
    objectSchema({
      attribute: textSchema,
      value: textSchema,
      quote: textSchema,
      from: choiceSchema(["text", "picture"]),
    }),
  ),
});

const mostStatements = 300;

/** UTF-16 units. */
const longest = { attribute: 300, value: 1_000, quote: 2_000 } as const;

const statedFields = ["attribute", "value", "quote"];
const seenFields = [...statedFields, "from"];

/** @throws AnswerFault */
export function readStatements(json: unknown, hasPicture = false): readonly Statement[] {
  const { values } = readFields(json, ["values"]);
  if (!Array.isArray(values)) throw new AnswerFault("values is no array.");
  if (values.length > mostStatements) {
    throw new AnswerFault(`values has ${values.length} entries; no product has so many.`);
  }
  return values.map((each: unknown) => {
    const fields = readFields(each, hasPicture ? seenFields : statedFields, "An entry of values");
    return {
      attribute: readText(fields, "attribute", longest.attribute),
      value: readText(fields, "value", longest.value),
      quote: readText(fields, "quote", longest.quote),
      ...(hasPicture && { isSeen: fields.from === "picture" }),
    };
  });
}
