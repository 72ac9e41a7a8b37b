import { type Language, textLanguages } from "../../text/language.ts";
import { detectLanguage } from "../../text/language-detection.ts";
import type { FieldReading } from "./read-field.ts";

/** Undefined where the text does not tell. */
export interface LanguageGuess {
  readonly language: Language | undefined;
  /** From 0 to 1. */
  readonly confidence: number;
}

const fewestSmallWords = 4;
const clearRatio = 2;

/**
 * The language of a text. Its function words alone tell most descriptions apart; detection by all words, which costs
 * more, is left for the others. To be asked through `once`.
 */
export function guessLanguage({ text, survey }: FieldReading): LanguageGuess {
  let [best, second] = [0, 0];
  let language: Language | undefined;
  for (const [place, candidate] of textLanguages.entries()) {
    const count = survey.functionWordsOf(place);
    if (count > best) {
      second = best;
      best = count;
      language = candidate;
    } else if (count > second) second = count;
  }
  const isClear = best >= fewestSmallWords && best >= second * clearRatio;
  return isClear ? { language, confidence: 1 } : detectLanguage(text);
}
