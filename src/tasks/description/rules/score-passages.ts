import type { TargetAudience, Tone } from "../../../api/vocabulary.ts";
import type { Language } from "../../../nlp/language.ts";
import { openings } from "./noise-phrases.ts";
import { countWords, type Passage, type PassageLine } from "./passage.ts";
import type { SourcePassage } from "./read-passages.ts";
import { beginsWithReference } from "./sentence-openings.ts";
import { audienceWords, isAddressWord, isAudienceWord, isHype } from "./word-classes.ts";

export interface ScoringContext extends Style {
  /** Folded words of the product's name and of the caller's keywords. */
  readonly subjectWords: ReadonlySet<string>;
}

export interface ScoredPassage extends Passage {
  /** Comparable only within a text: a greater score says more about the product. */
  readonly score: number;
  /** Whether it is the beginning of a sentence that the feed cut. */
  readonly isShortened: boolean;
}

/** Each passage in the requested tone, scored by how much it says about the product for that tone and audience. */
export function scorePassages(passages: readonly SourcePassage[], context: ScoringContext): ScoredPassage[] {
  return passages.map(({ source, block, line, order, kind, isShortened = false }, place) => {
    const { isCut, folded } = source;
    const { text, parts } = source.inStyle(context);
    const words = text === source.text ? source.words : countWords(text);
    const named = countNamed(folded, context.subjectWords);
    const score = positionScore(place) + factScore(named, parts) + parts.tone + shapeScore(parts, kind);
    return { text, order, block, line, kind, isCut, isShortened, words, folded, score };
  });
}

function positionScore(place: number): number {
  return 2 / (1 + place * 0.25);
}

const mostNamed = 4;

/** Number of distinct subject words in a passage, at most four. */
function countNamed(folded: readonly string[], subjectWords: ReadonlySet<string>): number {
  let named = 0;
  for (let place = 0; place < folded.length && named < mostNamed; place += 1) {
    const word = folded[place] ?? "";
    if (subjectWords.has(word) && folded.indexOf(word) === place) named += 1;
  }
  return named;
}

function factScore(named: number, { measures, audience }: ScoreParts): number {
  return named * 0.5 + measures * 0.6 + audience;
}

function shapeScore({ shape }: ScoreParts, kind: Passage["kind"]): number {
  return shape - (kind === "item" ? 0.5 : 0);
}

/** The source's order; a casual or playful text starts with the sentence on the benefit for the reader. */
export function orderPassages(
  passages: readonly ScoredPassage[],
  tone: Tone,
  language: Language,
): readonly ScoredPassage[] {
  if (tone === "professional") return passages;
  const lead = benefitSentence(passages, language);
  if (lead === undefined || lead === passages[0]) return passages;
  const line = passages[0]?.kind === "sentence" ? passages[0].line : ownLine;
  return [{ ...lead, line }, ...passages.filter((passage) => passage !== lead)];
}

const ownLine: PassageLine = { bullet: "", isParagraph: true };

/** The best sentence at or above the median score that addresses the reader and refers to nothing before it. */
function benefitSentence(passages: readonly ScoredPassage[], language: Language): ScoredPassage | undefined {
  const scores = passages.map(({ score }) => score).toSorted((one, two) => one - two);
  const middle = scores[Math.floor(scores.length / 2)] ?? 0;
  return passages
    .filter(({ kind, text }) => kind === "sentence" && !beginsWithReference(text, language))
    .filter(({ folded }) => folded.some((word) => isAddressWord(word, language)))
    .filter(({ score }) => score >= middle)
    .toSorted((one, two) => two.score - one.score || one.order - two.order)[0];
}

/** The language, tone and audience of a result. */
export interface Style {
  readonly language: Language;
  readonly tone: Tone;
  readonly audience: TargetAudience | undefined;
}

/** The parts of a passage's score that depend only on its words. */
export interface ScoreParts {
  /** Count of likely measures, at most three. */
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

/** An approximation of measures that suffices for ranking, at a tenth of the cost of parsing them. */
const measureLike = /\d\s?(?:\p{L}{1,3}(?!\p{L})|[%°"″])/gu;
const caution =
  /^(?:please note|note|bitte beachten|hinweis|achtung|warnung|attention|remarque|nb|attenzione|nota|avvertenz)/iu;

const mostMeasures = 3;

export function scoreParts(passage: ReadText, style: Style): ScoreParts {
  return {
    measures: countMeasures(passage.text),
    audience: audienceScore(passage.folded, style.audience),
    tone: toneScore(passage, style),
    shape: textShapeScore(passage, style.language),
  };
}

function countMeasures(text: string): number {
  let count = 0;
  measureLike.lastIndex = 0;
  while (count < mostMeasures && measureLike.test(text)) count += 1;
  return count;
}

/** Sentences for other audiences score lower, those for the requested one higher, all others neutral. */
function audienceScore(words: readonly string[], audience: TargetAudience | undefined): number {
  if (audience === undefined) return 0;
  if (words.some((word) => audienceWords()[audience].has(word))) return 1.5;
  return words.some(isAudienceWord) ? -6 : 0;
}

function toneScore({ text, folded }: ReadText, { language, tone }: Style): number {
  const isAddress = folded.some((word) => isAddressWord(word, language));
  const calls = text.match(/[!?]/g)?.length ?? 0;
  if (tone === "professional") {
    const hype = folded.filter((word) => isHype(word, language)).length;
    return -0.7 * hype - 0.8 * calls - (isAddress ? 0.8 : 0) - callScore(text);
  }
  const liveliness = tone === "playful" ? 0.5 : 0.3;
  return liveliness * Math.min(2, calls) + (isAddress ? liveliness : 0);
}

/** An invitation says less than a call, which may state how the product is used. */
function callScore(text: string): number {
  if (openings.inviting.test(text)) return 3.5;
  return openings.calling.test(text) ? 1.2 : 0;
}

function textShapeScore({ text, words, isCut }: ReadText, language: Language): number {
  const size = words < 4 ? -1.5 : words > 60 ? -3 : words > 45 ? -0.6 : 0;
  return (
    size - (isCut ? 2 : 0) - (beginsWithReference(text, language) ? 0.4 : 0) - (caution.test(text) ? 1 : 0)
  );
}
