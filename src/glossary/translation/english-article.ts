import { findKnownWord } from "../../text/detection/known-words.ts";
import { wordModel } from "../../text/detection/word-model.ts";
import { type Language, textLanguages } from "../../text/language.ts";
import type { WordReading } from "../../text/read-words.ts";

/**
 * "The" of an English title in a French or Italian feed, which without its accent is tea as well: English where any
 * other word of the name is known to English and not to the language.
 */
export function isEnglishArticle({ folded, tokens }: WordReading, place: number, source: Language): boolean {
  if (source === "en" || tokens[place]?.text.toLowerCase() !== "the") return false;
  return folded.some((word, other) => other !== place && isEnglishAlone(word, source));
}

const unlikely = Math.log(1e-5);

function isEnglishAlone(folded: string, source: Language): boolean {
  const logs = findKnownWord(wordModel().known, folded)?.logs;
  const knows = (language: Language) => (logs?.[textLanguages.indexOf(language)] ?? unlikely) > unlikely;
  return knows("en") && !knows(source);
}
