import { lazily } from "../lib/once.ts";
import type { WordSurroundings } from "./casing-context.ts";
import {
  acronyms,
  acronymsOf,
  brandNames,
  foreignSmallWords,
  germanAdjectives,
  mixedCaseNames,
  properNames,
  shortWords,
  smallWords,
  technicalAcronyms,
  techniqueNames,
} from "./casing-words.ts";
import { type Language, textLanguages } from "./language.ts";
import { isCommonWord } from "./language-profiles.ts";
import { foldText } from "./normalizer.ts";

const endings =
  /(?:lich|[^n]ig|isch|bar|sam|los|frei|fest|dicht|förmig|fähig|farben|farbig|artig|arm|reich|haft|voll|iert)(?:e[nrsm]?)?$/u;
const nounsWithAdjectiveEnding =
  /(?:tisch|fisch|honig|essig|könig|käfig|teig|steig|pfennig|reisig|zweig|arm|balsam|nachbar|bar|los|fest|gebiss|fleisch|frosch|reich|alarm|lachs|podest|manifest|[mw]ischer|frischer|verdichter|befestiger)(?:e[nrsm]?|s)?$/u;
const declension = /e(?:n|r|s|m)?$/u;

/** "sinkend", "pflegend": only without an ending, for "Blende" and "Kalender" are nouns. */
const participle = /^\p{Ll}*[aeiouäöüy]\p{Ll}*[^aeiouäöüy\P{L}]end$/u;
const nounInEnd =
  /abend|jugend|tugend|(?<!l)gegend|elend|dutzend|tausend|trend|weekend|^legend|blend|friend$/u;

/** Whether a lower-case German word is probably an adjective rather than a noun, by list and by ending. */
export function isGermanAdjective(word: string): boolean {
  if (germanAdjectives().has(word) || germanAdjectives().has(word.replace(declension, ""))) return true;
  if (participle.test(word) && !nounInEnd.test(word)) return true;
  return word.length > 5 && endings.test(word) && !nounsWithAdjectiveEnding.test(word);
}

/** The possible forms of a word, independent of its position. */
interface WordForms {
  readonly lower: string;
  readonly capitalized: string;
  /** The only spelling of an acronym or a name in mixed case. */
  readonly fixed: string | undefined;
  /** An article, preposition or conjunction of the language, or an unambiguous one of another, because names mix languages. */
  readonly isSmall: boolean;
}

function formsOf(word: string, language: Language): WordForms {
  const lower = word.toLowerCase();
  const words = smallWords()[language];
  return {
    lower,
    capitalized: capitalized(lower),
    fixed: fixedSpelling(lower) ?? acronymsOf(language).get(lower),
    isSmall: words.has(lower) || words.has(foldText(lower)) || foreignSmallWords().has(lower),
  };
}

/** The only spelling of an acronym or a name in mixed case (MDF, iPhone); undefined for other words. */
export function fixedSpelling(word: string): string | undefined {
  const lower = word.toLowerCase();
  return mixedCaseNames().get(lower) ?? acronyms().get(lower);
}

function capitalized(lower: string): string {
  const [first = ""] = lower;
  return first.toUpperCase() + lower.slice(first.length);
}

/** A word with its position. */
interface WordPlace {
  readonly word: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** A unit written as a word: 7 litres. */
  readonly isUnit: boolean;
  readonly around: WordSurroundings;
}

/** Whether a folded word is a common word, which is not capitalized in French and Italian; extends the built-in word lists. */
export type KnowsWord = (folded: string) => boolean;

/** Converts a word of a product name that is entirely in one case to the usual case of the language. */
export function caseWord(place: WordPlace, language: Language, knows: KnowsWord): string {
  const { lower, capitalized, fixed, isSmall } = formsOf(place.word, language);
  if (place.around.isElided && isSmall) return place.isFirst ? capitalized : lower;
  // "AH-MM 200": behind the letters of a model no unit.
  if (place.around.isModelPart && /^[BCDFGHJ-NP-TV-Z]{2,3}$/.test(place.word)) return place.word;
  if (isSmall && !place.isFirst && !place.isLast && lower.length > 1 && language !== "en") return lower;
  if (fixed !== undefined) return fixed;
  if (isRomanNumeral(place.word) || isLetterName(place, isSmall, language)) return place.word;
  if (place.isFirst) return capitalized;
  const isCapital = isSmall
    ? language === "en" && place.isLast && lower.length > 2
    : isCapitalized(lower, place, { language, knows });
  return isCapital ? capitalized : lower;
}

