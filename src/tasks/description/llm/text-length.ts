import type { DescriptionLength } from "../../../api/vocabulary.ts";
import type { Language } from "../../../nlp/language.ts";
import { splitSentences } from "../../../nlp/sentence-splitter.ts";

/** Removes last sentences until the text has at most `maxWords` words; paragraphs are preserved. */
export function cutToWords(text: string, maxWords: number, language: Language): string {
  let rest = text;
  while (countWords(rest) > maxWords) {
    const shorter = withoutLastSentence(rest, language);
    if (shorter === "") return rest;
    rest = shorter;
  }
  return rest;
}

function withoutLastSentence(text: string, language: Language): string {
  const lineStart = text.lastIndexOf("\n") + 1;
  const sentences = splitSentences(text.slice(lineStart), language);
  const last = sentences.at(-1);
  return text.slice(0, lineStart + (sentences.length > 1 && last ? last.start : 0)).trimEnd();
}

/** Cuts to at most `longest` UTF-16 units after a whole word. */
export function cutToCharacters(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const space = text.lastIndexOf(" ", longest);
  const cut = text.slice(0, space > 0 ? space : longest).toWellFormed();
  return cut.replace(/[\s,;:(–-]+$/u, "");
}

/** Counts words as an editor does: separated by blanks, with a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export interface WordLimits {
  /** Words, as defined by the API. */
  readonly min: number;
  readonly max: number;
  /** The range requested from the model, with a margin below `max`, as models count imprecisely. */
  readonly aim: readonly [fewest: number, most: number];
}

export const wordLimits: Readonly<Record<DescriptionLength, WordLimits>> = {
  short: { min: 0, max: 60, aim: [30, 50] },
  medium: { min: 60, max: 150, aim: [80, 125] },
  long: { min: 150, max: 300, aim: [180, 260] },
};
