import type { Language } from "../text/language.ts";
import { stem } from "../text/stems.ts";
import { tokenize } from "../text/tokens.ts";
import type { GlossaryEntry } from "./glossary-entry.ts";

/** A way to write an entry in one language, as its source has it. */
export interface ListedPhrase {
  readonly text: string;
  readonly entry: GlossaryEntry;
  /** Which of the entry's forms it is; undefined for a term that no form translates. */
  readonly form: number | undefined;
  /** Of a listed value's term: the value's name, of which the term may be a form. */
  readonly name?: string;
}

/** One language's phrases by the stem of their first word, each in the order of its weight. */
export type PhraseIndex = ReadonlyMap<string, readonly ListedPhrase[]>;

/** Only the first word of each phrase is read: few of all phrases are ever asked for. */
export function indexPhrases(phrases: Iterable<ListedPhrase>, language: Language): PhraseIndex {
  const index = new Map<string, ListedPhrase[]>();
  const stems = new Map<string, string>();
  for (const phrase of phrases) {
    const first = tokenize(phrase.text)[0]?.folded;
    if (first === undefined) continue;
    const begin = stems.get(first) ?? stem(first, language);
    stems.set(first, begin);
    const held = index.get(begin);
    if (held === undefined) index.set(begin, [phrase]);
    else held.push(phrase);
  }
  return index;
}
