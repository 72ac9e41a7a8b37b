import { textLanguages } from "./language.ts";
import { judgeLines } from "./language-identification.ts";
import { wordModel } from "./language-profiles.ts";
import { levelOf, levelsOf, type OtherLanguage, otherLanguages } from "./language-tables.ts";

/** How a language that is only recognized is called in sentences. */
export const otherLanguageNames: Readonly<Record<OtherLanguage, string>> = {
  es: "Spanish",
  nl: "Dutch",
  pt: "Portuguese",
  nordic: "a Scandinavian language",
  slavic: "a Slavic language",
  ro: "Romanian",
  tr: "Turkish",
  hu: "Hungarian",
  fi: "Finnish",
};

/** All languages that are recognised: the four in their order, then the others. The index is that of a judgement's scores. */
export const candidates = [...textLanguages, ...otherLanguages] as const;
export type Candidate = (typeof candidates)[number];

const scripts = [
  ["Greek", /\p{Script=Greek}/gu],
  ["a language in Cyrillic letters", /\p{Script=Cyrillic}/gu],
  ["Japanese", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["Korean", /\p{Script=Hangul}/gu],
  ["Chinese or Japanese", /\p{Script=Han}/gu],
  ["Arabic", /\p{Script=Arabic}/gu],
  ["Hebrew", /\p{Script=Hebrew}/gu],
  ["Thai", /\p{Script=Thai}/gu],
  ["an Indian language", /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}]/gu],
] as const;

/** Letters beyond Latin and the signs that all languages share. */
const beyondLatin = /[\u0370-\u1dff\u2e80-\ud7ff\uf900-\ufaff\ufe70-\ufefc\uff66-\uffdc]/;
const anyLetter = /\p{L}/gu;
const leastLetters = 3;
/** One in so many letters is enough to tell Japanese, most of which is written in Chinese characters. */
const kanaShare = 0.1;

/**
 * The language of a text that is mostly not in Latin letters, as it is called in sentences. A few such letters among Latin
 * ones (Ω, μ, a maker's own name) tell nothing.
 */
export function languageByScript(text: string): string | undefined {
  if (!beyondLatin.test(text)) return undefined;
  const letters = text.match(anyLetter)?.length ?? 0;
  const found = scripts
    .map(([name, letter]) => ({ name, count: text.match(letter)?.length ?? 0 }))
    .filter(({ count }) => count > 0);
  const foreign = found.reduce((sum, { count }) => sum + count, 0);
  if (foreign < leastLetters || 2 * foreign < letters) return undefined;
  const kana = found.find(({ name, count }) => name === "Japanese" && count >= kanaShare * foreign);
  return (kana ?? found.sort((a, b) => b.count - a.count)[0])?.name;
}

/** What a text's words tell of its language. */
export interface LanguageEvidence {
  /** Relative log probabilities by `candidates`, at most 0. */
  readonly scores: readonly number[];
  /** The number of words that tell something. */
  readonly tellingCount: number;
  /** How many of its words a language has that none of the four has. */
  ownWords(language: OtherLanguage): number;
}

/** @param text its beginning is enough: 40 words are read */
export function languageEvidence(text: string): LanguageEvidence {
  const { scores, words, tellingCount } = judgeLines(text);
  return {
    scores,
    tellingCount,
    ownWords: (language) => countOwnWords(words, candidates.indexOf(language)),
  };
}

function countOwnWords(words: ReadonlySet<string>, candidate: number): number {
  const { known, neutral } = wordModel();
  let count = 0;
  for (const word of words) {
    const packed = word.length < 2 || neutral.has(word) ? undefined : levelsOf(known, word);
    if (packed === undefined || levelOf(packed, candidate) === 0) continue;
    if (textLanguages.every((_, own) => levelOf(packed, own) === 0)) count += 1;
  }
  return count;
}
