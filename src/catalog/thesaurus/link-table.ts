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
