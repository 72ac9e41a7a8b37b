import type { SenseLinks } from "../search/thesaurus.ts";

const leastWeight = 0.005;

/** Gathers what links senses to categories; links of one pair add up. */
export class LinkTable {
  readonly #rows: Map<number, number>[];

  constructor(senseCount: number) {
    this.#rows = Array.from({ length: senseCount }, () => new Map<number, number>());
  }

  add(sense: number, category: number, weight: number): void {
    const row = this.#rows[sense];
    row?.set(category, (row.get(category) ?? 0) + weight);
  }

  /**
   * Lets senses compete for each category: w_sc becomes proportional to w_sc x w_sc / max over senses t of w_tc, and each
   * sense's sum stays. Over-ear headphones share a word with In-Ear-Kopfhörer, which in-ear headphones claim far more, and
   * so they fall to a category that no other sense claims.
   */
  yieldToStrongest(): void {
    const strongest = new Map<number, number>();
    for (const row of this.#rows) {
      for (const [category, weight] of row) {
        strongest.set(category, Math.max(strongest.get(category) ?? 0, weight));
      }
    }
    for (const row of this.#rows) {
      const yielded = [...row].map(([category, weight]): [number, number] => {
        return [category, weight ** 2 / (strongest.get(category) ?? weight)];
      });
      const kept = sumOf(row.values()) / sumOf(yielded.map(([, weight]) => weight));
      for (const [category, weight] of yielded) row.set(category, weight * kept);
    }
  }

  /** Each sense's strongest links, their categories ascending; those that tell next to nothing are left out. */
  strongest(mostLinks: number): SenseLinks {
    const starts = new Uint32Array(this.#rows.length + 1);
    const categories: number[] = [];
    const weights: number[] = [];
    for (const [sense, row] of this.#rows.entries()) {
      const kept = [...row]
        .filter(([, weight]) => weight >= leastWeight)
        .sort(([one, weight], [other, otherWeight]) => otherWeight - weight || one - other)
        .slice(0, mostLinks)
        .sort(([one], [other]) => one - other);
      for (const [category, weight] of kept) {
        categories.push(category);
        weights.push(weight);
      }
      starts[sense + 1] = categories.length;
    }
    return { starts, categories: Uint32Array.from(categories), weights: Float32Array.from(weights) };
  }
}

function sumOf(weights: Iterable<number>): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  return sum;
}
