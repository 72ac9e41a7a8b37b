import { BoundedCache, cacheSizes } from "../lib/cache.ts";
import type { Language } from "./language.ts";
import { stemEnglish } from "./stemmer-english.ts";
import { stemFrench } from "./stemmer-french.ts";
import { stemGerman } from "./stemmer-german.ts";
import { stemItalian } from "./stemmer-italian.ts";
import { type Token, tokenize } from "./tokenizer.ts";

const stemmers: Readonly<Record<Language, (folded: string) => string>> = {
  en: stemEnglish,
  de: stemGerman,
  fr: stemFrench,
  it: stemItalian,
};

/**
 * What the forms of one word share: number, case and gender endings are taken off, nothing that makes
 * another word of it (a printer is no print). `folded` is a lower-case word as `foldText` writes it; the
 * stem is for comparing alone and need not be a word.
 */
export function stem(folded: string, language: Language): string {
  return stemmers[language](folded);
}

/** A text's tokens with what phrase tables look up: the folded words and, when first asked for, the stems. */
export interface WordReading {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly folded: readonly string[];
  stems(language: Language): readonly string[];
}

/** Characters; names have fewer. */
const longestCached = 600;
const readings = new BoundedCache<string, WordReading>(cacheSizes.texts);

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
