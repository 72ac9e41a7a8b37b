/** The word that a typo most likely meant: at most two letters away, and closer than half its length. */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  return nearestWords(typed, words, Math.min(2, typed.length / 2))[0];
}

/** The words that are at most so many letters away, nearest first. */
export function nearestWords(typed: string, words: readonly string[], mostAway: number): string[] {
  return words
    .filter((word) => Math.abs(word.length - typed.length) <= mostAway)
    .map((word) => ({ word, distance: editDistance(typed.toLowerCase(), word.toLowerCase()) }))
    .filter(({ distance }) => distance <= mostAway)
    .sort((a, b) => a.distance - b.distance)
    .map(({ word }) => word);
}

/** Levenshtein distance, in letters. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(substitution, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
