import { builtinWords } from "../../../ml/titles/knowledge-file.ts";
import { brandNames } from "../../../nlp/casing-words.ts";
import type { Language } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { findMeasures } from "../../../nlp/measures.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import type { GlossaryDomain } from "../../../translation/glossary-entry.ts";
import type { GlossaryRole } from "../../../translation/glossary-role.ts";
import { type NounGrammar, nounGrammar } from "../../../translation/noun-grammar.ts";
import { categoryNoun } from "../../evidence/category-noun.ts";
import { isAudienceWord } from "../rules/word-classes.ts";
import { readColors, readMaterials } from "./property-values.ts";

interface ThingSubject {
  readonly text: string;
  readonly noun: string;
  readonly grammar: NounGrammar;
  /** Whether it is the noun alone, which is pointed at: "this rain jacket". Absent: it is the name. */
  readonly isPointedAt?: boolean;
}

/** What a description is about, as its sentences call it. */
export interface Thing {
  /** The name as a heading writes it. */
  readonly name: string;
  /** The name behind an article: "Wanderschuh Trek", "chaussure de randonnée Trek". Absent: nobody knows its gender or number. */
  readonly subject?: ThingSubject;
  /** Whether the name is a designation ("Canon IXUS 160") and the noun the category's. */
  readonly isModel?: boolean;
  /** What the name says besides, which `subject` leaves out, as columns would say it. */
  readonly stated: readonly { readonly label: string; readonly text: string }[];
  /** Of the noun in the name, where it has one. */
  readonly domain: GlossaryDomain | undefined;
}

type Statements = Thing["stated"];

interface NameWords {
  readonly language: Language;
  readonly glossary: Glossary;
  /** As a column states it. */
  readonly brand: string | undefined;
  /** The shop's own category. */
  readonly category?: string | undefined;
  /** What columns state, so that the name need not say it. */
  readonly values?: readonly string[];
}

