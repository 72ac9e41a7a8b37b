import { isHeadFirst, type Language } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { standsAlone } from "../../../nlp/tokenizer.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import { type NamePiece, overlaps, type Span, spanOf } from "../../name/rules/name-pieces.ts";
import { type ReadName, readName } from "../../name/rules/read-name.ts";
import { endOfComplement, endOfDesignation } from "./half-phrases.ts";
import { segmentsOf } from "./title-segments.ts";
import { isAudienceWord } from "./word-classes.ts";

export interface TitleWords {
  readonly language: Language;
  readonly glossary: Glossary;
  /** Whether the feed cut the end of the name. */
  readonly isCut?: boolean;
  /** The row's maker. */
  readonly brand?: string | undefined;
}

/** Where a name states its maker: the row's, else one that is found in the name. */
export function makerOf(name: string, brand: string, pieces: readonly NamePiece[]): Span | undefined {
  const folded = foldText(name);
  const sought = foldText(brand);
  for (let at = sought === "" ? -1 : folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + 1)) {
    if (standsAlone(folded, at, at + sought.length)) return { start: at, end: at + brand.length };
  }
  return pieces.find(({ part }) => part === "brand");
}

export interface NounOfName extends Span {
  /** Whether the glossary has it; else it is the likeliest word. */
  readonly isKnown: boolean;
}

const opening = /\s(?:w|with|mit|avec|con|for|für|pour|per|sans|ohne|senza|without)\s/u;
/** Characters: a name has its maker or its noun in front of the first phrase. */
const shortestHead = 8;

/**
 * What a name says that the product is, from its first word; empty where nothing is found. A noun of a later segment, or one behind "with" or
 * "for", is another thing's, unless the first segment is the maker with the model alone.
 */
export function nounOf(
  read: ReadName,
  phraseNoun: number,
  words: TitleWords,
  maker: Span | undefined,
): NounOfName {
  const { text: name } = read.words;
  const noun = endOfDesignation(
    name,
    isHeadFirst(words.language) ? endOfComplement(name, phraseNoun) : phraseNoun,
  );
  const guessed = { ...unknownNoun(name, words, maker), isKnown: false };
  const ownMaker = words.brand ? maker : undefined;
  const type = typeOf(read, ownMaker);
  if (type === undefined) return guessed;
  const earlier = earlierNoun(read, type, ownMaker);
  if (earlier !== undefined) return { ...earlier, isKnown: true };
  const lead = leadOf(name, maker);
  const isBehindLead = type.start > lead.end && guessed.end > 0 && guessed.end <= lead.end;
  const isBeforeMeasure = read.measures.some(({ start, end }) => guessed.end < start && end < type.start);
  if (isHeadFirst(words.language) && isBehindLead && isBeforeMeasure) return guessed;
  // "Decorazione pensile Gift Decor … Fiori Astratto": behind the maker stands what it shows.
  const isInFront = guessed.start === 0 && maker !== undefined && maker.start >= guessed.end;
  if (isHeadFirst(words.language) && isInFront && guessed.end > 0 && type.start >= maker.end) return guessed;
  // "Nagelkorrektur-Spange B/S Classic Magnet": a compound in front says what it is.
  const [leading = ""] = /^\S+/u.exec(name.slice(lead.start)) ?? [];
  const behind = lead.start + leading.length;
  const isCompound =
    words.language === "de" && compound.test(leading) && name.slice(behind, type.start).trim() !== "";
  if (isCompound) return { start: lead.start, end: lead.start + leading.length, isKnown: true };
  const own = { start: wordStart(name, type.start), end: Math.max(type.end, noun), isKnown: true };
  const first = segmentsOf(name)[0]?.end ?? name.length;
  // "Zelmor pour Apple iPhone 11 - Rouge Coque": behind what it fits.
  const isFittingFirst = /^\s*(?:for|für|pour|per)\s/iu.test(name.slice(maker?.start === 0 ? maker.end : 0));
  const isNameAlone =
    maker?.start === 0 && type.start >= first && isOfNames(name.slice(maker.end, first), words);
  if (isFittingFirst || isNameAlone) return own;
  const phrase = name.slice(shortestHead).search(opening);
  const isOfPhrase = phrase >= 0 && type.start > phrase + shortestHead;
  const isElsewhere = type.start >= first || isOfPhrase;
  return isElsewhere && guessed.end > 0 && guessed.end <= first ? guessed : own;
}

