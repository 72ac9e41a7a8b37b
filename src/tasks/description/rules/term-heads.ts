import { isHeadFirst, type Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords, type WordReading } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import type { GlossaryMatch } from "../../../translation/glossary.ts";
import type { GlossaryEntry } from "../../../translation/glossary-entry.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import { statedBrand } from "../../evidence/stated-brand.ts";
import { escaped } from "../../name/rules/case-of-parts.ts";
import { nounsIn } from "../../name/rules/known-product.ts";
import { noModifier } from "./modified-terms.ts";
import type { ProductType, SearchedProduct } from "./property-terms.ts";
import { isAttachedWord, isGenericWord, isThingHead } from "./word-classes.ts";

/** "Coolant Tank", "Car Wash", "Serum Mask": the end of a thing that the word before it says something of. */
export function vesselBehind({ end }: GlossaryMatch, reading: WordReading): number | undefined {
  const { tokens, folded, text } = reading;
  const [before, next] = [tokens[end - 1], tokens[end]];
  const isBeside = before !== undefined && next !== undefined && text.slice(before.end, next.start) === " ";
  const isOfStuff = stuff.test(before?.folded ?? "") && /^\p{Lu}?\p{Ll}{4,}$/u.test(next?.text ?? "");
  return isBeside && (isOfStuff || isThingHead(folded[end] ?? "")) ? end + 1 : undefined;
}

/** "Timber Sleeper": what something is made of, and before it. */
const stuff = /^(?:timber|wood|bamboo|rubber|marble|concrete|foam)$/;

/** German: the "Heizstab" of "Aquarium Heizstab": a part right behind what it belongs to is the thing. */
export function isBesideNoun(
  { entry, first }: GlossaryMatch,
  before: GlossaryMatch | undefined,
  { tokens, folded, text }: WordReading,
  language: Language,
): boolean {
  if (language !== "de" || before?.end !== first || isAttachedWord(folded[first] ?? "")) return false;
  return entry.domain === "part" && text.slice(tokens[first - 1]?.end, tokens[first]?.start) === " ";
}

/**
 * English: a noun with the head that stands right behind it in the name ("serum mask"), or in the row's text, where that has it nowhere alone:
 * the "jewellery box" of a "Vanity Jewellery".
 */
export function withHead(type: ProductType | undefined, product: SearchedProduct): ProductType | undefined {
  const { name, language, text } = product;
  if (type === undefined || language !== "en") return type;
  const ofName = headBehind(type.text, name);
  const rest = (text?.reading.text ?? "").replaceAll(name, "");
  const head = ofName ?? (countOf(type.text, name) > 0 ? headBehind(type.text, rest) : undefined);
  return head === undefined ? type : { text: `${type.text} ${head}`, entry: undefined };
}

/** The one head that stands behind a noun at each of its places in a text. */
function headBehind(noun: string, text: string): string | undefined {
  const heads = [...text.matchAll(placesOf(noun))].map(([, behind = ""]) => behind.toLowerCase());
  const [first] = heads;
  return first !== undefined && isThingHead(first) && heads.every((each) => each === first)
    ? first
    : undefined;
}

function countOf(noun: string, text: string): number {
  return [...text.matchAll(placesOf(noun))].length;
}

function placesOf(noun: string): RegExp {
  return new RegExp(`(?<![\\p{L}-])${escaped(noun)}(?:s?\\s(\\p{L}+))?(?![\\p{L}-])`, "giu");
}

/** French and Italian: "glacé" and "Zàini", which the lists have without that accent, are other words. */
export function isAccented(written: string, { forms, category }: GlossaryEntry, language: Language): boolean {
  const lower = written.toLowerCase().normalize("NFC");
  if (!/[àèéìòù]/u.test(lower)) return false;
  const all = [...(forms[language] ?? []), ...(category?.terms[language] ?? [])];
  const alike = all
    .map((form) => form.toLowerCase().normalize("NFC"))
    .filter((form) => foldText(form) === foldText(lower));
  return alike.length > 0 && alike.every((form) => form.length === lower.length && addsAccent(lower, form));
}

