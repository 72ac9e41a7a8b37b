/** Numbers with what each is worth, side by side; only the first `length` of them count. */
export interface ScoredNumbers {
  readonly numbers: ArrayLike<number>;
  /** None below 0. */
  readonly scores: ArrayLike<number>;
  readonly length: number;
}

/**
 * Scores are put into steps by their binary exponent and the first bits behind it: sixteen steps to a doubling, the first
 * one that of the best score; what is sixteen doublings below it, or further, shares the last one.
 */
const stepCount = 256;
const bitsBelowStep = 19;
const single = new Float32Array(1);
const singleBits = new Int32Array(single.buffer);
const counts = new Uint32Array(stepCount);
/** Longer lists are sorted: to move each place where it belongs would take the square of their length where all are equal. */
const fewEnough = 200;

/**
 * The places of the best of many numbers, found without sorting all of them.
 * @returns best first; equals in their numbers' order
 */
export function bestOf(scored: ScoredNumbers, limit: number): number[] {
  const { numbers, scores } = scored;
  const places = firstSteps(scored, limit);
  const isBefore = (one: number, other: number) => {
    const difference = (scores[one] ?? 0) - (scores[other] ?? 0);
    return difference > 0 || (difference === 0 && (numbers[one] ?? 0) < (numbers[other] ?? 0));
  };
  if (places.length > fewEnough) places.sort((one, other) => (isBefore(one, other) ? -1 : 1));
  else sortNearlySorted(places, isBefore);
  if (places.length > limit) places.length = limit;
  return places;
}

/** All places of the best steps, step by step: so many steps that the limit is reached, if it can be. */
function firstSteps({ scores, length }: ScoredNumbers, limit: number): number[] {
  let highest = 0;
  for (let place = 0; place < length; place += 1) highest = Math.max(highest, scores[place] ?? 0);
  const top = heightOf(highest);
  counts.fill(0);
  for (let place = 0; place < length; place += 1) {
    const step = stepOf(scores[place] ?? 0, top);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  const end = countsToStarts(limit);
  const ordered = new Array<number>(end).fill(0);
  for (let place = 0; place < length; place += 1) {
    const step = stepOf(scores[place] ?? 0, top);
    const at = counts[step] ?? end;
    if (at >= end) continue;
    ordered[at] = place;
    counts[step] = at + 1;
  }
  return ordered;
}

function stepOf(score: number, top: number): number {
  return Math.min(stepCount - 1, top - heightOf(score));
}

/** The bits of a number that is not below 0 grow with it. */
function heightOf(score: number): number {
  single[0] = score;
  return (singleBits[0] ?? 0) >> bitsBelowStep;
}

/** Makes each step's count the place where it begins. @returns where the step ends with which the limit is reached */
function countsToStarts(limit: number): number {
  let start = 0;
  let end = 0;
  for (let step = 0; step < stepCount; step += 1) {
    const next = start + (counts[step] ?? 0);
    counts[step] = start;
    if (start < limit) end = next;
    start = next;
  }
  return end;
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
