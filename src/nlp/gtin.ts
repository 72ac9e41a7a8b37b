/** The valid lengths of a GTIN, in digits. */
const lengths: ReadonlySet<number> = new Set([8, 12, 13, 14]);

/**
 * Normalizes a GTIN to 14 digits, so that its shorter forms are equal; undefined if its length is not 8, 12, 13
 * or 14 or its check digit is wrong.
 */
export function readGtin(digits: string): string | undefined {
  if (!hasGtinForm(digits) || checkDigitOf(digits) !== digits.at(-1)) return undefined;
  return Number(digits) > 0 ? digits.padStart(14, "0") : undefined;
}

/** True if the number of digits is valid for a GTIN; the check digit may be wrong. */
export function hasGtinForm(text: string): boolean {
  return lengths.has(text.length) && /^\d+$/.test(text);
}

/**
 * The expected check digit for all digits but the last: modulo 10 with the weights 3 and 1 from the right (GS1
 * General Specifications, section 7.9: https://www.gs1.org/services/how-calculate-check-digit-manually).
 */
export function checkDigitOf(digits: string): string {
  let sum = 0;
  for (let place = 1; place < digits.length; place += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - place) - 48;
    sum += place % 2 === 0 ? digit : 3 * digit;
  }
  return String((10 - (sum % 10)) % 10);
}
