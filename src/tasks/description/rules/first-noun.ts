import { builtinWords } from "../../../ml/titles/knowledge-file.ts";
import { isHeadFirst, type Language } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { capitalized, foldText } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { namesCountry } from "../../evidence/country-names.ts";
import { statedBrand } from "../../evidence/stated-brand.ts";
import { listedInFront } from "../../name/rules/known-product.ts";
import { isWithin, type ProductType, type SearchedProduct } from "./property-terms.ts";
import { listedNouns } from "./row-noun.ts";
import { isAudienceWord, isGenericWord, isHype, isLineOfDevices } from "./word-classes.ts";

/** What the phrase of a thing ends before: what it is with, for and in. */
const phraseEnd =
  /^(?:avec|sans|pour|compatibles?|en|con|senza|per|compatibil[ei]|in|with|without|for|from|by|w|mit|ohne|fur|aus|im|inkl)$/u;
const collective = /^(?:lot|jeu|paire|set|kit|ensemble|pack|confezione|coppia|serie)$/u;
const mostWords = 4;
const shortestNoun = 4;

/**
 * What a name calls its thing in its own words, where no list has a noun of it: the words behind the maker up to a number, a code, a name, a property or
 * what the thing is for: "locomotive diesel", "vareuses d'apiculteur", "hymn board numerals", "Kapitalband".
 */
