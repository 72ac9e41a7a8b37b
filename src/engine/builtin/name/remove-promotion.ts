import { findPrices } from "../../../quality/rules/checks/prices.ts";
import { removeSpan } from "../../../quality/rules/fixes/remove-span.ts";
import { isFlag } from "../../../quality/rules/promotion/find-flags.ts";
import { findPhrasesIn } from "../../../quality/rules/promotion/find-phrases.ts";
import { findReductions } from "../../../quality/rules/promotion/find-reductions.ts";
import { FieldReading } from "../../../quality/rules/read-field.ts";
import { readProduct } from "../../../quality/rules/read-product.ts";
import { plainText } from "../../../text/html.ts";
import { foldText } from "../../../text/normal-form.ts";
import { type NameReading, readName } from "./name-reading.ts";
import { nameSigns } from "./name-signs.ts";
import { signsOfWord } from "./word-signs.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Flags that are makers as well: theirs is the exclamation mark alone. */
const makers: ReadonlySet<string> = new Set(["wow"]);
const anyBeginning = nameSigns.phraseBeginning | nameSigns.flag;
const anyAmount = /[%€£$₹]|(?:rs|fr)\.? ?\d|chf|eur|usd|gbp|dollar/i;

/** Advertising taken out of a name: phrases, single words that stand apart, reductions, prices. What is left still names something. */
export function removePromotion(reading: NameReading): string {
  const { name, signs } = reading;
  const mayHide = (signs & nameSigns.markup) !== 0;
  if (mayHide && (signs & anyBeginning) === 0 && !anyAmount.test(name)) return name;
  const places = findAdvertising(mayHide ? asReadersSee(reading) : reading, name);
  if (places.length === 0) return name;
  let rest = name;
  for (let count = places.length; count > 0; count -= 1) {
    const place = places[count - 1];
    if (place === undefined) break;
    const { start, end, replacement } = removeSpan(rest, place);
    rest = rest.slice(0, start) + replacement + rest.slice(end);
  }
  return /\p{L}{2}|\d{3}/u.test(rest) ? rest : name;
}

/** What an entity stands for is no sign yet. */
function asReadersSee(reading: NameReading): NameReading {
  const { text } = plainText(reading.name);
  return text === reading.name ? reading : readName(text);
}

/** In reading order, none overlapping another. */
function findAdvertising(reading: NameReading, name: string): readonly Span[] {
  const { signs } = reading;
  const found: Span[] = [];
  if ((signs & nameSigns.promotionalPhrase) !== 0) found.push(...findPhrasesOf(reading));
  if ((signs & nameSigns.flag) !== 0) addFlagsOfShops(reading, name, found);
  if ((signs & nameSigns.percent) !== 0) found.push(...findReductions(name));
  if ((signs & nameSigns.currency) !== 0) found.push(...findAmounts(name));
  if (found.length < 2) return found;
  const places: Span[] = [];
  for (const place of found.toSorted((one, two) => one.start - two.start)) {
    if (place.start >= (places.at(-1)?.end ?? 0)) places.push(place);
  }
  return places;
}

function findPhrasesOf({ name, tokens }: NameReading): readonly Span[] {
  return findPhrasesIn({ text: name, tokens, folded: tokens.map(({ folded }) => folded) }, "name");
}

function addFlagsOfShops(reading: NameReading, name: string, places: Span[]): void {
  const { tokens } = reading;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined || (signsOfWord(token) & nameSigns.flag) === 0) continue;
    const { start, end } = token;
    if (isFlag(reading.name, tokens, index) && !makers.has(foldText(name.slice(start, end))))
      places.push({ start, end });
  }
}

function findAmounts(name: string): readonly Span[] {
  const prices = findPrices(new FieldReading(name), { kind: "prices" }, readProduct({ fields: { name } }));
  return prices.map((price) => withAmount(name, price));
}

/** What a price is for: 1 kg 5.63 €, 100 ml = 2,20 €. */
function withAmount(name: string, { start, end }: Span): Span {
  const amount = /(?<![\p{L}\p{N}.,])(?:1\s?(?:kg|l)|100\s?(?:g|ml))\s*[=:]?\s*$/iu.exec(
    name.slice(0, start),
  );
  return { start: amount?.index ?? start, end };
}
