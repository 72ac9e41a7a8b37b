import { hashText } from "../../lib/columns.ts";
import { editDistance } from "../../nlp/edit-distance.ts";
import { reversed, type Spelling, withoutOneLetter } from "./spelling.ts";

/** A similar word of the catalog. */
export interface SimilarWord {
  /** Its number in `Spelling.words`. */
  readonly word: number;
  /** In (0, 1); 1 would be the word itself. */
  readonly closeness: number;
  /** Whether it differs by a typing error, rather than sharing only a beginning or ending. */
  readonly isSlip: boolean;
}

/** Weight of each kind of similarity; tuned on shortened, misspelled and split words. */
const closeness = { slip: 0.8, slipAtStart: 0.6, twoSlips: 0.5, ending: 0.6, beginning: 0.5 } as const;
const shortestSought = 3;
const shortestForTwoSlips = 8;
const maxAffixed = 60;

/** The words within one or two typing errors of a folded word, and those that end or begin with it. */
export function findSimilarWords(spelling: Spelling, folded: string): SimilarWord[] {
  if (folded.length < shortestSought) return [];
  const slips = findSlips(spelling, folded);
  const found = new Map(slips.map((near) => [near.word, near]));
  for (const near of [...findByEnding(spelling, folded), ...findByBeginning(spelling, folded)]) {
    if ((found.get(near.word)?.closeness ?? 0) < near.closeness) found.set(near.word, near);
  }
  return [...found.values()];
}

/** @returns the number of exactly this word in `Spelling.words`, or -1 */
export function findWord({ words }: Spelling, folded: string): number {
  const at = firstWhere(words.length, (number) => words.at(number) >= folded);
  return words.at(at) === folded && folded !== "" ? at : -1;
}

/**
 * Words within one edit (insertion, deletion, substitution or transposition), for long words also some within two:
 * words that share all letters but one with the given word (symmetric deletion,
 * https://github.com/wolfgarbe/SymSpell).
 */
function findSlips(spelling: Spelling, folded: string): SimilarWord[] {
  const candidates = new Set<number>();
  addShortened(spelling, folded, candidates);
  for (const rest of withoutOneLetter(folded)) addShortened(spelling, rest, candidates);
  const maxDistance = folded.length >= shortestForTwoSlips ? 2 : 1;
  return [...candidates].flatMap((word) => {
    const text = spelling.words.at(word);
    const distance = editDistance(folded, text, maxDistance);
    if (distance > maxDistance) return [];
    return [{ word, closeness: slipCloseness(folded, text, distance), isSlip: true }];
  });
}

function slipCloseness(sought: string, found: string, distance: number): number {
  if (distance === 0) return 1;
  if (distance > 1) return closeness.twoSlips;
  return sought[0] === found[0] ? closeness.slip : closeness.slipAtStart;
}

function addShortened({ shortened }: Spelling, text: string, found: Set<number>): void {
  const { hashes, words } = shortened;
  const hash = hashText(text);
  const start = firstWhere(hashes.length, (at) => (hashes[at] ?? 0) >= hash);
  for (let at = start; hashes[at] === hash; at += 1) found.add(words[at] ?? 0);
}

function findByBeginning({ words }: Spelling, folded: string): SimilarWord[] {
  const start = firstWhere(words.length, (at) => words.at(at) >= folded);
  return gatherAffixed(start, words.length, closeness.beginning, (at) => {
    const text = words.at(at);
    return text.startsWith(folded) ? { word: at, share: folded.length / text.length } : undefined;
  });
}

function findByEnding({ words, byEnding }: Spelling, folded: string): SimilarWord[] {
  const backwards = reversed(folded);
  const textAt = (at: number) => words.at(byEnding[at] ?? 0);
  const start = firstWhere(byEnding.length, (at) => reversed(textAt(at)) >= backwards);
  return gatherAffixed(start, byEnding.length, closeness.ending, (at) => {
    const text = textAt(at);
    return text.endsWith(folded)
      ? { word: byEnding[at] ?? 0, share: folded.length / text.length }
      : undefined;
  });
}

function gatherAffixed(
  start: number,
  end: number,
  base: number,
  read: (at: number) => { readonly word: number; readonly share: number } | undefined,
): SimilarWord[] {
  const found: SimilarWord[] = [];
  for (let at = start; at < end && found.length < maxAffixed; at += 1) {
    const affixed = read(at);
    if (affixed === undefined) break;
    found.push({ word: affixed.word, closeness: base + 0.3 * affixed.share, isSlip: false });
  }
  return found;
}

/** Binary search: the first number below `count` for which the monotonic test is true; else `count`. */
function firstWhere(count: number, test: (number: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (test(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