/** The thing of a name; one of the maker's own name, "Torréfacteurs du Port", "About Batteries", is none. */
function typeOf({ type, words: { text }, language, glossary }: ReadName, maker: Span | undefined) {
  if (type === undefined || maker?.start !== 0 || type.start >= maker.end) return type;
  const at = maker.end + 1;
  const behind = readName(text.slice(at), language, glossary).type;
  return behind && { ...behind, start: behind.start + at, end: behind.end + at };
}

/**
 * English: "Notebook" of "Notebook 15,6 inch matte display": behind a measure, a name says what the thing has. German: the first nouns, since a
 * compound is one word: "Notizbuch" of "Notizbuch liniert Hardcover Gummiband".
 */
function earlierNoun(
  { words: { text, tokens }, matches, language }: ReadName,
  type: Span,
  maker: Span | undefined,
): Span | undefined {
  if (isHeadFirst(language)) return undefined;
  const nouns = matches
    .filter(({ entry }) => entry.role === "type")
    .map((match) => spanOf(tokens, match))
    .filter((span) => !(maker && overlaps(maker, span)))
    .filter(({ start, end }) => nounGrammar(text.slice(start, end), language)?.domain !== "part");
  const first = nouns.find(
    ({ end }) =>
      end <= type.start && (language === "de" ? /\s\S+\s/u : /\d/u).test(text.slice(end, type.start)),
  );
  if (first === undefined) return undefined;
  let { end } = first;
  for (const next of nouns)
    if (next.start > end && text.slice(end, next.start).trim() === "") ({ end } = next);
  // "Remote control truck 6x6": up to the measure.
  const more = language === "en" ? /^(?:\s\p{L}+){1,2}(?=\s\d)/u.exec(text.slice(end))?.[0] : undefined;
  return { start: wordStart(text, first.start), end: end + (more?.length ?? 0) };
}

function wordStart(name: string, at: number): number {
  return name.lastIndexOf(" ", Math.max(0, at - 1)) + 1;
}

