import type { Language } from "../language.ts";
import { foldText } from "../normal-form.ts";
import { isCommonWord } from "./common-words.ts";
import { brandNames } from "./fixed-words.ts";
import { isGermanAdjective } from "./german-adjectives.ts";
import { smallWords } from "./small-words.ts";
import { formsOf } from "./word-forms.ts";
import type { WordSurroundings } from "./word-surroundings.ts";

/** A word and where it stands. */
export interface WordPlace {
  readonly word: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** A unit written as a word: 7 litres. */
  readonly isUnit: boolean;
  readonly around: WordSurroundings;
}

/** Whether a folded word is an everyday one, which the language writes small: what a glossary knows beyond the word lists. */
export type KnowsWord = (folded: string) => boolean;

/** One word of a product name, written all in one case so far, in the case usual in that language. */
export function caseWord(place: WordPlace, language: Language, knows: KnowsWord): string {
  const { lower, capitalized, fixed, isSmall } = formsOf(place.word, language);
  if (place.around.isElided && isSmall) return place.isFirst ? capitalized : lower;
  if (isSmall && !place.isFirst && !place.isLast && lower.length > 1 && language !== "en") return lower;
  if (fixed !== undefined) return fixed;
  if (isRomanNumeral(place.word) || isLetterName(place, isSmall, language)) return place.word;
  if (place.isFirst) return capitalized;
  const isCapital = isSmall
    ? language === "en" && place.isLast && lower.length > 2
    : capitalsOf(lower, place, { language, knows });
  return isCapital ? capitalized : lower;
}

interface Vocabulary {
  readonly language: Language;
  readonly knows: KnowsWord;
}

/** Of a word that is not small. In French and Italian one that nobody knows is taken for a name. */
function capitalsOf(lower: string, { isUnit, around }: WordPlace, { language, knows }: Vocabulary): boolean {
  if (language === "en") return true;
  if (language === "de") return !isGermanAdjective(lower);
  if (isUnit || (around.isTail && !brandNames.has(foldText(lower)))) return false;
  if (around.isBeforeCode && !isCommonWord(lower, language)) return true;
  const folded = foldText(lower);
  if (around.isAfterElision) return brandNames.has(folded);
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

/** Characters. */
const longestLetterName = 4;

/** Capitals that are read letter by letter: no vowel, at most four, or one letter that is no word. */
function isLetterName({ word, around }: WordPlace, isSmall: boolean, language: Language): boolean {
  if (word.length > longestLetterName || word !== word.toUpperCase()) return false;
  if (around.isModelPart && word.length <= 3 && !shortWords.has(word)) return true;
  if (/^(?!SCH|STR|SPR|SCR|THR|SHR|SPL|PHR|CHR)[B-DF-HJ-NP-TV-XZ]{3}[AEIOU]$/.test(word)) return true;
  if (word.length === 1) return !/^[AÀEYOI]$/.test(word) || !smallWords[language].has(word.toLowerCase());
  if (isSmall) return false;
  if (word.length === 2 && (language === "fr" || language === "it")) return !shortRomanceWords.has(word);
  if (word.length === 2 && (around.isHyphenated || language === "de")) return !/^(?:ÖL|EI|NR|ST)$/.test(word);
  return !/[AEIOUYÀ-ÖØ-Þ]/.test(word) && !/^(?:NR|ST|DR|MR|MRS|MS|SCHW|STK|TLG)$/.test(word);
}
