/** How a cell shows its number. */
export type NumberFormat =
  | { readonly kind: "plain" }
  | { readonly kind: "date" }
  | { readonly kind: "percent"; readonly decimals: number }
  /** `00000000000000`: as many digits. */
  | { readonly kind: "padded"; readonly digits: number };

export const plainFormat: NumberFormat = { kind: "plain" };

/** Built-in formats that are dates and times, and percentages (ECMA-376, part 1, 18.8.30). */
const builtinDates = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57]);
const builtinPercents: ReadonlyMap<number, number> = new Map([
  [9, 0],
  [10, 2],
]);

/** @param code of a format of the workbook's own; undefined for a built-in one */
export function numberFormat(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) {
    if (builtinDates.has(id)) return { kind: "date" };
    const decimals = builtinPercents.get(id);
    return decimals === undefined ? plainFormat : { kind: "percent", decimals };
  }
  // Texts in quotes, escaped characters, colours and locales are no part of the form.
  const form = code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, "").split(";", 1)[0] ?? "";
  if (/^0{2,}$/.test(form)) return { kind: "padded", digits: form.length };
  if (/[dy]|h{1,2}:|m{1,2}:|:s/i.test(form)) return { kind: "date" };
  const percent = /0(?:\.(0+))?\s*%/.exec(form);
  return percent === null ? plainFormat : { kind: "percent", decimals: percent[1]?.length ?? 0 };
}

const dayMs = 86_400_000;
/** The serial number of 1 January 1970, with the leap day that 1900 did not have. */
const unixEpoch = 25_569;
const epochOf1904 = 1_462;

/**
 * A stored number as text: without an exponent, in the 15 digits that Excel holds; dates as in ISO 8601, percentages with their sign.
 * @param stored as in the sheet's XML: `4.01234567890E+12`
 * @param is1904 whether days are counted from 1904
 */
export function numberText(stored: string, format: NumberFormat, is1904: boolean): string {
  const number = Number(stored);
  if (stored.trim() === "" || !Number.isFinite(number)) return stored;
  switch (format.kind) {
    case "date":
      return dateText(number + (is1904 ? epochOf1904 : 0));
    case "percent":
      return `${plainNumber(Number((number * 100).toFixed(format.decimals)))}%`;
    case "padded":
      return Number.isInteger(number) && number >= 0
        ? plainNumber(number).padStart(format.digits, "0")
        : plainNumber(number);
    case "plain":
      return /^-?\d{1,15}$/.test(stored) ? stored : plainNumber(number);
  }
}

const heldDigits = 15;

function plainNumber(number: number): string {
  if (Number.isInteger(number) && Math.abs(number) < 1e21) return BigInt(number).toString();
  const text = String(Number(number.toPrecision(heldDigits)));
  return text.includes("e") ? number.toFixed(20).replace(/\.?0+$/, "") : text;
}

function dateText(serial: number): string {
  const date = new Date(Math.round((serial - unixEpoch) * dayMs));
  if (serial < 0 || Number.isNaN(date.getTime())) return String(serial);
  const [day = "", time = ""] = date.toISOString().split("T");
  const clock = time.slice(0, 8);
  if (serial < 1) return clock;
  return clock === "00:00:00" ? day : `${day} ${clock}`;
}
