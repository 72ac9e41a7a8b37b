import { BoundedCache } from "../bounded-cache.ts";
import { type Language, textLanguages } from "../language.ts";
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

/** At some 300 bytes each 5 MB in all four languages. */
const capacity = 4_000;
const longestCached = 40;
const cached = Object.fromEntries(
  textLanguages.map((language) => [language, new BoundedCache<string, WordForms>(capacity)]),
) as Record<Language, BoundedCache<string, WordForms>>;

export function formsOf(word: string, language: Language): WordForms {
  const known = cached[language].get(word);
  if (known !== undefined) return known;
  const forms = findForms(word.toLowerCase(), language);
  if (word.length <= longestCached) cached[language].set(word, forms);
  return forms;
}

function findForms(lower: string, language: Language): WordForms {
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
