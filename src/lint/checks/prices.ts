import { defineCheck, oneOf, optional } from "../check.ts";
import { removeSpan } from "../fixes.ts";
import type { FieldReading } from "../product-reading.ts";
import { type Fault, faultAt } from "../violation.ts";

const amount = "\\d{1,6}(?:[.,' ]\\d{3})*(?:[.,](?:\\d{1,2}|-{1,2}|–))?";
const cents = "\\d{1,6}(?:[.,]\\d{3})*[.,]\\d{2}";
/** EUR and USD also precede shoe sizes and occur in names: with them, an amount needs cents to be a price. */
const price = new RegExp(
  "(?:(?<![\\p{L}\\p{N}])(?:only|just|now|from|was|were|rrp|nur|ab|jetzt|statt|uvp|seulement|dès|à partir de|au lieu de|a soli|solo|da|invece di|anziché)\\s+)?" +
    `(?:(?<![\\p{L}\\p{N}$])(?:€|£|\\$|US\\$|Rs\\.|₹|CHF|Fr\\.)\\s?${amount}(?![\\p{L}\\p{N}%])|` +
    `(?<![\\p{L}\\p{N}.,])${amount}\\s?(?:€|£|₹)(?![\\p{L}\\p{N}])|` +
    `(?<![\\p{L}\\p{N}.,])${cents}\\s?(?:EUR|Euro|USD|CHF|GBP|euros|dollars?)(?![\\p{L}\\p{N}])|` +
    `(?<![\\p{L}\\p{N}])(?:EUR|USD|GBP)\\s?${cents}(?![\\p{L}\\p{N}])|` +
    "(?<=(?:nur|ab|für|only|for|seulement|solo|à|[-–—|,:])\\s)\\d{1,5}\\s(?:euros?|eur)(?=\\s*$|\\s+[-–—|]|[,;)]))",
  "giu",
);
const anyCurrency =
  /[€£$₹]|(?<![a-z])(?:rs\.|fr\.) ?\d|(?<![a-z])(?:chf|euros?|eur|usd|gbp|dollars?)(?![a-z])/i;
/** Products that are worth an amount: vouchers, coins, notes, play money, and savings boxes for them. */
const thingsOfValue =
  /gift ?cards?|voucher|prepaid|top-?up|geschenkkarte|gutschein|guthaben|carte[s]? (?:cadeau|prépayée)|bon d['’]achat|buono|carta regalo|ricarica|recharge|coins?\b|münzen?\b|moneta|monete|pièces? de|banknote|billets?\b|banconot[ae]|geldschein|play money|spielgeld|jeton|token|spardose|sparschwein|tirelire|salvadanaio|épargne|savings|risparmi|donation|spende/iu;

/** Prices. The value of a voucher or a coin is not a price. */
export const prices = defineCheck({
  kind: "prices",
  options: { of: optional(oneOf("sentences")) },
  settledBy: "writer",
  find: (reading, { of }) => {
    const faults = reading.once(pricesIn);
    return of === "sentences" ? faults.map(({ fix: _, ...fault }) => fault) : faults;
  },
});

/** The prices in a text. Call it through `once` if it may be called again. */
export function pricesIn(reading: FieldReading): readonly Fault[] {
  const { text } = reading;
  if (!anyCurrency.test(text)) return [];
  const prices = [...text.matchAll(price)];
  if (prices.length === 0 || thingsOfValue.test(text)) return [];
  return prices.map(({ 0: found, index }) => {
    const place = { start: index, end: index + found.length };
    return faultAt(reading, place, `It states a price: "${found}".`, removeSpan(text, place));
  });
}
