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
 * An inflectional stemmer: removes number, case and gender endings, but no derivational ones (printer does not become print).
 * `folded` is a word folded by `foldText`; the stem is for comparison only and need not be a word.
 */
export function stem(folded: string, language: Language): string {
  return stemmers[language](folded);
}

/** A text's tokens with the keys that phrase tables look up: the folded words and the stems, which are computed lazily. */
export interface WordReading {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly folded: readonly string[];
  stems(language: Language): readonly string[];
}

/** In characters; names are shorter. */
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