export function namePhrase(product: SearchedProduct): string | undefined {
  const { name, language, glossary, evidence } = product;
  if (isOfTitles(product) || severalThings.test(name)) return undefined;
  const brand = statedBrand(evidence);
  const own = behindMaker(name, brand);
  const words = (own.split(/[,;:|(/+*]|\s[-–—]\s/u)[0] ?? "").trim().split(/\s+/u);
  const [first = "", second = ""] = words;
  // "Lot de 3 vareuses": what is counted.
  const isCounted = collective.test(foldText(first)) && /^(?:de|di|of|da)$/u.test(second);
  const counted = isCounted ? words.slice(/^\d+$/u.test(words[2] ?? "") ? 3 : 2) : words;
  const isProperty = (word: string) =>
    /^(?:color|material|audience|size)$/u.test(glossary.roleOf(foldText(word), language) ?? "");
  const isWhole = (word: string) => /^(?:\p{Lu}?\p{Ll}+(?:['’-]\p{L}?\p{Ll}+)*|[dl]['’]\p{Ll}+)$/u.test(word);
  const isShouted = !/\p{Ll}/u.test(own);
  const read = isShouted ? counted.map((word) => word.toLowerCase()) : counted;
  let end = read.findIndex(
    (word, place) =>
      !isWhole(word) ||
      phraseEnd.test(foldText(word)) ||
      (place > 0 &&
        ((language === "en" && word.includes("-")) ||
          isProperty(word) ||
          (isHeadFirst(language) && /^\p{Lu}/u.test(word)))),
  );
  if (end < 0) end = read.length;
  end = Math.min(end, language === "de" ? 1 : mostWords);
  while (end > 0 && (isStopWord(foldText(read[end - 1] ?? ""), language) || (read[end - 1]?.length ?? 0) < 3))
    end -= 1;
  const [head = ""] = read;
  const folded = foldText(head);
  // "Adidas Ice Dive": a maker, and what it calls the thing.
  if (readWords(brand ?? listedInFront(own) ?? "").folded.includes(folded)) return undefined;
  if (end < 1 || (language === "en" && (end < 2 || isShouted)) || head.length < shortestNoun)
    return undefined;
  if (isGenericWord(folded) || isHype(folded, language) || isAudienceWord(folded) || isLineOfDevices(folded))
    return undefined;
  if (isProperty(head) || collective.test(folded)) return undefined;
  if (language === "de") {
    const isNoun = /^\p{Lu}/u.test(first) && head.length > shortestCompound && /^\p{L}{2}/u.test(second);
    return isNoun ? capitalized(head) : undefined;
  }
  const phrase = read.slice(0, end);
  const isKnown = (word: string) =>
    isCommonWord(word.toLowerCase(), language) ||
    builtinWords().vocabularies.channel_a(foldText(word)) > 0 ||
    glossary.roleOf(foldText(word), language) !== undefined;
  // A word that no list has may be a maker: another one of its phrase says what it is.
  const known = phrase.filter((word) => !isStopWord(foldText(word), language) && isKnown(word));
  const isNamed =
    isHeadFirst(language) &&
    read.slice(phrase.length, phrase.length + 2).some((word) => /^\p{Lu}\p{Ll}/u.test(word));
  if (known.length === 0 || (known.length === 1 && phrase.length === 1 && (isNamed || namesCountry(head))))
    return undefined;
  if (language === "en" && known.length < phrase.length - 1) return undefined;
  return phrase.join(" ").toLowerCase();
}

/** A name without the row's maker in front of it. */
function behindMaker(name: string, brand: string | undefined): string {
  return brand !== undefined && foldText(name).startsWith(`${foldText(brand)} `)
    ? name.slice(brand.length)
    : name;
}

const severalThings = /,.*\s(?:sets?|packs?|lot|kits?|combo)$/iu;

/** Letters; a shorter German word may be anything. */
const shortestCompound = 6;

/**
 * German: the "HM-Fräser" of "HM-Fräser Kreuzverzahnung", the "Nagelkorrektur-Spange" of one with a magnet: a compound with a hyphen that begins the name is the
 * thing, unless a listed noun stands right behind it.
 */
export function hyphenCompound(type: ProductType, product: SearchedProduct): ProductType | undefined {
  const { name, language, glossary, evidence } = product;
  if (language !== "de" || isWithin(type.text, evidence?.sourceCategory ?? "")) return undefined;
  const brand = foldText(statedBrand(evidence) ?? "\n");
  const [first = "", second = ""] = name.split(/\s+/u);
  if (!/^(?:\p{Lu}{2,4}|\p{Lu}\p{Ll}{3,})-\p{Lu}\p{Ll}{3,}$/u.test(first)) return undefined;
  if (brand.startsWith(foldText(first)) || foldText(first).includes(foldText(type.text))) return undefined;
  const isListed = glossary.find(readWords(second), language).some(({ entry }) => entry.role === "type");
  return isListed ? undefined : { text: first, entry: undefined };
}

/** What the name calls the thing, in front of a noun that only a category has: "Falzbein" before the shop's "Werkzeug". */
export function phraseInFront(type: ProductType, product: SearchedProduct): string[] {
  const { name, language, glossary } = product;
  const said = new Set(readWords(name).stems(language));
  const words = readWords(type.text);
  const heads = words.stems(language).filter((_, place) => !isStopWord(words.folded[place] ?? "", language));
  if (heads.every((stem) => said.has(stem)) || foldText(name).includes(foldText(type.text))) return [];
  const phrase = listedNoun(product) ?? (isTasted(type, product) ? undefined : namePhrase(product));
  if (phrase === undefined || type.text.startsWith(`${phrase} `) || isSharedEnd(phrase, type.text, language))
    return [];
  // Another word for it, which is among the terms.
  const isKnown = glossary
    .find(readWords(phrase), language)
    .some(({ entry, first }) => first === 0 && entry === type.entry);
  return isKnown ? [] : [phrase];
}

/** Of foods and works a name says where they are from and how they are called. */
function isTasted({ entry }: ProductType, product: SearchedProduct): boolean {
  return entry?.domain === "food" || isOfTitles(product);
}

function isOfTitles({ evidence }: SearchedProduct): boolean {
  const { identifier = "", score = 0 } = evidence?.category ?? {};
  return score >= surely && /^a-(?:food|media|beauty)/u.test(identifier);
}

/** Score of the found category from which it decides. */
const surely = 0.7;

/** German: "Saugroboter" and "Roboter": one noun. */
function isSharedEnd(one: string, other: string, language: Language): boolean {
  return language === "de" && foldText(one).slice(-sharedEnd) === foldText(other).slice(-sharedEnd);
}

/** Letters. */
const sharedEnd = 5;

/** The longest noun of several words of the catalog's lists that the name begins with, behind its maker. Not in German, which joins its nouns. */
function listedNoun(product: SearchedProduct): string | undefined {
  const { name, language, evidence } = product;
  const start = readWords(name.slice(0, name.length - behindMaker(name, statedBrand(evidence)).length)).tokens
    .length;
  const found = language === "de" ? [] : listedNouns(product);
  return found.findLast(({ first, end }) => first === start && end - first > 1)?.text.toLowerCase();
}
