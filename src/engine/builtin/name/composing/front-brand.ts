import { brandNames } from "../../../../text/casing/fixed-words.ts";
import type { Language } from "../../../../text/language.ts";
import { foldText } from "../../../../text/normal-form.ts";

interface StatedWords {
  readonly language: Language;
  /** As they are written in the name; undefined where it doesn't say. */
  readonly type: string | undefined;
  readonly brand: string | undefined;
  /** Whether the branch has the model before the type. */
  readonly isModelFirst: boolean;
}

/** Words of a model: capitals, digits, "Pro", "mini". */
const modelWord = /^(?:\p{Lu}[\p{L}\p{N}.’'+/-]*|\S*\d\S*|mini|plus|pro|max|lite|air)$/u;
const mostModelWords = 6;
const mostWordsBeforeType = 3;
const germanEnding = /^\p{L}{3,}(?:e|er|es|en)$/u;

/**
 * A known maker that stands at the end goes to the front ("Bluetooth speaker by Bose"), and so does one with its model behind
 * the type ("Laptop Lenovo ThinkPad X1"). In English and German only: French and Italian put the thing first.
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

/** A phrase that ends with the type; a German adjective before it would need its capital changed. */
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

/** "Running shoes" behind a brand are running shoes; "Running Shoes" stay, and so does a name (Bluetooth). */
function lowerStart(thing: string, language: Language): string {
  const first = /^(\p{Lu}[\p{Ll}'’]+)\s\p{Ll}/u.exec(thing)?.[1];
  const isWord = first !== undefined && !brandNames.has(foldText(first));
  return language === "en" && isWord ? thing.charAt(0).toLowerCase() + thing.slice(1) : thing;
}
