import { BoundedCache, cacheSizes } from "../lib/cache.ts";
import type { Language } from "./language.ts";
import { stemEnglish } from "./stemmer-english.ts";
import { stemFrench } from "./stemmer-french.ts";
import { stemGerman } from "./stemmer-german.ts";
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

const irregularItalian: ReadonlyMap<string, string> = new Map(
  Object.entries({
    uomini: "uom",
    uomo: "uom",
    uova: "uov",
    uovo: "uov",
    buoi: "bue",
    dei: "dei",
  }),
);

const italianEndings = "aeio";

/** Removes plural and gender endings: scarpa, scarpe; orologio, orologi; giacca, giacche; lungo, lunghi. */
function stemItalian(folded: string): string {
  const known = irregularItalian.get(folded);
  if (known !== undefined) return known;
  if (folded.length < 4) return folded;
  const bare = withoutVowels(folded);
  return bare.length > 3 && /[cg]h$/.test(bare) ? bare.slice(0, -1) : bare;
}

function withoutVowels(word: string): string {
  if (!italianEndings.includes(word.charAt(word.length - 1))) return word;
  return word.charAt(word.length - 2) === "i" && word.length > 4 ? word.slice(0, -2) : word.slice(0, -1);
}
