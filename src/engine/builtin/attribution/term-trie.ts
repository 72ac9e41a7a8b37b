import { type Language, languages } from "../../../contract/vocabulary.ts";
import { tokenize } from "../../../text/tokens.ts";
import { stemsOf, type WordStems } from "./word-stems.ts";

/** What a trie walks over: a text's word, and the phrase (by number) in which it stands. */
export interface WalkedWord {
  readonly stems: WordStems;
  readonly phrase: number;
}

export interface TermEntry<Owner> {
  readonly owner: Owner;
  readonly language: Language;
}

export interface TermMatch<Owner> {
  /** How many words the term has: at least 1. */
  readonly length: number;
  readonly entries: readonly TermEntry<Owner>[];
}

interface Leaf<Owner> extends TermEntry<Owner> {
  readonly stems: readonly string[];
}

interface Node<Owner> {
  readonly children: Map<string, Node<Owner>>;
  readonly leaves: Leaf<Owner>[];
}

const createNode = <Owner>(): Node<Owner> => ({
  children: new Map(),
  leaves: [],
});

/**
 * Terms of all languages over stemmed words, asked for the longest one that begins at a word. Whole words
 * only; a term stays within one phrase, and each of its words must agree in the term's own language.
 */
export class TermTrie<Owner> {
  readonly #root = createNode<Owner>();

  add(term: string, language: Language, owner: Owner): void {
    const number = languages.indexOf(language);
    const stems = tokenize(term).map((token) => stemsOf(token.folded).byLanguage[number] ?? token.folded);
    if (stems.length === 0) return;
    let node = this.#root;
    for (const stem of stems) {
      const next = node.children.get(stem) ?? createNode<Owner>();
      node.children.set(stem, next);
      node = next;
    }
    const isKnown = node.leaves.some((leaf) => leaf.owner === owner && leaf.language === language);
    if (!isKnown) node.leaves.push({ owner, language, stems });
  }

  longest(words: readonly WalkedWord[], from: number): TermMatch<Owner> | undefined {
    const first = words[from];
    if (first === undefined) return undefined;
    let reached = step([this.#root], first.stems);
    let best: TermMatch<Owner> | undefined;
    for (let length = 1; reached.length > 0; length += 1) {
      const entries = reached.flatMap((node) => node.leaves.filter((leaf) => agrees(leaf, words, from)));
      if (entries.length > 0) best = { length, entries };
      const next = words[from + length];
      if (next === undefined || next.phrase !== first.phrase) break;
      reached = step(reached, next.stems);
    }
    return best;
  }
}

const nowhere: readonly never[] = [];

function step<Owner>(nodes: readonly Node<Owner>[], stems: WordStems): readonly Node<Owner>[] {
  let reached: Node<Owner>[] | undefined;
  for (const node of nodes) {
    for (const stem of stems.distinct) {
      const child = node.children.get(stem);
      if (child !== undefined) reached = [...(reached ?? []), child];
    }
  }
  return reached ?? nowhere;
}

function agrees(leaf: Leaf<unknown>, words: readonly WalkedWord[], from: number): boolean {
  const number = languages.indexOf(leaf.language);
  return leaf.stems.every((stem, index) => words[from + index]?.stems.byLanguage[number] === stem);
}
