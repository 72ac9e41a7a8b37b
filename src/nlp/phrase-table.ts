import { foldText } from "./normalizer.ts";
import { readWords } from "./stemmer.ts";

interface PhraseMatch<Entry> {
  /** How many words the phrase has: at least 1. */
  readonly length: number;
  readonly entry: Entry;
}

/** Phrases by their words, to be found at a place of a text in one step a word. */
export interface PhraseTable<Entry> {
  /** Keeps the entry that a phrase has already, unless `prefer` says that the new one is better. */
  add(words: readonly string[], entry: Entry, prefer?: (held: Entry) => boolean): void;
  /** The longest phrase that begins at `index` of `words`. */
  longestAt(words: readonly string[], index: number): PhraseMatch<Entry> | undefined;
}

export function createPhraseTable<Entry>(): PhraseTable<Entry> {
  return new PhraseTrie<Entry>();
}

/** A class, as the glossary has thousands of small ones: two closures in each would take more than its phrases. */
class PhraseTrie<Entry> implements PhraseTable<Entry> {
  private readonly root = new TrieNode<Entry>();

  add(words: readonly string[], entry: Entry, prefer?: (held: Entry) => boolean): void {
    if (words.length === 0) return;
    let node = this.root;
    for (const word of words) node = node.grow(word);
    if (node.value === undefined || prefer?.(node.value)) node.value = entry;
  }

  longestAt(words: readonly string[], index: number): PhraseMatch<Entry> | undefined {
    let found: PhraseMatch<Entry> | undefined;
    let node: TrieNode<Entry> | undefined = this.root;
    for (let place = index; place < words.length; place += 1) {
      node = node.after(words[place] ?? "");
      if (node === undefined) break;
      if (node.value !== undefined) found = { length: place - index + 1, entry: node.value };
    }
    return found;
  }
}

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

const plainWords = /^[\p{Ll}\p{Lu}]+(?:[ -][\p{Ll}\p{Lu}]+)*$/u;

/** Like `readWords(phrase).folded`, with a fast path for plain words, since lists have thousands of phrases. */
export function foldPhrase(phrase: string): readonly string[] {
  return plainWords.test(phrase) ? foldText(phrase).split(/[ -]/) : readWords(phrase).folded;
}

/** A phrase table from phrases and their entries. */
export function phraseTableOf<Entry>(
  phrases: Iterable<readonly [phrase: string, entry: Entry]>,
): PhraseTable<Entry> {
  const table = createPhraseTable<Entry>();
  for (const [phrase, entry] of phrases) table.add(foldPhrase(phrase), entry);
  return table;
}
