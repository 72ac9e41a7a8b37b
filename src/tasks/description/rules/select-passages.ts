import type { DescriptionLength } from "../../../api/vocabulary.ts";
import { lazily } from "../../../lib/once.ts";
import { cutToWords, wholeParts } from "./cut-passage.ts";
import { countWords } from "./passage.ts";
import type { PassageText } from "./passage-text.ts";
import type { SourcePassage } from "./read-passages.ts";
import type { ScoredPassage } from "./score-passages.ts";
import { dependsOnPrevious, standAlone } from "./sentence-openings.ts";

/** Passages with the candidates of each kind, best first: ranked once for several lengths. */
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
 * The best passages within the band, in the source's order: prose first, then lists and labels where prose alone is too
 * short; headings only where there is nothing else. Where no passage fits, the first is cut.
 */
export function selectPassages(ranked: RankedPassages, band: LengthBand): ScoredPassage[] {
  const { all } = ranked;
  const prose = takeBest(ranked.prose, band, []);
  const enough = Math.max(band.min, Math.min(band.target, 25));
  const isEnough = total(prose) >= enough;
  const filled = isEnough ? prose : takeBest(ranked.listed(), band, prose);
  const chosen =
    total(filled) > 0 ? withOpening(filled, all, band) : takeBest(ranked.any(), band, []).map(withoutCutPart);
  if (chosen.length > 0) return inContext(inSourceOrder(chosen), all);
  const first = all.find((passage) => passage.kind === "sentence") ?? all[0];
  return first ? [cutPassage(first, band.max)] : [];
}

/** A text that begins with a few words without a full stop says there what the product is. */
function withOpening(
  chosen: readonly ScoredPassage[],
  all: readonly ScoredPassage[],
  { target }: LengthBand,
): readonly ScoredPassage[] {
  const [first] = all;
  const isOpening =
    first?.order === 0 &&
    first.kind === "heading" &&
    !first.text.endsWith(":") &&
    first.words >= fewestOpeningWords;
  if (!isOpening || chosen.includes(first) || total(chosen) + first.words > target) return chosen;
  return [first, ...chosen];
}

const fewestOpeningWords = 4;

/** Drops sentences that depend on one that was left out, unless nothing else remains. */
function inContext(chosen: readonly ScoredPassage[], all: readonly ScoredPassage[]): ScoredPassage[] {
  const retained: ScoredPassage[] = [];
  let place = 0;
  for (const passage of chosen) {
    while (place < all.length && all[place]?.order !== passage.order) place += 1;
    const before = all[place - 1];
    const follows =
      before !== undefined && retained.at(-1)?.order === before.order && before.kind === "sentence";
    const text = follows ? passage.text : standAlone(passage.text);
    const isFirst = passage.order === 0;
    if (follows || isFirst || passage.kind !== "sentence" || !dependsOnPrevious(text))
      retained.push(text === passage.text ? passage : { ...passage, text });
  }
  return retained.length > 0 ? retained : [...chosen];
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

/** @param candidates best first */
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

export interface UsablePassages {
  readonly passages: readonly SourcePassage[];
  readonly noiseCount: number;
  readonly repeatedCount: number;
}

/** The passages that describe the product, without duplicates. */
export function usablePassages(passages: readonly SourcePassage[]): UsablePassages {
  const descriptive = passages.filter((passage) => !passage.source.isNoise);
  const distinct = withoutRepeats(descriptive);
  return {
    passages: distinct,
    noiseCount: passages.length - descriptive.length,
    repeatedCount: descriptive.length - distinct.length,
  };
}

/** With more passages only equal ones are detected, as comparing all pairs takes quadratic time. */
const mostCompared = 200;

/** Drops a passage that another one contains; of equal ones the first stays. */
function withoutRepeats(passages: readonly SourcePassage[]): readonly SourcePassage[] {
  if (passages.length < 2) return passages;
  if (passages.length > mostCompared) return firstOfEach(passages);
  return passages.filter(
    (passage, place) =>
      !passages.some(
        (other, otherPlace) =>
          otherPlace !== place &&
          ((otherPlace < place && isEqual(passage, other)) || isContainedIn(passage, other)),
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

function isEqual({ source }: SourcePassage, { source: other }: SourcePassage): boolean {
  return source.key === other.key;
}

function isContainedIn({ source, kind }: SourcePassage, { source: other }: SourcePassage): boolean {
  if (kind === "label") return false;
  if (source.words > 3 && isLonger(other, source) && other.key.includes(source.key)) return true;
  if (!source.isCut || source.words <= 5 || !isLonger(other, source)) return false;
  return other.key.startsWith(source.key.split(" ").slice(0, -2).join(" "));
}

function isLonger(one: PassageText, other: PassageText): boolean {
  return one.key.length > other.key.length;
}

/** Word counts for a length. A source with less to say is not padded to `min`. */
interface LengthBand {
  readonly min: number;
  /** From this many words on, no further passage is added. */
  readonly target: number;
  readonly max: number;
}

export const lengthBands: Readonly<Record<DescriptionLength, LengthBand>> = {
  short: { min: 0, target: 40, max: 60 },
  medium: { min: 60, target: 110, max: 150 },
  long: { min: 150, target: 260, max: 300 },
};
