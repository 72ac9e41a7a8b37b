import { isColor } from "../../../catalog/search/query-words.ts";
import type { Language } from "../../../nlp/language.ts";
import { detectLanguage } from "../../../nlp/language-identification.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { isStopWord, isStopWordInAnyLanguage } from "../../../nlp/stop-words.ts";
import type { Token } from "../../../nlp/tokenizer.ts";
import { isAudienceWord } from "./audience.ts";

/** Whether a phrase ends with what it names. */
export const headIsLast: Readonly<Record<Language, boolean>> = { en: true, de: true, fr: false, it: false };

/** The last content word of an English or German phrase, the first of a French or Italian one; none of an unknown language. */
export function findHead(core: readonly Token[], language: Language | undefined): readonly Token[] {
  if (language === undefined) return [];
  const isLast = headIsLast[language];
  let head: Token | undefined;
  for (const [index, token] of core.entries()) {
    const isFunctionWord = isStopWord(token.folded, language);
    if (isFunctionWord && index > 0) break;
    if (token.kind !== "word" || isFunctionWord || isAudienceWord(token.folded)) continue;
    head = token;
    if (!isLast) break;
  }
  return head === undefined ? [] : [head];
}

const longestCode = 3;
/** "Vin rouge", "Grüner Tee": what a code never is, in small letters. */
const shortWord = /^\p{L}\p{Ll}{1,2}$/u;
/** "MUG", "VIN ROUGE": a word in a name without numbers. */
const spokenWord = /^(?=.*[AEIOUYÀ-Ý])\p{L}{2,3}$/u;

/**
 * Whether a name has no word that could say what it names: model codes, numbers and colours alone ("TX-NR 717 S
 * SILBER"). Its colour then says nothing either: it is no silver polish.
 */
export function isCodeName(tokens: readonly Token[]): boolean {
  const hasNumber = tokens.some(({ text }) => /\p{N}/u.test(text));
  // Names have their noun first or last.
  const isAtEnd = (place: number) => place === 0 || place === tokens.length - 1;
  const isWord = (text: string, place: number) =>
    text.length > longestCode || (hasNumber ? shortWord.test(text) && isAtEnd(place) : isSpoken(text));
  return tokens.every(
    ({ text, folded }, place) => /\p{N}/u.test(text) || !isWord(text, place) || isColor(folded),
  );
}

export function withoutColors(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ folded }) => !isColor(folded));
}

function isSpoken(text: string): boolean {
  return shortWord.test(text) || spokenWord.test(text);
}

const longestNoise = 4;
const plainNumber = /^\p{N}+$/u;

/**
 * The tokens that are specific enough to search by: without single letters and bare numbers ("Fruit N Nut", "2 pieces", "l'huile")
 * and function words of the language, even in loan phrases ("de" of the English "eau de toilette").
 * @param text the text of the tokens
 */
export function searchableWords(
  text: string,
  tokens: readonly Token[],
  language: Language | undefined,
): Token[] {
  const informative: Token[] = [];
  for (const token of tokens) if (!isNoise(text, token, language)) informative.push(token);
  return informative;
}

function isNoise(text: string, token: Token, language: Language | undefined): boolean {
  const { length } = token.text;
  if (length > longestNoise) return false;
  if (length === 1) return true;
  if (isJoined(text, token)) return false;
  if (plainNumber.test(token.text)) return true;
  if (token.folded === "the" && language === "fr" && isEnglishArticle(text, token)) return true;
  return language === undefined ? isStopWordInAnyLanguage(token.folded) : isStopWord(token.folded, language);
}

/** "The magic ring" in a French feed holds no tea, "THE NOIR" does. */
function isEnglishArticle(text: string, { text: written, end }: Token): boolean {
  const next = /^\s+(\p{L}+)/u.exec(text.slice(end))?.[1];
  if (!/^the$/i.test(written) || next === undefined || isCommonWord(next.toLowerCase(), "fr")) return false;
  return detectLanguage(text).language !== "fr";
}

const joining = ".,'’-";

function isJoined(text: string, { start, end }: Token): boolean {
  return (
    (start > 0 && joining.includes(text.charAt(start - 1))) ||
    (end < text.length && joining.includes(text.charAt(end)))
  );
}
