import { isContractChannel } from "../../../api/vocabulary.ts";
import type { Catalog } from "../../../catalog/model.ts";
import { lazily, oncePerObject } from "../../../lib/once.ts";
import { builtinWords } from "../../../ml/titles/knowledge-file.ts";
import {
  categoryWord,
  gatherVocabulary,
  titleWord,
  type Vocabulary,
  valueWord,
} from "../../../ml/titles/vocabulary.ts";
import { splitCompound } from "../../../nlp/compound-splitter.ts";
import { type Language, textLanguages } from "../../../nlp/language.ts";
import { stem } from "../../../nlp/stemmer.ts";
import { isStopWord, isStopWordInAnyLanguage } from "../../../nlp/stop-words.ts";
import type { ProductText } from "./product-text.ts";
import type { ValueMatch } from "./value-matches.ts";
import { readWords, type Word } from "./words.ts";

/** Vocabulary of a catalog, all folded. */
export interface KnownWords {
  /** The parts of a German compound, see `splitNoun`, by the German names and terms of categories and values. */
  partsOf(word: string): readonly string[];
  /** Whether the word occurs in a category's name or term in the language, and so means a kind of product. */
  isKind(word: string, language: Language): boolean;
  /** Whether the word, or another form of it, occurs in a category's or value's name or term in any language, or is common in titles. */
  isWord(word: string): boolean;
}

/** The words of an imported catalog are collected at first use, and cached. */
export function createKnownWords(): (catalog: Catalog) => KnownWords {
  return oncePerObject(knownWordsOf);
}

function knownWordsOf(catalog: Catalog): KnownWords {
  const vocabulary = lazily(() => vocabularyOf(catalog));
  const isAmong = (lists: number, word: string, language: Language) =>
    (vocabulary()(word) & lists) > 0 || (vocabulary()(stem(word, language)) & lists) > 0;
  const isGerman = (word: string) => isAmong(categoryWord("de") | valueWord("de"), word, "de");
  return {
    isWord: (word) =>
      vocabulary()(word) > 0 || textLanguages.some((language) => isAmong(~titleWord, word, language)),
    partsOf: (word) => splitNoun(word, isGerman),
    isKind: (word, language) => isAmong(categoryWord(language), word, language),
  };
}

/** With the words that are common in titles. */
function vocabularyOf(catalog: Catalog): Vocabulary {
  const { vocabularies } = builtinWords();
  const { salesChannel } = catalog;
  const ofBuiltin = vocabularies[isContractChannel(salesChannel) ? salesChannel : "channel_a"];
  if (catalog.source === "builtin") return ofBuiltin;
  const own = gatherVocabulary(catalog);
  return (word) => (own.get(word) ?? 0) | (ofBuiltin(word) & titleWord);
}

const shortestCompound = 7;
/** Heads that change the meaning of their modifiers: Lederoptik, Lederpflege. */
const otherHead =
  /(?:frei|los|optik|look|imitat|ersatz|pflege|reiniger|reinigung|spray|farbe|farben|schutz|fett|ol|effekt|druck|halter|halterung|werkzeug|nadel|schere|messer|bohrer|kleber|leim|schrauben?|dubel|spalter|lasur|lack|beize|politur|ofen|waschmittel|sage)$/;
const none: readonly string[] = [];

/**
 * The modifiers of a German compound, with those of a head that is a compound itself (kunst, leder in Kunstledergürtel), and
 * the head; empty where the word is not a compound, or its head changes the meaning of the modifiers.
 * @param isWord whether a folded word is known
 */
export function splitNoun(folded: string, isWord: (part: string) => boolean): readonly string[] {
  if (folded.length < shortestCompound || otherHead.test(folded)) return none;
  const parts = splitCompound(folded, isWord) ?? [];
  const head = parts.at(-1) ?? "";
  if (isStopWord(head, "de")) return none;
  const within = splitCompound(head, isWord)?.slice(0, -1) ?? [];
  return parts.toSpliced(-1, 0, ...within);
}

const shortestForeign = 5;
/** Letters; shorter words share a stem by chance. */
const shortestForeignForm = 7;
const longestAcronym = 4;

/**
 * Whether a single word matches the value only by chance: a function word of the text's language (German "per", not an English
 * pear); a short word or other form of a third language's word (caché; French "panne", not Italian "panno"); a word with
 * another meaning in the text's language (English "duvet", not French for down); an acronym (RAM, not Italian "rame").
 */
export function isStray(match: ValueMatch, text: ProductText, known: KnownWords): boolean {
  const { language, term, first, last } = match;
  const word = text.words[first];
  if (first !== last || word === undefined) return false;
  const isFunctionWord =
    text.language === undefined
      ? isStopWordInAnyLanguage(word.folded)
      : isStopWord(word.folded, text.language);
  const isListedSo = term.every((listed) => listed.text === listed.text.toUpperCase());
  if (isFunctionWord || (!isListedSo && isAcronym(text, first))) return true;
  const own = text.language ?? "en";
  const isThird = language !== "en" && language !== own;
  if (!isThird) return false;
  const isOtherForm = term[0]?.folded !== word.folded && word.folded.length < shortestForeignForm;
  return (
    isOtherForm ||
    isShort(text, word.folded) ||
    (known.isKind(word.folded, own) && !isCognate(match, word, own))
  );
}

const cognateLetters = 4;

/** Whether the value's name in the text's language begins with the same letters: Analog and analogue. */
function isCognate({ value }: ValueMatch, { folded }: Word, own: Language): boolean {
  const beginning = folded.slice(0, cognateLetters);
  return readWords(value.names[own] ?? "").some((word) => word.folded.startsWith(beginning));
}

/** Where the language is not recognised, short words are allowed. */
function isShort({ language }: ProductText, folded: string): boolean {
  return language !== undefined && folded.length < shortestForeign;
}

function isAcronym({ words, source }: ProductText, index: number): boolean {
  if (source !== "product_description" || !isCapitals(words[index])) return false;
  const isShortWord = (words[index]?.text.length ?? 0) <= longestAcronym;
  return isShortWord && !isCapitals(words[index - 1]) && !isCapitals(words[index + 1]);
}

/** The first character is checked before the pattern, as most words begin with a small ASCII letter. */
function isCapitals(word: Word | undefined): boolean {
  if (word === undefined) return false;
  const first = word.text.charCodeAt(0);
  const isSmall = first >= 0x61 && first <= 0x7a;
  return !isSmall && /^\p{Lu}{2,}$/u.test(word.text);
}
