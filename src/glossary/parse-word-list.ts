import { type Language, textLanguages } from "../text/language.ts";
import type { Forms, GlossaryEntry, GlossaryRole } from "./glossary-entry.ts";

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

/** Rows of a word list: languages between `|` in the order en, de, fr, it; other words after `~`; number by `/`. */
export function parseWordList(list: string, role: GlossaryRole): WordRow[] {
  return list
    .trim()
    .split("\n")
    .map((line) => parseRow(line, role));
}

function parseRow(line: string, role: GlossaryRole): WordRow {
  const cells = line.split("|").map((cell) => cell.trim());
  const forms: Record<string, readonly string[]> = {};
  const written: WrittenForm[] = [];
  for (const [place, language] of textLanguages.entries()) {
    for (const [rank, word] of (cells[place] ?? "").split("~").entries()) {
      const numbers = word.split("/");
      if (rank === 0) forms[language] = numbers;
      for (const [form, text] of numbers.entries()) written.push({ language, text, form });
    }
  }
  return { entry: { role, forms: forms as Forms }, written };
}
