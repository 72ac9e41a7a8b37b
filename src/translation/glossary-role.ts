import type { Language } from "../nlp/language.ts";

/** What a glossary word is for in a name: the thing itself, one of its properties, or a joining word. */
export const glossaryRoles = [
  "type",
  "audience",
  "material",
  "color",
  "pattern",
  "size",
  "value",
  "quality",
  "label",
  "connective",
] as const;
export type GlossaryRole = (typeof glossaryRoles)[number];

/** What a folded word, as a phrase of its own, is for in a language; undefined where the language's words lack it. */
export type FindRole = (folded: string, language: Language) => GlossaryRole | undefined;

/** As much of the glossary as is needed to tell a known word from one that nobody knows. */
export interface WordGlossary {
  readonly roleOf: FindRole;
}
