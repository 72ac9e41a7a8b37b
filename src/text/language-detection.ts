import { type Language, textLanguages } from "./language.ts";
import { isStopWord } from "./stop-words.ts";
import { tokenize } from "./tokens.ts";

export interface DetectedLanguage {
  readonly language: Language | undefined;
  readonly confidence: number;
}

export function detectLanguage(text: string): DetectedLanguage {
  const words = tokenize(text).filter((token) => token.kind === "word");
  let best: DetectedLanguage = { language: undefined, confidence: 0 };
  for (const language of textLanguages) {
    const hits = words.filter((word) => isStopWord(word.folded, language)).length;
    const confidence = words.length === 0 ? 0 : hits / words.length;
    if (confidence > best.confidence) best = { language, confidence };
  }
  return best;
}
