import type { Language } from "../../text/language.ts";
import { signsOf, type UnlistedPlace, type WordSigns } from "./word-signs.ts";

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
