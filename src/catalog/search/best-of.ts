/**
 * The best of many numbers without sorting all of them, best first; equals in the numbers' order.
 * @param scores by number
 * @param isTaken by number: only those with 1 there are taken; all where it is not given
 */
export function bestOf(
  numbers: ArrayLike<number>,
  limit: number,
  {
    scores,
    isTaken,
  }: { readonly scores: ArrayLike<number>; readonly isTaken?: ArrayLike<number> | undefined },
): number[] {
  const best: number[] = [];
  let least = limit < 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  for (let place = 0; place < numbers.length; place += 1) {
    const number = numbers[place] ?? 0;
    const score = scores[number] ?? 0;
    if (score < least || (isTaken !== undefined && isTaken[number] !== 1)) continue;
    let at = best.length;
    for (; at > 0; at -= 1) {
      const before = best[at - 1] ?? 0;
      const scoreBefore = scores[before] ?? 0;
      if (scoreBefore > score || (scoreBefore === score && before < number)) break;
      best[at] = before;
    }
    best[at] = number;
    if (best.length > limit) best.pop();
    if (best.length === limit) least = scores[best[limit - 1] ?? 0] ?? 0;
  }
  return best;
}
