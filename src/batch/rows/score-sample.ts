/** So many rows at a run's beginning are all scored; of each doubling behind them, half as many. */
const wholeRows = 500;

/**
 * How many rows a row's scores stand for: 0 where it is not scored. To score a product twice takes longer than to
 * clean its name, so of a long feed an ever smaller share is scored: all of the first 500 rows, 250 of the next 500,
 * 250 of the 1,000 after these. Weighed so, the mean is that of all rows in expectation (a stratified sample).
 *
 * @param place of a product among all that the run asks about, from 0
 */
export function scoreWeight(place: number): number {
  if (place < wholeRows) return 1;
  const step = 2 ** (Math.floor(Math.log2(place / wholeRows)) + 1);
  // Fibonacci hashing spreads evenly, and falls in step with no size run of a feed (S, M, L, XL).
  const spread = Math.imul(place, 0x9e3779b1) >>> 8;
  return spread % step === 0 ? step : 0;
}
