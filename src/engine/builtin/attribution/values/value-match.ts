import type { ValueRecord } from "../../../../catalog/model.ts";
import type { Language } from "../../../../text/language.ts";
import type { CompiledAttribute } from "../lexicon/category-lexicon.ts";
import type { TermEntry } from "../lexicon/term-trie.ts";
import type { ListedTerm } from "../lexicon/value-lexicon.ts";
import type { WrittenWord } from "../lexicon/word-forms.ts";
import type { ProductText } from "../texts/product-text.ts";

/** A listed value's name or term in a text: words `[first, last]`. */
export interface ValueMatch {
  readonly attribute: CompiledAttribute;
  readonly value: ValueRecord;
  /** The term's language: the text's own where the term is of several. */
  readonly language: Language;
  readonly needsLabel: boolean;
  /** The words as they are listed, of which the text's are forms. */
  readonly term: readonly WrittenWord[];
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
  const entry = match && chooseEntry(match.entries, text);
  if (match === undefined || entry === undefined) return undefined;
  const { value, needsLabel } = entry.owner;
  const { language, words: term } = entry;
  return { attribute, value, language, needsLabel, term, first, last: first + match.length - 1 };
}

/** Whether an attribute before this one lists the value too, so that only its name tells whose it is. */
export function isShared({ attribute, value }: Pick<ValueMatch, "attribute" | "value">): boolean {
  return attribute.sharedValues.has(value.identifier);
}

/** The language is asked for where there is a choice: to tell it takes longer than all else. */
function chooseEntry(entries: readonly TermEntry<ListedTerm>[], text: ProductText) {
  if (entries.length === 1) return entries[0];
  return (
    entries.find((entry) => entry.language === text.language) ??
    entries.find((entry) => entry.language === "en") ??
    entries[0]
  );
}
