/** Numbers with what each is worth, side by side; only the first `length` of them count. */
export interface ScoredNumbers {
  readonly numbers: ArrayLike<number>;
  /** None below 0. */
  readonly scores: ArrayLike<number>;
  readonly length: number;
}

/**
 * Scores are put into steps by their binary exponent and the first bits behind it: sixteen steps to a doubling, from 2^-16 to
 * 2^16; what is less, or more, shares the lowest or the highest one.
 */
const stepCount = 512;
const bitsBelowStep = 19;
const single = new Float32Array(1);
const singleBits = new Int32Array(single.buffer);
const lowestHeight = heightOf(2 ** -16);
const counts = new Uint32Array(stepCount);
let steps = new Uint16Array(1_024);
/** Longer lists are sorted: to move each place where it belongs would take the square of their length where all are equal. */
const fewEnough = 200;

/**
 * The places of the best of many numbers, found without sorting all of them.
 * @returns best first; equals in their numbers' order
 */
export function bestOf(scored: ScoredNumbers, limit: number): number[] {
  const { numbers, scores } = scored;
  const places = highestSteps(scored, limit);
  const isBefore = (one: number, other: number) => {
    const difference = (scores[one] ?? 0) - (scores[other] ?? 0);
    return difference > 0 || (difference === 0 && (numbers[one] ?? 0) < (numbers[other] ?? 0));
  };
  if (places.length > fewEnough) places.sort((one, other) => (isBefore(one, other) ? -1 : 1));
  else sortNearlySorted(places, isBefore);
  if (places.length > limit) places.length = limit;
  return places;
}

/** All places of the highest steps, step by step: so many steps that the limit is reached, if it can be. */
function highestSteps({ scores, length }: ScoredNumbers, limit: number): number[] {
  if (steps.length < length) steps = new Uint16Array(2 * length);
  counts.fill(0);
  for (let place = 0; place < length; place += 1) {
    const step = stepOf(scores[place] ?? 0);
    steps[place] = step;
    counts[step] = (counts[step] ?? 0) + 1;
  }
  const { lowest, count } = countsToStarts(limit, length);
  const ordered = new Array<number>(count).fill(0);
  for (let place = 0; place < length; place += 1) {
    const step = steps[place] ?? 0;
    if (step < lowest) continue;
    const at = counts[step] ?? 0;
    ordered[at] = place;
    counts[step] = at + 1;
  }
  return ordered;
}

function stepOf(score: number): number {
  return Math.max(0, Math.min(stepCount - 1, heightOf(score) - lowestHeight));
}

/** The bits of a number that is not below 0 grow with it. */
function heightOf(score: number): number {
  single[0] = score;
  return (singleBits[0] ?? 0) >> bitsBelowStep;
}

/**
 * Makes the counts of the highest steps the places where they begin.
 * @returns the lowest one that is needed to reach the limit, and how many places these steps have
 */
function countsToStarts(limit: number, length: number): { readonly lowest: number; readonly count: number } {
  const enough = Math.min(limit, length);
  let count = 0;
  let lowest = stepCount;
  while (count < enough && lowest > 0) {
    lowest -= 1;
    const next = count + (counts[lowest] ?? 0);
    counts[lowest] = count;
    count = next;
  }
  return { lowest, count };
}

function sortNearlySorted(places: number[], isBefore: (one: number, other: number) => boolean): void {
  for (let next = 1; next < places.length; next += 1) {
    const place = places[next] ?? 0;
    let at = next;
    while (at > 0 && isBefore(place, places[at - 1] ?? 0)) {
      places[at] = places[at - 1] ?? 0;
      at -= 1;
    }
    places[at] = place;
  }
}
