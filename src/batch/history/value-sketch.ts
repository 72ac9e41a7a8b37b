/** What is kept of a column's values: of those with the smallest hashes, how often each came. */
export interface SketchFigures {
  /** How many different values there were; an estimate where there were more than the sketch holds. */
  readonly distinct: number;
  /** Share of the cells whose value had come before, 0 to 1. */
  readonly repeated: number;
  /** The smallest hashes, ascending. */
  readonly hashes: readonly number[];
  /** No hash above this one was kept. */
  readonly limit: number;
}

const allHashes = 2 ** 32;

/**
 * The values with the k smallest hashes (bottom-k, Broder 1997, "On the resemblance and containment of documents"; the
 * count of different values as in Bar-Yossef and others 2002): a sample that two feeds draw alike, in memory that does
 * not grow. With k = 1024 the standard error of a share is at most 1.6 points, that of the count 3 %.
 */
export class ValueSketch {
  readonly #counts = new Map<number, number>();
  readonly #size: number;
  #limit = allHashes;

  constructor(size = 1024) {
    this.#size = size;
  }

  /** @param hash 32 well-mixed bits of a value */
  add(hash: number): void {
    if (hash > this.#limit) return;
    this.#counts.set(hash, (this.#counts.get(hash) ?? 0) + 1);
    if (this.#counts.size > 2 * this.#size) this.#cut();
  }

  figures(): SketchFigures {
    if (this.#counts.size > this.#size) this.#cut();
    const hashes = [...this.#counts.keys()].sort((one, other) => one - other);
    const cells = [...this.#counts.values()].reduce((sum, times) => sum + times, 0);
    const distinct =
      this.#limit === allHashes
        ? hashes.length
        : Math.round(((hashes.length - 1) * allHashes) / (this.#limit + 1));
    return { distinct, repeated: cells === 0 ? 0 : 1 - hashes.length / cells, hashes, limit: this.#limit };
  }

  /** What is kept was counted from its first time on: a hash that was dropped is above every later limit too. */
  #cut(): void {
    const ascending = [...this.#counts.keys()].sort((one, other) => one - other);
    this.#limit = ascending[this.#size - 1] ?? allHashes;
    for (const hash of ascending.slice(this.#size)) this.#counts.delete(hash);
  }
}

/**
 * The share of one column's different values that another has too, 0 to 1.
 * @returns undefined where there is nothing to compare
 */
export function sharedValues(one: SketchFigures, other: SketchFigures): number | undefined {
  const limit = Math.min(one.limit, other.limit);
  const looked = one.hashes.filter((hash) => hash <= limit);
  if (looked.length === 0) return undefined;
  const others = new Set(other.hashes);
  return looked.filter((hash) => others.has(hash)).length / looked.length;
}
