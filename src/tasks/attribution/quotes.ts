import type { ExtractedValue } from "../../api/attribution.ts";
import type { OperationBody } from "../../api/operations.ts";
import { toValue } from "../../catalog/localized-names.ts";
import type { ValueRecord } from "../../catalog/model.ts";
import { type PlainText, plainText } from "../../nlp/html.ts";
import type { Evidence } from "../engine.ts";
import { withFibres } from "../evidence/spelled-facts.ts";
import { mayRespell, respelled } from "./respelled.ts";

/** A value found for a product, with its evidence, whichever engine found it. */
export interface FoundValue {
  /** Null for free text, a number, or a value that the channel does not list. */
  readonly value: ValueRecord | null;
  readonly text: QuotedText;
  /** `[start, end)` in the plain text. */
  readonly start: number;
  readonly end: number;
  /** In [0, 1]. */
  readonly score: number;
  /** Of a number whose unit stands elsewhere in the text. */
  readonly unit?: string;
}

export function toExtractedValue({ value, text, start, end, score, unit }: FoundValue): ExtractedValue {
  const quoted = quote(text, start, end);
  const read = text.isRespelled === true ? text.plain.text.slice(start, end) : quoted.text;
  return {
    value: value && toValue(value),
    ...quoted,
    ...(unit !== undefined ? { written: `${read} ${unit}` } : read !== quoted.text && { written: read }),
    source: text.source,
    ...(text.fact?.index !== undefined && { fact: text.fact.index }),
    score: Math.round(score * 100) / 100,
  };
}

/** A product text as sent, and as plain text. */
export interface QuotedText {
  readonly source: ExtractedValue["source"];
  /** The record's fact: it reads as one labelled line. */
  readonly fact?: { readonly index?: number; readonly label: string };
  readonly sent: string;
  /** As it reads: with its short forms written out where that is known. */
  readonly plain: PlainText;
  readonly isRespelled?: boolean;
}

/**
 * The product's texts, without empty ones: its facts, the name, the description.
 * @param reading the name without its faults and with its short forms written out
 * @param brandLabel what the brand of its own column is to the category: that of a book is its publisher
 */
export function readQuotedTexts(
  body: OperationBody<"extractAttributes">,
  evidence?: Evidence,
  brandLabel = "Brand",
  reading?: string,
): readonly QuotedText[] {
  const sent = [
    { source: "product_name", text: body.product_name ?? "" },
    { source: "product_description", text: body.product_description },
  ] as const;
  const texts = sent
    .filter(({ text }) => text.trim() !== "")
    .map(({ source, text }): QuotedText => {
      const plain = plainText(text);
      const given = source === "product_name" ? (reading ?? plain.text) : plain.text;
      const read = given.includes("%") ? withFibres(given, evidence?.language ?? "en") : given;
      if (read === plain.text || !mayRespell(plain)) return { source, sent: text, plain };
      return { source, sent: text, plain: respelled(plain, read), isRespelled: true };
    });
  return evidence === undefined ? texts : [...readFacts(evidence, brandLabel), ...texts];
}

/** A brand of its own column is read as one more fact, which no answer quotes by an index. */
function readFacts({ brand, facts }: Evidence, brandLabel: string): QuotedText[] {
  const texts = facts.map(({ text, sent, label }, index) => readFact(text, { index, label }, sent));
  return brand === undefined ? texts : [...texts, readFact(brand, { label: brandLabel })];
}

/** A fact reads as a labelled line; its spans are those of the text behind the label, as it was sent. */
function readFact(text: string, fact: NonNullable<QuotedText["fact"]>, sent = text): QuotedText {
  const plain = sent === text ? plainText(text) : respelled(plainText(sent), plainText(text).text);
  const head = `${fact.label}: `;
  const offset = (place: number) => Math.max(0, place - head.length);
  const whole = plain.text.length;
  return {
    source: "fact",
    fact,
    sent,
    ...(sent !== text && { isRespelled: true }),
    plain: {
      text: head + plain.text.replace(/\s*\n\s*/g, (gap) => ", ".padEnd(gap.length).slice(0, gap.length)),
      // "Waterproof" with "yes": the label names the value, and the whole text is what confirms it.
      sourceSpan: (start, end) =>
        end <= head.length ? plain.sourceSpan(0, whole) : plain.sourceSpan(offset(start), offset(end)),
    },
  };
}

/**
 * Maps a span of the plain text to the text as sent, with the quoted words: the slice itself, or the decoded words where it
 * contains a tag or an entity.
 */
function quote(text: QuotedText, start: number, end: number) {
  const [from, to] = text.plain.sourceSpan(start, end);
  const slice = text.sent.slice(from, to);
  const isEncoded = slice.includes("<") || (slice.includes("&") && /&#?\w+;/.test(slice));
  return {
    text: isEncoded ? text.plain.text.slice(start, end) : slice,
    span: [from, to] as [number, number],
  };
}
