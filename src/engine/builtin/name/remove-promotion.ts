import { findPrices } from "../../../quality/rules/checks/prices.ts";
import { removeSpan } from "../../../quality/rules/fixes/remove-span.ts";
import { findFlags } from "../../../quality/rules/promotion/find-flags.ts";
import { findPhrases } from "../../../quality/rules/promotion/find-phrases.ts";
import { findReductions } from "../../../quality/rules/promotion/find-reductions.ts";
import { FieldReading } from "../../../quality/rules/read-field.ts";
import { readProduct } from "../../../quality/rules/read-product.ts";
import {
  loneFlags,
  markedWords,
  promotionalPhrases,
  shoutedFlags,
} from "../../../quality/rules/words/promotional-words.ts";
import { textLanguages } from "../../../text/language.ts";
import { foldText } from "../../../text/normal-form.ts";
import { readWords } from "../../../text/read-words.ts";
import { tokensOf } from "./read-name.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Flags that are makers as well: theirs is the exclamation mark alone. */
const makers: ReadonlySet<string> = new Set(["wow"]);
/** Words with which any advertising begins. */
const beginnings: ReadonlySet<string> = new Set([
  ...textLanguages.flatMap((language) => [
    ...promotionalPhrases[language].map((phrase) => readWords(phrase).folded[0] ?? ""),
    ...markedWords[language].map(foldText),
  ]),
  ...loneFlags.first,
  ...loneFlags.last,
  ...[...shoutedFlags].map(foldText),
]);
const anyAmount = /[%€£$₹]|(?:rs|fr)\.? ?\d|chf|eur|usd|gbp|dollar/i;

/** Advertising taken out of a name: phrases, single words that stand apart, reductions, prices. What is left still names something. */
export function removePromotion(name: string): string {
  if (!tokensOf(name).some(({ folded }) => beginnings.has(folded)) && !anyAmount.test(name)) return name;
  let rest = name;
  for (const place of findAdvertising(name).toReversed()) {
    const { start, end, replacement } = removeSpan(rest, place);
    rest = rest.slice(0, start) + replacement + rest.slice(end);
  }
  return /\p{L}{2}|\d{3}/u.test(rest) ? rest : name;
}

/** In reading order, none overlapping another. */
function findAdvertising(name: string): Span[] {
  const reading = new FieldReading(name);
  const flags = findFlags(reading).filter(({ start, end }) => !makers.has(foldText(name.slice(start, end))));
  const found = [
    ...findPhrases(reading, "name"),
    ...flags,
    ...findReductions(name),
    ...findPrices(reading, { kind: "prices" }, readProduct({ fields: { name } })).map((price) =>
      withAmount(name, price),
    ),
  ];
  const places: Span[] = [];
  for (const place of found.toSorted((one, two) => one.start - two.start)) {
    if (place.start >= (places.at(-1)?.end ?? 0)) places.push(place);
  }
  return places;
}

/** What a price is for: 1 kg 5.63 €, 100 ml = 2,20 €. */
function withAmount(name: string, { start, end }: Span): Span {
  const amount = /(?<![\p{L}\p{N}.,])(?:1\s?(?:kg|l)|100\s?(?:g|ml))\s*[=:]?\s*$/iu.exec(
    name.slice(0, start),
  );
  return { start: amount?.index ?? start, end };
}
