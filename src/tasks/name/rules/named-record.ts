import type { Language } from "../../../api/vocabulary.ts";
import { lazily, oncePerObject } from "../../../lib/once.ts";
import { membersOf, parseTable } from "../../../lib/table.ts";
import { isShouting } from "../../../nlp/casing.ts";
import { brandNames } from "../../../nlp/casing-words.ts";
import { plainText } from "../../../nlp/html.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { capitalized, foldText, normalizeWhitespace } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import ambiguousColours from "../../attribution/rules/ambiguous-colours.tsv";
import type { Evidence } from "../../engine.ts";
import { factsAbout } from "../../evidence/fact-topics.ts";
import { namesBrand, statedBrand } from "../../evidence/stated-brand.ts";
import { nounsIn } from "./known-product.ts";
import { readName } from "./read-name.ts";

/** What is known of a record whose name may lack its noun or its brand. */
export interface NamedRecord {
  readonly language: Language;
  readonly glossary: Glossary;
  readonly description: string | undefined;
  readonly evidence: Evidence | undefined;
}

/** Characters of a text in which a sentence about the model is looked for. */
const longestRead = 3_000;

/** The record's texts in sentences, each made plain when it is first asked for. */
export const proseOf = oncePerObject(
  ({ evidence, description, language }: NamedRecord): readonly (() => string)[] => {
    const read = (text: string) => {
      const beginning = text.slice(0, longestRead);
      return language === "de" ? withoutGenitives(beginning) : beginning;
    };
    const ofColumns = factsAbout("prose", evidence).map(({ text }) =>
      lazily(() => read(calmLine(text, language))),
    );
    if (description === undefined) return ofColumns;
    const plain = lazily(() => plainText(description).text.trim());
    const firstLine = lazily(() => read(calmLine(firstLineOf(plain()), language)));
    return [...ofColumns, firstLine, lazily(() => read(normalizeWhitespace(plain())))];
  },
);

/** Characters in which a line says what the product is. */
export const longestLine = 90;

/** The heading of a text, or a text that is a line by itself; else nothing. */
function firstLineOf(text: string): string {
  const end = text.indexOf("\n");
  const line = normalizeWhitespace(end < 0 ? text : text.slice(0, end));
  return line.length <= longestLine ? line : "";
}

/** A line in capitals has its longer words in small letters, in German with a capital: "SR 43 STEREORADIO USB". */
function calmLine(text: string, language: Language): string {
  if (text.length > longestLine || !isShouting(text)) return text;
  return text.replace(/(?<![\p{L}\p{N}])\p{Lu}{3,}(?![\p{L}\p{N}])/gu, (word) => {
    const calm = word.toLowerCase();
    if (isStopWord(foldText(word), language)) return calm;
    if (word.length < shortestCalmed) return word;
    return language === "de" ? capitalized(calm) : calm;
  });
}

/** In letters: what is shorter may be initials. */
const shortestCalmed = 5;

/** "des TX-NR1010 Netzwerk-AV-Receivers" names a "Netzwerk-AV-Receiver". */
function withoutGenitives(text: string): string {
  return text.replace(
    /(?<!\p{L})((?:des|dieses|eines|unseres)\s(?:[\p{L}\p{N}./-]+\s){0,2}\p{Lu}[\p{L}\p{N}-]*(?:er|el|or))s(?![\p{L}-])/giu,
    "$1",
  );
}

/** A book, a record or a film goes by its title. */
export function isPublished(identifier: string): boolean {
  return identifier.startsWith("a-media");
}

/** Words. */
const longestDesignation = 7;

/** Whether a name consists of a maker, a model and properties alone: no word of it could name a thing. */
export function isDesignation(name: string, record: NamedRecord): boolean {
  return /\d/u.test(name) && isWithoutThing(name, longestDesignation, record);
}

/** Words. */
const longestName = 4;

/** Whether a name is a few capitalised words that name no thing, and no number: "MixTrack Edge". A maker and a colour are none. */
export function isNameOnly(name: string, record: NamedRecord): boolean {
  const words = name.split(/\s+/u);
  if (/\d/u.test(name) || name.length < shortestName || !words.every((word) => /^\p{Lu}/u.test(word)))
    return false;
  const { language, glossary, evidence } = record;
  const brand = statedBrand(evidence);
  const isOfLine = (word: string) =>
    !brandNames().has(word.toLowerCase()) &&
    !(brand !== undefined && namesBrand(brand, word)) &&
    glossary.roleOf(foldText(word), language) === undefined;
  return words.some(isOfLine) && isWithoutThing(name, longestName, record);
}

/** In letters. */
const shortestName = 4;

function isWithoutThing(
  name: string,
  longest: number,
  { language, glossary, evidence }: NamedRecord,
): boolean {
  if (name.split(/\s+/u).length > longest) return false;
  const isOwn = createOwnNames(statedBrand(evidence));
  const nouns = nounsIn(glossary, language)(name).map(({ start, end }) => name.slice(start, end));
  const type = readName(name, language, glossary).type?.text;
  const isNone = (word: string) => isOwn(word) || isSecondColour(word, name);
  if ([...nouns, ...(type === undefined ? [] : [type])].some((noun) => !isNone(noun))) return false;
  return tokenize(name).every(({ text, folded, kind }) => {
    if (kind !== "word" || isNone(text)) return true;
    const role = glossary.roleOf(folded, language);
    if (role !== undefined) return role !== "type";
    const isOrdinary = /^\p{Lu}/u.test(text) ? isStopWord(folded, language) : isCommonWord(folded, language);
    return !isOrdinary && nounGrammar(text, language) === undefined;
  });
}

/** Makers, their lines, initials and codes: "Xperia" is no thing, though it is listed among the terms of a category. */
function createOwnNames(brand = ""): (word: string) => boolean {
  return (word) =>
    /\d/u.test(word) ||
    /^\p{Lu}{1,6}$/u.test(word) ||
    brandNames().has(word.toLowerCase()) ||
    (brand !== "" && namesBrand(brand, word));
}

const colours = lazily(() => new Set(membersOf(parseTable(ambiguousColours), "words")));

/** A colour that is a thing too: Creme, Champagner. */
export function isAmbiguousColour(folded: string): boolean {
  return colours().has(folded);
}

/** "Creme" at the end of "RTT 95 Red & Creme" is no cream. */
function isSecondColour(word: string, name: string): boolean {
  return (
    isAmbiguousColour(foldText(word)) && /[&/+]\s?$/u.test(name.slice(0, -word.length)) && name.endsWith(word)
  );
}
