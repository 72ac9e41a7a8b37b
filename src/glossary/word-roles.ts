import { createTextNumbers, numberOf, type TextNumbers } from "../storage/text-numbers.ts";
import { type Language, textLanguages } from "../text/language.ts";
import { readWords } from "../text/read-words.ts";
import { type GlossaryRole, glossaryRoles } from "./glossary-entry.ts";
import { isUsable } from "./list-phrases.ts";
import type { ListedPhrase } from "./phrase-index.ts";

/** What the phrases of a single word are for, by that word, folded. */
export type RolesByWord = ReadonlyMap<string, GlossaryRole>;

/** The first phrase of a word wins, as in the tables (`glossary-tables.ts`). */
export function collectRoles(phrases: Iterable<ListedPhrase>, language: Language): RolesByWord {
  const roles = new Map<string, GlossaryRole>();
  for (const { text, entry } of phrases) {
    const { folded } = readWords(text);
    const [word] = folded;
    if (word === undefined || folded.length > 1 || roles.has(word)) continue;
    if (isUsable(folded, entry, language)) roles.set(word, entry.role);
  }
  return roles;
}

/** The roles of all languages' single words as arrays, to be looked up where they lie in a file. */
export interface WordRoles {
  /** The words of all languages, each once. */
  readonly words: TextNumbers;
  /**
   * For each word one number a language, in the order of `textLanguages`: 1 + the role's place in `glossaryRoles`, 0
   * where the language lacks the word.
   */
  readonly roles: Uint8Array;
}

export function layOutRoles(rolesOf: (language: Language) => RolesByWord): WordRoles {
  const byLanguage = textLanguages.map(rolesOf);
  const words = [...new Set(byLanguage.flatMap((roles) => [...roles.keys()]))].sort();
  const roles = words.flatMap((word) => byLanguage.map((known) => numberOfRole(known.get(word))));
  return { words: createTextNumbers(words), roles: Uint8Array.from(roles) };
}

function numberOfRole(role: GlossaryRole | undefined): number {
  return role === undefined ? 0 : 1 + glossaryRoles.indexOf(role);
}

export function roleAt(
  { words, roles }: WordRoles,
  word: string,
  language: Language,
): GlossaryRole | undefined {
  const number = numberOf(words, word);
  if (number < 0) return undefined;
  return glossaryRoles[(roles[number * textLanguages.length + textLanguages.indexOf(language)] ?? 0) - 1];
}
