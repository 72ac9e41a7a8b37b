import { brandNames } from "../../../nlp/casing-words.ts";
import { isHeadFirst, type Language } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords, stem } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { isShelf } from "../../evidence/category-noun.ts";
import { statedBrand } from "../../evidence/stated-brand.ts";
import type { ProductType, SearchedProduct } from "./property-terms.ts";
import {
  isAttachedWord,
  isAudienceWord,
  isCountedWord,
  isGenericWord,
  isHype,
  isPropertyAlone,
} from "./word-classes.ts";

/**
 * What the name calls the thing by the head word of the shop's own category, the last level first: the "LED batten" of "5ft LED Batten
 * Single" among "Battens", the "fettuccia" of "Fettuccia elastica blu notte cono" among "Filati > Fettuccia". In English with the words in
 * front of it. Undefined where the name has none of the heads.
 */
export function nounOfShop(product: SearchedProduct): ProductType | undefined {
  const { evidence, language } = product;
  const found = partsOf(evidence?.sourceCategory ?? "").flatMap((part) => {
    const head = headOf(part, language);
    const text = head === undefined ? undefined : writtenIn(product, head, part);
    return text === undefined ? [] : [text];
  });
  const [first, ...others] = found;
  if (first === undefined) return undefined;
  const text = others.find((other) => isHeadOf(other, first, product)) ?? first;
  return { text: isHeadFirst(language) ? withGenitive(text, product) : text, entry: undefined };
}

/**
 * Whether the noun of a level above is the thing, of which the last level says what kind it is: "Auto Lifejacket" among "Lifejackets > Auto", "ruche
 * Dadant" among "Ruches > Dadant".
 */
function isHeadOf(other: string, first: string, { name, language }: SearchedProduct): boolean {
  const [folded, head, kind] = [foldText(name), foldText(other), foldText(first)];
  if (head === kind) return false;
  if (isHeadFirst(language)) return folded.startsWith(`${head} ${kind}`);
  return language === "en" && (head.startsWith(`${kind} `) || folded.includes(`${kind} ${head}`));
}

