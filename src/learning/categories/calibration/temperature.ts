/** Decision values of products whose class is known, from a classifier that did not learn from them. */
export interface JudgedScores {
  readonly scores: Float64Array;
  readonly label: number;
}

/** Turns decision values into probabilities: exp(score / temperature) over the sum of all. */
export function softmaxInto(scores: Float64Array, temperature: number): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > most) most = score;
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const power = Math.exp(((scores[at] ?? 0) - most) / temperature);
    scores[at] = power;
    sum += power;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum;
}

const golden = (Math.sqrt(5) - 1) / 2;
const coldest = Math.log(0.02);
const hottest = Math.log(5);

/**
 * The temperature under which the labels are likeliest (Guo, Pleiss, Sun and Weinberger 2017,
 * https://arxiv.org/abs/1706.04599), by golden section over its logarithm.
 * @returns `fallback` where nothing was judged
 */
export function fitTemperature(judged: readonly JudgedScores[], fallback: number): number {
  if (judged.length === 0) return fallback;
  let low = coldest;
  let high = hottest;
  for (let step = 0; step < 30; step += 1) {
    const lower = high - golden * (high - low);
    const upper = low + golden * (high - low);
    if (lossAt(judged, Math.exp(lower)) < lossAt(judged, Math.exp(upper))) high = upper;
    else low = lower;
  }
  return Math.exp((low + high) / 2);
}

function lossAt(judged: readonly JudgedScores[], temperature: number): number {
  let loss = 0;
  for (const { scores, label } of judged) {
    let most = Number.NEGATIVE_INFINITY;
    for (const score of scores) if (score > most) most = score;
    let sum = 0;
    for (const score of scores) sum += Math.exp((score - most) / temperature);
    loss += Math.log(sum) - ((scores[label] ?? 0) - most) / temperature;
  }
  return loss;
}
