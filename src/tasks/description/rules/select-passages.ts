import type { DescriptionLength } from "../../../api/vocabulary.ts";
import { lazily } from "../../../lib/once.ts";
import { cutToWords, wholeParts } from "./cut-passage.ts";
import { countWords } from "./passage.ts";
import type { PassageText } from "./passage-text.ts";
import type { SourcePassage } from "./read-passages.ts";
import type { ScoredPassage } from "./score-passages.ts";
import { leansOnBefore, standAlone } from "./sentence-openings.ts";

/** Passages with the ones that may be chosen, the best first: ranked once for several lengths. */
export interface RankedPassages {
  readonly all: readonly ScoredPassage[];
  readonly prose: readonly ScoredPassage[];
  readonly listed: () => readonly ScoredPassage[];
  readonly any: () => readonly ScoredPassage[];
}

export function rankPassages(passages: readonly ScoredPassage[]): RankedPassages {
  return {
    all: passages,
    prose: bestFirst(passages.filter(isProse)),
    listed: lazily(() => bestFirst(passages.filter(isListed))),
    any: lazily(() => bestFirst([...passages])),
  };
}

/**
 * The passages that say most within the band, in the source's order: prose first, then what lists and labels
 * add where prose alone is too short; headings only where there is nothing else. Where none fits whole, the
 * first is cut.
 */
export function selectPassages(ranked: RankedPassages, band: LengthBand): ScoredPassage[] {
  const { all } = ranked;
  const prose = takeBest(ranked.prose, band, []);
  const enough = Math.max(band.min, Math.min(band.target, 25));
  const isEnough = total(prose) >= enough;
  const filled = isEnough ? prose : takeBest(ranked.listed(), band, prose);
  const chosen = total(filled) > 0 ? filled : takeBest(ranked.any(), band, []).map(withoutCutPart);
  if (chosen.length > 0) return inContext(inSourceOrder(chosen), all);
  const first = all.find((passage) => passage.kind === "sentence") ?? all[0];
  return first ? [cutPassage(first, band.max)] : [];
}

/** A sentence that leans on one that was left out goes too, unless nothing else is left. */
function inContext(chosen: readonly ScoredPassage[], all: readonly ScoredPassage[]): ScoredPassage[] {
  const kept: ScoredPassage[] = [];
  let place = 0;
  for (const passage of chosen) {
    while (place < all.length && all[place]?.order !== passage.order) place += 1;
    const before = all[place - 1];
    const follows = before !== undefined && kept.at(-1)?.order === before.order && before.kind === "sentence";
    const text = follows ? passage.text : standAlone(passage.text);
    const isFirst = passage.order === 0;
    if (follows || isFirst || passage.kind !== "sentence" || !leansOnBefore(text))
      kept.push(text === passage.text ? passage : { ...passage, text });
  }
  return kept.length > 0 ? kept : [...chosen];
}

function isProse(passage: ScoredPassage): boolean {
  return passage.kind === "sentence" && !passage.isCut && !isShortQuestion(passage);
}

function isShortQuestion({ text, words }: ScoredPassage): boolean {
  return words < 5 && text.endsWith("?");
}

function isListed({ kind }: ScoredPassage): boolean {
  return kind === "item" || kind === "label";
}

function bestFirst(passages: ScoredPassage[]): readonly ScoredPassage[] {
  return passages.sort((one, two) => two.score - one.score || one.order - two.order);
}

/** @param candidates the best first */
function takeBest(
  candidates: readonly ScoredPassage[],
  band: LengthBand,
  taken: readonly ScoredPassage[],
): ScoredPassage[] {
  const chosen = [...taken];
  let words = total(taken);
  for (const passage of candidates) {
    if (words >= band.target) break;
    if (words + passage.words > band.max || passage.score < -2) continue;
    chosen.push(passage);
    words += passage.words;
  }
  return chosen;
}

function cutPassage(passage: ScoredPassage, maxWords: number): ScoredPassage {
  const text = cutToWords(passage.text, maxWords);
  return { ...passage, text, words: countWords(text) };
}

export function inSourceOrder(passages: readonly ScoredPassage[]): ScoredPassage[] {
  return passages.toSorted((one, two) => one.order - two.order);
}

function withoutCutPart(passage: ScoredPassage): ScoredPassage {
  if (!passage.isCut) return passage;
  const text = wholeParts(passage.text);
  return text === passage.text ? passage : { ...passage, text, words: countWords(text) };
}

function total(passages: readonly ScoredPassage[]): number {
  return passages.reduce((sum, passage) => sum + passage.words, 0);
}

export interface KeptPassages {
  readonly passages: readonly SourcePassage[];
  readonly noiseCount: number;
  readonly repeatedCount: number;
}

/** Passages that describe the product, each said once. */
export function keepPassages(passages: readonly SourcePassage[]): KeptPassages {
  const descriptive = passages.filter((passage) => !passage.source.isNoise);
  const distinct = withoutRepeats(descriptive);
  return {
    passages: distinct,
    noiseCount: passages.length - descriptive.length,
    repeatedCount: descriptive.length - distinct.length,
  };
}

/** Beyond so many passages only those that are alike are compared, so that time grows with the text. */
const mostCompared = 200;

/** A passage goes where another says the same and more; of two that are alike the first stays. */
function withoutRepeats(passages: readonly SourcePassage[]): readonly SourcePassage[] {
  if (passages.length < 2) return passages;
  if (passages.length > mostCompared) return firstOfEach(passages);
  return passages.filter(
    (passage, place) =>
      !passages.some(
        (other, otherPlace) =>
          otherPlace !== place &&
          ((otherPlace < place && isAlike(passage, other)) || isSaidBy(passage, other)),
      ),
  );
}

function firstOfEach(passages: readonly SourcePassage[]): readonly SourcePassage[] {
  const seen = new Set<string>();
  return passages.filter(({ source }) => {
    if (seen.has(source.key)) return false;
    seen.add(source.key);
    return true;
  });
}

function isAlike({ source }: SourcePassage, { source: other }: SourcePassage): boolean {
  return source.key === other.key;
}

function isSaidBy({ source, kind }: SourcePassage, { source: other }: SourcePassage): boolean {
  if (kind === "label") return false;
  if (source.words > 3 && isLonger(other, source) && other.key.includes(source.key)) return true;
  if (!source.isCut || source.words <= 5 || !isLonger(other, source)) return false;
  return other.key.startsWith(source.key.split(" ").slice(0, -2).join(" "));
}

function isLonger(one: PassageText, other: PassageText): boolean {
  return one.key.length > other.key.length;
}

/** Words that a description of the length has. A source that says less is not padded up to `min`. */
interface LengthBand {
  readonly min: number;
  /** Where enough is said: no further sentence is looked for. */
  readonly target: number;
  readonly max: number;
}

export const lengthBands: Readonly<Record<DescriptionLength, LengthBand>> = {
  short: { min: 0, target: 40, max: 60 },
  medium: { min: 60, target: 110, max: 150 },
  long: { min: 150, target: 260, max: 300 },
};
