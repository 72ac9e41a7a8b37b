import type { Glossary } from "../../../glossary/glossary.ts";
import { isCommonWord } from "../../../text/casing/common-words.ts";
import { type Language, textLanguages } from "../../../text/language.ts";
import { foldText } from "../../../text/normal-form.ts";
import { RecentAnswers } from "../../../text/tokens/recent-answers.ts";

type KnownWords = Readonly<Record<Language, RecentAnswers<"known" | "unknown">>>;

/** At some 100 bytes each 2 MB in all four languages; there are few glossaries. */
const mostKept = 4_000;
const longestKept = 40;
const keptByGlossary = new WeakMap<Glossary, KnownWords>();

/** Whether the word lists or the glossary have a word, whatever its case. */
export function isEverydayWord(word: string, language: Language, glossary: Glossary): boolean {
  const kept = keptOf(glossary)[language];
  const known = kept.find(word);
  if (known !== undefined) return known === "known";
  const isKnown =
    isCommonWord(word.toLowerCase(), language) || glossary.roleOf(foldText(word), language) !== undefined;
  if (word.length <= longestKept) kept.keep(word, isKnown ? "known" : "unknown");
  return isKnown;
}

function keptOf(glossary: Glossary): KnownWords {
  const held = keptByGlossary.get(glossary);
  if (held) return held;
  const answers = () => new RecentAnswers<"known" | "unknown">(mostKept);
  const kept = Object.fromEntries(textLanguages.map((language) => [language, answers()])) as KnownWords;
  keptByGlossary.set(glossary, kept);
  return kept;
}