function addsAccent(written: string, form: string): boolean {
  return [...written].some((letter, at) => letter !== form[at] && foldText(letter) === form[at]);
}

/**
 * French and Italian: whether a single word has one stem with a listed noun and is another word: the verb "profuma" of "profumo", a "torchio" of
 * "torcia", a "livrée" of "livre".
 */
export function isOfOtherEnding(written: string, entry: GlossaryEntry, language: Language): boolean {
  const lower = written.toLowerCase().normalize("NFC");
  if (!isHeadFirst(language) || /\s/u.test(lower) || nounGrammar(lower, language) !== undefined) return false;
  const { forms, category } = entry;
  const listed = new Set(
    [...(forms[language] ?? []), ...(category?.terms[language] ?? [])].map((form) => form.toLowerCase()),
  );
  if (listed.has(lower)) return false;
  const isNoun = (other: string) =>
    other !== lower && (listed.has(other) || nounGrammar(other, language) !== undefined);
  if (language === "fr") return /ées?$/u.test(lower) && isNoun(lower.replace(/ée(?=s?$)/u, "e"));
  const folded = foldText(lower);
  if (folded.endsWith("a")) return listed.has(`${folded.slice(0, -1)}o`);
  const feminine = folded.replace(/o$/u, "a");
  return folded.endsWith("o") && (isNoun(feminine) || isNoun(feminine.replace(/([cg])hia$/u, "$1ia")));
}

/**
 * Whether a noun is named that the shop's own category knows nothing of, which names foods of other kinds: the "sauce" of crisps "Texas BBQ -
 * Sauce", the "crème" of a doughnut among "Beignets". The found category bears it out where it is of that kind and the noun is the head.
 */
export function isUnborneFood(type: ProductType, product: SearchedProduct): boolean {
  const { evidence, language, glossary, category } = product;
  const shop = evidence?.sourceCategory ?? "";
  const own = nounsIn(glossary, language)(type.text)[0]?.category;
  // A department alone ("Colazione e Merende") says little of what it has.
  if (shop.split(/[,>|]/u).length < fewestLevels || own === undefined) return false;
  if (!own.startsWith("a-food") && type.entry?.domain !== "care") return false;
  const stems = new Set(readWords(shop).stems(language));
  if (
    readWords(type.text)
      .stems(language)
      .some((stem) => stems.has(stem))
  )
    return false;
  const foods = nounsIn(
    glossary,
    language,
  )(shop).flatMap(({ category: each }) => (each?.startsWith("a-food") === true ? [each] : []));
  const kinds = foods.map(kindOf).filter((each) => each.split("-").length === kindLevels);
  const kind = kindOf(own);
  const isOther = kinds.length > 0 ? !kinds.includes(kind) : foods.length > 0 && !isFirst(type, product);
  const isFound =
    kindOf(category?.identifier ?? "") === kind && (evidence?.category?.score ?? 0) >= leastScore;
  return isOther && !isFound;
}

/** Of the built-in categories: foods of another third level are another kind. */
export function kindOf(identifier: string): string {
  return identifier.split("-").slice(0, kindLevels).join("-");
}

const kindLevels = 3;
/** Of the shop's own category. */
const fewestLevels = 3;
/** Score from which a found category decides. */
const leastScore = 0.7;

function isFirst({ text }: ProductType, { name, language }: SearchedProduct): boolean {
  return !isHeadFirst(language) || foldText(name).startsWith(foldText(text));
}

/** In words. */
const [mostBefore, mostBehind, mostInNoun] = [4, 3, 2];
const joining =
  /^(?:with|for|in|from|of|by|to|without|mit|fur|aus|von|in|ohne|avec|pour|sans|con|per|senza|compatible|compatibile)$/;

/**
 * What the name says of a thing in its own word order, where nothing else says more than its noun: "hardpoint saw", "succo di aloe vera". In English what
 * stands before the noun and a plural right behind it, in German the noun before it, in French and Italian what follows it, up to a number, a
 * separator, or what it is for or with. A name that goes on behind that is no part of it.
 */
