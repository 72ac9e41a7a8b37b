import type { Catalog } from "../../../catalog/model.ts";
import { oncePerObject } from "../../../lib/once.ts";
import { splitCompound } from "../../../nlp/compound-splitter.ts";
import type { Language } from "../../../nlp/language.ts";
import { stem } from "../../../nlp/stemmer.ts";
import { isStopWord, isStopWordInAnyLanguage } from "../../../nlp/stop-words.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import type { ProductText } from "./product-text.ts";
import type { ValueMatch } from "./value-matches.ts";
import { readWords, type Word } from "./words.ts";

/** What a catalog knows of words, all folded. */
export interface KnownWords {
  /** The parts of a German compound, as `splitNoun` finds them by the German names and terms of categories and values. */
  partsOf(word: string): readonly string[];
  /** Whether it is a word of the language in the name or term of a category: a kind of thing. */
  isKind(word: string, language: Language): boolean;
}

/** The words are gathered, and kept, when a catalog is first asked about a language. */
export function createKnownWords(): (catalog: Catalog) => KnownWords {
  return oncePerObject(knownWordsOf);
}

function knownWordsOf(catalog: Catalog): KnownWords {
  let german: ReadonlySet<string> | undefined;
  const isGerman = (word: string) => {
    german ??= gatherWords([...catalog.texts("categories", "de"), ...catalog.texts("values", "de")], "de");
    return isAmong(german, word, "de");
  };
  const kinds = new Map<Language, ReadonlySet<string>>();
  return {
    partsOf: (word) => splitNoun(word, isGerman),
    isKind: (word, language) => {
      const words = kinds.get(language) ?? gatherWords(catalog.texts("categories", language), language);
      kinds.set(language, words);
      return isAmong(words, word, language);
    },
  };
}

function isAmong(words: ReadonlySet<string>, word: string, language: Language): boolean {
  return words.has(word) || words.has(stem(word, language));
}

const shortestWord = 3;

function gatherWords(texts: readonly string[], language: Language): ReadonlySet<string> {
  const words = new Set<string>();
  for (const text of texts) {
    for (const { folded, kind } of tokenize(text)) {
      if (kind !== "word" || folded.length < shortestWord) continue;
      words.add(folded);
      words.add(stem(folded, language));
    }
  }
  return words;
}

const shortestCompound = 7;
/** Heads that make something else of what stands with them: Lederoptik, Lederpflege. */
const otherHead =
  /(?:frei|los|optik|look|imitat|ersatz|pflege|reiniger|reinigung|spray|farbe|farben|schutz|fett|ol|effekt|druck|halter|halterung|werkzeug|nadel|schere|messer|bohrer|kleber|leim|schrauben|waschmittel|sage)$/;
const none: readonly string[] = [];

/**
 * The modifiers of a German compound, those within a head that is a compound itself (kunst, leder of Kunstledergürtel), and the
 * head; none where the word is no compound, or its head makes something else of its modifiers.
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
/** Shorter words share a stem by chance. */
const shortestForeignForm = 7;
const longestAcronym = 4;

/**
 * A single word that is none of the value's: a function word of the text's language (per is no English pear),
 * a short word or another form of one of a third language (caché; a French panne is no Italian panno), a word that the text's own language has for something else
 * (an English duvet is no French down), an acronym among other words (RAM is not the Italian rame).
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

/** Whether the value's name in the text's language begins alike: Analog and analogue are one word. */
function isCognate({ value }: ValueMatch, { folded }: Word, own: Language): boolean {
  const beginning = folded.slice(0, cognateLetters);
  return readWords(value.names[own] ?? "").some((word) => word.folded.startsWith(beginning));
}

/** Where the text's language is open, a short word may be of any. */
function isShort({ language }: ProductText, folded: string): boolean {
  return language !== undefined && folded.length < shortestForeign;
}

function isAcronym({ words, source }: ProductText, index: number): boolean {
  if (source !== "product_description" || !isCapitals(words[index])) return false;
  const isShortWord = (words[index]?.text.length ?? 0) <= longestAcronym;
  return isShortWord && !isCapitals(words[index - 1]) && !isCapitals(words[index + 1]);
}

/** Most words begin with a small letter of ASCII, which tells it sooner than the pattern. */
function isCapitals(word: Word | undefined): boolean {
  if (word === undefined) return false;
  const first = word.text.charCodeAt(0);
  const isSmall = first >= 0x61 && first <= 0x7a;
  return !isSmall && /^\p{Lu}{2,}$/u.test(word.text);
}
