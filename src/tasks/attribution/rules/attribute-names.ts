import { languages } from "../../../api/vocabulary.ts";
import type { AttributeRecord } from "../../../catalog/model.ts";
import type { CompiledAttribute } from "./attribute-lexicon.ts";
import { type TermEntry, type TermMatch, TermTrie, type WalkedWord } from "./term-trie.ts";
import { termsOf } from "./value-lexicon.ts";
import { StemFilter } from "./words.ts";

export interface AttributeName {
  readonly attribute: CompiledAttribute;
  /** False for a term. */
  readonly isName: boolean;
}

/** One attribute's names and terms, by whether they are names. */
export type NameTrie = TermTrie<boolean>;

/** Compile it once, however many categories ask for the attribute. */
export function compileNames(record: AttributeRecord): NameTrie {
  const trie: NameTrie = new TermTrie();
  const names = new Set(Object.values(record.names));
  for (const { term, language } of termsOf(record)) trie.add(term, language, names.has(term));
  return trie;
}

/** A category's attribute and its names. */
interface NamedAttribute {
  readonly attribute: CompiledAttribute;
  readonly names: NameTrie;
}

/** The names and terms of a category's attributes, found in a text as if all stood in one trie. */
export class AttributeNames {
  private readonly named: readonly NamedAttribute[];
  private readonly filter: StemFilter;

  constructor(named: readonly NamedAttribute[]) {
    this.named = named;
    this.filter = new StemFilter(named.map(({ names }) => names.beginnings));
  }

  /** The longest name or term that begins at a word, with all attributes that have it. */
  longest(words: readonly WalkedWord[], from: number): TermMatch<AttributeName> | undefined {
    const first = words[from];
    if (first === undefined || !this.filter.mayHoldAny(first.stems)) return undefined;
    let length = 0;
    let entries: TermEntry<AttributeName>[] = [];
    for (const { attribute, names } of this.named) {
      const match = names.longest(words, from);
      if (match === undefined || match.length < length) continue;
      if (match.length > length) entries = [];
      length = match.length;
      for (const entry of match.entries)
        entries.push({ ...entry, owner: { attribute, isName: entry.owner } });
    }
    return length === 0 ? undefined : { length, entries: byStem(entries, words.slice(from, from + length)) };
  }
}

/** In the order of the words' stems, by which a term is reached: English before German; then in that of the attributes. */
function byStem(
  entries: readonly TermEntry<AttributeName>[],
  words: readonly WalkedWord[],
): readonly TermEntry<AttributeName>[] {
  if (entries.length === 1) return entries;
  return entries.toSorted((one, two) => {
    for (const { stems } of words) {
      const [left, right] = [one, two].map(({ language }) =>
        stems.distinct.indexOf(stems.byLanguage[languages.indexOf(language)] ?? ""),
      );
      if (left !== right) return (left ?? 0) - (right ?? 0);
    }
    return 0;
  });
}
