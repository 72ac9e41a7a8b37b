import { type Language, textLanguages } from "../nlp/language.ts";
import { foldText } from "../nlp/normalizer.ts";
import { ownWords } from "./built-in-words.ts";
import { glossaryUnusable } from "./errors.ts";
import type { GlossaryEntry } from "./glossary-entry.ts";
import { createRow, type ParsedWord, parseWord, type WordRow } from "./word-list.ts";

/** A row of the user's file, split into cells, with the number of its first line (from 1). */
export interface GlossaryLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The content of a user's glossary: words that take precedence over the built-in ones, and names that are never translated. */
export interface UserGlossary {
  readonly rows: readonly WordRow[];
  readonly protectedNames: readonly string[];
}

/**
 * Parses a user's glossary: a header of language codes in any order, then one thing per line. A cell may give the plural and
 * the gender as in the built-in lists (Beutel/Beutel:m). A word that is the same in all columns is a protected name.
 * @param path the file's name for errors
 * @throws PdoError with the line number if the header or a row is invalid
 */
export function readUserGlossary(lines: readonly GlossaryLine[], path: string): UserGlossary {
  const [header, ...body] = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (header === undefined) throw glossaryUnusable(path, "It is empty.");
  const columns = readHeader(header, path);
  const known = indexOwnWords();
  const rows: WordRow[] = [];
  const protectedNames: string[] = [];
  for (const { line, cells } of body) {
    if (cells.length > columns.length) {
      throw glossaryUnusable(path, `Line ${line} has ${cells.length} cells, the header ${columns.length}.`);
    }
    const words = columns.flatMap((language, place) => {
      const written = (cells[place] ?? "").trim();
      return written === "" ? [] : [{ language, written }];
    });
    const [first] = words;
    if (first === undefined || words.length < 2) {
      throw glossaryUnusable(
        path,
        `Line ${line} has a word in one language alone: "${first?.written ?? ""}".`,
      );
    }
    if (words.every(({ written }) => written === first.written)) protectedNames.push(first.written);
    else rows.push(readRow(words, known));
  }
  return { rows, protectedNames };
}

function readHeader({ line, cells }: GlossaryLine, path: string): Language[] {
  const columns = cells.map((cell) =>
    cell
      .replace(/^\uFEFF/, "")
      .trim()
      .toLowerCase(),
  );
  const languages = columns.filter(isLanguage);
  const other = columns.find((column) => !isLanguage(column));
  if (other !== undefined)
    throw glossaryUnusable(path, `Line ${line}, the header, has the column "${other}".`);
  if (new Set(languages).size < languages.length)
    throw glossaryUnusable(path, `Line ${line} names a language twice.`);
  if (languages.length < 2)
    throw glossaryUnusable(path, `Line ${line}, the header, names one language alone.`);
  return languages;
}

function isLanguage(text: string): text is Language {
  return textLanguages.some((language) => language === text);
}

interface UserWord {
  readonly language: Language;
  readonly written: string;
}

type OwnIndex = (word: UserWord) => GlossaryEntry | undefined;

/** A built-in word provides the role and, unless the file gives it, the grammar. */
function readRow(words: readonly UserWord[], known: OwnIndex): WordRow {
  const entries = words.map(known);
  const sibling = entries.find((entry) => entry !== undefined);
  const role = sibling?.role ?? "type";
  const parsed: Partial<Record<Language, readonly ParsedWord[]>> = {};
  for (const [place, { language, written }] of words.entries()) {
    const word = parseWord(written, role, language);
    const [one = ""] = word.forms;
    const own = entries[place]?.grammar?.[language];
    const forms =
      word.forms.length > 1 || role !== "type"
        ? word.forms
        : [one, ownPlural(entries[place], language) ?? one];
    const read = forms.map((text, form) => ({ text, form }));
    parsed[language] = [
      { forms, grammar: { ...own, ...word.grammar }, read: role === "type" ? read : word.read },
    ];
  }
  return createRow(parsed, role, sibling?.domain);
}

function ownPlural(entry: GlossaryEntry | undefined, language: Language): string | undefined {
  return entry?.forms[language]?.[1];
}

/** The built-in words by language and spelling. */
function indexOwnWords(): OwnIndex {
  const index = new Map<string, GlossaryEntry>();
  for (const { entry } of ownWords()) {
    for (const language of textLanguages) {
      const key = `${language} ${foldText(entry.forms[language]?.[0] ?? "")}`;
      if (!index.has(key)) index.set(key, entry);
    }
  }
  return ({ language, written }) => index.get(`${language} ${foldText(written.split(/[/:]/)[0] ?? "")}`);
}
