import type { CategoryRecord } from "../../../catalog/model.ts";
import { builtinWords } from "../../../ml/titles/knowledge-file.ts";
import { brandNames } from "../../../nlp/casing-words.ts";
import type { Language } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import type { GlossaryDomain } from "../../../translation/glossary-entry.ts";
import type { GlossaryRole } from "../../../translation/glossary-role.ts";
import { type NounGrammar, nounGrammar } from "../../../translation/noun-grammar.ts";
import { isAudienceWord } from "../rules/word-classes.ts";
import { readMaterials } from "./property-values.ts";
import { thingWordsOf } from "./thing-words.ts";

export interface NameWords {
  readonly language: Language;
  readonly glossary: Glossary;
  /** As a column states it. */
  readonly brand: string | undefined;
  /** The shop's own category. */
  readonly category?: string | undefined;
  /** What columns state, so that the name need not say it. */
  readonly values?: readonly string[];
  /** The channel's category, where it is sure. */
  readonly found?: CategoryRecord | undefined;
}

export function isPreposition(word: string, { language }: NameWords): boolean {
  return isStopWord(word.toLowerCase(), language);
}

export interface FoundNoun {
  /** As written. */
  readonly noun: string;
  readonly grammar: NounGrammar;
  /** Whether an article may stand before the name: only names and codes stand before the noun. */
  readonly isFirst: boolean;
}

const mostNounWords = 4;

export function findNoun(parts: readonly string[], words: NameWords): FoundNoun | undefined {
  if (words.language === "en") return lastNoun(parts, words);
  if (words.language === "de") return germanNoun(parts, words);
  return nounAt(parts, 0, words.language);
}

/** French and Italian: the name begins with its noun. */
export function nounAt(parts: readonly string[], first: number, language: Language): FoundNoun | undefined {
  for (let count = mostNounWords; count > 0; count -= 1) {
    const noun = parts.slice(first, first + count).join(" ");
    // "Sac à dos enfant" has no preposition before whom it is for.
    if (
      count > 1 &&
      isAudienceWord((noun.split(" ").at(-1) ?? "").toLowerCase()) &&
      !/ (?:pour|da|per|di) \S+$/iu.test(noun)
    )
      continue;
    const grammar = nounGrammar(noun, language);
    if (grammar !== undefined && grammar.domain !== "setting" && grammar.domain !== "body")
      return { noun, grammar, isFirst: first === 0 };
  }
  return undefined;
}

/**
 * German: the noun before which only names may stand: "Bosch Akkuschrauber GSR 18", "Herren Winterjacke". Of two nouns in a row ("Ohrringe
 * Perle", "Kaffee Maschine") nobody knows which one is the thing, unless both agree.
 */
function germanNoun(parts: readonly string[], words: NameWords): FoundNoun | undefined {
  let first = 0;
  while (first < parts.length && isOwnName(parts[first] ?? "", words)) first += 1;
  let found: FoundNoun | undefined;
  for (let place = first; place < parts.length; place += 1) {
    const part = parts[place] ?? "";
    if (found === undefined && isAudienceWord(part.toLowerCase())) continue;
    const grammar = /^\p{Lu}/u.test(part) ? nounGrammar(part, "de") : undefined;
    if (grammar === undefined) break;
    const isSame = grammar.gender === found?.grammar.gender && grammar.isPlural === found?.grammar.isPlural;
    if (found !== undefined && !isSame) return { ...found, isFirst: false };
    found = {
      noun: part,
      grammar: pairs.test(part) ? { ...grammar, isPlural: true } : grammar,
      isFirst: true,
    };
  }
  return found;
}

/** Sold in pairs, and the same in singular and plural. */
const pairs = /(?:stiefel|pantoffel|slipper)$/iu;

/** English: the last noun before a preposition, a number or the end. */
function lastNoun(parts: readonly string[], words: NameWords): FoundNoun | undefined {
  const stop = parts.findIndex((part, place) => place > 0 && isPreposition(part, words));
  const end = stop < 0 ? parts.length : stop;
  for (let count = Math.min(mostNounWords, end); count > 0; count -= 1) {
    const noun = parts.slice(end - count, end).join(" ");
    const grammar = nounGrammar(noun, "en");
    if (grammar === undefined || grammar.domain === "setting" || grammar.domain === "body") continue;
    const isThing = !isCountedPart(parts, end - count, grammar);
    return { noun, grammar, isFirst: isThing && !/^(?:the|a|an|my|your|how|new)$/iu.test(parts[0] ?? "") };
  }
  return undefined;
}

export function isOwnName(part: string, { brand }: NameWords): boolean {
  const key = part.toLowerCase();
  if (brand?.toLowerCase().split(/\s+/u).includes(key)) return true;
  return brandNames().has(key) || /\d/u.test(part) || /^\p{Lu}{2,}$/u.test(part);
}

