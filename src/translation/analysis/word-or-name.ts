import type { Language } from "../../nlp/language.ts";
import { foldText } from "../../nlp/normalizer.ts";
import {
  basesOf,
  commonEndings,
  foreignLetters,
  hasKnownHead,
  isDetectedElsewhere,
  isEnglish,
  isListed,
  leadOf,
} from "./word-language.ts";

type Weights = Partial<Record<keyof WordSigns, number>>;

/**
 * How much each sign tells, in logarithms of odds: a logistic regression over some two hundred words of product names a
 * language, read by hand, rounded to halves. None is from a list: listed words are never asked about.
 */
const weights: Readonly<Record<Language, Weights>> = {
  en: {
    always: -0.5,
    small: 0.5,
    guess: -0.5,
    derived: 2,
    ending: 2,
    compound: 1,
    elsewhere: -0.5,
    liker: 1,
    unliker: -1,
    catalog: 0.5,
    leading: -1,
    behindName: 1,
    besideJoint: 1,
    short: 1,
    length: 1,
  },
  de: {
    always: 0.5,
    small: -1.5,
    guess: -0.5,
    derived: 0.5,
    ending: 1.5,
    compound: 1.5,
    english: -2,
    elsewhere: -1,
    liker: 1.5,
    unliker: -3,
    catalog: 1,
    leading: -1,
    behindName: 1,
    besideJoint: 1,
    length: 2,
  },
  fr: {
    always: -1,
    small: 2,
    loud: 1.5,
    guess: -0.5,
    derived: 2,
    ending: 2,
    english: -1,
    elsewhere: -1.5,
    liker: 1,
    unliker: -3,
    catalog: 1,
    leading: 0.5,
    behindName: -1,
    besideJoint: 1,
    short: -1,
    length: -1,
  },
  it: {
    always: -2.5,
    small: 1,
    ending: 2.5,
    elsewhere: -1,
    foreign: -1.5,
    liker: 0.5,
    unliker: -1.5,
    catalog: 2,
    leading: 0.5,
    besideJoint: 2,
    alone: -0.5,
    length: 0.5,
  },
};

/** Whether a word that no list of its language knows is more likely one of the language than a name or a foreign word. */
export function isLikelyWord(text: string, place: UnlistedPlace): boolean {
  const signs = signsOf(text, place);
  const told = weights[place.language];
  let sum = 0;
  for (const [sign, value] of Object.entries(signs)) sum += value * (told[sign as keyof WordSigns] ?? 0);
  return sum > 0;
}

/** Where a word stands that no list of its language knows. */
interface UnlistedPlace {
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
interface WordSigns {
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

function signsOf(whole: string, place: UnlistedPlace): WordSigns {
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

/** Endings that words of the language often have, and names less often. */
const looseEndings: Readonly<Record<Language, RegExp>> = {
  en: /\p{L}{3}(?:[iu]als?|ates?|ives?|ics?|ists?|ences?|ances?|ules?|iums?|ians?|[iy][sz]e[rds]?|ship|wards?|hood|ism|ants?|ents?|ery|ary|ory|ures?|eous|uous|[bcdgkpt]le[sd]?|cks?|sh|tch|ght|ow|oo[kdlmp]s?|ea[mldkprs]s?|[^aeiou]er|[^aeiou]y)$/u,
  de: /(?:\p{L}{3}(?:er|e[nlr]?n?|li|i[sg]ch|ei|ion|ett[ei]|ling|um)|[äöüß]\p{L}*)$/u,
  fr: /\p{L}{3}(?:aine?s?|ismes?|eurs?|ante?s?|ents?|aire|oire|iers?|ières?|ées?|és?|er|ir|ences?|ances?|eaux?|ets?|illes?|elles?|ine|ures?|ien(?:ne)?s?|ois(?:e|es)?|ions?|if|ives?|eux|al|aux|erse|[eèé]res?|ites?|(?:ss|tt|nn|mm|ff|rr|tr|br|dr|vr|fr|gr|ch|qu|gn|th|ph)es?)$/u,
  it: /\p{L}{3}(?:ott[oiae]|[eo]ri[aeo]|ar[ei]|or[ei]|es[ei]|ant[ei]|ent[ei]|os[oiae]|iv[oiae]|ic[oiae]|at[oiae]|ut[oiae]|it[oiae]|ur[ae]|al[ei]|an[oiae]|ier[aei]|tà|ezz[ae]|aggi[o]?|ist[aei]|ism[oi]|on[ei]|zion[ei]|sion[ei]|gli[aoe]?|in[oiae]|(?:ss|tt|nn|rr|ff|pp|zz|cc|gg|sc|st|nz|nt|cch|ggi|cci)[aeio])$/u,
};
