import { languages } from "../api/vocabulary.ts";
import { stepsOf } from "../nlp/category-path.ts";
import {
  type Candidate,
  candidates,
  type LanguageEvidence,
  languageByScript,
  languageEvidence,
  otherLanguageNames,
} from "../nlp/foreign-language.ts";
import type { OtherLanguage } from "../nlp/language-tables.ts";
import type { Product } from "./product.ts";

/** So many letters of name and description are read. */
const readLength = 600;

export interface Texts {
  readonly name: string;
  readonly description: string;
}

export function textsOf({ name = "", description = "", category = "" }: Product): Texts {
  const isCoined = description === "" && countWords(name) <= mostCoined && isOwnWords(category);
  return {
    name: name.slice(0, readLength),
    description: (isCoined ? category : description).slice(0, readLength),
  };
}

/** A name of so few words may be coined: its language is that of the shop's words for its kind. */
const mostCoined = 3;
/** A shop's own words for a kind are a phrase; a path may be a taxonomy's, in its language. */
const fewestOwn = 4;

function isOwnWords(category: string): boolean {
  return countWords(category) >= fewestOwn && stepsOf(category).length === 1;
}

function countWords(text: string): number {
  return text.match(/\p{L}+/gu)?.length ?? 0;
}

/** A name is half of a brand's, a series' or a book's own words, so a description says more. */
const weightOfName = 0.5;

export function evidenceOf(texts: Texts): LanguageEvidence {
  const evidence = weighedEvidence(texts);
  const trust = Math.min(1, (evidence.tellingCount + 2) / trustedWords);
  return trust === 1 ? evidence : { ...evidence, scores: evidence.scores.map((score) => score * trust) };
}

/** A few words may be loan words, so they count for less than their probabilities say. */
const trustedWords = 4;

function weighedEvidence({ name, description }: Texts): LanguageEvidence {
  if (name === "" || description === "") return languageEvidence(name + description);
  const both = languageEvidence(`${name}\n${description}`);
  const ofName = languageEvidence(name).scores;
  return { ...both, scores: both.scores.map((score, place) => score - weightOfName * (ofName[place] ?? 0)) };
}

export function scriptOf({ name, description }: Texts): string | undefined {
  return languageByScript(`${name}\n${description}`);
}

/** The lead that a language needs, as a difference of log probabilities. */
export const clearLead = 2.5;
/** Words of the language that none of the four has: a brand's or a dish's name is none, or one. */
const leastOwnWords = 2;

export function isClearlyForeign(evidence: LanguageEvidence, language: OtherLanguage): boolean {
  const { scores } = evidence;
  const lead = (scores[candidates.indexOf(language)] ?? 0) - bestOfFour(scores);
  return lead >= clearLead && evidence.ownWords(language) >= leastOwnWords;
}

/** The lead beyond doubt, where two words are that language's alone, or one word or letter. */
const leadBeyondDoubt = { twoWords: 4, oneWord: 5 } as const;
/** Letters of other languages than the four. */
const otherLetter = /[ąćęłńśźżčďěňřšťůžåøășțşţğışőűãõñ¿]/i;

/** The other language that a row with a description is in beyond doubt, whatever the rows around it are in. */
export function foreignBeyondDoubt(texts: Texts, evidence: LanguageEvidence): OtherLanguage | undefined {
  const { scores, tellingCount } = evidence;
  if (texts.description === "" || tellingCount < leastWords) return undefined;
  const best = candidates[languages.length + indexOfLargest(scores.slice(languages.length))];
  if (best === undefined || !isOther(best)) return undefined;
  const lead = (scores[candidates.indexOf(best)] ?? 0) - bestOfFour(scores);
  if (lead < leadBeyondDoubt.twoWords) return undefined;
  const ownWords = evidence.ownWords(best);
  if (ownWords >= leastOwnWords) return best;
  const hasOwn = ownWords > 0 || otherLetter.test(`${texts.name} ${texts.description}`);
  return lead >= leadBeyondDoubt.oneWord && hasOwn ? best : undefined;
}

/** Less than this many words are a name, and names are taken from any language. */
export const leastWords = 4;

export function isClearlyOwn({ scores, tellingCount }: LanguageEvidence): boolean {
  const others = Math.max(...scores.slice(languages.length));
  return tellingCount >= leastWords && bestOfFour(scores) - others >= clearLead;
}

function bestOfFour(scores: readonly number[]): number {
  return Math.max(...scores.slice(0, languages.length));
}

export function isOther(candidate: Candidate): candidate is OtherLanguage {
  return candidate in otherLanguageNames;
}

export function plus(scores: readonly number[], prior: readonly number[]): number[] {
  return scores.map((score, place) => score + (prior[place] ?? 0));
}

export function indexOfLargest(numbers: readonly number[]): number {
  return numbers.indexOf(Math.max(...numbers));
}

/** How far the largest is ahead of the next. */
export function leadOf(scores: readonly number[]): number {
  const [first = 0, second = 0] = [...scores].sort((a, b) => b - a);
  return first - second;
}
