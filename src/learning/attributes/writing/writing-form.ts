import { readNumber } from "./read-number.ts";

/** A way to write a value, given the words that say it. */
export type WritingForm =
  | { readonly kind: "copy" | "upper" | "lower" | "capitals" | "bare" | "bareUpper" }
  | { readonly kind: "digits"; readonly from: number; readonly length: number }
  | {
      readonly kind: "measure";
      readonly decimals: number;
      readonly factors: Readonly<Record<string, number>>;
    }
  | { readonly kind: "expansion"; readonly parts: Readonly<Record<string, string>> };

/** @returns undefined where words cannot be written so */
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

/** A part of a number of many digits, such as the maker's part of a barcode. */
function writeDigits(text: string, from: number, length: number): string | undefined {
  const digits = text.replace(/[\s-]+/g, "");
  if (!/^\d+$/.test(digits) || digits.length < from + length) return undefined;
  return digits.slice(from, from + length);
}

/** The number in the unit of the examples. */
function writeMeasure(text: string, decimals: number, factors: Readonly<Record<string, number>>) {
  const read = readNumber(text);
  const factor = read && (factors[read.unit] ?? undefined);
  return read === undefined || factor === undefined ? undefined : (read.value * factor).toFixed(decimals);
}

export const digitRun = /\d+/g;

/** What stands around the digits; the first part is marked with a < before it, the last with a > after it. */
export function partsOf(text: string): string[] {
  const parts = text.split(digitRun);
  return parts.map((part, at) => (at === 0 ? `<${part}` : at === parts.length - 1 ? `${part}>` : part));
}

/** What stands around the digits, by what the examples write for it: G7 is Generation 7, 300-GB is 300 Gigabytes. */
function writeExpansion(text: string, parts: Readonly<Record<string, string>>): string | undefined {
  const numbers = text.match(digitRun);
  if (numbers === null) return undefined;
  const between = text.split(digitRun);
  const marked = partsOf(text);
  return between.map((part, at) => (parts[marked[at] ?? ""] ?? part) + (numbers[at] ?? "")).join("");
}