interface Vocabulary {
  readonly language: Language;
  readonly knows: KnowsWord;
}

/** Whether a word that is not small is capitalized. In French and Italian an unknown word is taken for a name. */
function isCapitalized(
  lower: string,
  { isUnit, around }: WordPlace,
  { language, knows }: Vocabulary,
): boolean {
  if (language === "en") return true;
  if (language === "de") return !isGermanAdjective(lower);
  if (isUnit || (around.isTail && !brandNames().has(foldText(lower)))) return false;
  const folded = foldText(lower);
  if (/^anti\p{L}{5,}/u.test(folded) && !brandNames().has(folded)) return false;
  if (around.isBeforeCode && !isCommonWord(lower, language)) return true;
  const isName = brandNames().has(folded) || properNames().has(folded);
  if (around.isAfterElision && lower.length < shortestName) return isName;
  return isName || !(isCommonWord(lower, language) || knows(folded));
}

/** In letters; behind an article a shorter word that nobody knows is no name. */
const shortestName = 5;

/** II to XX; false for single letters and words such as MIX. */
function isRomanNumeral(word: string): boolean {
  return /^(?=..)X{0,2}(?:I{1,3}|I[VX]|VI{0,3})?$/.test(word);
}

/** French and Italian words of two letters besides the small words, and an English one; any others are abbreviations (TU, HP). */
const shortRomanceWords: ReadonlySet<string> = new Set(
  "OR OS AN NU NÉ VU LU MA MY TA ME TE SE NE JE IL ON MI TI SI CI VI NO SÌ TÈ RE".split(" "),
);

/** English words of two letters that no list of common words has, and names; any others are abbreviations (UG, HE). */
const englishPairs: ReadonlySet<string> = new Set(
  "AB AD AH AL AM AU AX BE BI BO CO DA DO ED EL EX GO HA HE HI HO IF IN IS IT JO LA LE LI LO MA ME MO MY NO NU OH OM OX OZ PA PI RE SI SO TA TU TY UP US VI WE YA YE YO ZE".split(
    " ",
  ),
);

/** In characters. */
const longestLetterName = 4;

/** "BCO", "CMU": three letters that begin as no word of a European language does. */
const unspokenOnset =
  /^(?!B[LR]|C[HLNRZ]|D[JRW]|F[JLR]|G[HLNR]|K[HLNRW]|M[CN]|P[FHLNRST]|QU|RH|S[CFHKLMNPQRTVW]|T[CHRSVWZ]|V[LR]|W[HR]|Z[LW])[B-DF-HJ-NP-TV-XZ]{2}[AEIOU]$/;

/** "IDC", "ABC": three letters that end as no word of a European language does, and no usual short form ("EXP."). */
const unspokenCoda =
  /^[AEIOU](?!B[BT]|C[CHKST]|D[DJSV]|F[FST]|G[GHS]|H[A-Z]|KT|L[A-Z]|M[BMPST]|N[CDGKNSTXZ]|P[HPRST]|R[A-Z]|S[CHKPST]|T[HSTZ]|W[LNS]|X[CPT]|ZZ)[B-DF-HJ-NP-TV-XZ]{2}$/;

/** Whether upper-case letters are an initialism: at most four without a vowel, or one letter that is no word. */
function isLetterName({ word, around }: WordPlace, isSmall: boolean, language: Language): boolean {
  if (word.length > longestLetterName || word !== word.toUpperCase()) return false;
  if (around.isModelPart && word.length <= 3 && !shortWords().has(word)) return true;
  if (/^(?!SCH|STR|SPR|SCR|THR|SHR|SPL|PHR|CHR)[B-DF-HJ-NP-TV-XZ]{3}[AEIOU]$/.test(word)) return true;
  if ((unspokenOnset.test(word) || unspokenCoda.test(word)) && !shortWords().has(word)) return true;
  if (word.length === 1) return !/^[AÀEYOI]$/.test(word) || !smallWords()[language].has(word.toLowerCase());
  if (isSmall) return false;
  if (word.length === 2 && (language === "fr" || language === "it")) return !shortRomanceWords.has(word);
  if (word.length === 2 && (around.isHyphenated || language === "de")) return !/^(?:ÖL|EI|NR|ST)$/.test(word);
  if (/[AEIOUYÀ-ÖØ-Þ]/.test(word)) return language === "en" && word.length === 2 && isUnknownPair(word);
  return !/^(?:NR|ST|DR|MR|MRS|MS|SCHW|STK|TLG)$/.test(word);
}

