import type { Language } from "../../../text/language.ts";
import { detectLanguage } from "../../../text/language-detection.ts";
import type { SourcePassage } from "./read-passages.ts";

export interface LanguageChoice {
  readonly language: Language;
  readonly passages: readonly SourcePassage[];
  /** How many were left out, since they are in another language. */
  readonly otherCount: number;
}

/** Shorter texts tell too little to be left out for it. */
const fewestWords = 7;
const sureConfidence = 0.95;
/** So many words in the asked language are a text of their own. */
const fewestAskedWords = 15;

/**
 * The passages in one language: in the asked one where the source has such a text beside another, else in the
 * source's. A labelled fact and what does not tell its language stay.
 * @param language that the passages were read in
 */
export function inOneLanguage(
  passages: readonly SourcePassage[],
  { language, asked }: { language: Language; asked: Language | undefined },
): LanguageChoice {
  if (asked !== undefined && asked !== language) {
    const inAsked = passages.filter((passage) => otherLanguage(passage, language) === asked);
    if (inAsked.reduce((sum, { source }) => sum + source.words, 0) >= fewestAskedWords)
      return { language: asked, passages: inAsked, otherCount: passages.length - inAsked.length };
  }
  const kept = passages.filter((passage) => otherLanguage(passage, language) === undefined);
  return kept.length === 0
    ? { language, passages, otherCount: 0 }
    : { language, passages: kept, otherCount: passages.length - kept.length };
}

/** The language that the passage is surely in, where it is not the expected one; its small words tell first. */
function otherLanguage({ source, kind }: SourcePassage, expected: Language): Language | undefined {
  const { text, folded, words, smallWords } = source;
  if (words < fewestWords || kind === "label" || smallWords * 6 >= folded.length) return undefined;
  const { language, confidence } = detectLanguage(text);
  return language !== expected && confidence > sureConfidence ? language : undefined;
}
