import type { Language } from "../../text/language.ts";
import { foldText } from "../../text/normal-form.ts";
import { looseEndings } from "./loose-endings.ts";
import {
  basesOf,
  commonEndings,
  foreignLetters,
  hasKnownHead,
  isDetectedElsewhere,
  isEnglish,
  isListed,
  leadOf,
} from "./words-of-language.ts";

/** Where a word stands that no list of its language knows. */
export interface UnlistedPlace {
  readonly language: Language;
  /** It has a capital where the language sets none, or none is known that stands before it. */
  readonly isGuess: boolean;
  /** All of the name is in capitals, so that one tells no name. */
  readonly isLoud: boolean;
  /** Nothing that is understood stands before it. */
  readonly isLeading: boolean;
  readonly isBehindName: boolean;
  readonly isBesideJoint: boolean;
  /** It is all of the name. */
  readonly isAlone: boolean;
  /** A channel's catalog has the word in the language. */
  readonly isInCatalog: boolean;
}

/** What speaks for a word of the language, or for a name or another language, each as a number. */
export interface WordSigns {
  readonly always: 1;
  readonly small: number;
  readonly loud: number;
  readonly guess: number;
  readonly derived: number;
  readonly ending: number;
  readonly compound: number;
  readonly english: number;
  readonly elsewhere: number;
  readonly foreign: number;
  readonly liker: number;
  readonly unliker: number;
  readonly catalog: number;
  readonly leading: number;
  readonly behindName: number;
  readonly besideJoint: number;
  readonly short: number;
  readonly alone: number;
  readonly length: number;
}

/** Letters; what is longer is no word, and parts of it are looked for in time in the square of its length. */
const longestWord = 60;

export function signsOf(whole: string, place: UnlistedPlace): WordSigns {
  const { language } = place;
  const text = whole.slice(0, longestWord);
  const folded = foldText(text);
  const lead = leadOf(text.toLowerCase(), language);
  const isSmall = /^\p{Ll}/u.test(text);
  return {
    always: 1,
    small: one(isSmall),
    loud: one(place.isLoud),
    guess: one(place.isGuess),
    derived: one(
      commonEndings[language].test(folded) ||
        basesOf(folded, language).some((base) => base.length > 2 && isListed(base, language)),
    ),
    ending: one(looseEndings[language].test(text.toLowerCase())),
    compound: one(
      language === "de" ? hasKnownHead(folded) : language === "en" && !place.isLeading && isCompound(folded),
    ),
    english: one(language !== "en" && isEnglish(folded)),
    elsewhere: one(isDetectedElsewhere(folded, language)),
    foreign: one(foreignLetters[language].test(text)),
    liker: Math.min(Math.max(lead, 0), 1.5),
    unliker: Math.min(Math.max(-lead, 0), 2),
    catalog: one(place.isInCatalog),
    leading: one(place.isLeading),
    behindName: one(place.isBehindName),
    besideJoint: one(place.isBesideJoint),
    short: one(text.length <= 3),
    alone: one(place.isAlone),
    length: Math.min(text.length, 12) / 6 - 1,
  };
}

function one(holds: boolean): number {
  return holds ? 1 : 0;
}

/** "Weightloss", "Mixfruit". */
function isCompound(folded: string): boolean {
  for (let cut = 3; cut <= folded.length - 3; cut += 1) {
    if (isListed(folded.slice(0, cut), "en") && isListed(folded.slice(cut), "en")) return true;
  }
  return false;
}
