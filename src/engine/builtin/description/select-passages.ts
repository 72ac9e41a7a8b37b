import { cutToWords } from "./cut-passage.ts";
import type { LengthBand } from "./length-bands.ts";
import { countWords } from "./passage.ts";
import type { ScoredPassage } from "./score-passages.ts";

/**
 * The passages that say most within the band, in the source's order: prose first, then what lists and labels
 * add where prose alone is too short; headings only where there is nothing else. Where none fits whole, the
 * first is cut.
 */
export function selectPassages(passages: readonly ScoredPassage[], band: LengthBand): ScoredPassage[] {
  const prose = takeBest(
    passages.filter((passage) => passage.kind === "sentence" && !passage.isCut),
    band,
    [],
  );
  const enough = Math.max(band.min, Math.min(band.target, 25));
  const isEnough = total(prose) >= enough;
  const filled = isEnough ? prose : takeBest(passages.filter(isListed), band, prose);
  const chosen = total(filled) > 0 ? filled : takeBest(passages, band, []);
  if (chosen.length > 0) return inSourceOrder(chosen);
  const first = passages.find((passage) => passage.kind === "sentence") ?? passages[0];
  return first ? [cutPassage(first, band.max)] : [];
}

function isListed({ kind }: ScoredPassage): boolean {
  return kind === "item" || kind === "label";
}

function takeBest(
  candidates: readonly ScoredPassage[],
  band: LengthBand,
  taken: readonly ScoredPassage[],
): ScoredPassage[] {
  const chosen = [...taken];
  let words = total(taken);
  for (const passage of candidates.toSorted((one, two) => two.score - one.score || one.order - two.order)) {
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

function total(passages: readonly ScoredPassage[]): number {
  return passages.reduce((sum, passage) => sum + passage.words, 0);
}
