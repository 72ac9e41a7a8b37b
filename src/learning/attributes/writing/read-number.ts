import { foldText } from "../../../text/normal-form.ts";

export interface WrittenNumber {
  readonly value: number;
  /** Folded, without blanks, points and hyphens; "" where there is none. */
  readonly unit: string;
}

const form =
  /^(?:(\d+)[ -]+)?(\d+)\s*[/⁄]\s*(\d+)(?=$|[^\d/])|^(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?|[.,]\d+)/;

/** A number with or without a unit after it: 11-3/4", 1,000/Box, 8.5 oz, 7.2K. Undefined for anything else. */
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
