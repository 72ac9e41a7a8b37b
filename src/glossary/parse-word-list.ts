import { type Language, textLanguages } from "../text/language.ts";
import type { Forms, GlossaryDomain, GlossaryEntry, GlossaryRole, WordGrammar } from "./glossary-entry.ts";
import { type ParsedWord, parseWord } from "./parse-word.ts";

/** A way to write an entry in one language; `form` is its place among the entry's forms. */
export interface WrittenForm {
  readonly language: Language;
  readonly text: string;
  readonly form: number;
}

export interface WordRow {
  readonly entry: GlossaryEntry;
  readonly written: readonly WrittenForm[];
}

/** The rows of a word list as they are written. */
export function rowsOfList(list: string): string[] {
  return list.trim().split("\n");
}

/**
 * A row of a word list: languages between `|` in the order en, de, fr, it; other words after `~`; number or listed
 * forms by `/`; marks behind `:`. `written` holds all that is read: for a property also its inflected forms.
 */
export function parseRow(line: string, role: GlossaryRole, domain?: GlossaryDomain): WordRow {
  const cells = line.split("|");
  const words: Partial<Record<Language, readonly ParsedWord[]>> = {};
  for (const [place, language] of textLanguages.entries()) {
    const cell = cells[place] ?? "";
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
