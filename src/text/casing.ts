import { caseTraits, caseTraitsOf } from "./casing/case-traits.ts";
import { isCommonWord } from "./casing/common-words.ts";
import { recaseWords, type TextToRecase } from "./casing/recase-words.ts";
import type { KnowsWord } from "./casing/word-case.ts";
import { type Language, textLanguages } from "./language.ts";
import { type Token, tokenize } from "./tokens.ts";

const shoutingShare = 0.7;
const shortestLoneWord = 6;
const shortestKnownWord = 4;
const knowsNothing: KnowsWord = () => false;

/**
 * Whether most words of a text are in capitals. Acronyms, codes, units and words of one letter say
 * nothing, nor does one short word alone, which may be a brand unless it is an everyday word.
 */
export function isShouting(text: string, tokens: readonly Token[] = tokenize(text)): boolean {
  let loud = 0;
  let all = 0;
  let longest = "";
  for (const token of tokens) {
    const traits = caseTraitsOf(token);
    if ((traits & caseTraits.telling) === 0) continue;
    all += 1;
    if ((traits & caseTraits.capital) === 0) continue;
    loud += 1;
    if (token.text.length > longest.length) longest = token.text;
  }
  return loud > 0 && loud / all >= shoutingShare && (loud > 1 || isNoBrand(longest));
}

function isNoBrand(word: string): boolean {
  if (word.length >= shortestLoneWord) return true;
  const lower = word.toLowerCase();
  return word.length >= shortestKnownWord && textLanguages.some((language) => isCommonWord(lower, language));
}

/**
 * A product name that is all capitals or all small letters, in the case usual for a name in that language:
 * English Title Case; German nouns with capitals, adjectives and small words without; French and Italian
 * with a capital in front and for names, which are the words that neither the word lists nor `knows` have. Codes,
 * units, sizes, acronyms and mixed case (iPhone) stay. A name that is in mixed case already comes back as it is.
 */
export function recase(text: string, language: Language, knows: KnowsWord = knowsNothing): string {
  const isAllSmall = text === text.toLowerCase() && text !== text.toUpperCase();
  const words = tokenize(text);
  return isAllSmall || isShouting(text, words)
    ? recaseWords({ text, words, isAllSmall }, language, knows)
    : text;
}

/** The same for a text that shouts, which is not asked again. */
export function recaseShouted(
  { text, words }: Pick<TextToRecase, "text" | "words">,
  language: Language,
  knows: KnowsWord,
): string {
  return recaseWords({ text, words, isAllSmall: false }, language, knows);
}
