const absent = -1;

/** Whole names and terms as sequences of word numbers, found inside a query word by word (a trie). */
export class Phrases {
  private nodes = 1;
  private readonly steps = new StepTable();
  /** By node the last end that was added there; ends of one node lead from each to the one before. */
  private readonly ends = new Map<number, PhraseEnd>();

  /** @param share of its words' idf, which a whole match adds to the category's score */
  add(words: readonly number[], category: number, share: number): void {
    let node = 0;
    for (const word of words) node = this.stepOrNew(node, word);
    const last = this.ends.get(node);
    let known = last;
    while (known !== undefined && known.category !== category) known = known.before;
    if (known === undefined) this.ends.set(node, { category, share, before: last });
    else known.share = Math.max(known.share, share);
  }

  /** @returns the node after `node`, or undefined; 0 is the start */
  next(node: number, word: number): number | undefined {
    const next = this.steps.get(node, word);
    return next === absent ? undefined : next;
  }

  /** Categories of which the words on the way to this node are a whole name or term, as a chain. */
  endingAt(node: number): PhraseEnd | undefined {
    return this.ends.get(node);
  }

  private stepOrNew(node: number, word: number): number {
    const known = this.steps.get(node, word);
    if (known !== absent) return known;
    const created = this.nodes;
    this.nodes += 1;
    this.steps.set(node, word, created);
    return created;
  }
}

export interface PhraseEnd {
  readonly category: number;
  readonly before: PhraseEnd | undefined;
  share: number;
}

/**
 * From two numbers to a third, by open addressing in one flat array: a tenth of the memory of a Map with a
 * number for the pair, and nothing for the collector to visit.
 */
class StepTable {
  private entries = new Int32Array(3 * 8192).fill(absent);
  private count = 0;

  /** @returns `absent` where the pair was never set */
  get(node: number, word: number): number {
    return this.entries[this.slotOf(node, word) + 2] ?? absent;
  }

  set(node: number, word: number, next: number): void {
    if (this.count * 6 > this.entries.length) this.grow();
    this.put(node, word, next);
    this.count += 1;
  }

  /** Where the pair stands, or the free place for it; places are three numbers wide, their count a power of two. */
  private slotOf(node: number, word: number): number {
    const { entries } = this;
    const places = entries.length / 3;
    let place = (Math.imul(node, 0x9e3779b1) ^ Math.imul(word, 0x85ebca6b)) & (places - 1);
    while (
      entries[3 * place] !== absent &&
      (entries[3 * place] !== node || entries[3 * place + 1] !== word)
    ) {
      place = (place + 1) & (places - 1);
    }
    return 3 * place;
  }

  private grow(): void {
    const before = this.entries;
    this.entries = new Int32Array(before.length * 2).fill(absent);
    for (let at = 0; at < before.length; at += 3) {
      const node = before[at] ?? absent;
      if (node !== absent) this.put(node, before[at + 1] ?? absent, before[at + 2] ?? absent);
    }
  }

  private put(node: number, word: number, next: number): void {
    const slot = this.slotOf(node, word);
    this.entries[slot] = node;
    this.entries[slot + 1] = word;
    this.entries[slot + 2] = next;
  }
}
