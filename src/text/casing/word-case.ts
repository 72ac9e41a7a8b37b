import type { Language } from "../language.ts";
import { foldText } from "../normal-form.ts";
import { acronyms, brandNames, mixedCaseNames } from "./fixed-words.ts";
import { isGermanAdjective } from "./german-adjectives.ts";
import { smallWords } from "./small-words.ts";

/** A word and where it stands. */
export interface WordPlace {
  readonly word: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** A model number follows: Galaxy S5. */
  readonly isBeforeCode: boolean;
  readonly isHyphenated: boolean;
  /** It stands where a model designation has its letters: AVR-X, PMA 50. */
  readonly isModelPart: boolean;
  /** An apostrophe follows, as after an elided article: l'huile. */
  readonly isElided: boolean;
}

/** One word of a product name, written all in one case so far, in the case usual in that language. */
export function caseWord(place: WordPlace, language: Language): string {
  const lower = place.word.toLowerCase();
  if (place.isElided && smallWords[language].has(foldText(lower)))
    return place.isFirst ? capitalized(lower) : lower;
  const fixed = mixedCaseNames.get(lower) ?? acronyms.get(lower);
  if (fixed !== undefined) return fixed;
  if (isRomanNumeral(place.word) || isLetterName(place, language)) return place.word;
  return capitalsOf(lower, place, language) ? capitalized(lower) : lower;
}

function capitalsOf(lower: string, place: WordPlace, language: Language): boolean {
  if (place.isFirst) return true;
  if (smallWords[language].has(lower)) return language === "en" && place.isLast && lower.length > 2;
  if (language === "en") return true;
  if (language === "de") return !isGermanAdjective(lower);
  return place.isBeforeCode || brandNames.has(foldText(lower)) || looksForeign(lower, language);
}

/** Spellings that French and Italian words do not have, so that a name is likely. */
function looksForeign(lower: string, language: "fr" | "it"): boolean {
  if (lower.length < 4) return false;
  if (/[kw]|oo|sh|y[^aeiou]|th$|ck|ght|[bcdfghjklmnpqrstvwxz]{4}/.test(lower)) return true;
  return (
    language === "it" &&
    /[bcdfghjmpqstvxz]$/.test(lower) &&
    !/^(?:sport|film|set|kit|spray|gel|box|bio|relax|stop|top|light|comfort|design|smart|fitness|beauty|trekking|plus|jeans|stress|express|lotus|bonus|virus|lapis|gratis|mais|anti.*)$/.test(
      lower,
    )
  );
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

/** Capitals that are read letter by letter: no vowel, at most four, or one letter that is no word. */
function isLetterName({ word, isHyphenated, isModelPart }: WordPlace, language: Language): boolean {
  if (word !== word.toUpperCase()) return false;
  if (isModelPart && word.length <= 3 && !shortWords.has(word)) return true;
  if (/^(?!SCH|STR|SPR|SCR|THR|SHR|SPL|PHR|CHR)[B-DF-HJ-NP-TV-XZ]{3}[AEIOU]$/.test(word)) return true;
  if (smallWords[language].has(word.toLowerCase())) return false;
  if (word.length === 1) return true;
  if (word.length === 2 && (isHyphenated || language === "de")) return !/^(?:ÖL|EI|NR|ST)$/.test(word);
  return (
    word.length <= 4 && !/[AEIOUYÀ-ÖØ-Þ]/.test(word) && !/^(?:NR|ST|DR|MR|MRS|MS|SCHW|STK|TLG)$/.test(word)
  );
}

function capitalized(lower: string): string {
  const [first = ""] = lower;
  return first.toUpperCase() + lower.slice(first.length);
}
