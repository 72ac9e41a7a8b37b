import { acronyms, brandNames } from "../../../nlp/casing-words.ts";
import type { Language } from "../../../nlp/language.ts";
import { findMeasures } from "../../../nlp/measures.ts";
import type { NounGrammar } from "../../../translation/noun-grammar.ts";
import type { Thing } from "./thing.ts";
import { isSoldSingly } from "./thing-words.ts";

/** Words before the first comma; a longer name is a list of properties. */
const mostWords = 8;
/** Words of a name without a noun, which the category gives. */
const mostModelWords = 4;
/** Characters; the longest name that is looked at. */
const longestName = 200;

/** What only stands in a list of codes, and a word cut short: "Lav.", "bleu/blc", "9W=60W", "+ acc". */
const broken = /[+=/;|*_…\uFFFD]|\p{L}\.(?:[\s\p{L}\d]|$)|\d\s?[x×]\s?\d/u;
/** A sentence would say of the whole set what a column says of a piece. */
const set = /\b(?:set|sets|kit|lot|pack|bundle|pair|paar|coffret|ensemble|completo|confezione|coppia)\b/iu;
const vowel = /[aeiouyà-öø-ÿœ]/iu;

/**
 * Whether a sentence may have the name in it: no word of it is a stump or a code, it does not end in a number, and it states no measures.
 * @param name cleaned
 * @param brand as a column states it: its spelling is right
 */
function isFinishedName(name: string, brand = ""): boolean {
  if (name.length > longestName || broken.test(name) || set.test(name) || /\d\S*$/u.test(name)) return false;
  const [head = ""] = name.split(",");
  if (head.trim().split(/\s+/u).length > mostWords || findMeasures(name).length > 0) return false;
  const ofBrand = new Set(brand.toLowerCase().split(/\s+/u));
  return name
    .split(/[\s,()’']+/u)
    .every((word) => ofBrand.has(word.toLowerCase()) || !/\p{L}/u.test(word) || isWord(word));
}

function isWord(word: string): boolean {
  const key = word.toLowerCase();
  if (acronyms().has(key) || brandNames().has(key)) return true;
  if (/^\d+\p{L}/u.test(word) || /^\p{Lu}$/u.test(word)) return false;
  if (/^\p{Lu}{2,}$/u.test(word)) return false;
  // "GC4353" is an article number.
  if (/\d{3}/u.test(word)) return false;
  return /\d/u.test(word) || word.length === 1 || vowel.test(word);
}

/** Whether sentences can be written about a thing: its name is finished, and nobody doubts its gender or its number. */
export function isSayable(
  { name, subject, isModel = false, domain }: Thing,
  language: Language,
  brand?: string,
): boolean {
  if (subject === undefined) return false;
  const isNamed =
    subject.isPointedAt ||
    (isModel ? name.split(/\s+/u).length <= mostModelWords : isFinishedName(subject.text, brand));
  return (
    isNamed && (technical.has(domain) || language !== "de" || !mayBePlural(subject.noun, subject.grammar))
  );
}

/** "Ohrstecker", "Teller", "Kissen": German nouns that are the same in singular and plural. */
function mayBePlural(noun: string, { gender, isPlural }: NounGrammar): boolean {
  if (isSoldSingly(noun)) return false;
  return !isPlural && (gender === "m" || gender === "n") && /(?:er|el|en)$/iu.test(noun);
}

/** Domains of devices and their parts: what one is made of is hardly the material of the whole. */
export const technical: ReadonlySet<Thing["domain"]> = new Set([
  "technology",
  "tool",
  "vehicle",
  "part",
  "office",
]);
