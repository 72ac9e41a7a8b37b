import { oncePerObject } from "../../../catalog/once-per-key.ts";
import type { Glossary } from "../../../glossary/glossary.ts";
import { BoundedCache } from "../../../text/bounded-cache.ts";
import { isCommonWord } from "../../../text/casing/common-words.ts";
import { type Language, textLanguages } from "../../../text/language.ts";
import { foldText } from "../../../text/normal-form.ts";

type CachedAnswers = Readonly<Record<Language, BoundedCache<string, boolean>>>;

/** At some 100 bytes each 2 MB in all four languages; there are few glossaries. */
const capacity = 4_000;
const longestCached = 40;

/** Whether the word lists or the glossary have a word, whatever its case. */
export function isEverydayWord(word: string, language: Language, glossary: Glossary): boolean {
  const cached = cachedOf(glossary)[language];
  const known = cached.get(word);
  if (known !== undefined) return known;
  const isKnown =
    isCommonWord(word.toLowerCase(), language) || glossary.roleOf(foldText(word), language) !== undefined;
  if (word.length <= longestCached) cached.set(word, isKnown);
  return isKnown;
}

const cachedOf = oncePerObject(
  (_glossary: Glossary) =>
    Object.fromEntries(
      textLanguages.map((language) => [language, new BoundedCache<string, boolean>(capacity)]),
    ) as CachedAnswers,
);