function isUnknownPair(word: string): boolean {
  return !englishPairs.has(word) && textLanguages.every((each) => !isCommonWord(word.toLowerCase(), each));
}

/** Designations that begin with a small letter: i5-1235U, i-Size. */
export const ownSmall = /(?<![\p{L}\p{N}])I(?=[3579]-\d{4}|-[Ss](?:IZE|ize)(?!\p{L}))/u;

const iSize = /(?<![\p{L}\p{N}])i-size(?!\p{L})/giu;

const hiVis = /(?<![\p{L}\p{N}])HI[ -]VIS(?![\p{L}\p{N}])/gu;

/** "D.115X1,0X22,2": a diameter with the other sizes. A thread ("M8X40") is a designation. */
const sizesOfDisc =
  /(?<![\p{L}\p{N}])(?:D\.|Ø)\d{1,4}(?:[.,]\d{1,2})?(?:X\d{1,4}(?:[.,]\d{1,2})?){1,2}(?![\p{L}\p{N}])/gu;

export function withSmallLetters(name: string): string {
  return name
    .replace(sizesOfDisc, (sizes) => sizes.replaceAll("X", "x"))
    .replace(new RegExp(ownSmall, "gu"), "i")
    .replace(iSize, "i-Size")
    .replace(hiVis, "Hi-Vis");
}

