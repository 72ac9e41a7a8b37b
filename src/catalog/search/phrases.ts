const absent = -1;

/**
 * A trie over whole names and terms as sequences of word numbers, matched against a query word by word. Stored in
 * flat arrays: edges are triples (node, word, next node) in an open addressing hash table, which takes a tenth of a
 * Map's memory and no work of the garbage collector.
 */
export interface Phrases {
  readonly steps: Int32Array;
  /** By node, the start of its entries; they end where the next node's start. */
  readonly endStarts: Uint32Array;
  readonly endCategories: Uint32Array;
  /** Added to the category's score on a whole match, as a share of its words' idf. */
  readonly endShares: Float32Array;
}

/** @returns the node after `node`, or undefined; 0 is the root */
export function nextNode({ steps }: Phrases, node: number, word: number): number | undefined {
  const next = steps[slotOf(steps, node, word) + 2] ?? absent;
  return next === absent ? undefined : next;
}

/** Whether the node completes a name or term. */
export function isPhraseEnd({ endStarts }: Phrases, node: number): boolean {
  return (endStarts[node] ?? 0) < (endStarts[node + 1] ?? 0);
}

/** The slot of the pair, or the free slot for it; slots have three numbers, and their count is a power of two. */
function slotOf(steps: Int32Array, node: number, word: number): number {
  const places = steps.length / 3;
  let place = (Math.imul(node, 0x9e3779b1) ^ Math.imul(word, 0x85ebca6b)) & (places - 1);
  while (steps[3 * place] !== absent && (steps[3 * place] !== node || steps[3 * place + 1] !== word)) {
    place = (place + 1) & (places - 1);
  }
  return 3 * place;
}

/** Collects phrases; where a category ends twice at one node, the greater share counts. */
export class PhraseBuilder {
  private steps = new Int32Array(3 * 8192).fill(absent);
  private stepCount = 0;
  private readonly ends: Map<number, number>[] = [new Map()];

  add(words: readonly number[], category: number, share: number): void {
    let node = 0;
    for (const word of words) node = this.stepOrNew(node, word);
    const ends = this.ends[node];
    ends?.set(category, Math.max(ends.get(category) ?? 0, share));
  }

  build(): Phrases {
    const count = this.ends.reduce((sum, ends) => sum + ends.size, 0);
    const endStarts = new Uint32Array(this.ends.length + 1);
    const endCategories = new Uint32Array(count);
    const endShares = new Float32Array(count);
    let at = 0;
    for (const [node, ends] of this.ends.entries()) {
      for (const [category, share] of ends) {
        endCategories[at] = category;
        endShares[at] = share;
        at += 1;
      }
      endStarts[node + 1] = at;
    }
    return { steps: this.steps, endStarts, endCategories, endShares };
  }

  private stepOrNew(node: number, word: number): number {
    const known = this.steps[slotOf(this.steps, node, word) + 2] ?? absent;
    if (known !== absent) return known;
    if (this.stepCount * 6 > this.steps.length) this.grow();
    const created = this.ends.push(new Map()) - 1;
    this.put(node, word, created);
    this.stepCount += 1;
    return created;
  }

  private grow(): void {
    const before = this.steps;
    this.steps = new Int32Array(before.length * 2).fill(absent);
    for (let at = 0; at < before.length; at += 3) {
      const node = before[at] ?? absent;
      if (node !== absent) this.put(node, before[at + 1] ?? absent, before[at + 2] ?? absent);
    }
  }

  private put(node: number, word: number, next: number): void {
    this.steps.set([node, word, next], slotOf(this.steps, node, word));
  }
}
