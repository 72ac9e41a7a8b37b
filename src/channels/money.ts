import type { Money } from "./product.ts";

const signs: readonly (readonly [RegExp, string])[] = [
  [/€/, "EUR"],
  [/£/, "GBP"],
  [/US\s?\$/, "USD"],
  [/₹/, "INR"],
  [/(?:^|[^\p{L}])S?Fr\.(?!\p{L})/u, "CHF"],
];
const codes =
  /(?:^|[^A-Za-z])(EUR|CHF|GBP|USD|PLN|CZK|SEK|DKK|NOK|HUF|RON|BGN|CAD|AUD|JPY|INR|TRY)(?![A-Za-z])/i;

/** The currency that a text states: a code of ISO 4217, or a sign that is but one country's. A bare `$` is none. */
export function currencyIn(text: string): string | undefined {
  const code = codes.exec(text)?.[1];
  return code?.toUpperCase() ?? signs.find(([sign]) => sign.test(text))?.[1];
}

/**
 * Reads a price as shops write it: `12.99`, `12,99 €`, `1.299,00`, `CHF 1'299.-`.
 * @returns undefined for no price, for `1.299`, which may be either of two, and for a bound such as `ab 5 €`
 */
export function readMoney(text: string, currency?: string): Money | undefined {
  const number = /\d[\d.,'’  ]*/u.exec(text)?.[0].replace(/[.,'’\s]+$/u, "");
  if (number === undefined || text.length > longestPrice || /^\s*[-−]/.test(text) || isBound.test(text))
    return undefined;
  const amount = plainAmount(number.replace(/['’\s]/gu, ""));
  if (amount === undefined || Number(amount) <= 0) return undefined;
  const stated = currencyIn(text) ?? currency;
  return { amount, ...(stated !== undefined && { currency: stated }) };
}

const longestPrice = 40;
/** `ab 5,00 €` is what the cheapest costs, `-20 %` what is taken off. */
const isBound =
  /^\s*(?:ab|von|bis|from|starting (?:at|from)|up to|à partir d[e']|a partir de|dès|de|da|a partire da|fino a|ca\.?|circa|env\.?|about)\s|%/iu;

function plainAmount(number: string): string | undefined {
  const [, whole = "", decimals] = /^(.*?)(?:[.,](\d{1,2}|\d{4,}))?$/.exec(number) ?? [];
  const groups = whole.split(/[.,]/);
  const isGrouped = groups.length > 1 && groups.slice(1).every((group) => group.length === 3);
  if (groups.length > 1 && !isGrouped) return undefined;
  // One group and no decimals: a thousand in German, a fraction in English.
  if (groups.length === 2 && decimals === undefined) return undefined;
  return Number(`${groups.join("")}.${decimals ?? "0"}`).toFixed(2);
}

/** `12.99 EUR`; empty where no currency is stated. */
export function moneyText(money: Money | undefined): string {
  return money?.currency === undefined ? "" : `${money.amount} ${money.currency}`;
}
