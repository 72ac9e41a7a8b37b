import type { ValueRecord } from "../../../catalog/model.ts";
import type { Language } from "../../../text/language.ts";
import type { CompiledAttribute } from "./category-lexicon.ts";
import type { ProductText } from "./product-text.ts";
import type { TermEntry } from "./term-trie.ts";
import type { ListedTerm } from "./value-lexicon.ts";

/** A listed value's name or term in a text: words `[first, last]`. */
export interface ValueMatch {
  readonly attribute: CompiledAttribute;
  readonly value: ValueRecord;
  /** The term's language: the text's own where the term is of several. */
  readonly language: Language;
  readonly needsLabel: boolean;
  readonly first: number;
  readonly last: number;
}

/** The longest listed value of the attribute that begins at the word. */
export function matchValue(
  attribute: CompiledAttribute,
  text: ProductText,
  first: number,
): ValueMatch | undefined {
  const match = attribute.lexicon?.trie.longest(text.words, first);
  const entry = match && chooseEntry(match.entries, text.language);
  if (match === undefined || entry === undefined) return undefined;
  const { value, needsLabel } = entry.owner;
  return { attribute, value, language: entry.language, needsLabel, first, last: first + match.length - 1 };
}

function chooseEntry(entries: readonly TermEntry<ListedTerm>[], language: Language | undefined) {
  return (
    entries.find((entry) => entry.language === language) ??
    entries.find((entry) => entry.language === "en") ??
    entries[0]
  );
}
