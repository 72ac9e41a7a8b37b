import type { Language } from "../language.ts";
import { foldText } from "../normal-form.ts";
import { isCommonWord } from "./common-words.ts";
import { acronyms, brandNames, mixedCaseNames } from "./fixed-words.ts";
import { isGermanAdjective } from "./german-adjectives.ts";
import { foreignSmallWords, smallWords } from "./small-words.ts";

/** A word and where it stands. */
export interface WordPlace {
  readonly word: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** A model number follows: Galaxy S5. */
  readonly isBeforeCode: boolean;
  readonly isHyphenated: boolean;
  /** The second half of a compound whose first is an everyday word. */
  readonly isTail: boolean;
  /** A unit written as a word: 7 litres. */
  readonly isUnit: boolean;
  /** It stands where a model designation has its letters: AVR-X, PMA 50. */
  readonly isModelPart: boolean;
  /** Behind an elided article: d'été. */
  readonly isAfterElision: boolean;
  /** An apostrophe follows, as after an elided article: l'huile. */
  readonly isElided: boolean;
}

/** Whether a folded word is an everyday one, which the language writes small: what a glossary knows beyond the word lists. */
export type KnowsWord = (folded: string) => boolean;

/** One word of a product name, written all in one case so far, in the case usual in that language. */
export function caseWord(place: WordPlace, language: Language, knows: KnowsWord): string {
  const lower = place.word.toLowerCase();
  const isSmall = isSmallWord(lower, language);
  if (place.isElided && isSmall) return place.isFirst ? capitalized(lower) : lower;
  if (isSmall && !place.isFirst && !place.isLast && lower.length > 1 && language !== "en") return lower;
  const fixed = mixedCaseNames.get(lower) ?? acronyms.get(lower);
  if (fixed !== undefined) return fixed;
  if (isRomanNumeral(place.word) || isLetterName(place, language)) return place.word;
  return capitalsOf(lower, place, { language, knows }) ? capitalized(lower) : lower;
}

/** Of the language, or plainly of another one: names mix them. */
function isSmallWord(lower: string, language: Language): boolean {
  return (
    smallWords[language].has(lower) ||
    smallWords[language].has(foldText(lower)) ||
    foreignSmallWords.has(lower)
  );
}

interface Vocabulary {
  readonly language: Language;
  readonly knows: KnowsWord;
}

/** In French and Italian a word that nobody knows is taken for a name. */
function capitalsOf(lower: string, place: WordPlace, { language, knows }: Vocabulary): boolean {
  if (place.isFirst) return true;
  if (isSmallWord(lower, language)) return language === "en" && place.isLast && lower.length > 2;
  if (language === "en") return true;
  if (language === "de") return !isGermanAdjective(lower);
  if (place.isUnit || (place.isTail && !brandNames.has(foldText(lower)))) return false;
  if (place.isBeforeCode && !isCommonWord(lower, language)) return true;
  const folded = foldText(lower);
  if (place.isAfterElision) return brandNames.has(folded);
  return brandNames.has(folded) || !(isCommonWord(lower, language) || knows(folded));
}

/** II to XX; single letters and words such as MIX are none. */
function isRomanNumeral(word: string): boolean {
  return /^(?=..)X{0,2}(?:I{1,3}|I[VX]|VI{0,3})?$/.test(word);
}

/** Short words that a number may follow, or a hyphen join. */
const shortWords: ReadonlySet<string> = new Set(
  "SET LOT KIT BOX TOP BIO POT SAC ART VOL THE LES DES UNE SIX SIM ALL ONE TWO BAR BED BAG CUP CAP HAT MUG PAN POP PRO SKI TEE TEA TOY WEB EIS UHR HUT TEE BIG MIN MAX MID MOD MIX NEU NEW OLD OIL ÖL EI TRE DUE PER CON BOL LIT PAR MÜN SIR DU LE LA UN DE EN ET DI IL ER ES IN IM AB AN MIT FÜR UND DER DIE DAS".split(
    " ",
  ),
);

/** French and Italian words of two letters that are not among the small ones; others are abbreviations (TU, HP). */
const shortRomanceWords: ReadonlySet<string> = new Set(
  "OR OS AN NU NÉ VU LU MA TA ME TE SE NE JE IL ON MI TI SI CI VI NO SÌ TÈ RE".split(" "),
);

/** Capitals that are read letter by letter: no vowel, at most four, or one letter that is no word. */
function isLetterName({ word, isHyphenated, isModelPart }: WordPlace, language: Language): boolean {
  if (word !== word.toUpperCase()) return false;
  if (isModelPart && word.length <= 3 && !shortWords.has(word)) return true;
  if (/^(?!SCH|STR|SPR|SCR|THR|SHR|SPL|PHR|CHR)[B-DF-HJ-NP-TV-XZ]{3}[AEIOU]$/.test(word)) return true;
  if (word.length === 1) return !/^[AÀEYOI]$/.test(word) || !smallWords[language].has(word.toLowerCase());
  if (isSmallWord(word.toLowerCase(), language)) return false;
  if (word.length === 2 && (language === "fr" || language === "it")) return !shortRomanceWords.has(word);
  if (word.length === 2 && (isHyphenated || language === "de")) return !/^(?:ÖL|EI|NR|ST)$/.test(word);
  return (
    word.length <= 4 && !/[AEIOUYÀ-ÖØ-Þ]/.test(word) && !/^(?:NR|ST|DR|MR|MRS|MS|SCHW|STK|TLG)$/.test(word)
  );
}

function capitalized(lower: string): string {
  const [first = ""] = lower;
  return first.toUpperCase() + lower.slice(first.length);
}
