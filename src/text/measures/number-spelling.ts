const fractionSigns: Readonly<Record<string, number>> = {
  "½": 1 / 2,
  "¼": 1 / 4,
  "¾": 3 / 4,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
  "⅛": 1 / 8,
  "⅜": 3 / 8,
  "⅝": 5 / 8,
  "⅞": 7 / 8,
};

/** A number as product texts write it: 1,5 1.234,56 1'500 1 1/2 ½; blanks group digits only if no-break. */
export const numberSource =
  "(?:(?:\\d{1,3}[ -])?\\d{1,2}/(?:2|3|4|8|16|32|64)(?![\\d/])|\\d{0,3} ?[½¼¾⅓⅔⅛⅜⅝⅞]|\\d{1,3}(?:[.,'’\\u00a0\\u202f\\u2009]\\d{3})+(?!\\d)(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?)";

/**
 * The value of a number as written. A single separator before exactly three digits is read by what is
 * usual for the unit: 1.500 is 1500 where `isFine` (ml, g, W), else 1.5 (kg, l, GHz).
 */
export function parseNumber(written: string, isFine: boolean): number {
  if (/^\d+$/.test(written)) return Number(written);
  return parseFraction(written) ?? parseDecimal(written, isFine);
}

function parseFraction(written: string): number | undefined {
  const slash = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(written);
  if (slash !== null) return Number(slash[1] ?? 0) + Number(slash[2]) / Number(slash[3]);
  const sign = fractionSigns[written.charAt(written.length - 1)];
  return sign === undefined ? undefined : Number(written.slice(0, -1).trim()) + sign;
}

function parseDecimal(written: string, isFine: boolean): number {
  const bare = written.replace(/['’\u00a0\u202f\u2009 ]/g, "");
  const separators = bare.replace(/\d+/g, "");
  if (separators === "") return Number(bare);
  if (separators.length === 1)
    return isGrouping(bare, isFine) ? Number(bare.replace(/[.,]/, "")) : decimal(bare);
  const last = separators.charAt(separators.length - 1);
  const isAllGrouping = separators === last.repeat(separators.length);
  const grouping = isAllGrouping ? /[.,]/g : last === "," ? /\./g : /,/g;
  return decimal(bare.replace(grouping, ""));
}

function isGrouping(bare: string, isFine: boolean): boolean {
  return isFine && /^[1-9]\d{0,2}[.,]\d{3}$/.test(bare);
}

function decimal(bare: string): number {
  return Number(bare.replace(",", "."));
}
