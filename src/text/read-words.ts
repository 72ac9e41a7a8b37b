import type { Language } from "./language.ts";
import { stem } from "./stems.ts";
import { LastAnswers } from "./tokens/last-answers.ts";
import { type Token, tokenize } from "./tokens.ts";

/** A text's tokens with what phrase tables look up: the folded words and, when first asked for, the stems. */
export interface WordReading {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly folded: readonly string[];
  stems(language: Language): readonly string[];
}

/** Characters; names have fewer. */
const longestKept = 600;
const kept = new LastAnswers<WordReading>(32);

/** The readings of the last few texts are kept. */
export function readWords(text: string): WordReading {
  if (text.length > longestKept) return createReading(text);
  const known = kept.find(text);
  if (known !== undefined) return known;
  const reading = createReading(text);
  kept.keep(text, reading);
  return reading;
}

function createReading(text: string): WordReading {
  const tokens = tokenize(text);
  const stems: Partial<Record<Language, readonly string[]>> = {};
  return {
    text,
    tokens,
    folded: tokens.map((token) => token.folded),
    stems: (language) => {
      stems[language] ??= tokens.map((token) => stem(token.folded, language));
      return stems[language];
    },
  };
}
