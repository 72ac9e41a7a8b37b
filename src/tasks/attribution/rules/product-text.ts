import type { OperationBody } from "../../../api/operations.ts";
import { lazily } from "../../../lib/once.ts";
import { isEnumeration } from "../../../nlp/enumeration.ts";
import { findLabelledTexts } from "../../../nlp/labelled-lines.ts";
import type { LabelledText } from "../../../nlp/labels.ts";
import type { Language } from "../../../nlp/language.ts";
import { type DetectedLanguage, detectLanguage } from "../../../nlp/language-identification.ts";
import { findMeasures, type Measure } from "../../../nlp/measures.ts";
import type { Evidence } from "../../engine.ts";
import { type QuotedText, readQuotedTexts } from "../quotes.ts";
import { readWords, type Word } from "./words.ts";

/** A product text with its readings; all offsets are in `plain.text`. */
export interface ProductText extends QuotedText {
  readonly words: readonly Word[];
  readonly labelled: readonly LabelledText[];
  readonly measures: readonly Measure[];
  /** Whether the text only lists things, such as ingredients. */
  readonly isEnumeration: boolean;
  /** Detected from name and description together; undefined if not recognised. */
  readonly language: Language | undefined;
}

const longestBeginning = 1_500;

interface TextOptions {
  readonly brandLabel?: string | undefined;
  /** The name without its faults and with its short forms written out. */
  readonly reading?: string | undefined;
}

/** The product's texts: see `readQuotedTexts`. */
export function readProductTexts(
  body: OperationBody<"extractAttributes">,
  evidence?: Evidence,
  { brandLabel, reading }: TextOptions = {},
): readonly ProductText[] {
  const texts = readQuotedTexts(body, evidence, brandLabel, reading).map(withLines);
  const detected = lazily(() => {
    const beginnings = texts.map(({ plain }) => plain.text.slice(0, longestBeginning));
    return detectLanguage(beginnings.join("\n"));
  });
  return texts.map((text) => new TextReading(text, detected));
}

const fewestBars = 2;

/** Where bars divide a description into statements, each is a line; a bar is as long as a line break. */
function withLines(text: QuotedText): QuotedText {
  const { source, plain } = text;
  if (source !== "product_description" || plain.text.split("|").length <= fewestBars) return text;
  return {
    ...text,
    plain: {
      text: plain.text.replace(/\|/g, "\n"),
      sourceSpan: (start, end) => plain.sourceSpan(start, end),
    },
  };
}

const driveSize =
  /(?<![\p{L}\p{N}.,/+])(?:120|128|240|256|480|500|512|1000|1024|2000|2048)(?=\s?(?:SSD|NVMe|eMMC)(?!\p{L}))/gu;

/** With the 512 of "512SSD", which are gigabytes. */
function withDrives(text: string, measures: readonly Measure[]): readonly Measure[] {
  if (!/SSD|NVMe|eMMC/u.test(text)) return measures;
  const found = Array.from(text.matchAll(driveSize), ({ 0: size, index }): Measure => {
    const end = index + size.length;
    return { value: Number(size), unit: "GB", dimension: "data", text: size, start: index, end };
  }).filter((one) => !measures.some(({ start, end }) => start <= one.start && one.end <= end));
  if (found.length === 0) return measures;
  return [...measures, ...found].sort((one, other) => one.start - other.start);
}

/** Computes each reading lazily and once, as many categories need few of them. */
class TextReading implements ProductText {
  readonly source: QuotedText["source"];
  readonly fact?: NonNullable<QuotedText["fact"]>;
  readonly sent: string;
  readonly plain: QuotedText["plain"];
  readonly isRespelled: boolean;
  readonly #detected: () => DetectedLanguage;
  #words: readonly Word[] | undefined;
  #labelled: readonly LabelledText[] | undefined;
  #measures: readonly Measure[] | undefined;
  #isEnumeration: boolean | undefined;

  constructor(
    { source, fact, sent, plain, isRespelled = false }: QuotedText,
    detected: () => DetectedLanguage,
  ) {
    this.source = source;
    if (fact !== undefined) this.fact = fact;
    this.sent = sent;
    this.plain = plain;
    this.isRespelled = isRespelled;
    this.#detected = detected;
  }

  get words(): readonly Word[] {
    this.#words ??= readWords(this.plain.text);
    return this.#words;
  }

  get labelled(): readonly LabelledText[] {
    this.#labelled ??= this.fact ? [lineOfFact(this.fact, this.plain)] : findLabelledTexts(this.plain.text);
    return this.#labelled;
  }

  get measures(): readonly Measure[] {
    this.#measures ??= withDrives(this.plain.text, findMeasures(this.plain.text));
    return this.#measures;
  }

  get isEnumeration(): boolean {
    this.#isEnumeration ??= isEnumeration(this.plain.text);
    return this.#isEnumeration;
  }

  get language(): Language | undefined {
    return this.#detected().language;
  }
}

function lineOfFact({ label }: { readonly label: string }, { text }: QuotedText["plain"]): LabelledText {
  const valueStart = label.length + 2;
  return { label, labelStart: 0, value: text.slice(valueStart), valueStart, valueEnd: text.length };
}
