/** @returns where the sought one stands among ascending ones without repetition; undefined where it is missing */
export function findSorted<Item extends number | string>(
  sorted: ArrayLike<Item>,
  sought: Item,
): number | undefined {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const found = sorted[middle];
    if (found !== undefined && found < sought) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === sought ? low : undefined;
}
