import { digitsForWords } from "../../../quality/facts/number-words.ts";
import type { Language } from "../../../text/language.ts";
import { quoted } from "../quoted.ts";
import type { Judge } from "./judge.ts";

const currency = "(?:€|£|\\$|₹|¥|CHF|EUR|USD|GBP|Euros?|dollars?|pounds?|Fr\\.|Rs\\.)";
const amount = "\\d[\\d.,'’ ]*";
const price = new RegExp(
  `${currency}\\s?${amount}|(?<![\\p{L}\\d])${amount}(?:[-–]{1,2}\\s?)?${currency}(?![\\p{L}])`,
  "giu",
);

/** Looks for amounts of money that the sources lack; a voucher's worth is part of its name. */
export function createPriceCheck(sources: readonly string[], language: Language): Judge {
  const stated = comparable(sources.join("\n"));
  return (text, field) => {
    const found = [text, digitsForWords(text, language)]
      .flatMap((written) => written.match(price) ?? [])
      .filter((written) => !stated.includes(comparable(written)));
    return found.length === 0
      ? []
      : [`${field} states a price that the record lacks: ${found.slice(0, 3).map(quoted).join(", ")}.`];
  };
}

function comparable(text: string): string {
  return text.toLowerCase().replace(/[\s'’]/g, "");
}
