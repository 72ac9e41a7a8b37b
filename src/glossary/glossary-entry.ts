import type { CategoryRecord } from "../catalog/model.ts";
import type { Language } from "../text/language.ts";

/** What a glossary word is for in a name: the thing itself, one of its properties, or a joining word. */
export type GlossaryRole =
  | "type"
  | "audience"
  | "material"
  | "color"
  | "pattern"
  | "size"
  | "value"
  | "quality"
  | "label"
  | "connective";

/** The forms of a word in one language, aligned over the languages: singular, then plural where there is one. */
export type Forms = Partial<Record<Language, readonly string[]>>;

export interface GlossaryEntry {
  readonly role: GlossaryRole;
  readonly forms: Forms;
  /** The category that the word is a name or a term of; only where the role is `type`. */
  readonly category?: CategoryRecord;
  /** Whether a colour is an attribute of the category: only then may a name's colour be moved about. */
  readonly asksForColor?: boolean;
}

/** A phrase of one language and the entry it stands for. */
export interface GlossaryPhrase {
  readonly entry: GlossaryEntry;
  /** Which of the entry's forms was found; undefined where the phrase is a term that no form translates. */
  readonly form: number | undefined;
  /** True where two entries with different translations share the phrase. */
  readonly isAmbiguous: boolean;
}
