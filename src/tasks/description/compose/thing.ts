import { findMeasures } from "../../../nlp/measures.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import type { GlossaryDomain } from "../../../translation/glossary-entry.ts";
import { type NounGrammar, nounGrammar } from "../../../translation/noun-grammar.ts";
import { categoryNoun } from "../../evidence/category-noun.ts";
import { audienceWords, isAudienceWord, isCountedWord } from "../rules/word-classes.ts";
import {
  findNoun,
  isOwnName,
  isPreposition,
  type NameWords,
  nounOfCategory,
  onlyNoun,
  smallRoles,
  tasted,
} from "./name-noun.ts";
import { sidesWithUnit } from "./named-facts.ts";
import { readPieceSet } from "./piece-set.ts";
import { readColors, readMaterials } from "./property-values.ts";
import { thingWordsOf } from "./thing-words.ts";

interface ThingSubject {
  readonly text: string;
  readonly noun: string;
  readonly grammar: NounGrammar;
  /** Whether it is the noun alone, which is pointed at: "this rain jacket". Absent: it is the name. */
  readonly isPointedAt?: boolean;
  /** Whether it is a set of pieces: nobody knows whether a measure is of the set or of a piece. */
  readonly isSet?: boolean;
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
    !isUnwritten(text, found.noun, words);
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
  /(?<!\p{L})(?:sets?|kits?|lots?|packs?|pairs?|paare?|bundle|coffret|ensemble|completo|confezione|coppia|paio|and|und|et|ed|oder|or|ou|\d+\s?(?:er|x|pcs?|pz|pezzi|pièces|pieces|units?|unités?|unità|stk|stück|tlg|teilig))(?!\p{L})/iu;

/**
 * The thing by its noun alone, where its name is not fit for a sentence: "this rain jacket" of "Rain Jacket Trail 2.0 XL". Undefined
 * where the name has no noun, several, or is of several things.
 */
export function pointedAt(name: string, words: NameWords): Thing | undefined {
  const ofPieces = readPieceSet(name, words);
  if (ofPieces !== undefined) {
    const { domain, ...subject } = ofPieces;
    return { name, subject: { ...subject, isPointedAt: true, isSet: true }, stated: [], domain };
  }
  if (name.length > longestName || /[+&…]/u.test(name)) return undefined;
  if (several.test(name.replace(sidesWithUnit, " "))) return undefined;
  const [core = ""] = name.split(separator);
  const parts = joinedProperties(core, words).trim().split(/\s+/u);
  const found = onlyNoun(parts, words) ?? nounOfCategory(name, words);
  if (found === undefined || foldText(found.noun) === foldText(words.brand ?? "")) return undefined;
  const { noun, grammar } = found;
  const text =
    words.language === "de"
      ? noun
      : noun.replace(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
  return {
    name,
    subject: { text, noun, grammar, isPointedAt: true },
    stated: audienceBeside(parts, noun, words),
    domain: grammar.domain,
  };
}

/** "Non slip" and "3 seater" as one word, which is no noun behind an English one. */
function joinedProperties(core: string, { language }: NameWords): string {
  if (language !== "en") return core;
  return core
    .replace(/(?<!\p{L})non (?=(?:slip|stick|toxic|woven|skid)(?!\p{L}))/giu, "non-")
    .replace(/(?<=\d) (?=\p{L}+)/gu, (blank, place: number) =>
      isCountedWord(/^ (\p{L}+)/u.exec(core.slice(place))?.[1] ?? "") ? "-" : blank,
    );
}

/** "Femme" of "Sac à main femme", "women" of "Women Handbag", as a column would say it; "Kids" is no such word. */
function audienceBeside(parts: readonly string[], noun: string, { language }: NameWords): Statements {
  const all = ` ${parts.join(" ")} `;
  const at = all.indexOf(` ${noun} `);
  const isBehind = language === "fr" || language === "it";
  const beside = isBehind
    ? all.slice(at + noun.length + 2).split(" ")[0]
    : all.slice(0, at).trim().split(" ").at(-1);
  const { men, women } = audienceWords();
  const key = foldText(beside ?? "");
  return at >= 0 && (men.has(key) || women.has(key)) ? [{ label: "gender", text: key }] : [];
}

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

/** Whether no text of the language has the name as it is written. */
function isUnwritten(text: string, noun: string, words: NameWords): boolean {
  const { language } = words;
  const at = text.indexOf(noun);
  const behind = text.slice(at + noun.length);
  if (language === "de") return hasAdjectiveBehind(behind, words) || isUnjoined(text);
  if (language === "en") return /^(?:kids|boys|girls|mens|womens|ladies|men|women)\s/iu.test(text);
  return isTelegraphic(behind, words);
}

/** "Gartenstuhl klappbar", "Bräter mit Deckel oval": German has an adjective before its noun. */
function hasAdjectiveBehind(behind: string, words: NameWords): boolean {
  let isOpen = true;
  let isBehindSmall = false;
  for (const part of behind.trim().split(/\s+/u)) {
    if (isPreposition(part, words)) {
      if (isOpen && isBehindSmall) return true;
      [isOpen, isBehindSmall] = [false, false];
    } else if (/^\p{Ll}{3,}/u.test(part)) {
      if (isOpen) return true;
      isBehindSmall = true;
    } else if (/^\p{L}/u.test(part)) [isOpen, isBehindSmall] = [true, false];
  }
  return isBehindSmall;
}

/** "Kinder Fahrradkorb": what is worn alone is written with a hyphen behind those who wear it. */
function isUnjoined(text: string): boolean {
  const [first = "", second = ""] = text.split(/\s+/u);
  return isAudienceWord(first.toLowerCase()) && nounGrammar(second, "de")?.domain !== "fashion";
}

/**
 * "Padella alluminio antiaderente", "Casseruola alta 2 manici": French and Italian have a preposition before a material, and Italian before
 * what is counted; seats alone are counted without one. Both have one before those who use a thing.
 */
function isTelegraphic(behind: string, words: NameWords): boolean {
  const { language } = words;
  if (language !== "fr" && language !== "it") return false;
  const parts = behind.trim().split(/\s+/u);
  const { bare } = thingWordsOf(language);
  return parts.some((part, place) => {
    const before = parts[place - 1];
    if (before !== undefined && (isPreposition(before, words) || /['’]$/u.test(before))) return false;
    const next = parts[place + 1] ?? "";
    if (isAudienceWord(foldText(part)) || bare.has(part.toLowerCase())) return true;
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
