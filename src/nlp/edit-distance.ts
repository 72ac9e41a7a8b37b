/**
 * How many letters must be added, taken away, replaced or swapped with their neighbour to make one text of
 * the other (optimal string alignment; Damerau, "A technique for computer detection and correction of spelling errors",
 * CACM 1964), in UTF-16 units.
 * @returns more than `max`, and no more exactly, where it is more than that
 */
export function editDistance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let twoBefore: number[] = [];
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      current[at] = Math.min(
        (before[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (before[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (twoBefore[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > max) return max + 1;
    twoBefore = before;
    before = current;
  }
  return before[other.length] ?? 0;
}

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
