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
  const root = new TrieNode<Entry>();
  return {
    add(words, entry, prefer) {
      if (words.length === 0) return;
      let node = root;
      for (const word of words) node = node.grow(word);
      if (node.value === undefined || prefer?.(node.value)) node.value = entry;
    },
    longestAt(words, index) {
      let found: PhraseMatch<Entry> | undefined;
      let node: TrieNode<Entry> | undefined = root;
      for (let place = index; place < words.length; place += 1) {
        node = node.after(words[place] ?? "");
        if (node === undefined) break;
        if (node.value !== undefined) found = { length: place - index + 1, entry: node.value };
      }
      return found;
    },
  };
}
