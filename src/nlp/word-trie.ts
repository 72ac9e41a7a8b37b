/**
 * A node of a trie over words. Most nodes have none behind them and most of the others have one, for which a Map would be
 * most of what the trie weighs.
 */
export class TrieNode<Value> {
  /** What the words that lead here stand for. */
  value: Value | undefined = undefined;
  private next: Map<string, TrieNode<Value>> | OnlyNode<Value> | undefined = undefined;

  /** How many words lead on. */
  get size(): number {
    return this.next?.size ?? 0;
  }

  /** The words that lead on. */
  keys(): Iterable<string> {
    return this.next?.keys() ?? [];
  }

  has(word: string): boolean {
    return this.after(word) !== undefined;
  }

  after(word: string): TrieNode<Value> | undefined {
    return this.next?.get(word);
  }

  /** The node behind the word, made where there is none. */
  grow(word: string): TrieNode<Value> {
    const known = this.after(word);
    if (known !== undefined) return known;
    const node = new TrieNode<Value>();
    if (this.next === undefined) this.next = new OnlyNode(word, node);
    else if (this.next instanceof OnlyNode) this.next = new Map([this.next.entry, [word, node]]);
    else this.next.set(word, node);
    return node;
  }
}

/** As much of a Map as a single node needs. */
class OnlyNode<Value> {
  private readonly word: string;
  private readonly node: TrieNode<Value>;

  constructor(word: string, node: TrieNode<Value>) {
    this.word = word;
    this.node = node;
  }

  get size(): number {
    return 1;
  }

  get entry(): [word: string, node: TrieNode<Value>] {
    return [this.word, this.node];
  }

  get(word: string): TrieNode<Value> | undefined {
    return word === this.word ? this.node : undefined;
  }

  keys(): Iterable<string> {
    return [this.word];
  }
}