export function ownPhrase(type: string, product: SearchedProduct): string[] {
  const { name, language } = product;
  const { tokens, folded, text } = readWords(name);
  const wanted = readWords(type).folded;
  const place = folded.findIndex((_, at) => wanted.every((word, offset) => folded[at + offset] === word));
  if (place < 0 || (language === "en" && wanted.length > mostInNoun)) return [];
  const isJoined = (at: number) => {
    const [one, next] = [tokens[at], tokens[at + 1]];
    if (one?.kind !== "word" || next?.kind !== "word") return false;
    return text.slice(one.end, next.start) === " " && /^(?:[\s,;)]|$)/u.test(text.charAt(next.end));
  };
  let [first, last] = [place, place + wanted.length - 1];
  const end = last;
  if (isHeadFirst(language)) {
    while (isJoined(last) && !endsPhrase(folded[last + 1] ?? "", product) && last - end < mostBehind)
      last += 1;
    const isNamePart = (at: number) =>
      /^i?\p{Lu}/u.test(tokens[at]?.text ?? "") || tokens[at]?.kind !== "word";
    const rest = text.slice(tokens[last]?.end, tokens[last + 1]?.start);
    const goesOn = tokens[last + 1] !== undefined && /^\s(?:&\s)?$/u.test(rest) && isNamePart(last + 1);
    const isOfStuff = genitive.test(folded[end + 1] ?? "");
    while (goesOn && !isOfStuff && last > end && isNamePart(last)) last -= 1;
    while (last > end && isStopWord(folded[last] ?? "", language)) last -= 1;
  } else if (language === "en") {
    while (first > 0 && isJoined(first - 1) && !joining.test(folded[first - 1] ?? "")) first -= 1;
    if (isJoined(last) && /^\p{Lu}?\p{Ll}+s$/u.test(tokens[last + 1]?.text ?? "")) last += 1;
  } else if (
    first > 0 &&
    isJoined(first - 1) &&
    // The "Music" of "Runner 2 Music Smartwatch" belongs to the model.
    (tokens[first - 2]?.kind ?? "word") === "word" &&
    /^\p{Lu}\p{Ll}{3,}$/u.test(tokens[first - 1]?.text ?? "")
  )
    first -= 1;
  const words = tokens.slice(first, last + 1);
  if (words.length <= wanted.length || place - first > mostBefore) return [];
  if (isGenericWord(words[0]?.folded ?? "") || !startsWhole(first, product)) return [];
  const written = text.slice(words[0]?.start, words.at(-1)?.end);
  // "Wet n": half a name.
  if (
    (language === "en" && /\p{Lu}{4}/u.test(written)) ||
    (isHeadFirst(language) && /\s\p{L}$/u.test(written))
  )
    return [];
  return [isHeadFirst(language) ? type + written.slice(type.length) : written];
}

/** French and Italian: what a phrase of a thing does not go on with: its colour, a part of it, a label, a number. */
function endsPhrase(word: string, { language, glossary }: SearchedProduct): boolean {
  const role = glossary.roleOf(word, language) ?? "";
  return (
    joining.test(word) ||
    noModifier.test(word) ||
    numberWord.test(word) ||
    /^(?:color|material|audience|size)$/u.test(role) ||
    nounGrammar(word, language)?.domain === "part"
  );
}

const genitive = /^(?:di|de|d|du|des|del|della|al|alla|a|au|aux)$/u;
const numberWord = /^(?:deux|trois|quatre|cinq|six|due|tre|quattro|cinque|sei)$/u;

/** English: whether a phrase begins where the name does, behind a separator, or behind a model; no "Cell Laptop Battery" of "6 Cell Laptop Battery". */
function startsWhole(first: number, { name, language, evidence }: SearchedProduct): boolean {
  if (language !== "en" || first === 0) return true;
  const { tokens } = readWords(name);
  const [before, token] = [tokens[first - 1], tokens[first]];
  const start = name.slice(0, token?.start);
  if (foldText(start).trim() === foldText(statedBrand(evidence) ?? "\n")) return true;
  if (/[,;:|(]\s?$|\s[-–—]\s$/u.test(start)) return true;
  return /\d{3}/u.test(before?.text ?? "") && start.endsWith(" ") && (token?.text.length ?? 0) > 2;
}
