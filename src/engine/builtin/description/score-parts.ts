import type { TargetAudience, Tone } from "../../../contract/vocabulary.ts";
import type { Language } from "../../../text/language.ts";
import { audienceWords, isAudienceWord } from "./audience-words.ts";
import { openings } from "./noise-phrases.ts";
import { isAddressWord, isHype } from "./reader-words.ts";
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

interface ReadText {
  readonly text: string;
  readonly words: number;
  readonly folded: readonly string[];
  readonly isCut: boolean;
}

/** Near enough to a measure to rank by, at a tenth of the cost of reading it. */
const measureLike = /\d\s?(?:\p{L}{1,3}(?!\p{L})|[%°"″])/gu;
const anaphora =
  /^(?:it|its|this|these|they|er|sie|es|dies|diese[rs]?|damit|dabei|il|elle|ils|elles|cela|ceci|cette|ces|esso|essa|questo|questa|questi)\b/iu;
const caution =
  /^(?:please note|note|bitte beachten|hinweis|achtung|warnung|attention|remarque|nb|attenzione|nota|avvertenz)/iu;

const mostMeasures = 3;

export function scoreParts(passage: ReadText, manner: Manner): ScoreParts {
  return {
    measures: countMeasures(passage.text),
    audience: audienceScore(passage.folded, manner.audience),
    tone: toneScore(passage, manner),
    shape: shapeScore(passage),
  };
}

function countMeasures(text: string): number {
  let count = 0;
  measureLike.lastIndex = 0;
  while (count < mostMeasures && measureLike.test(text)) count += 1;
  return count;
}

/** Sentences for other readers go down, those for the asked ones up; the rest is for everyone. */
function audienceScore(words: readonly string[], audience: TargetAudience | undefined): number {
  if (audience === undefined) return 0;
  if (words.some((word) => audienceWords[audience].has(word))) return 1.5;
  return words.some(isAudienceWord) ? -6 : 0;
}

function toneScore({ text, folded }: ReadText, { language, tone }: Manner): number {
  const isAddress = folded.some((word) => isAddressWord(word, language));
  const calls = text.match(/[!?]/g)?.length ?? 0;
  if (tone === "professional") {
    const hype = folded.filter((word) => isHype(word, language)).length;
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

function shapeScore({ text, words, isCut }: ReadText): number {
  const size = words < 4 ? -1.5 : words > 60 ? -3 : words > 45 ? -0.6 : 0;
  return size - (isCut ? 2 : 0) - (startsWithReference(text) ? 0.4 : 0) - (caution.test(text) ? 1 : 0);
}

/** Whether the sentence begins with a word for something said before it. */
export function startsWithReference(text: string): boolean {
  return anaphora.test(text) || leansOnBefore(text);
}