/** French and Italian: the "groupe de sécurité" of a row among "Sécurité": what the shop's word is said of is the thing. */
function withGenitive(noun: string, { name, language }: SearchedProduct): string {
  const { tokens, folded, text } = readWords(name);
  const place = folded.indexOf(foldText(noun));
  const [head, of, own] = [tokens[place - 2], tokens[place - 1], tokens[place]];
  if (head === undefined || of === undefined || own === undefined || !genitive.test(of.folded)) return noun;
  const isNoun =
    /^\p{Lu}?\p{Ll}{3,}$/u.test(head.text) &&
    !counted.test(head.folded) &&
    !isGenericWord(head.folded) &&
    !isAttachedWord(head.folded) &&
    !isStopWord(head.folded, language);
  const isJoined =
    text.slice(head.end, of.start) === " " && /^(?:\s|['’])$/u.test(text.slice(of.end, own.start));
  return isNoun && isJoined ? text.slice(head.start, own.end).toLowerCase() : noun;
}

const genitive = /^(?:de|d|di)$/u;
const counted =
  /^(?:lot|jeu|paire|ensemble|assortiment|confezione|coppia|serie|rotolo|rouleau|boite|scatola|collection|collezione|gamme)s?$/u;

/**
 * Whether the shop's noun is the head of a name of which another one was read: in English and German what stands behind that in the same
 * phrase ("hat kit" of "hat"), in French and Italian what stands before it ("fettuccia" before "cono").
 */
export function isHeadBefore(
  shop: ProductType,
  named: ProductType,
  { name, language }: SearchedProduct,
): boolean {
  const isHeadLast = language === "en" || language === "de";
  const [own, read, folded] = [foldText(shop.text), foldText(named.text), foldText(name)];
  const [first, second] = [folded.indexOf(own), folded.indexOf(read)];
  if (first < 0 || second < 0) return false;
  if (!isHeadLast) return first + own.length < second;
  // A "bath salt blend" is a bath salt.
  if (/\s/u.test(read) && own.startsWith(`${read} `)) return false;
  const between = folded.slice(second + read.length, first + own.length);
  return between !== "" && !/[,;|()]|\s[-–—+]\s/u.test(between);
}

/**
 * Whether the name begins with the one noun of the shop's category, and another noun stands apart behind it: the "Schutzbeschlag London ES1
 * Knopf/Drücker" among "Schutzbeschläge" is no "Knopf". English and German.
 */
export function isApartBefore(
  shop: ProductType,
  named: ProductType,
  { name, language, evidence }: SearchedProduct,
): boolean {
  if (language !== "en" && language !== "de") return false;
  const [last = ""] = partsOf(evidence?.sourceCategory ?? "");
  if (/\s/u.test(last) || foldText(named.text).includes(foldText(shop.text))) return false;
  const folded = foldText(name);
  const [first, second] = [folded.indexOf(foldText(shop.text)), folded.indexOf(foldText(named.text))];
  return first >= 0 && second > first && /\s\S+\s/u.test(folded.slice(first + shop.text.length, second));
}

/** Levels of a path that are read, the last one first, each as the things that it names. */
function partsOf(category: string): string[] {
  const levels = category
    .replace(/^\["|"\]$/gu, "")
    .split(/\s?(?:>+|\||»)\s?/u)
    .slice(-mostLevels)
    .toReversed();
  return levels
    .map((level) => level.replace(measureBehind, "").trim())
    .filter((level) => level !== "" && !(isShelf(level) && !joint.test(level)))
    .flatMap((level) => level.split(joint).toReversed())
    .filter((part) => !isShelf(part) && part.split(" ").length <= longestPart && !isPropertyAlone(part));
}

const mostLevels = 2;
const measureBehind = /\s[-–—]\s\d.*$/u;
const joint = /\s(?:and|und|et|ed?)\s|\s?[,&/]\s?/iu;
/** Words. */
const longestPart = 6;
/** Several things, of any kind. */
const several = /^(?:combos?|collections?|bundles?|assortments?|packs?|lots?)$/;

/** Letters; a shorter word may be anything. */
const shortestHead = 3;

/** The last word of an English or German phrase, the first one of a French or Italian one; English without what behind "in" and "for". */
function headOf(part: string, language: Language): string | undefined {
  const [phrase = ""] = part.split(/\s(?:in|for|with|of|für|mit|aus)\s/iu);
  const { folded } = readWords(phrase);
  const head = language === "en" || language === "de" ? folded.at(-1) : folded[0];
  const isNoun = head !== undefined && head.length >= shortestHead && /^\p{L}*[aeiouy]\p{L}*$/u.test(head);
  return isNoun &&
    !several.test(head) &&
    !isGenericWord(head) &&
    !isStopWord(head, language) &&
    !isAudienceWord(head)
    ? head
    : undefined;
}

/** Where what the thing is with, for and made of begins. */
const complement = /^(?:with|for|from|by|of|without|mit|fur|aus|ohne|avec|sans|pour|con|senza|per)$/;
/** What says little without the word in front of it. */
const bare = /^(?:kit|holder|case|cover|stand|rack|set|bag|box)(?:es|s)?$/;
const mostInFront = 2;

/** German: "Einbaupanel" among "Panels". */
function isCompound(word: string, head: string): boolean {
  return head.length > shortestHead && word.length > head.length + shortestHead && word.endsWith(head);
}

function writtenIn(product: SearchedProduct, head: string, part: string): string | undefined {
  const { name, language, glossary, evidence } = product;
  const { tokens, folded, text } = readWords(name);
  const stemmed = stem(head, language);
  // "Set of 2"
  const isCount = (place: number) => folded[place] === "of" && tokens[place + 1]?.kind === "number";
  const end = folded.findIndex((word, place) => place > 0 && complement.test(word) && !isCount(place));
  const within = end < 0 ? folded : folded.slice(0, end);
  const isHead = (word: string) =>
    stem(word, language) === stemmed || (language === "de" && isCompound(word, stemmed));
  const place = within.findIndex(isHead);
  const token = tokens[place];
  // "Cotone" and "Merino" say what a yarn is of, not that it is one.
  const role = glossary.roleOf(head, language);
  if (token === undefined || token.kind !== "word" || role === "material" || role === "color")
    return undefined;
  if (text.charAt(token.end) === "." || text.charAt(token.end) === "-") return undefined;
  if (language === "de") return /^\p{Lu}\p{Ll}+$/u.test(token.text) ? token.text : undefined;
  if (language !== "en") return token.text.toLowerCase();
  // The "running" of "Running Shoe": what stands in front of another noun says what that is for.
  const next = tokens[place + 1];
  const isBesideNext = next !== undefined && text.slice(token.end, next.start) === " ";
  if (isBesideNext && /ing$/u.test(head) && glossary.roleOf(next.folded, "en") === "type") return undefined;
  const ofShop = new Set(readWords(part).folded);
  const maker = new Set(readWords(statedBrand(evidence) ?? "").folded);
  let start = place;
  while (start > 0 && place - start < mostInFront) {
    const [before, next, word = ""] = [tokens[start - 1], tokens[start], folded[start - 1]];
    if (before === undefined || next === undefined || text.slice(before.end, next.start) !== " ") break;
    const isLetters = /^(?:\p{Lu}?\p{Ll}{2,}|LED|DCC|USB|DJ)$/u.test(before.text);
    const isKnown =
      isCommonWord(word, "en") ||
      ofShop.has(word) ||
      glossary.roleOf(word, "en") !== undefined ||
      before.text === before.text.toUpperCase();
    if (!isLetters || !isKnown || maker.has(word) || brandNames().has(word)) break;
    if (isStopWord(word, "en") || isHype(word, "en") || isGenericWord(word) || isCountedWord(word)) break;
    // "7 Plank": what the number counts.
    if (tokens[start - 2]?.kind === "number" && text.slice(tokens[start - 2]?.end, before.start) === " ")
      break;
    start -= 1;
  }
  if (bare.test(head) && (start === place || bare.test(folded[start] ?? ""))) return undefined;
  return tokens
    .slice(start, place + 1)
    .map(({ text: word }) => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()))
    .join(" ");
}
