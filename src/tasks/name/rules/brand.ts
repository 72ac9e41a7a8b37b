import { brandNames } from "../../../nlp/casing-words.ts";
import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import type { WordReading } from "../../../nlp/stemmer.ts";
import type { NamePiece, Span } from "./name-pieces.ts";

/** Capitalised names that are product lines, places or standards, or that have a second meaning. */
const ambiguousBrands: ReadonlySet<string> = new Set(
  (
    "brother oral diesel candy star wars dash vans guess disney marvel barbie hello kitty galaxy lumia xperia ideapad pavilion " +
    "satellite aspire inspiron thinkpad powershot coolpix cybershot walkman android windows bluetooth linux paris london " +
    "milano roma berlin france italia deutschland america europe pioneer rana ford opel renault peugeot citroen volkswagen " +
    "audi mercedes fiat toyota honda suzuki kawasaki yamaha apple canon puma pandora amazon google microsoft"
  ).split(" "),
);
/** Brand names that are also colours: German "Hundeleine, Braun". */
const colorNames: ReadonlySet<string> = new Set(["braun"]);
const purpose =
  /(?:(?<!\p{L})(?:for|für|pour|per|zu|zum|with|mit|avec|con|compatible|kompatibel|compatibile|passend|and|und|et)|[&/])\s*$/iu;
const brandLink = /(?<=\s)(?:by|von|de|di|da|par)\s$/iu;

/** A brand stated in a name; the piece includes the "by", "von" or "de" that links it to the product. */
export interface StatedBrand extends NamePiece {
  readonly brand: string;
}

/** The first known brand, unless the name states it as what the product is compatible with. */
export function findBrand(
  { text, tokens, folded }: WordReading,
  purposes: readonly Span[],
): StatedBrand | undefined {
  for (const [place, { start, end, text: brand }] of tokens.entries()) {
    const word = folded[place] ?? "";
    if (!brandNames().has(word) || ambiguousBrands.has(word) || !/^\p{Lu}/u.test(brand)) continue;
    if (colorNames.has(word) && start > 0) continue;
    const before = text.slice(0, start);
    if (!/(?:^|\s)$/u.test(before) || /^[-'’]|^\s?[&+]/u.test(text.slice(end)) || purpose.test(before))
      return undefined;
    const from = start - (brandLink.exec(before)?.[0].length ?? 0);
    if (purposes.some((one) => one.start < start)) return undefined;
    return { part: "brand", brand, text: text.slice(from, end), start: from, end, isFree: false };
  }
  return undefined;
}

const leadingName = /^(\p{Lu}[\p{L}\d&'’.-]+) [-–—] (?=\p{Lu}|\d)(?=[^\s,;]+\s(?![&+–—-]\s)\S)/u;
const longestBeforeType = 4;

/** Whether a name has the form that `joinLeadingBrand` handles. */
export function mayLeadWithBrand(name: string): boolean {
  return leadingName.test(name);
}

/**
 * Removes the dash of "Kiddy - Siège Auto", where the first word is a known brand or, in French and Italian (product
 * first), an unknown word right before the product type. "Papad - Punjabi Masala" may be a product and its variety.
 * @param typeStart offset of the product type; negative if there is none
 */
export function joinLeadingBrand(
  name: string,
  typeStart: number,
  {
    language,
    isKnownWord,
  }: { readonly language: Language; readonly isKnownWord: (folded: string) => boolean },
): string {
  const match = leadingName.exec(name);
  if (!match?.[1]) return name;
  const brand = foldText(match[1]);
  const gap = typeStart - match[0].length;
  const isUnknown = (language === "fr" || language === "it") && !isKnownWord(brand);
  const isBrand = brandNames().has(brand) || (isUnknown && gap >= 0 && gap <= longestBeforeType);
  return isBrand ? name.replace(leadingName, "$1 ") : name;
}

interface StatedWords {
  readonly language: Language;
  /** As written in the name; undefined where it states none. */
  readonly type: string | undefined;
  readonly brand: string | undefined;
  /** Whether the branch puts the model before the type. */
  readonly isModelFirst: boolean;
}

/** Words of a model: capitals, digits, "Pro", "mini". */
const modelWord = /^(?:\p{Lu}[\p{L}\p{N}.’'+/-]*|\S*\d\S*|mini|plus|pro|max|lite|air)$/u;
const mostModelWords = 6;
const mostWordsBeforeType = 3;
const germanEnding = /^\p{L}{3,}(?:e|er|es|en)$/u;

/**
 * Moves a known brand to the front, from the end of the name ("Bluetooth speaker by Bose") or with its model from behind
 * the type ("Laptop Lenovo ThinkPad X1"). English and German only: French and Italian put the product first.
 */
export function frontBrand(name: string, words: StatedWords): string {
  const { language, brand } = words;
  if (brand === undefined || (language !== "en" && language !== "de")) return name;
  const start = name.indexOf(brand);
  if (start <= 0) return name;
  const [before, after] = [name.slice(0, start), name.slice(start + brand.length)];
  const closing = /(?:\s(?:by|von)|,|\s[-–—|])\s$/u.exec(before);
  const thing = before.slice(0, closing?.index ?? before.length).trimEnd();
  if (!canFollowBrand(thing, words)) return name;
  if (closing && (after === "" || after.startsWith(",")))
    return `${brand} ${lowerStart(thing, language)}${after}`;
  return closing || !words.isModelFirst ? name : modelFirst(name, { brand, thing, after, language });
}

/** Whether it is a phrase ending with the type; a German adjective before the type would have to change its capital. */
function canFollowBrand(thing: string, { language, type }: StatedWords): boolean {
  if (type === undefined || !thing.endsWith(type) || /[,;|()/:]|\s[-–—]\s/u.test(thing)) return false;
  const before = thing.slice(0, thing.length - type.length).trim();
  const first = /^(\S+)\s/u.exec(thing)?.[1] ?? "";
  return before.split(" ").length <= mostWordsBeforeType && !(language === "de" && germanEnding.test(first));
}

interface TypeThenModel {
  readonly brand: string;
  readonly thing: string;
  readonly after: string;
  readonly language: Language;
}

function modelFirst(name: string, { brand, thing, after, language }: TypeThenModel): string {
  const list = after.trimStart().split(" ");
  const other = list.findIndex((word) => !modelWord.test(word));
  const count = other < 0 ? list.length : other;
  if (!/^\s/u.test(after) || count === 0 || count > mostModelWords) return name;
  const rest = list.slice(count).join(" ");
  if (rest !== "" && !/^(?:for|with|without|in|für|mit|ohne|[-–—|(])/u.test(rest)) return name;
  const model = list.slice(0, count).join(" ");
  return [brand, model, lowerStart(thing, language), rest].filter((text) => text !== "").join(" ");
}

/** Lowers "Running shoes" behind a brand to "running shoes"; leaves "Running Shoes" and names such as Bluetooth. */
function lowerStart(thing: string, language: Language): string {
  const first = /^(\p{Lu}[\p{Ll}'’]+)\s\p{Ll}/u.exec(thing)?.[1];
  const isWord = first !== undefined && !brandNames().has(foldText(first));
  return language === "en" && isWord ? thing.charAt(0).toLowerCase() + thing.slice(1) : thing;
}
