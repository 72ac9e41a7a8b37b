import type { CategoryRecord } from "../catalog/model.ts";
import type { Language } from "../nlp/language.ts";
import type { GlossaryRole } from "./glossary-role.ts";

/** Where the thing of a noun belongs; tells a tea cup from a cup of tea. */
export type GlossaryDomain =
  | "fashion"
  | "care"
  | "home"
  | "tool"
  | "garden"
  | "technology"
  | "office"
  | "vehicle"
  | "part"
  | "food"
  | "pet"
  | "baby"
  | "toy"
  | "sport"
  | "setting"
  | "body"
  | "plant";

export type Gender = "m" | "f" | "n";

/** How a word behaves in one language; what is absent is regular. */
export interface WordGrammar {
  /** Of a noun, in German, French and Italian. */
  readonly gender?: Gender;
  /** Where the plural has another one (Italian lenzuolo, lenzuola). */
  readonly pluralGender?: Gender;
  /** Trousers, ciseaux, occhiali: it agrees in the plural. */
  readonly isPluralOnly?: boolean;
  /** Of a property: one form for all. */
  readonly isInvariable?: boolean;
  /** Of a property: stands before the noun in French and Italian (petit, grande). */
  readonly isBeforeNoun?: boolean;
  /** Of a property: the first part of a German compound (Mini-, Bio-). */
  readonly isJoined?: boolean;
  /** Of a property: a phrase with a preposition (à rayures), which stands behind the noun. */
  readonly isPhrase?: boolean;
  /** Of a property: its listed forms; German base and stem, French and Italian masculine, feminine and their plurals. */
  readonly inflected?: readonly string[];
  /** Of an audience: the Italian preposition. */
  readonly link?: "da" | "per";
}

/** The forms of a word in one language, aligned over the languages: singular, then plural where there is one. */
export type Forms = Partial<Record<Language, readonly string[]>>;

export interface GlossaryEntry {
  readonly role: GlossaryRole;
  readonly forms: Forms;
  readonly grammar?: Partial<Record<Language, WordGrammar>>;
  readonly domain?: GlossaryDomain;
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
