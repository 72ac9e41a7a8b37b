import type { TableRow } from "../lib/table.ts";
import { type Language, textLanguages } from "../nlp/language.ts";
import { formsOfProperty } from "./generation/adjectives.ts";
import type { Forms, Gender, GlossaryDomain, GlossaryEntry, WordGrammar } from "./glossary-entry.ts";
import type { GlossaryRole } from "./glossary-role.ts";

/** A way to write an entry in one language; `form` is its place among the entry's forms. */
interface WrittenForm {
  readonly language: Language;
  readonly text: string;
  readonly form: number;
}

export interface WordRow {
  readonly entry: GlossaryEntry;
  readonly written: readonly WrittenForm[];
}

/**
 * A row of a table of `data/` (see its README): a column for each language; other words after `~`; number or listed forms by
 * `/`; marks behind `:`. `written` holds all that is read: for a property also its inflected forms.
 */
export function parseRow(row: TableRow, role: GlossaryRole, domain?: GlossaryDomain): WordRow {
  const words: Partial<Record<Language, readonly ParsedWord[]>> = {};
  for (const language of textLanguages) {
    const cell = row[language] ?? "";
    words[language] = cell.split("~").map((written) => parseWord(written.trim(), role, language));
  }
  return createRow(words, role, domain);
}

/** The row of a thing that has its words in some of the languages, the one to write first. */
export function createRow(
  words: Partial<Record<Language, readonly ParsedWord[]>>,
  role: GlossaryRole,
  domain?: GlossaryDomain,
): WordRow {
  const forms: Record<string, readonly string[]> = {};
  const grammar: Record<string, WordGrammar> = {};
  const written: WrittenForm[] = [];
  for (const language of textLanguages) {
    for (const [rank, word] of (words[language] ?? []).entries()) {
      if (rank === 0) forms[language] = word.forms;
      if (rank === 0) grammar[language] = word.grammar;
      for (const { text, form } of word.read) written.push({ language, text, form });
    }
  }
  const entry: GlossaryEntry = { role, forms: forms as Forms, grammar };
  return { entry: domain === undefined ? entry : { ...entry, domain }, written };
}

/** One word of a cell: what is written of it, how it behaves, and all that is read. */
export interface ParsedWord {
  readonly forms: readonly string[];
  readonly grammar: WordGrammar;
  readonly read: readonly { readonly text: string; readonly form: number }[];
}

const phraseStart: Readonly<Record<Language, RegExp>> = {
  en: /^(?:with|without|for|in) /,
  de: /^(?:mit|ohne|für|aus|zum|zur|in|im) /,
  fr: /^(?:(?:à|au|aux|avec|sans|en|pour|de|sur) |d')/,
  it: /^(?:(?:a|ad|al|alla|con|senza|in|da|per|di) |all')/,
};
/** Words that agree with a thing: adjectives, whose forms follow rules. */
export const inflectedRoles: ReadonlySet<GlossaryRole> = new Set(["color", "pattern", "quality"]);

/** @param written the word with its forms behind `/` and its marks behind `:` */
export function parseWord(written: string, role: GlossaryRole, language: Language): ParsedWord {
  const [, text = written, marks = ""] = /^(.*?)(?::([a-z]+))?$/.exec(written) ?? [];
  const forms = text.split("/").map((form) => form.trim());
  if (inflectedRoles.has(role)) return parseProperty(forms, marks, language);
  const read = forms.map((form, place) => ({ text: form, form: place }));
  if (role === "type" && marks.includes("w")) return { forms, grammar: nounGrammar(marks), read: [] };
  if (role !== "type") return { forms, grammar: linkGrammar(marks), read };
  return { forms, grammar: nounGrammar(marks), read };
}

function parseProperty(forms: readonly string[], marks: string, language: Language): ParsedWord {
  const [base = ""] = forms;
  const grammar: WordGrammar = {
    ...(marks.includes("i") && { isInvariable: true }),
    ...(marks.includes("b") && { isBeforeNoun: true }),
    ...(marks.includes("p") && { isJoined: true }),
    ...(phraseStart[language].test(base) && { isPhrase: true }),
    ...(forms.length > 1 && { inflected: forms }),
  };
  const isInvariable = grammar.isInvariable === true || grammar.isPhrase === true;
  const read = formsOfProperty(
    { base, isInvariable, ...(forms.length > 1 && { inflected: forms }) },
    language,
  );
  return { forms: [base], grammar, read: read.map((text) => ({ text, form: 0 })) };
}

function nounGrammar(marks: string): WordGrammar {
  const [gender, pluralGender] = marks.replace(/[pw]/g, "");
  return {
    ...(isGender(gender) && { gender }),
    ...(isGender(pluralGender) && { pluralGender }),
    ...(marks.includes("p") && { isPluralOnly: true }),
  };
}

function linkGrammar(marks: string): WordGrammar {
  return marks === "da" || marks === "per" ? { link: marks } : {};
}

function isGender(mark: string | undefined): mark is Gender {
  return mark === "m" || mark === "f" || mark === "n";
}
