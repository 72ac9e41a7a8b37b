import { TrieNode } from "./word-trie.ts";

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
