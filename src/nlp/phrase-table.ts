/** Most nodes are a phrase's last word: what they lack costs nothing. */
interface Node<Entry> {
  children: Map<string, Node<Entry>> | undefined;
  entry: Entry | undefined;
}

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
  const root: Node<Entry> = { children: undefined, entry: undefined };
  return {
    add(words, entry, prefer) {
      if (words.length === 0) return;
      const node = words.reduce(childOf<Entry>, root);
      if (node.entry === undefined || prefer?.(node.entry)) node.entry = entry;
    },
    longestAt(words, index) {
      let found: PhraseMatch<Entry> | undefined;
      let node: Node<Entry> | undefined = root;
      for (let place = index; place < words.length; place += 1) {
        node = node.children?.get(words[place] ?? "");
        if (node === undefined) break;
        if (node.entry !== undefined) found = { length: place - index + 1, entry: node.entry };
      }
      return found;
    },
  };
}

function childOf<Entry>(node: Node<Entry>, word: string): Node<Entry> {
  node.children ??= new Map();
  const held = node.children.get(word);
  if (held) return held;
  const made: Node<Entry> = { children: undefined, entry: undefined };
  node.children.set(word, made);
  return made;
}
