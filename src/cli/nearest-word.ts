import { editDistance } from "../text/edit-distance.ts";

/** The word that a typo most likely meant: at most two slips away, and at most half its length. */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  return nearestWords(typed, words, Math.min(2, typed.length / 2))[0];
}

/** The words that are at most so many slips away (see `editDistance`), nearest first. */
export function nearestWords(typed: string, words: readonly string[], mostAway: number): string[] {
  return words
    .map((word) => ({ word, distance: editDistance(typed.toLowerCase(), word.toLowerCase(), mostAway) }))
    .filter(({ distance }) => distance <= mostAway)
    .sort((a, b) => a.distance - b.distance)
    .map(({ word }) => word);
}
