/**
 * The GTIN that digits are, in 14 places so that its shorter forms are alike; undefined where the length is none of
 * 8, 12, 13 and 14 or the check digit is wrong (GS1 General Specifications, section 7.9:
 * https://www.gs1.org/services/how-calculate-check-digit-manually).
 */
export function readGtin(digits: string): string | undefined {
  if (!isGtinLength(digits.length)) return undefined;
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - place) - 48;
    if (digit < 0 || digit > 9) return undefined;
    sum += place % 2 === 0 ? digit : 3 * digit;
  }
  return sum % 10 === 0 && Number(digits) > 0 ? digits.padStart(14, "0") : undefined;
}

function isGtinLength(length: number): boolean {
  return length === 8 || (length >= 12 && length <= 14);
}
