import type { Language } from "../nlp/language.ts";
import type { FieldReading } from "./product-reading.ts";
import type { Rule, RuleField } from "./rule.ts";

/** What a check found, in offsets of the field as it stands in the feed. */
export interface Fault {
  readonly start: number;
  readonly end: number;
  /** A sentence for a person, with what was seen. */
  readonly message: string;
  readonly fix?: Fix;
}

/** A place in the text that a reader sees, which is not the field's where that holds markup. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A fault at a place of the visible text; its fix is left out where markup stands in what it would replace. */
export function faultAt(reading: FieldReading, place: Place, message: string, fix?: Fix): Fault {
  const [start, end] = reading.sourceSpan(place.start, place.end);
  const mapped = fix && mapFix(reading, fix);
  return { start, end, message, ...(mapped && { fix: mapped }) };
}

/** A fault of the text as a whole. */
export function faultOfAll({ source }: FieldReading, message: string, replacement?: string): Fault {
  const end = source.length;
  return {
    start: 0,
    end,
    message,
    ...(replacement !== undefined && replacement !== source && { fix: { start: 0, end, replacement } }),
  };
}

function mapFix(reading: FieldReading, fix: Fix): Fix | undefined {
  if (reading.text === reading.source) return fix;
  const [start, end] = reading.sourceSpan(fix.start, fix.end);
  const replaced = reading.source.slice(start, end);
  if (/[<>&]/.test(replaced) || replaced !== reading.text.slice(fix.start, fix.end)) return undefined;
  return { ...fix, start, end };
}

/** A text for a message: on one line, shortened in its middle. */
export function shown(text: string): string {
  const line = text.replace(/\s+/gu, " ").trim();
  return line.length <= 60 ? line : `${line.slice(0, 40).trimEnd()} … ${line.slice(-15).trimStart()}`;
}

/** The texts of one product that rules are about; empty ones are absent. */
export interface LintedProduct {
  readonly fields: Readonly<Partial<Record<Exclude<RuleField, "product">, string>>>;
  /** Of its texts, where it is known. Asked for only where something hangs on it, for to find it may take long. */
  readonly language?: Language;
}

/** A text that takes the place of a span. */
export interface Fix {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** A shorter text that does as well where space is short: "&" for "and". */
  readonly shorter?: string;
  /** Whether words go that are no fault by themselves, for the text is too long. */
  readonly isLossy?: boolean;
}

/** A rule that a product breaks, and where. */
export interface Finding {
  readonly rule: Rule;
  readonly field: RuleField;
  /** UTF-16 offsets in the field's text; 0 and its length where the whole text is meant. */
  readonly start: number;
  readonly end: number;
  /** The slice between them, as it stands there. */
  readonly text: string;
  /** What is wrong here, as a sentence for a person, with what was seen. */
  readonly message: string;
  /** Absent where only a person can mend it. */
  readonly fix?: Fix;
}