const endOfHead = /[,;|:]\s|\s[-–—|]\s|\s[([+]|\s(?:w|with|for|by|mit|für|aus|von|ohne|zum|zur)\s/u;
/** "Lot" of "Lot de 50 aiguilles": how many there are. */
const collective = /^(?:lot|set|pack|kit|paire|coppia|jeu|boîte|confezione|paquet)$/iu;

/** A long German noun, or two of them. */
const compound = /^\p{Lu}(?:\p{Ll}{9,}|\p{Ll}+-\p{Lu}\p{Ll}{3,})$/u;

/** Whether a phrase has a few names and numbers and nothing else: "WH-1000XM5". */
function isOfNames(phrase: string, words: TitleWords): boolean {
  const list = phrase.trim().split(/\s+/u);
  return list.length <= mostOfName && list.every((word) => /\d|^\p{Lu}$/u.test(word) || isName(word, words));
}

const mostOfName = 6;

interface Word extends Span {
  readonly text: string;
}

/**
 * Of a name whose noun the glossary lacks: in French and Italian the first word that is no name and no model, else the last one of the first
 * phrase, in German with a capital.
 */
function unknownNoun(name: string, words: TitleWords, maker: Span | undefined): Span {
  const { language } = words;
  const until = name.slice(shortestHead).search(endOfHead);
  const list = wordsOf(until < 0 ? name : name.slice(0, until + shortestHead));
  const isThing = (word: Word) =>
    /^\p{L}[\p{L}'’-]*\p{Ll}$/u.test(word.text) &&
    !isStopWord(foldText(word.text), language) &&
    !(maker !== undefined && overlaps(maker, word));
  if (!isHeadFirst(words.language)) return list.some(isThing) ? leadOf(name, maker) : { start: 0, end: 0 };
  const isCollective = ({ text, end }: Word) =>
    collective.test(text) && /^\sd[aei]s?\s\d/u.test(name.slice(end));
  const found =
    list.find((word) => isThing(word) && !isCollective(word) && isKnown(word.text, words)) ??
    list.find(
      (word) => isThing(word) && /^\s(?:d[aei]|de|à|a|en|pour|per)\s\p{Ll}/u.test(name.slice(word.end)),
    );
  // "Camion telecomandato": a noun that nobody knows, in front of its adjective.
  const first = list.find(({ start }) => start >= (maker?.start === 0 ? maker.end : 0));
  const isInFront = first !== undefined && (found === undefined || first.start < found.start);
  if (
    isInFront &&
    isThing(first) &&
    !namedLine.test(name.slice(first.start)) &&
    /^\s\p{Ll}{3}/u.test(name.slice(first.end))
  )
    return { start: first.start, end: first.end };
  return found === undefined
    ? { start: 0, end: 0 }
    : { start: found.start, end: endOfComplement(name, found.end) };
}

/** A number, with its label. */
const numberAhead = /^(?:\d|Ø|(?:nr|no|gr|typ|type|size|größe)\.?$)/iu;

/** What a name begins with behind its maker: up to the first number, "with", or separator. */
export function leadOf(name: string, maker: Span | undefined): Span {
  const start = maker?.start === 0 ? Math.min(name.length, maker.end + 1) : 0;
  const head = endOfHead.exec(name.slice(start + shortestHead))?.index;
  const until = head === undefined ? name.length : start + shortestHead + head;
  const list = wordsOf(name.slice(start, until), start);
  // "Adult 165N Auto Lifejacket": whom it is for says not what it is.
  const isThing = ({ text }: Word) => !numberAhead.test(text) && !isAudienceWord(foldText(text));
  const number = list.findIndex(
    ({ text }, place) => numberAhead.test(text) && list.slice(0, place).some(isThing),
  );
  return { start, end: list.at(number < 0 ? -1 : number - 1)?.end ?? start };
}

function isKnown(word: string, { language, glossary }: TitleWords): boolean {
  return (
    isCommonWord(word.toLowerCase(), language) ||
    nounGrammar(word, language) !== undefined ||
    glossary.roleOf(foldText(word), language) === "type"
  );
}

/** The words of a text by blanks, with their places from `offset` on. */
export function wordsOf(text: string, offset = 0): Word[] {
  return [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: offset + index,
    end: offset + index + word.length,
  }));
}

/** Whether a word is a name: with a capital, unknown and no common word; a long German word is a noun. */
export function isName(word: string, { language, glossary }: TitleWords): boolean {
  const bare = word.replace(/[^\p{L}\p{N}-]/gu, "");
  if (!/^\p{Lu}\p{Ll}{2,}|^\p{Lu}{3,}$|^\p{Ll}?\p{Lu}(?=.{3})\p{L}*\d/u.test(bare)) return false;
  if (language === "de" && /\p{Ll}{9}|-\p{Lu}\p{Ll}/u.test(bare)) return false;
  return (
    glossary.roleOf(foldText(bare), language) === undefined && !isCommonWord(bare.toLowerCase(), language)
  );
}

const namedLine = /^(?:serie|series|série|linea|gamme|linie|reihe|mark|mk)\s\S+/iu;
/** "2" of "Pico 2", "F.2", "III". */
const numberOfName = /^(?:\d{1,4}|\p{Lu}?[.\d]+\p{L}{0,2}|[IVX]+|\p{Lu}\.\d)$/u;

/** Whether a phrase is what the product is called: a line with its label, and a name with its number. */
export function isOwnName(phrase: string, words: TitleWords): boolean {
  if (namedLine.test(phrase)) return true;
  const list = phrase.split(/\s+/u);
  return list.some((word, index) => isName(word, words) && numberOfName.test(list[index + 1] ?? ""));
}

/** Whether a phrase has a name, which no measure stands in front of: "1100 Lumen". */
export function hasName(phrase: string, words: TitleWords): boolean {
  const list = phrase.split(/\s+/u);
  return list.some((word, index) => isName(word, words) && !/^\d/u.test(list[index - 1] ?? ""));
}

/** Whether a name is written in small words, so that a capital says that a word is a name. */
export function isSmallWritten(name: string): boolean {
  const words = name.match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 > words.length;
}
