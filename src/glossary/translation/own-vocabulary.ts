import type { Language } from "../../text/language.ts";
import { readWords } from "../../text/read-words.ts";
import { ownWords } from "../own-words.ts";

const kept = new Map<Language, ReadonlySet<string>>();

/** All words of the word lists in a language, those too that only stand inside of phrases; folded. */
export function ownVocabulary(language: Language): ReadonlySet<string> {
  const held = kept.get(language);
  if (held) return held;
  const words = new Set<string>();
  for (const { written } of ownWords()) {
    for (const { language: other, text } of written) {
      if (other === language) for (const word of readWords(text).folded) words.add(word);
    }
  }
  kept.set(language, words);
  return words;
}
