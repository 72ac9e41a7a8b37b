import { isHeadFirst, type Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords, type WordReading } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import type { GlossaryMatch } from "../../../translation/glossary.ts";
import type { GlossaryEntry } from "../../../translation/glossary-entry.ts";
import { escaped } from "../../name/rules/case-of-parts.ts";
import { nounsIn } from "../../name/rules/known-product.ts";
import type { ProductType, SearchedProduct } from "./property-terms.ts";
import { isGenericWord, isThingHead } from "./word-classes.ts";

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
 * Whether a food is named that the shop's own category knows nothing of, which names foods of other kinds: the "sauce" of crisps "Texas BBQ -
 * Sauce", the "crème" of a doughnut among "Beignets". The found category bears it out where it is of that kind and the noun is the head.
 */
export function isUnborneFood(type: ProductType, product: SearchedProduct): boolean {
  const { evidence, language, glossary, category } = product;
  const shop = evidence?.sourceCategory ?? "";
  const [own] = nounsIn(glossary, language)(type.text);
  if (shop === "" || own?.category?.startsWith("a-food-") !== true) return false;
  const stems = new Set(readWords(shop).stems(language));
  if (
    readWords(type.text)
      .stems(language)
      .some((stem) => stems.has(stem))
  )
    return false;
  const kinds = nounsIn(
    glossary,
    language,
  )(shop)
    .map(({ category: each = "" }) => kindOf(each))
    .filter((each) => each.split("-").length === kindLevels && each.startsWith("a-food-"));
  const kind = kindOf(own.category);
  if (kinds.length === 0 || kinds.includes(kind)) return false;
  const isFound =
    kindOf(category?.identifier ?? "") === kind && (evidence?.category?.score ?? 0) >= leastScore;
  return !(isFound && isFirst(type, product));
}

/** Of the built-in categories: foods of another third level are another kind. */
export function kindOf(identifier: string): string {
  return identifier.split("-").slice(0, kindLevels).join("-");
}

const kindLevels = 3;
/** Score from which a found category decides. */
const leastScore = 0.7;

function isFirst({ text }: ProductType, { name, language }: SearchedProduct): boolean {
  return !isHeadFirst(language) || foldText(name).startsWith(foldText(text));
}

/** In words. */
const [mostInPhrase, mostBehind] = [4, 4];
const joining =
  /^(?:with|for|in|from|of|by|to|without|mit|fur|aus|von|in|ohne|avec|pour|sans|con|per|senza|compatible|compatibile)$/;

/**
 * What the name says of a thing in its own word order, where nothing else says more than its noun: "hardpoint saw", "succo di aloe vera". In English what
 * stands before the noun and right behind it, in French and Italian what follows it, up to a number, a separator, or what it is for or with.
 */
export function ownPhrase(type: string, { name, language }: SearchedProduct): string[] {
  if (language === "de") return [];
  const { tokens, folded, text } = readWords(name);
  const wanted = readWords(type).folded;
  const place = folded.findIndex((_, at) => wanted.every((word, offset) => folded[at + offset] === word));
  if (place < 0) return [];
  const isJoined = (at: number) => {
    const [one, next] = [tokens[at], tokens[at + 1]];
    const isWord = one?.kind === "word" && next?.kind === "word" && text.charAt(next.end) !== ".";
    return isWord && text.slice(one.end, next.start) === " ";
  };
  let [first, last] = [place, place + wanted.length - 1];
  if (language === "en") {
    while (first > 0 && isJoined(first - 1) && !joining.test(folded[first - 1] ?? "")) first -= 1;
    if (isJoined(last) && /^\p{Lu}?\p{Ll}+s$/u.test(tokens[last + 1]?.text ?? "")) last += 1;
  } else {
    const isOpen = (at: number) => !joining.test(folded[at] ?? "") && at - place < mostBehind;
    while (isJoined(last) && isOpen(last + 1)) last += 1;
    while (last >= place + wanted.length && isStopWord(folded[last] ?? "", language)) last -= 1;
  }
  const words = tokens.slice(first, last + 1);
  if (words.length <= wanted.length || words.length > mostInPhrase + 1) return [];
  if (isGenericWord(words[0]?.folded ?? "")) return [];
  const written = text.slice(words[0]?.start, words.at(-1)?.end);
  return [isHeadFirst(language) ? type + written.slice(type.length) : written];
}
