import type { Language } from "../../../../text/language.ts";
import { isStopWord, isStopWordInAnyLanguage } from "../../../../text/stop-words.ts";
import type { KnownWords } from "../lexicon/known-words.ts";
import type { ProductText } from "../texts/product-text.ts";
import { readWords, type Word } from "../texts/words.ts";
import type { ValueMatch } from "./value-match.ts";

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
