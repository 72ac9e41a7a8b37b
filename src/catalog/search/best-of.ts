interface Choice {
  /** By number. */
  readonly scores: ArrayLike<number>;
  /** By number: only those with 1 there are taken; all where it is not given. */
  readonly isTaken?: ArrayLike<number> | undefined;
}

/** The best of many numbers without sorting all of them, best first; equals in the numbers' order. */
export function bestOf(numbers: ArrayLike<number>, limit: number, { scores, isTaken }: Choice): number[] {
  const best = new BestSoFar(limit, scores);
  for (let place = 0; place < numbers.length; place += 1) {
    const number = numbers[place] ?? 0;
    if (isTaken === undefined || isTaken[number] === 1) best.add(number);
  }
  return best.sorted();
}

/** A heap with the worst at its root, where the next one that is better takes its place (J. W. J. Williams, Algorithm 232, CACM 7, 1964). */
class BestSoFar {
  private readonly heap: number[] = [];
  private readonly limit: number;
  private readonly scores: ArrayLike<number>;

  constructor(limit: number, scores: ArrayLike<number>) {
    this.limit = limit;
    this.scores = scores;
  }

  add(number: number): void {
    const { heap, limit } = this;
    if (heap.length >= limit) {
      if (limit > 0 && this.isBefore(number, heap[0] ?? 0)) this.sink(number, 0, limit);
      return;
    }
    heap.push(number);
    if (heap.length === limit) this.order();
  }

  /** Best first; nothing can be added any more. */
  sorted(): number[] {
    const { heap } = this;
    if (heap.length < this.limit) this.order();
    for (let end = heap.length - 1; end > 0; end -= 1) {
      const number = heap[end] ?? 0;
      heap[end] = heap[0] ?? 0;
      this.sink(number, 0, end);
    }
    return heap;
  }

  private order(): void {
    const { heap } = this;
    for (let at = (heap.length >> 1) - 1; at >= 0; at -= 1) this.sink(heap[at] ?? 0, at, heap.length);
  }

  /** Puts a number where it belongs below a place, in the heap's part before `end`. */
  private sink(number: number, place: number, end: number): void {
    const { heap } = this;
    let at = place;
    for (let child = 2 * at + 1; child < end; child = 2 * at + 1) {
      const other = child + 1;
      if (other < end && this.isBefore(heap[child] ?? 0, heap[other] ?? 0)) child = other;
      const worse = heap[child] ?? 0;
      if (!this.isBefore(number, worse)) break;
      heap[at] = worse;
      at = child;
    }
    heap[at] = number;
  }

  private isBefore(number: number, other: number): boolean {
    const difference = (this.scores[number] ?? 0) - (this.scores[other] ?? 0);
    return difference > 0 || (difference === 0 && number < other);
  }
}
