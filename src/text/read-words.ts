import { BoundedCache } from "./bounded-cache.ts";
import type { Language } from "./language.ts";
import { stem } from "./stems.ts";
import { type Token, tokenize } from "./tokens.ts";

/** A text's tokens with what phrase tables look up: the folded words and, when first asked for, the stems. */
export interface WordReading {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly folded: readonly string[];
  stems(language: Language): readonly string[];
}

/** Characters; names have fewer. */
const longestCached = 600;
const readings = new BoundedCache<string, WordReading>(64);

export function readWords(text: string): WordReading {
  return text.length > longestCached ? createReading(text) : readings.getOrCompute(text, createReading);
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
