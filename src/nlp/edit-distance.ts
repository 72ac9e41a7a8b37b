/**
 * The optimal string alignment distance in UTF-16 units: insertions, deletions, substitutions and transpositions of
 * neighbours (Damerau, "A technique for computer detection and correction of spelling errors", CACM 1964).
 * @returns `max` + 1 if the distance exceeds `max`
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

/** The closest word to a mistyped one: at a distance of at most 2 and at most half the typed length. */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  return nearestWords(typed, words, Math.min(2, typed.length / 2))[0];
}

/** The words within a distance of `max` (see `editDistance`), nearest first; case is ignored. */
export function nearestWords(typed: string, words: readonly string[], max: number): string[] {
  return words
    .map((word) => ({ word, distance: editDistance(typed.toLowerCase(), word.toLowerCase(), max) }))
    .filter(({ distance }) => distance <= max)
    .sort((a, b) => a.distance - b.distance)
    .map(({ word }) => word);
}
