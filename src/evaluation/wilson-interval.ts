/** Both in [0, 1]. */
export type Interval = readonly [low: number, high: number];

/** The two-sided 95 % point of the normal distribution. */
const z95 = 1.959963984540054;

/**
 * Wilson's score interval of a share, at 95 %: unlike the plain one it is of use for few trials and for shares near 0
 * and 1 (E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", JASA 22, 1927).
 * @returns [0, 1] where there were no trials
 */
export function wilsonInterval(successes: number, trials: number): Interval {
  if (trials === 0) return [0, 1];
  const share = successes / trials;
  const spread = (z95 * z95) / trials;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (z95 / (1 + spread)) * Math.sqrt((share * (1 - share)) / trials + spread / (4 * trials));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
