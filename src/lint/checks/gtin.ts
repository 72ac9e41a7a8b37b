import { checkDigitOf, hasGtinForm } from "../../nlp/gtin.ts";
import { defineCheck, oneOf } from "../check.ts";
import { faultOfAll } from "../violation.ts";

const aspects = ["scientific", "digits", "length", "placeholder", "checkDigit", "restricted"] as const;
const scientific = /^\s*\d(?:[.,]\d+)?E\+?\d+\s*$/iu;
const wholeWithZeros = /^\s*(\d{8,14})[.,]0+\s*$/;

/**
 * One aspect of a GTIN's form; each applies only if the previous ones are satisfied, so the later ones see a
 * number of valid length.
 */
export const gtin = defineCheck({
  kind: "gtin",
  options: { aspect: oneOf(...aspects) },
  find: (reading, { aspect }) => {
    const message = messages[aspect](reading.source);
    if (message === undefined) return [];
    return [faultOfAll(reading, message, aspect === "digits" ? digitsAlone(reading.source) : undefined)];
  },
});

const messages: Readonly<Record<(typeof aspects)[number], (source: string) => string | undefined>> = {
  scientific: (source) =>
    scientific.test(source)
      ? `A spreadsheet wrote it as ${source.trim()}: its last digits are lost.`
      : undefined,
  digits: (source) =>
    /^\d+$/.test(source) || scientific.test(source) ? undefined : `It holds more than digits: "${source}".`,
  length: (source) => (/^\d+$/.test(source) && !hasGtinForm(source) ? lengthMessage(source) : undefined),
  placeholder: (source) =>
    /^\d+$/.test(source) && /^(\d)\1+$|^0*1234567890?\d*$/.test(source)
      ? `It looks made up: ${source}.`
      : undefined,
  checkDigit: (source) =>
    hasGtinForm(source) && !isValid(source)
      ? `Its check digit is ${source.at(-1)} and should be ${checkDigitOf(source)}.`
      : undefined,
  restricted: (source) =>
    hasGtinForm(source) && isRestricted(source)
      ? `Its prefix is reserved for use within a company or region: ${source}.`
      : undefined,
};

/**
 * Removes spaces and hyphens between the digits, and a leading apostrophe or trailing ".0" (both from
 * spreadsheets).
 */
function digitsAlone(source: string): string | undefined {
  const digits =
    wholeWithZeros.exec(source)?.[1] ?? source.replace(/^\s*'|[\s\u200b-\u200f\ufeff‐-–-]/gu, "");
  return hasGtinForm(digits) && isValid(digits) ? digits : undefined;
}

function lengthMessage(source: string): string {
  const lost = [12, 13, 8].find((length) => length > source.length && isValid(source.padStart(length, "0")));
  const guess =
    lost === undefined
      ? ""
      : ` With leading zeros, which spreadsheets drop, ${source.padStart(lost, "0")} is one.`;
  return `It has ${source.length} digits, not 8, 12, 13 or 14.${guess}`;
}

function isValid(digits: string): boolean {
  return checkDigitOf(digits) === digits.at(-1);
}

/** Prefixes 02, 04 and 2 of the thirteen digits after the packaging indicator of a GTIN-14. */
function isRestricted(digits: string): boolean {
  if (digits.length === 8) return /^[02]/.test(digits);
  return /^(?:2|02|04)/.test(digits.padStart(14, "0").slice(1));
}
