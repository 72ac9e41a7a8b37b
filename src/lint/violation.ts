import type { Language } from "../nlp/language.ts";
import type { FieldReading } from "./product-reading.ts";
import type { Rule, RuleField } from "./rule.ts";

/** A fault found by a check, in offsets of the field as in the feed. */
export interface Fault {
  readonly start: number;
  readonly end: number;
  /** A sentence for people, quoting what was found. */
  readonly message: string;
  readonly fix?: Fix;
}

/** A place in the visible text, which differs from the field if that contains markup. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A fault at a place of the visible text; the fix is omitted if it would replace markup. */
export function faultAt(reading: FieldReading, place: Place, message: string, fix?: Fix): Fault {
  const [start, end] = reading.sourceSpan(place.start, place.end);
  const mapped = fix && mapFix(reading, fix);
  return { start, end, message, ...(mapped && { fix: mapped }) };
}

/** A fault of the whole text. */
export function faultOfAll(
  { source, wholeLength: end }: FieldReading,
  message: string,
  replacement?: string,
): Fault {
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

/** A text for a message: on one line, shortened in the middle. */
export function shown(text: string): string {
  const line = text.replace(/\s+/gu, " ").trim();
  return line.length <= 60 ? line : `${line.slice(0, 40).trimEnd()} … ${line.slice(-15).trimStart()}`;
}

/** The texts of a product to which rules apply; empty ones are absent. */
export interface LintedProduct {
  readonly fields: Readonly<Partial<Record<Exclude<RuleField, "product">, string>>>;
  /** Of its texts, if known. A getter may compute it, since it is read only when needed. */
  readonly language?: Language;
  /** The pictures behind the links of its texts, where somebody has looked at them: their sizes in pixels, or what is wrong. */
  readonly images?: ReadonlyMap<string, LookedAtImage>;
}

export type LookedAtImage =
  | { readonly width: number; readonly height: number }
  /** A clause for people. */
  | { readonly problem: string };

/** A replacement for a span of text. */
export interface Fix {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** A shorter alternative, used if space is limited: "&" for "and". */
  readonly shorter?: string;
  /** Whether it removes words that are not at fault, because the text is too long. */
  readonly isLossy?: boolean;
}

/** A violation of a rule by a product. */
export interface Finding {
  readonly rule: Rule;
  readonly field: RuleField;
  /** UTF-16 offsets in the field's text; 0 and its length for the whole text. */
  readonly start: number;
  readonly end: number;
  /** The slice between them. */
  readonly text: string;
  /** What is wrong, as a sentence for people, quoting what was found. */
  readonly message: string;
  /** Absent if only a person can fix it. */
  readonly fix?: Fix;
}