const separator = /\s[-–—|/]\s|\s?[(),;|]\s?/u;
/** Words; a longer name is a list of properties. */
const longestSubject = 9;
/** In characters. Longer names are texts. */
const longestName = 200;
const broken = /…|\.{3}|[*_<>={}[\]]|\d\s?%|["„“”«»\uFFFD]/u;

/**
 * Finds the noun of a name, what agrees with it, and what the name states of it behind separators.
 * @param name cleaned
 */
export function readThing(name: string, words: NameWords): Thing {
  if (name.length > longestName) return { name, stated: [], domain: undefined };
  const [core = "", ...rest] = name.split(separator).filter((part) => part.trim() !== "");
  const tail = rest.map((part) => statementOf(part.trim(), words));
  const cut = words.language === "en" || words.language === "de" ? cutProperties(core, words) : undefined;
  const text = cut?.text ?? core.trim();
  const found = findNoun(text.split(/\s+/u), words);
  // Behind a separator "Rose" and "Orange" are a flavour or a scent there.
  const isTasted = tasted.has(found?.grammar.domain) && [cut?.stated ?? [], ...tail].some(statesColor);
  const isWhole = tail.every((part) => part !== undefined) && !broken.test(name) && !isTasted;
  const isShort = text.split(/\s+/u).length <= longestSubject;
  if (found === undefined && isWhole && isShort && rest.length === 0) {
    const ofCategory = thingOfCategory(name, words);
    if (ofCategory !== undefined) return ofCategory;
  }
  const isSubject =
    found?.isFirst === true &&
    isWhole &&
    isShort &&
    !isCounted(text, words) &&
    !isTelegraphic(text.slice(found.noun.length), words);
  return {
    name,
    ...(isSubject && {
      subject: {
        text: inSentence(text, found.noun, words),
        noun: found.noun,
        grammar: found.grammar,
      },
    }),
    stated: isSubject ? withOneAudience([...(cut?.stated ?? []), ...tail.flatMap((part) => part ?? [])]) : [],
    domain: found?.grammar.domain,
  };
}

/** Words of names of several things: a column states what one of them is. */
const several =
  /(?<!\p{L})(?:sets?|kits?|lots?|packs?|pairs?|paare?|bundle|coffret|ensemble|completo|confezione|coppia|paio|and|und|et|ed|oder|or|ou|\d+\s?(?:er|x|pcs?|pz|pezzi|pièces|pieces|stk|stück|tlg|teilig))(?!\p{L})/iu;

/**
 * The thing by its noun alone, where its name is not fit for a sentence: "this rain jacket" of "Rain Jacket Trail 2.0 XL". Undefined
 * where the name has no noun, several, or is of several things.
 */
export function pointedAt(name: string, words: NameWords): Thing | undefined {
  if (name.length > longestName || several.test(name) || /[+&…]/u.test(name)) return undefined;
  const [core = ""] = name.split(separator);
  const found = onlyNoun(core.trim().split(/\s+/u), words);
  if (found === undefined || foldText(found.noun) === foldText(words.brand ?? "")) return undefined;
  const { noun, grammar } = found;
  const text =
    words.language === "de"
      ? noun
      : noun.replace(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
  return { name, subject: { text, noun, grammar, isPointedAt: true }, stated: [], domain: grammar.domain };
}

/** French and Italian names begin with their noun, but for the maker; of English and German ones the only noun before a preposition is it. */
function onlyNoun(parts: readonly string[], words: NameWords): Omit<FoundNoun, "isFirst"> | undefined {
  const { language } = words;
  const stop = parts.findIndex((part, place) => place > 0 && isPreposition(part, words));
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

/** "Rollcontainer 3 Schubladen": what is counted behind another word is a part of the thing; "6 Mugs" are the thing. */
function isCountedPart(parts: readonly string[], place: number, { isPlural }: NounGrammar): boolean {
  return isPlural && place > 1 && /^\d{1,2}$/u.test(parts[place - 1] ?? "");
}

/** Words of lines and versions, which English names have behind the noun. */
const lineWords =
  /^(?:basic|classic|original|essential|essentials|premium|deluxe|luxury|pro|plus|max|mini|maxi|midi|ultra|lite|urban|comfort|sport|active|elite|advanced|smart|eco|style|edition|series|trail|vintage|retro)$/iu;

/** Whether an English word behind a noun is no noun itself: a "Garden Hose Reel" is no hose. */
function isNoHead(part: string, words: NameWords): boolean {
  const { folded } = tokenize(part)[0] ?? { folded: "" };
  const role = words.glossary.roleOf(folded, words.language);
  if (/\d/u.test(part) || lineWords.test(part) || isOwnName(part, words)) return true;
  if (role !== undefined) return smallRoles.has(role) && role !== "type";
  return (
    !isCommonWord(part.toLowerCase(), words.language) && builtinWords().vocabularies.channel_a(folded) === 0
  );
}

/** The longest noun that some words begin with; a material or an audience is none. */
function longestNoun(parts: readonly string[], words: NameWords): Omit<FoundNoun, "isFirst"> | undefined {
  for (let count = parts.length; count > 0; count -= 1) {
    const noun = parts.slice(0, count).join(" ");
    if (isAudienceWord(noun.toLowerCase()) || readMaterials(noun, words) !== undefined) continue;
    if (words.language === "de" && !/^\p{Lu}\p{Ll}/u.test(noun)) continue;
    const grammar = nounGrammar(noun, words.language);
    if (grammar !== undefined && grammar.domain !== "setting" && grammar.domain !== "body")
      return { noun, grammar };
  }
  return undefined;
}

const tasted: ReadonlySet<GlossaryDomain | undefined> = new Set(["food", "care", "plant"]);

function statesColor(part: Statements | undefined): boolean {
  return part?.some(({ label }) => label === "color") === true;
}

/** "For Men, Women" is one statement. */
function withOneAudience(stated: Statements): Statements {
  const texts = stated.flatMap(({ label, text }) => (label === "gender" ? text : []));
  if (texts.length < 2) return stated;
  return [...stated.filter(({ label }) => label !== "gender"), { label: "gender", text: texts.join(", ") }];
}

/** German has no article before "Yogamatte 6 mm", "Sofa 3-Sitzer" and "Tassen 6er-Set". */
function isCounted(text: string, { language }: NameWords): boolean {
  if (language !== "de") return false;
  return (
    /\d(?:er\b|-?(?:tlg|teilig|sitzer|st[uü]ck|pack|türig))|\d\s?[x×]\s?\d/iu.test(text) ||
    findMeasures(text).length > 0
  );
}

/**
 * "Padella alluminio antiaderente", "Casseruola alta 2 manici": French and Italian have a preposition before a material, and Italian before
 * what is counted; seats alone are counted without one.
 */
function isTelegraphic(behind: string, words: NameWords): boolean {
  const { language } = words;
  if (language !== "fr" && language !== "it") return false;
  const parts = behind.trim().split(/\s+/u);
  return parts.some((part, place) => {
    const before = parts[place - 1];
    if (before !== undefined && (isPreposition(before, words) || /['’]$/u.test(before))) return false;
    const next = parts[place + 1] ?? "";
    if (language === "it" && /^\d{1,2}$/u.test(part))
      return /^\p{Ll}{4,}$/u.test(next) && !/^post[oi]$/u.test(next);
    return /^\p{L}{4,}$/u.test(part) && !isOwnName(part, words) && readMaterials(part, words) !== undefined;
  });
}

/** "Canon IXUS 160" in the category "digital-cameras" is a digital camera. */
function thingOfCategory(name: string, words: NameWords): Thing | undefined {
  const { language, category = "" } = words;
  const [first = ""] = name.split(/\s/u);
  if (!isOwnName(first, words) || !/\d/u.test(name)) return undefined;
  const found = categoryNoun(category, words);
  if (found === undefined) return undefined;
  const { noun, grammar } = found;
  const text = language === "en" ? `${name} ${noun}` : `${noun} ${name}`;
  return { name, subject: { text, noun, grammar }, isModel: true, stated: [], domain: grammar.domain };
}

/** "For Women", "Orange", "Gr. 43" behind a separator. */
function statementOf(part: string, words: NameWords): Statements | undefined {
  const bare = part.replace(/^(?:for|für|fuer|pour|per|da|in|en|aus|di)\s+/iu, "");
  if (readWords(bare).folded.every(isAudienceWord) && bare !== "") return [{ label: "gender", text: bare }];
  if (readColors(bare, words) !== undefined) return [{ label: "color", text: bare }];
  if (readMaterials(bare, words) !== undefined) return [{ label: "material", text: bare }];
  if (/^\d/u.test(part) && words.values?.includes(part)) return [];
  const size =
    /^(?:size|gr(?:\.|öße)?|taille|taglia|t\.)\s?(\d{1,3}(?:[.,/]\d{1,2})?|\d?X{0,3}[SML])$/iu.exec(
      part,
    )?.[1];
  return size === undefined ? undefined : [{ label: "size", text: size }];
}

/** English and German names end in bare properties that no sentence can have there: "Water Bottle Orange", "Kissen Baumwolle". */
function cutProperties(core: string, words: NameWords) {
  const left = core.trim().split(/\s+/u);
  const stated: { label: string; text: string }[] = [];
  for (let rounds = 0; rounds < 4 && left.length > 1; rounds += 1) {
    const two = left.slice(-2).join(" ");
    const last = left.at(-1) ?? "";
    if (/^(?:[&+/]|and|und)$/iu.test(left.at(-2) ?? "")) return { text: core.trim(), stated: [] };
    // "Toilet Paper", "Wine Glass": the thing itself.
    if (nounGrammar(last, words.language) !== undefined && !isAudienceWord(last.toLowerCase())) break;
    const ofTwo = left.length > 2 ? statementOf(two, words) : undefined;
    const found = ofTwo ?? (isPreposition(left.at(-2) ?? "", words) ? undefined : statementOf(last, words));
    if (found === undefined) break;
    left.splice(ofTwo === undefined ? -1 : -2);
    stated.unshift(...found);
  }
  return { text: left.join(" "), stated };
}

function isPreposition(word: string, { language }: NameWords): boolean {
  return isStopWord(word.toLowerCase(), language);
}

interface FoundNoun {
  /** As written. */
  readonly noun: string;
  readonly grammar: NounGrammar;
  /** Whether an article may stand before the name: only names and codes stand before the noun. */
  readonly isFirst: boolean;
}

const mostNounWords = 4;

function findNoun(parts: readonly string[], words: NameWords): FoundNoun | undefined {
  if (words.language === "en") return lastNoun(parts, words);
  if (words.language === "de") return germanNoun(parts, words);
  return nounAt(parts, 0, words.language);
}

/** French and Italian: the name begins with its noun. */
function nounAt(parts: readonly string[], first: number, language: Language): FoundNoun | undefined {
  for (let count = mostNounWords; count > 0; count -= 1) {
    const noun = parts.slice(first, first + count).join(" ");
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

function isOwnName(part: string, { brand }: NameWords): boolean {
  const key = part.toLowerCase();
  if (brand?.toLowerCase().split(/\s+/u).includes(key)) return true;
  return brandNames().has(key) || /\d/u.test(part) || /^\p{Lu}{2,}$/u.test(part);
}

const smallRoles: ReadonlySet<GlossaryRole | undefined> = new Set([
  ...(["type", "quality", "color", "material", "pattern", "audience", "connective", "value"] as const),
]);

/** "Herren Winterjacke" is written with a hyphen. */
function hyphenated(text: string): string {
  const [first = "", second = "", ...rest] = text.split(/\s+/u);
  if (!isAudienceWord(first.toLowerCase()) || nounGrammar(second, "de") === undefined) return text;
  return [`${first}-${second}`, ...rest].join(" ");
}

/** A title's capitals are those of a heading: behind an article, common words have none. German keeps its own. */
function inSentence(text: string, noun: string, words: NameWords): string {
  const { language, glossary } = words;
  if (language === "de") return hyphenated(text);
  const ofNoun = new Set(noun.split(" "));
  const isCommon = (word: string) => {
    if (isOwnName(word, words)) return false;
    if (ofNoun.has(word)) return true;
    const [token, more] = tokenize(word);
    if (token === undefined || more !== undefined) return false;
    return isStopWord(token.folded, language) || smallRoles.has(glossary.roleOf(token.folded, language));
  };
  const parts = text.split(/\s+/u);
  const isContent = (word: string) => word.length > 3 && /^\p{Ll}/u.test(word) && !isStopWord(word, language);
  // A name in small letters has capitals for names alone.
  if (language !== "en" && parts.slice(1).some(isContent))
    return ofNoun.has(parts[0] ?? "") ? uncapitalized(text) : text;
  const isTitled = (word: string) => /^\p{Lu}\p{Ll}+(?:['’-]\p{L}+)*$/u.test(word);
  const commons = parts.map((word) => !isTitled(word) || isCommon(word));
  // An English title with a word that may be a name keeps the capitals of all, but for the maker's in front.
  const first = commons.indexOf(true);
  const last = parts.findLastIndex((word, place) => isTitled(word) && commons[place] === true);
  if (language === "en" && commons.slice(first, last).includes(false)) return text;
  return parts
    .map((word, place) => (isTitled(word) && commons[place] === true ? word.toLowerCase() : word))
    .join(" ");
}

function uncapitalized(text: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
