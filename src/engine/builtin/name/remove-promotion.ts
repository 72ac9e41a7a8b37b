import { findPrices } from "../../../quality/rules/checks/prices.ts";
import { removeSpan } from "../../../quality/rules/fixes/remove-span.ts";
import { findFlags } from "../../../quality/rules/promotion/find-flags.ts";
import { findPhrases } from "../../../quality/rules/promotion/find-phrases.ts";
import { findReductions } from "../../../quality/rules/promotion/find-reductions.ts";
import { FieldReading } from "../../../quality/rules/read-field.ts";
import { readProduct } from "../../../quality/rules/read-product.ts";
import { foldText } from "../../../text/normal-form.ts";
import type { NameReading } from "./name-reading.ts";
import { allNameSigns, nameSigns } from "./name-signs.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Flags that are makers as well: theirs is the exclamation mark alone. */
const makers: ReadonlySet<string> = new Set(["wow"]);
const anyBeginning = nameSigns.phraseBeginning | nameSigns.flag;
const anyAmount = /[%€£$₹]|(?:rs|fr)\.? ?\d|chf|eur|usd|gbp|dollar/i;

/** Advertising taken out of a name: phrases, single words that stand apart, reductions, prices. What is left still names something. */
export function removePromotion({ name, signs }: NameReading): string {
  // What an entity stands for is no sign yet.
  const mayHide = (signs & nameSigns.markup) !== 0;
  if (mayHide && (signs & anyBeginning) === 0 && !anyAmount.test(name)) return name;
  const places = findAdvertising(name, mayHide ? allNameSigns : signs);
  if (places.length === 0) return name;
  let rest = name;
  for (const place of places.toReversed()) {
    const { start, end, replacement } = removeSpan(rest, place);
    rest = rest.slice(0, start) + replacement + rest.slice(end);
  }
  return /\p{L}{2}|\d{3}/u.test(rest) ? rest : name;
}

/** In reading order, none overlapping another. */
function findAdvertising(name: string, signs: number): Span[] {
  const has = (sign: number) => (signs & sign) !== 0;
  const reading = new FieldReading(name);
  const found = [
    ...(has(nameSigns.promotionalPhrase) ? findPhrases(reading, "name") : []),
    ...(has(nameSigns.flag) ? findFlagsOfShops(reading, name) : []),
    ...(has(nameSigns.percent) ? findReductions(name) : []),
    ...(has(nameSigns.currency) ? findAmounts(reading, name) : []),
  ];
  if (found.length < 2) return found;
  const places: Span[] = [];
  for (const place of found.toSorted((one, two) => one.start - two.start)) {
    if (place.start >= (places.at(-1)?.end ?? 0)) places.push(place);
  }
  return places;
}

function findFlagsOfShops(reading: FieldReading, name: string): readonly Span[] {
  return findFlags(reading).filter(({ start, end }) => !makers.has(foldText(name.slice(start, end))));
}

function findAmounts(reading: FieldReading, name: string): readonly Span[] {
  const prices = findPrices(reading, { kind: "prices" }, readProduct({ fields: { name } }));
  return prices.map((price) => withAmount(name, price));
}

/** What a price is for: 1 kg 5.63 €, 100 ml = 2,20 €. */
function withAmount(name: string, { start, end }: Span): Span {
  const amount = /(?<![\p{L}\p{N}.,])(?:1\s?(?:kg|l)|100\s?(?:g|ml))\s*[=:]?\s*$/iu.exec(
    name.slice(0, start),
  );
  return { start: amount?.index ?? start, end };
}
