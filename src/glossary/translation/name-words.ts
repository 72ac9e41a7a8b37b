import { acronyms, brandNames, mixedCaseNames } from "../../text/casing/fixed-words.ts";
import type { Language } from "../../text/language.ts";
import type { Token } from "../../text/tokens.ts";
import { makerNames } from "../words/maker-names.ts";
import { ownVocabulary } from "./own-vocabulary.ts";
import { isDetected, isWordOf } from "./words-of-language.ts";

/** Where a word stands that no list explains. */
export interface WordSite {
  readonly source: Language;
  /** Most words of the name begin with a capital. */
  readonly isTitle: boolean;
  /** All letters of the name are capitals: they tell nothing. */
  readonly isLoud: boolean;
  readonly isFirst: boolean;
  /** Nothing but names and codes stands before it. */
  readonly isLeading: boolean;
}

const technicalNames: ReadonlySet<string> = new Set(
  "bluetooth wifi wlan hdmi usb led lcd oled qled gps nfc sd microsd ssd hdd dvd cd blu ray vr hifi hd uhd qi tft mp3 mp4 3d 4k 8k 5g 4g".split(
    " ",
  ),
);
/** Acronyms that are makers. */
const makers: ReadonlySet<string> = new Set(
  "hp lg jbl aeg ibm jvc tdk akg msi amd htc tcl zte nec bmw vw lego wmf ups nba nfl ufc wwe tnt gls ms cd".split(
    " ",
  ),
);
/** What common words end in: a word so made is no name for standing first. */
const wordEndings: Readonly<Record<Language, RegExp>> = {
  en: /(?:ing|ed|ly|al|ic|ous|able|ible|ian|ian|can|ful|less|ish|ive|nky|sty|ty|yan|er|est|tion|ness|ment|s)$/,
  de: /(?:er|en|e|isch|lich|ig|bar|sam|ung|heit|keit|iert)$/,
  fr: /(?:eur|euse|eux|ique|able|ible|ant|ante|tion|ment|age|ette|ier|ière|s)$/,
  it: /(?:ore|trice|oso|osa|ico|ica|abile|ibile|ante|ente|zione|mento|aggio|ario|aria|i|e)$/,
};
/** Names that are words too. */
const everyday: ReadonlySet<string> = new Set(
  "star wars hello kitty dash aspire inspire galaxy windows satellite pavilion oral candy guess converse fossil citizen inspiron stanley paris roma rana noel".split(
    " ",
  ),
);

/** What a word is that stays as it is. */
export interface KeptWord {
  readonly kind: "name" | "technical";
  /** Nothing but its place and its capital says so. */
  readonly isGuess: boolean;
}

const sureName: KeptWord = { kind: "name", isGuess: false };
const guessedName: KeptWord = { kind: "name", isGuess: true };
const technicalName: KeptWord = { kind: "technical", isGuess: false };

/** Whether a word stays as it is, and as what; undefined for a word of the language that the glossary lacks. */
export function keptWord(token: Token, site: WordSite): KeptWord | undefined {
  const { text, folded, kind } = token;
  const lower = text.toLowerCase();
  if (technicalNames.has(folded)) return technicalName;
  if (kind === "code" || mixedCaseNames.has(lower)) return sureName;
  if (makerNames.has(folded)) return sureName;
  if (brandNames.has(folded)) return everyday.has(folded) ? guessedName : sureName;
  const isAllCapitals = text === text.toUpperCase() && text !== lower;
  if (isAllCapitals && acronyms.has(lower) && !site.isLoud)
    return makers.has(lower) ? sureName : technicalName;
  if (/^\p{Lu}$/u.test(text) || isMixedCase(text)) return sureName;
  if (isLetterCode(text, site)) return /[AEIOUY]/.test(text) ? guessedName : sureName;
  if (!/^\p{Lu}/u.test(text) || isCommonWord(folded, site.source)) return undefined;
  if (isAllCapitals && !site.isLoud) {
    if (isWordOf(text, site.source)) return undefined;
    return site.source === "de" ? guessedName : sureName;
  }
  return isNamePlace(site, folded) ? guessedName : undefined;
}

/** "SmartWatch", "FunFoods": no common word has a capital within. */
export function isMixedCase(text: string): boolean {
  return /\p{Ll}\p{Lu}/u.test(text);
}

/** "QX", "ZVR": the letters of a designation in a name that is all capitals. */
function isLetterCode(text: string, { isLoud, source }: WordSite): boolean {
  return isLoud && /^[A-Z]{2,3}$/.test(text) && !isWordOf(text, source);
}

/** A capital says "name" where the language sets none on common words; else only at the head of the whole. */
function isNamePlace(site: WordSite, folded: string): boolean {
  const { source, isTitle, isLoud, isFirst, isLeading } = site;
  if (isLoud) return false;
  const mayLead = isLeading && !wordEndings[source].test(folded);
  if (source === "de") return mayLead;
  if (isTitle) return source === "en" && mayLead;
  return !isFirst || (source === "en" && mayLead);
}

function isCommonWord(folded: string, source: Language): boolean {
  return ownVocabulary(source).has(folded) || isDetected(folded, source);
}
