import type { Language } from "../../text/language.ts";
import type { WordReading } from "../../text/read-words.ts";
import { isDetected, isListed } from "./words-of-language.ts";

/**
 * "The" of an English title in a French or Italian feed, which without its accent is tea as well: English where any
 * other word of the name is known to English and not to the language, or the next one is no word of the language.
 */
export function isEnglishArticle({ folded, tokens }: WordReading, place: number, source: Language): boolean {
  if (source === "en" || tokens[place]?.text.toLowerCase() !== "the") return false;
  const next = tokens[place + 1];
  if (next?.kind === "word" && !isListed(next.folded, source)) return true;
  return folded.some((word, other) => other !== place && isEnglishAlone(word, source));
}

function isEnglishAlone(folded: string, source: Language): boolean {
  return isDetected(folded, "en") && !isDetected(folded, source);
}
