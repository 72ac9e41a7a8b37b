import type { Glossary } from "../../../glossary/glossary.ts";
import { isCommonWord } from "../../../text/casing/common-words.ts";
import type { Language } from "../../../text/language.ts";
import { foldText } from "../../../text/normal-form.ts";

/** Whether the word lists or the glossary have a word, whatever its case. */
export function isEverydayWord(word: string, language: Language, glossary: Glossary): boolean {
  return (
    isCommonWord(word.toLowerCase(), language) || glossary.roleOf(foldText(word), language) !== undefined
  );
}
