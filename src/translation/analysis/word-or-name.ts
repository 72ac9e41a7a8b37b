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
  spellingLead,
} from "./word-language.ts";

type Weights = Partial<Record<keyof WordFeatures, number>>;

/**
 * Weights of the features in log odds: a logistic regression on about two hundred manually labelled words of product names for
 * each language, rounded to halves. Only words that are in no list are classified.
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
    likelier: 1,
    unlikelier: -1,
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
    likelier: 1.5,
    unlikelier: -3,
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
    likelier: 1,
    unlikelier: -3,
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
    likelier: 0.5,
    unlikelier: -1.5,
    catalog: 2,
    leading: 0.5,
    besideJoint: 2,
    alone: -0.5,
    length: 0.5,
  },
};

/** Whether an unlisted word is more likely a word of the language than a name or a foreign word. */
export function isLikelyWord(text: string, place: UnlistedPlace): boolean {
  const featureWeights = weights[place.language];
  let sum = 0;
  for (const [feature, value] of Object.entries(featuresOf(text, place))) {
    sum += value * (featureWeights[feature as keyof WordFeatures] ?? 0);
  }
  return sum > 0;
}

/** The context of an unlisted word. */
interface UnlistedPlace {
  readonly language: Language;
  /** Whether its capital suggests a name. */
  readonly isGuess: boolean;
  /** Whether the whole name is in capitals, which then are no evidence. */
  readonly isLoud: boolean;
  /** Whether no known word precedes it. */
  readonly isLeading: boolean;
  readonly isBehindName: boolean;
  readonly isBesideJoint: boolean;
  /** Whether it is the whole name. */
  readonly isAlone: boolean;
  /** Whether a channel's catalog has the word in the language. */
  readonly isInCatalog: boolean;
}

/** The features of the classification. */
interface WordFeatures {
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
  readonly likelier: number;
  readonly unlikelier: number;
  readonly catalog: number;
  readonly leading: number;
  readonly behindName: number;
  readonly besideJoint: number;
  readonly short: number;
  readonly alone: number;
  readonly length: number;
}

/** In letters; bounds the quadratic time of looking up the parts. */
const longestWord = 60;

function featuresOf(whole: string, place: UnlistedPlace): WordFeatures {
  const { language } = place;
  const text = whole.slice(0, longestWord);
  const folded = foldText(text);
  const lead = spellingLead(text.toLowerCase(), language);
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
    likelier: Math.min(Math.max(lead, 0), 1.5),
    unlikelier: Math.min(Math.max(-lead, 0), 2),
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

/** Whether it is two English words: "weightloss", "mixfruit". */
function isCompound(folded: string): boolean {
  for (let cut = 3; cut <= folded.length - 3; cut += 1) {
    if (isListed(folded.slice(0, cut), "en") && isListed(folded.slice(cut), "en")) return true;
  }
  return false;
}

/** Endings that are more frequent in words of the language than in names. */
const looseEndings: Readonly<Record<Language, RegExp>> = {
  en: /\p{L}{3}(?:[iu]als?|ates?|ives?|ics?|ists?|ences?|ances?|ules?|iums?|ians?|[iy][sz]e[rds]?|ship|wards?|hood|ism|ants?|ents?|ery|ary|ory|ures?|eous|uous|[bcdgkpt]le[sd]?|cks?|sh|tch|ght|ow|oo[kdlmp]s?|ea[mldkprs]s?|[^aeiou]er|[^aeiou]y)$/u,
  de: /(?:\p{L}{3}(?:er|e[nlr]?n?|li|i[sg]ch|ei|ion|ett[ei]|ling|um)|[äöüß]\p{L}*)$/u,
  fr: /\p{L}{3}(?:aine?s?|ismes?|eurs?|ante?s?|ents?|aire|oire|iers?|ières?|ées?|és?|er|ir|ences?|ances?|eaux?|ets?|illes?|elles?|ine|ures?|ien(?:ne)?s?|ois(?:e|es)?|ions?|if|ives?|eux|al|aux|erse|[eèé]res?|ites?|(?:ss|tt|nn|mm|ff|rr|tr|br|dr|vr|fr|gr|ch|qu|gn|th|ph)es?)$/u,
  it: /\p{L}{3}(?:ott[oiae]|[eo]ri[aeo]|ar[ei]|or[ei]|es[ei]|ant[ei]|ent[ei]|os[oiae]|iv[oiae]|ic[oiae]|at[oiae]|ut[oiae]|it[oiae]|ur[ae]|al[ei]|an[oiae]|ier[aei]|tà|ezz[ae]|aggi[o]?|ist[aei]|ism[oi]|on[ei]|zion[ei]|sion[ei]|gli[aoe]?|in[oiae]|(?:ss|tt|nn|rr|ff|pp|zz|cc|gg|sc|st|nz|nt|cch|ggi|cci)[aeio])$/u,
};
