/**
 * The best of many numbers without sorting all of them, best first.
 * @param isBetter a strict order: of two different numbers just one is better
 */
export function bestOf(
  numbers: readonly number[],
  limit: number,
  isBetter: (one: number, other: number) => boolean,
): number[] {
  const best: number[] = [];
  for (const number of numbers) {
    const last = best[limit - 1];
    if (limit < 1 || (last !== undefined && !isBetter(number, last))) continue;
    let at = best.length === limit ? limit - 1 : best.length;
    for (; at > 0; at -= 1) {
      const before = best[at - 1];
      if (before === undefined || isBetter(before, number)) break;
      best[at] = before;
    }
    best[at] = number;
  }
  return best;
}
