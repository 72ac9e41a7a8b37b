import type { Language } from "../text/language.ts";
import type { GlossaryRole } from "./glossary-entry.ts";
import type { WordRow } from "./parse-word-list.ts";
import { rowPhrases } from "./phrase-sources.ts";
import { collectRoles, type RolesByWord, roleAt, type WordRoles } from "./word-roles.ts";

/** What a folded word is for in a language. */
export type FindRole = (folded: string, language: Language) => GlossaryRole | undefined;

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
