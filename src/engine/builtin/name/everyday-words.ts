import { oncePerObject } from "../../../catalog/once-per-key.ts";
import type { Glossary } from "../../../glossary/glossary.ts";
import { isCommonWord } from "../../../text/casing/common-words.ts";
import { type Language, textLanguages } from "../../../text/language.ts";
import { foldText } from "../../../text/normal-form.ts";
import { RecentAnswers } from "../../../text/tokens/recent-answers.ts";

type KeptAnswers = Readonly<Record<Language, RecentAnswers<boolean>>>;

/** At some 100 bytes each 2 MB in all four languages; there are few glossaries. */
const mostKept = 4_000;
const longestKept = 40;

/** Whether the word lists or the glossary have a word, whatever its case. */
export function isEverydayWord(word: string, language: Language, glossary: Glossary): boolean {
  const kept = keptOf(glossary)[language];
  const known = kept.find(word);
  if (known !== undefined) return known;
  const isKnown =
    isCommonWord(word.toLowerCase(), language) || glossary.roleOf(foldText(word), language) !== undefined;
  if (word.length <= longestKept) kept.keep(word, isKnown);
  return isKnown;
}

const keptOf = oncePerObject(
  (_glossary: Glossary) =>
    Object.fromEntries(
      textLanguages.map((language) => [language, new RecentAnswers<boolean>(mostKept)]),
    ) as KeptAnswers,
);
