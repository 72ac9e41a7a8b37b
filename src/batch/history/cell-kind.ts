/** What a cell looks like, whatever it means. */
export const cellKinds = [
  "empty",
  "zero",
  "whole",
  "decimalPoint",
  "decimalComma",
  "address",
  "text",
] as const;
export type CellKind = (typeof cellKinds)[number];

/** A figure, perhaps with a currency before or behind it: `12`, `1.234,50 EUR`, `$12.00`. */
const figure = /^\s*(?:[€$£]|[A-Z]{3} )?\s*([+-]?\d[\d.,'\u00a0 ]*)\s*(?:[€$£%]|[A-Z]{3})?\s*$/u;

/** What exports write where a value is missing or a formula failed. */
const nothing = /^(?:null|none|nan|n\/?a|nil|undefined|\[object object\]|#[a-z0-9/]+[!?]?)$/i;

/** What a word for nothing begins with; most cells need no further look. */
const nothingBegins = /^[\snNuU[#]/;

/**
 * Whether a cell says nothing: blank, or what programs write for a missing value. A lone `-` or `x` is a person's.
 */
export function isEmptyCell(text: string): boolean {
  if (text === "") return true;
  if (text.length > 15 || !nothingBegins.test(text)) return false;
  const words = text.trim();
  return words === "" || nothing.test(words);
}

export function kindOfCell(text: string): CellKind {
  if (isEmptyCell(text)) return "empty";
  const digits = text.length > 40 ? undefined : figure.exec(text)?.[1];
  if (digits === undefined) return isAddress(text) ? "address" : "text";
  if (!/[1-9]/.test(digits)) return "zero";
  const decimal = /([.,])\d{1,2}\s*$/.exec(digits)?.[1];
  if (decimal === undefined) return "whole";
  return decimal === "." ? "decimalPoint" : "decimalComma";
}

function isAddress(text: string): boolean {
  return text.startsWith("http://") || text.startsWith("https://");
}
