import type { Language } from "../language.ts";
import { foldText } from "../normal-form.ts";
import { acronyms, mixedCaseNames } from "./fixed-words.ts";
import { foreignSmallWords, smallWords } from "./small-words.ts";

/** How a word can be written, and what of that the word alone tells. */
export interface WordForms {
  readonly lower: string;
  /** With a capital in front. */
  readonly capitalized: string;
  /** The one way in which an acronym or a name in mixed case is written. */
  readonly fixed: string | undefined;
  /** An article, a preposition, a conjunction: of the language, or plainly of another one, for names mix them. */
  readonly isSmall: boolean;
}

export function formsOf(word: string, language: Language): WordForms {
  const lower = word.toLowerCase();
  const words = smallWords[language];
  return {
    lower,
    capitalized: capitalized(lower),
    fixed: fixedSpelling(lower),
    isSmall: words.has(lower) || words.has(foldText(lower)) || foreignSmallWords.has(lower),
  };
}

/** How an acronym or a name in mixed case is written (MDF, iPhone), whatever the case it comes in; undefined for other words. */
export function fixedSpelling(word: string): string | undefined {
  const lower = word.toLowerCase();
  return mixedCaseNames.get(lower) ?? acronyms.get(lower);
}

function capitalized(lower: string): string {
  const [first = ""] = lower;
  return first.toUpperCase() + lower.slice(first.length);
}
