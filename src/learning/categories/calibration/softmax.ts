/** Turns values into probabilities: exp(value) over the sum of all. */
export function softmaxInPlace(values: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) if (value > most) most = value;
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) {
    const power = Math.exp((values[at] ?? 0) - most);
    values[at] = power;
    sum += power;
  }
  for (let at = 0; at < values.length; at += 1) values[at] = (values[at] ?? 0) / sum;
}
