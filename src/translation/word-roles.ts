import { createTextNumbers, numberOf, type TextNumbers } from "../lib/columns.ts";
import { type Language, textLanguages } from "../nlp/language.ts";
import { readWords } from "../nlp/stemmer.ts";
import { type FindRole, type GlossaryRole, glossaryRoles } from "./glossary-role.ts";
import { isUsable, type ListedPhrase, rowPhrases } from "./phrase-index.ts";
import type { WordRow } from "./word-list.ts";

/** What the phrases of a single word are for, by that word, folded. */
type RolesByWord = ReadonlyMap<string, GlossaryRole>;

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

/** The roles of packed words, before which the user's words come. */
export function createRoleFinder(packed: WordRoles, userRows: readonly WordRow[]): FindRole {
  const kept = new Map<Language, RolesByWord>();
  const userRoles = (language: Language): RolesByWord => {
    const held = kept.get(language);
    if (held) return held;
    const phrases = userRows.flatMap((row) => [...rowPhrases(row, language)]);
    const roles = collectRoles(phrases, language);
    kept.set(language, roles);
    return roles;
  };
  return (folded, language) => userRoles(language).get(folded) ?? roleAt(packed, folded, language);
}
