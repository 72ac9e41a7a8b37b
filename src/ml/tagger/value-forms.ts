import { foldText } from "../../nlp/normalizer.ts";
import { type SourceText, sliceOf } from "./pieces.ts";

/** The places whose words give one of the values in a form; of two with the same start the longer one. */
export function findWritten(source: SourceText, form: WritingForm, values: readonly string[]): PieceRange[] {
  if (form.kind === "copy") return values.flatMap((value) => findValue(source, value));
  if (form.kind === "digits" || form.kind === "measure" || form.kind === "expansion") {
    const found = numberSpans(source).filter(({ text }) => {
      const written = writeInForm(form, text);
      return written !== undefined && values.includes(written);
    });
    return [...new Map(found.map(({ start, end }) => [start, { start, end }])).values()];
  }
  return values.flatMap((value) =>
    findSpelled(source, value).filter(
      ({ start, end }) => writeInForm(form, sliceOf(source, start, end)) === value,
    ),
  );
}

/** Pieces [start, end) of a text. */
export interface PieceRange {
  readonly start: number;
  readonly end: number;
}

/** The literal occurrences of a value in a text, on piece boundaries. */
function findValue({ text, pieces }: SourceText, value: string): PieceRange[] {
  if (value === "") return [];
  const found: PieceRange[] = [];
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    const start = pieces.findIndex((piece) => piece.start === at);
    if (start < 0) continue;
    const end = pieces.findIndex((piece) => piece.end === at + value.length);
    if (end >= start) found.push({ start, end: end + 1 });
  }
  return found;
}

/** The folded letters and digits of a text, which do not depend on case and punctuation. */
function bareFolded(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, "");
}

const longest = 24;

/** The places with a value's letters and digits, ignoring case and punctuation; they end at letters or digits. */
export function findSpelled({ pieces }: SourceText, value: string): PieceRange[] {
  const wanted = bareFolded(value);
  if (wanted === "") return [];
  const found: PieceRange[] = [];
  for (let start = 0; start < pieces.length; start += 1) {
    if (pieces[start]?.facts.kind === "sign") continue;
    let spelled = "";
    for (let end = start; end < Math.min(pieces.length, start + longest); end += 1) {
      const facts = pieces[end]?.facts;
      if (facts === undefined) break;
      if (facts.kind === "sign") continue;
      spelled += facts.folded.replace(/[^\p{L}\p{N}]+/gu, "");
      if (!wanted.startsWith(spelled)) break;
      if (spelled.length < wanted.length) continue;
      found.push({ start, end: end + 1 });
      break;
    }
  }
  return found;
}

/** The spans of a text that begin with a digit, at most 7 pieces long; the shorter ones first. */
export function numberSpans(source: SourceText): (PieceRange & { readonly text: string })[] {
  const { pieces } = source;
  return pieces.flatMap(({ facts }, start) => {
    if (facts.kind !== "number" && facts.kind !== "code") return [];
    const lengths = Math.min(7, pieces.length - start);
    return Array.from({ length: lengths }, (_, more) => {
      const end = start + more + 1;
      return { start, end, text: sliceOf(source, start, end) };
    });
  });
}

/** How a value derives from the words of a text. */
export type WritingForm =
  | { readonly kind: "copy" | "upper" | "lower" | "capitals" | "bare" | "bareUpper" }
  | { readonly kind: "digits"; readonly from: number; readonly length: number }
  | {
      readonly kind: "measure";
      readonly decimals: number;
      readonly factors: Readonly<Record<string, number>>;
    }
  | { readonly kind: "expansion"; readonly parts: Readonly<Record<string, string>> };

/** @returns undefined where the form does not apply to the text */
export function writeInForm(form: WritingForm, text: string): string | undefined {
  switch (form.kind) {
    case "copy":
      return text;
    case "upper":
      return text.toUpperCase();
    case "lower":
      return text.toLowerCase();
    case "capitals":
      return text.toLowerCase().replace(/(?<![\p{L}\p{M}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase());
    case "bare":
      return text.replace(/[^\p{L}\p{M}\p{N}]+/gu, "");
    case "bareUpper":
      return text.replace(/[^\p{L}\p{M}\p{N}]+/gu, "").toUpperCase();
    case "digits":
      return writeDigits(text, form.from, form.length);
    case "measure":
      return writeMeasure(text, form.decimals, form.factors);
    case "expansion":
      return writeExpansion(text, form.parts);
  }
}

/** A part of a number of many digits, such as the manufacturer's part of a barcode. */
function writeDigits(text: string, from: number, length: number): string | undefined {
  const digits = text.replace(/[\s-]+/g, "");
  if (!/^\d+$/.test(digits) || digits.length < from + length) return undefined;
  return digits.slice(from, from + length);
}

/** The number converted to the unit of the examples. */
function writeMeasure(text: string, decimals: number, factors: Readonly<Record<string, number>>) {
  const read = readNumber(text);
  const factor = read && (factors[read.unit] ?? undefined);
  return read === undefined || factor === undefined ? undefined : (read.value * factor).toFixed(decimals);
}

export const digitRun = /\d+/g;

/** The text around the digits; the first part is prefixed with <, the last suffixed with >. */
export function partsOf(text: string): string[] {
  const parts = text.split(digitRun);
  return parts.map((part, at) => (at === 0 ? `<${part}` : at === parts.length - 1 ? `${part}>` : part));
}

/** The text around the digits, replaced by what the examples write: G7 is Generation 7, 300-GB is 300 Gigabytes. */
function writeExpansion(text: string, parts: Readonly<Record<string, string>>): string | undefined {
  const numbers = text.match(digitRun);
  if (numbers === null) return undefined;
  const between = text.split(digitRun);
  const originalParts = partsOf(text);
  return between.map((part, at) => (parts[originalParts[at] ?? ""] ?? part) + (numbers[at] ?? "")).join("");
}

interface WrittenNumber {
  readonly value: number;
  /** Folded, without spaces, points and hyphens; "" where there is none. */
  readonly unit: string;
}

const form =
  /^(?:(\d+)[ -]+)?(\d+)\s*[/⁄]\s*(\d+)(?=$|[^\d/])|^(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?|[.,]\d+)/;

/** A number with an optional unit: 11-3/4", 1,000/Box, 8.5 oz, 7.2K. Undefined for anything else. */
export function readNumber(text: string): WrittenNumber | undefined {
  const found = form.exec(text);
  if (found === null) return undefined;
  const [all, whole, numerator, denominator, decimal] = found;
  const unit = foldText(text.slice(all.length))
    .replace(/[\s.\-–]+/g, "")
    .replace(/[”″]|''/g, '"');
  if (/\d/.test(unit) || unit.length > 12) return undefined;
  const value =
    decimal === undefined
      ? Number(whole ?? 0) + Number(numerator) / Number(denominator)
      : Number(/,\d{3}(?!\d)/.test(decimal) ? decimal.replaceAll(",", "") : decimal.replace(",", "."));
  return Number.isFinite(value) ? { value, unit } : undefined;
}
