import { type Language, textLanguages } from "../../text/language.ts";
import { detectLanguage } from "../../text/language-detection.ts";
import { isStopWord } from "../../text/stop-words.ts";
import type { FieldReading } from "./read-field.ts";

/** Undefined where the text does not tell. */
export interface LanguageGuess {
  readonly language: Language | undefined;
  /** From 0 to 1. */
  readonly confidence: number;
}

const fewestSmallWords = 4;
const clearRatio = 2;
const mostWordsCounted = 60;

/**
 * The language of a text. Its function words alone tell most descriptions apart; detection by all words, which costs
 * more, is left for the others. To be asked through `once`.
 */
export function guessLanguage({ text, words }: FieldReading): LanguageGuess {
  const first = words.folded.slice(0, mostWordsCounted);
  let [best, second] = [0, 0];
  let language: Language | undefined;
  for (const candidate of textLanguages) {
    const count = first.filter((word) => isStopWord(word, candidate)).length;
    if (count > best) {
      second = best;
      best = count;
      language = candidate;
    } else if (count > second) second = count;
  }
  const isClear = best >= fewestSmallWords && best >= second * clearRatio;
  return isClear ? { language, confidence: 1 } : detectLanguage(text);
}
