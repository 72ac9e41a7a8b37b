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
  const startOf = createStartReader(language);
  for (const phrase of phrases) {
    const start = startOf(phrase.text);
    if (start === undefined) continue;
    const held = index.get(start);
    if (held === undefined) index.set(start, [phrase]);
    else held.push(phrase);
  }
  return index;
}

/** Reads the stem of a phrase's first word; undefined where it has none. */
export function createStartReader(language: Language): (text: string) => string | undefined {
  const stems = new Map<string, string>();
  return (text) => {
    const first = tokenize(text)[0]?.folded;
    if (first === undefined) return undefined;
    const start = stems.get(first) ?? stem(first, language);
    stems.set(first, start);
    return start;
  };
}