/** A letter behind "grado", and behind "classe" where it is no word before another one. */
const grade =
  /(?<=(?<!\p{L})grad[eo]\s)\p{Ll}(?=[+]*(?:$|[\s,;)/–-]))|(?<=(?<![\p{L}-])(?:eek|(?<!(?:world|first|business|high|middle|third|working)\s)class|energie\p{L}*klasse|effizienzklasse|classe\s[ée]n[ée]rg[ée]tique|classe\senergetica)\s)[a-g](?=[+]*(?![\p{L}\p{N}'’]))|(?<=(?<!\p{L})(?:class|classe|klasse|type|typ|tipo|qualité|qualität|qualità)\s)\p{Ll}(?=[+]*(?:$|[,;)/]|\s\d))/giu;
/** "a rated", "a++ rated": an energy class, and no article. */
const rated = /(?<![\p{L}\p{N}])[a-g](?=\+{0,3}[\s-]rated(?!\p{L}))/giu;

/** "11-Fach": how many times, which German writes small. */
const times = /(?<=(?<![\p{L}\p{N}])\d{1,3}-?)F(?:ach|ACH)(?=$|[\s,;.:)/-])/gu;

/** "ON-EAR", "in Ear" of a name that has capitals: how headphones are worn. */
const worn = /(?<![\p{L}\p{N}])(?:in|on|over|around)[ -]ear(?!\p{L})/giu;

const smallBetween = /(?<=\p{Ll}\s)(?:BY|OF|AND|FOR|THE|ON|AT|TO)(?=\s\p{L}\p{Ll})/gu;

/** "Usb-c", "hdmi": in no other case, but in an address. "Led" has its capitals where it has one; small it may be a verb, and French and Italian write it so. */
const technical = lazily(
  () =>
    new RegExp(
      `(?<![\\p{L}\\p{N}@._'’-])(?:(?:${technicalAcronyms().join("|")})(?:-[abc])?|led(?!\\szeppelin))(?![\\p{L}\\p{N}@_'’]|\\.\\p{L})`,
      "giu",
    ),
);

/** "nvidia geforce rtx 5070" in a calm name: a device's parts, whose spelling is fixed and no word of a language. */
const smallNames =
  /(?<![\p{L}\p{N}@._'’/-])(?:nvidia(?: geforce)?|geforce)(?: [rg]tx(?=\s?\d))?(?![\p{L}\p{N}@_'’.-])/gu;

/** "Grade A" keeps its letter, "by" of "New York by Night" is small between words that are lowered, and so is the "s" of "Carter's". */
export function withGrades(name: string): string {
  return withSmallContractions(name)
    .replace(grade, (letter) => letter.toUpperCase())
    .replace(rated, (letter) => letter.toUpperCase())
    .replace(times, "fach")
    .replace(worn, (way) => (/\p{Lu}/u.test(way) ? way.toLowerCase().replace(/\p{L}+/gu, capitalized) : way))
    .replace(smallBetween, (word) => word.toLowerCase())
    .replace(technical(), (word) => (word === "led" ? word : word.toUpperCase()))
    .replace(smallNames, (names) => names.replace(/\p{L}+/gu, (word) => fixedSpelling(word) ?? word))
    .replace(inches, "in");
}

/** "27IN", and no "2IN1". */
const inches = /(?<=(?:^|[\sx×])\d{1,3}(?:[.,]\d{1,2})?)IN(?=$|[\s,;)x×])/gu;

/** "Carter'S": a capital that a program gave to the letter behind an apostrophe. */
export const capitalPossessive = /(?<=\p{L}\p{Ll}['’])S(?![\p{L}\p{N}'’])/gu;

/** "You'Re", "Don'T": the same in English contractions. */
const capitalContraction = /(?<=\p{L}\p{Ll}['’])(?:Re|Ve|Ll|T)(?![\p{L}\p{N}'’])/gu;

/** "You're", "don't" and "Carter's", whatever a program made of the letters behind the apostrophe. */
export function withSmallContractions(text: string): string {
  return /\p{Ll}['’]\p{Lu}/u.test(text)
    ? text.replace(capitalPossessive, "s").replace(capitalContraction, (end) => end.toLowerCase())
    : text;
}

/** What stands in quotation marks, and no number that is in inches. */
const quotedName = /(?<=(?:^|\s)(?:["“„]|« ?))\p{L}[\p{L}'’ ]{2,40}(?=(?:["”“]| ?»)(?:$|[\s,;)]))/gu;

/** A lowered name with the names in it that are in quotation marks: Italian writes each of their words with a capital, French the first. */
export function withQuotedNames(name: string, language: Language): string {
  if (language !== "fr" && language !== "it") return name;
  const { [language]: small } = smallWords();
  return name.replace(quotedName, (quoted) =>
    quoted.replace(/(?<![\p{L}’'])\p{Ll}[\p{L}’']{2,}/gu, (word, at: number) =>
      at > 0 && (language === "fr" || small.has(word)) ? word : capitalized(word),
    ),
  );
}

/** "pour APPLE IPHONE 6 PLUS": a device whose spelling is fixed, all in capitals behind its maker in a name that is not. */
const shoutedDevice =
  /(?<=(?:^|\s)(?:pour|per|für|for)\s)(\p{Lu}{2,})\s(\p{Lu}{4,})((?:\s(?:PLUS|PRO|MAX|MINI|ULTRA|LITE|AIR|SE|\p{Lu}?\d{1,4}\p{Lu}?))*)(?![\p{L}\p{N}-])/gu;

/** Writes such devices as their makers do: "pour Apple iPhone 6 Plus". */
export function withCalmDevices(name: string): string {
  return name.replace(shoutedDevice, (whole: string, maker: string, line: string, model: string) => {
    const spelled = fixedSpelling(line.toLowerCase());
    const isDevice = spelled !== undefined && spelled !== line && brandNames().has(maker.toLowerCase());
    const calm = (word: string) => word.charAt(0) + word.slice(1).toLowerCase();
    return isDevice ? `${calm(maker)} ${spelled}${model.replace(/\p{Lu}{3,}/gu, calm)}` : whole;
  });
}

/** The names of techniques, of whose words one or another is a common one: "No Frost", of "no frost" and "no Frost". */
export function withTechniques(name: string): string {
  return name.replace(techniques(), (text) => techniqueNames().get(text.toLowerCase()) ?? text);
}

const techniques = lazily(
  () =>
    new RegExp(`(?<![\\p{L}\\p{N}-])(?:${[...techniqueNames().keys()].join("|")})(?![\\p{L}\\p{N}-])`, "giu"),
);