/** French and Italian names begin with their noun, but for the maker; of English and German ones the only noun before a preposition is it. */
export function onlyNoun(parts: readonly string[], words: NameWords): Omit<FoundNoun, "isFirst"> | undefined {
  const { language } = words;
  const { labels } = thingWordsOf(language);
  const isStop = (part: string) => isPreposition(part, words) || labels.has(part.toLowerCase());
  const stop = parts.findIndex((part, place) => place > 0 && isStop(part));
  const head = stop < 0 ? parts : parts.slice(0, stop);
  if (language === "fr" || language === "it") {
    const first = head.findIndex((part) => !isOwnName(part, words));
    const noun = first < 0 ? undefined : nounAt(parts, first, language);
    return noun !== undefined && isCountedPart(parts, first, noun.grammar) ? undefined : noun;
  }
  const found: (Omit<FoundNoun, "isFirst"> & { readonly end: number })[] = [];
  for (let place = 0; place < head.length; place += 1) {
    const count = language === "de" ? 1 : Math.min(mostNounWords, head.length - place);
    const noun = longestNoun(head.slice(place, place + count), words);
    if (noun === undefined) continue;
    if (isCountedPart(head, place, noun.grammar)) return undefined;
    place += noun.noun.split(" ").length - 1;
    found.push({ ...noun, end: place + 1 });
  }
  const [only, other] = found;
  if (only === undefined || other !== undefined || tasted.has(only.grammar.domain)) return undefined;
  const isLast = language === "de" || head.slice(only.end).every((part) => isNoHead(part, words));
  return isLast ? only : undefined;
}

/** The kinds that a name's words are of, in its category or called as that is: "Jeans" among "Men’s jeans". */
function kindsOfCategory(name: string, { found, glossary, language }: NameWords): readonly string[] {
  if (found === undefined) return [];
  const reading = readWords(name);
  const stems = reading.stems(language);
  const called = readWords(found.names[language] ?? "").stems(language);
  const isCalled = (stem: string) =>
    called.some((each) => each === stem || (language === "de" && each.endsWith(stem)));
  return glossary.find(reading, language).flatMap(({ entry, first, end }) => {
    if (entry.role !== "type") return [];
    const isOfIt = entry.category?.identifier === found.identifier || stems.slice(first, end).every(isCalled);
    return isOfIt ? [name.slice(reading.tokens[first]?.start, reading.tokens[end - 1]?.end)] : [];
  });
}

/** The one noun of a name that its category is called by: the "Kettle" of "Kettle Cordless 1.7 l Rapid Boil" among "Electric kettles". */
export function nounOfCategory(name: string, words: NameWords): Omit<FoundNoun, "isFirst"> | undefined {
  const [noun, other] = kindsOfCategory(name, words);
  if (noun === undefined || other !== undefined) return undefined;
  const grammar = nounGrammar(noun, words.language);
  return grammar === undefined || tasted.has(grammar.domain) ? undefined : { noun, grammar };
}

/** Whether a thing is what its category holds, by its noun. */
export function isOfCategory(
  { name, subject }: { readonly name: string; readonly subject?: { readonly noun: string } },
  words: NameWords,
): boolean {
  const own = subject?.noun.toLowerCase();
  if (own === undefined) return false;
  const kinds = kindsOfCategory(name, words).map((kind) => kind.toLowerCase());
  return kinds.some((kind) => kind.includes(own) || own.includes(kind));
}

/** "Rollcontainer 3 Schubladen": what is counted behind another word is a part of the thing; "6 Mugs" are the thing. */
function isCountedPart(parts: readonly string[], place: number, { isPlural }: NounGrammar): boolean {
  return isPlural && place > 1 && /^\d{1,2}$/u.test(parts[place - 1] ?? "");
}

/** Words of lines and versions, which English names have behind the noun. */
const lineWords =
  /^(?:basic|classic|original|essential|essentials|premium|deluxe|luxury|pro|plus|max|mini|maxi|midi|ultra|lite|urban|comfort|sport|active|elite|advanced|smart|eco|style|edition|series|trail|vintage|retro)$/iu;

/** "XL", "non-slip", "BPA-free". */
const sizeOrProperty =
  /^(?:\d?X{0,3}[SML]|(?:non|anti|multi|self)-\p{L}+|\p{L}+-(?:free|proof|resistant|safe|sided))$/u;

/** Whether an English word behind a noun is no noun itself: a "Garden Hose Reel" is no hose. */
function isNoHead(part: string, words: NameWords): boolean {
  const { folded } = tokenize(part)[0] ?? { folded: "" };
  const role = words.glossary.roleOf(folded, words.language);
  if (/\d/u.test(part) || lineWords.test(part) || sizeOrProperty.test(part) || isOwnName(part, words))
    return true;
  if (role !== undefined) return smallRoles.has(role) && role !== "type";
  return (
    !isCommonWord(part.toLowerCase(), words.language) && builtinWords().vocabularies.channel_a(folded) === 0
  );
}

/** The longest noun that some words begin with; a material or an audience is none. */
function longestNoun(parts: readonly string[], words: NameWords): Omit<FoundNoun, "isFirst"> | undefined {
  for (let count = parts.length; count > 0; count -= 1) {
    const noun = parts.slice(0, count).join(" ");
    if (/^(?:kids|boys|girls|mens|womens) /iu.test(noun)) continue;
    if (isAudienceWord(noun.toLowerCase()) || readMaterials(noun, words) !== undefined) continue;
    if (words.language === "de" && !/^\p{Lu}\p{Ll}/u.test(noun)) continue;
    const grammar = nounGrammar(noun, words.language);
    if (grammar !== undefined && grammar.domain !== "setting" && grammar.domain !== "body")
      return { noun, grammar };
  }
  return undefined;
}

export const tasted: ReadonlySet<GlossaryDomain | undefined> = new Set(["food", "care", "plant"]);

export const smallRoles: ReadonlySet<GlossaryRole | undefined> = new Set([
  ...(["type", "quality", "color", "material", "pattern", "audience", "connective", "value"] as const),
]);
