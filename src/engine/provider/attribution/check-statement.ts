import type { AttributeRecord } from "../../../catalog/model.ts";
import type { Language } from "../../../contract/vocabulary.ts";
import type { QuotedText } from "../../attribution/quoted-text.ts";
import type { FoundValue } from "../../attribution/to-extracted-value.ts";
import { quoted } from "../quoted.ts";
import { findMeasured } from "./find-measured.ts";
import { findQuote, findWords, type Place } from "./find-quote.ts";
import type { Statement } from "./read-statements.ts";
import type { ShownAttributes } from "./shown-attributes.ts";
import { scores } from "./statement-scores.ts";
import { type Support, supportOf } from "./support.ts";
import { findValue, shownValue } from "./value-names.ts";

/** A value that the product's texts state, with its place there. */
export interface StatedValue extends FoundValue {
  readonly attribute: AttributeRecord;
}

/** A value that may be answered, or why not, as a sentence for the model. */
export type Verdict =
  | { readonly stated: StatedValue; readonly fault?: undefined }
  | { readonly stated?: undefined; readonly fault: string };

export interface CheckedProduct {
  readonly attributes: ShownAttributes;
  /** Name first. */
  readonly texts: readonly QuotedText[];
  /** In which values are shown. */
  readonly language: Language;
}

/** UTF-16 units: a longer piece of a text is no value of one attribute. */
const longestQuote = 300;
const longestFreeText = 200;

interface Quotation extends Place {
  readonly text: QuotedText;
  /** The words of the text. */
  readonly words: string;
}

/** Holds what the model says of an attribute against the product's texts: nothing is answered that they do not state. */
export function createStatementCheck({ attributes, texts, language }: CheckedProduct) {
  return (statement: Statement): Verdict => {
    const attribute = attributes.find(statement.attribute);
    if (attribute === undefined) {
      return {
        fault: `There is no attribute ${quoted(statement.attribute)}: take the names under attributes.`,
      };
    }
    const quotation = findQuotation(texts, statement.quote);
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
  { attribute: name, value: said }: Statement,
  quotation: Quotation,
  language: Language,
): Verdict {
  const { text, start, end, words } = quotation;
  const value = findValue(attribute, said);
  if (value === undefined) {
    if (said === "") return { stated: { attribute, value: null, text, start, end, score: scores.unlisted } };
    return { fault: `${quoted(name)} does not allow ${quoted(said)}: take a value of its list.` };
  }
  const support = supportOf({ attribute, value, quote: words, language });
  if (support === "unsaid") {
    const shown = quoted(shownValue(attribute, value, language));
    return { fault: `${quoted(words)} does not state ${shown} of ${quoted(name)}: leave the entry out.` };
  }
  const score = scoreOf(support, text);
  return { stated: { attribute, value, text, start, end, score } };
}

function scoreOf(support: Exclude<Support, "unsaid">, { source }: QuotedText): number {
  if (support !== "said") return scores[support];
  return source === "product_name" ? scores.saidInName : scores.saidInDescription;
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
  const score = place.hasUnit ? scores.measure : scores.bareNumber;
  return {
    stated: { attribute, value: null, text, start: start + place.start, end: start + place.end, score },
  };
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
