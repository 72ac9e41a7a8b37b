/** Whole names and terms as sequences of word numbers, found inside a query word by word (a trie). */
export class Phrases {
  #nodes = 1;
  /** From a node and a word number to the next node. */
  readonly #steps = new Map<number, number>();
  readonly #ends = new Map<number, PhraseEnd[]>();

  /** @param share of its words' idf, which a whole match adds to the category's score */
  add(words: readonly number[], category: number, share: number): void {
    let node = 0;
    for (const word of words) node = this.#stepOrNew(node, word);
    const ends = this.#ends.get(node);
    if (!ends) this.#ends.set(node, [{ category, share }]);
    else {
      const known = ends.find((end) => end.category === category);
      if (!known) ends.push({ category, share });
      else known.share = Math.max(known.share, share);
    }
  }

  /** @returns the node after `node`, or undefined; 0 is the start */
  next(node: number, word: number): number | undefined {
    return this.#steps.get(stepKey(node, word));
  }

  /** Categories of which the words on the way to this node are a whole name or term. */
  endingAt(node: number): readonly PhraseEnd[] | undefined {
    return this.#ends.get(node);
  }

  #stepOrNew(node: number, word: number): number {
    const key = stepKey(node, word);
    const known = this.#steps.get(key);
    if (known !== undefined) return known;
    const created = this.#nodes;
    this.#nodes += 1;
    this.#steps.set(key, created);
    return created;
  }
}

export interface PhraseEnd {
  readonly category: number;
  share: number;
}

function stepKey(node: number, word: number): number {
  return node * 0x200_0000 + word;
}
