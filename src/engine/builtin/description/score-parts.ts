import type { TargetAudience, Tone } from "../../../contract/vocabulary.ts";
import type { Language } from "../../../text/language.ts";
import { foldText } from "../../../text/normal-form.ts";
import { audienceWords } from "./audience-words.ts";
import { openings } from "./noise-phrases.ts";
import type { Passage } from "./passage.ts";
import { addressWords, hypeWords } from "./reader-words.ts";
import { leansOnBefore } from "./stand-alone.ts";

/** How passages are to sound, and to whom. */
export interface Manner {
  readonly language: Language;
  readonly tone: Tone;
  readonly audience: TargetAudience | undefined;
}

/** What a passage's score is made of as far as its words alone tell. */
export interface ScoreParts {
  /** Signs of measures, three at most. */
  readonly measures: number;
  readonly audience: number;
  readonly tone: number;
  readonly shape: number;
}

type WordedText = Pick<Passage, "text" | "words" | "folded" | "isCut">;

/** Near enough to a measure to rank by, at a tenth of the cost of reading it. */
const measureLike = /\d\s?(?:\p{L}{1,3}(?!\p{L})|[%°"″])/gu;
const wordSets = { hype: setsOf(hypeWords), address: setsOf(addressWords) };
const anaphora =
  /^(?:it|its|this|these|they|er|sie|es|dies|diese[rs]?|damit|dabei|il|elle|ils|elles|cela|ceci|cette|ces|esso|essa|questo|questa|questi)\b/iu;
const caution =
  /^(?:please note|note|bitte beachten|hinweis|achtung|warnung|attention|remarque|nb|attenzione|nota|avvertenz)/iu;

export function scoreParts(passage: WordedText, manner: Manner): ScoreParts {
  const { text, folded } = passage;
  return {
    measures: /\d/.test(text) ? Math.min(3, text.match(measureLike)?.length ?? 0) : 0,
    audience: audienceScore(folded, manner.audience),
    tone: toneScore(passage, manner),
    shape: shapeScore(passage),
  };
}

/** Sentences for other readers go down, those for the asked ones up; the rest is for everyone. */
function audienceScore(words: readonly string[], audience: TargetAudience | undefined): number {
  if (audience === undefined) return 0;
  if (words.some((word) => audienceWords[audience].has(word))) return 1.5;
  const isForOthers = Object.values(audienceWords).some((others) => words.some((word) => others.has(word)));
  return isForOthers ? -6 : 0;
}

function toneScore({ text, folded }: WordedText, { language, tone }: Manner): number {
  const [praise, address] = [wordSet("hype", language), wordSet("address", language)];
  const hype = folded.filter((word) => praise.has(word)).length;
  const isAddress = folded.some((word) => address.has(word));
  const calls = (text.match(/[!?]/gu) ?? []).length;
  if (tone === "professional") {
    return -0.7 * hype - 0.8 * calls - (isAddress ? 0.8 : 0) - callScore(text);
  }
  const liveliness = tone === "playful" ? 0.5 : 0.3;
  return liveliness * Math.min(2, calls) + (isAddress ? liveliness : 0);
}

/** An invitation says less than a call, which may tell how the thing is used. */
function callScore(text: string): number {
  if (openings.inviting.test(text)) return 3.5;
  return openings.calling.test(text) ? 1.2 : 0;
}

function shapeScore({ text, words, isCut }: WordedText): number {
  const size = words < 4 ? -1.5 : words > 60 ? -3 : words > 45 ? -0.6 : 0;
  return size - (isCut ? 2 : 0) - (startsWithReference(text) ? 0.4 : 0) - (caution.test(text) ? 1 : 0);
}

/** Whether the sentence begins with a word for something said before it. */
export function startsWithReference(text: string): boolean {
  return anaphora.test(text) || leansOnBefore(text);
}

export function wordSet(list: "hype" | "address", language: Language): ReadonlySet<string> {
  return wordSets[list][language];
}

function setsOf(lists: Readonly<Record<Language, string>>): Readonly<Record<Language, ReadonlySet<string>>> {
  const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" ").map(foldText));
  return { en: setOf(lists.en), de: setOf(lists.de), fr: setOf(lists.fr), it: setOf(lists.it) };
}
