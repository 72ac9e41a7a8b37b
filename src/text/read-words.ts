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

export function readWords(text: string): WordReading {
  const tokens = tokenize(text);
  const kept = new Map<Language, readonly string[]>();
  return {
    text,
    tokens,
    folded: tokens.map((token) => token.folded),
    stems(language) {
      const held = kept.get(language);
      if (held) return held;
      const stems = tokens.map((token) => stem(token.folded, language));
      kept.set(language, stems);
      return stems;
    },
  };
}
