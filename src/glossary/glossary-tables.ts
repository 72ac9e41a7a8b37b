import type { Catalog } from "../catalog/model.ts";
import { type Language, textLanguages } from "../text/language.ts";
import { foldText } from "../text/normal-form.ts";
import { createPhraseTable, type PhraseTable } from "../text/phrase-table.ts";
import { readWords, type WordReading } from "../text/read-words.ts";
import { isStopWord } from "../text/stop-words.ts";
import { catalogWords } from "./catalog-words.ts";
import type { GlossaryEntry, GlossaryPhrase } from "./glossary-entry.ts";
import { ownWords } from "./own-words.ts";
import type { WordRow } from "./parse-word-list.ts";

/** The same phrases by their folded words and by their stems. */
export interface PhraseTables {
  readonly exact: PhraseTable<GlossaryPhrase>;
  readonly stemmed: PhraseTable<GlossaryPhrase>;
}

/** One language's phrases: those of the user win, then the project's own, then those of the catalogs. */
export function buildTables(
  catalogs: readonly Catalog[],
  language: Language,
  userRows: readonly WordRow[],
): PhraseTables {
  const tables: PhraseTables = { exact: createPhraseTable(), stemmed: createPhraseTable() };
  for (const row of [...userRows, ...ownWords()]) addRow(tables, row, language);
  for (const catalog of catalogs) {
    for (const word of catalogWords(catalog, language)) {
      addRow(tables, word, language);
      for (const term of word.terms) addPhrase(tables, { language, text: term }, word.entry, undefined);
    }
  }
  return tables;
}

function addRow(tables: PhraseTables, { entry, written }: WordRow, language: Language): void {
  for (const form of written) {
    if (form.language === language) addPhrase(tables, form, entry, form.form);
  }
}

interface PhraseText {
  readonly language: Language;
  readonly text: string;
}

function addPhrase(
  tables: PhraseTables,
  { language, text }: PhraseText,
  entry: GlossaryEntry,
  form: number | undefined,
): void {
  const reading = readWords(text);
  if (!isUsable(reading.folded, entry, language)) return;
  const phrase: GlossaryPhrase = { entry, form, isAmbiguous: false };
  addToTables(tables, reading, language, phrase);
}

/** A stem tells nothing of number: a noun found by it cannot be translated, a property can. */
function addToTables(
  tables: PhraseTables,
  reading: WordReading,
  language: Language,
  phrase: GlossaryPhrase,
): void {
  const { folded } = reading;
  tables.exact.add(folded, mergeWithHeld(tables.exact, folded, phrase), () => true);
  const { role } = phrase.entry;
  if (role === "connective" || role === "size" || role === "value") return;
  tables.stemmed.add(reading.stems(language), role === "type" ? { ...phrase, form: undefined } : phrase);
}

/** A listed value that is a function word, a bare number or a letter would be found everywhere. */
function isUsable(folded: readonly string[], entry: GlossaryEntry, language: Language): boolean {
  if (entry.role === "connective") return folded.length > 0;
  if (entry.role === "size") return folded.length === 1;
  return folded.some((word) => word.length > 2 && !/^\d/.test(word) && !isStopWord(word, language));
}

/** The first entry of a phrase stays, with what a later one knows of the category. */
function mergeWithHeld(
  table: PhraseTable<GlossaryPhrase>,
  words: readonly string[],
  phrase: GlossaryPhrase,
): GlossaryPhrase {
  const match = table.longestAt(words, 0);
  if (match === undefined || match.length < words.length) return phrase;
  const held = match.entry;
  if (held.form === undefined && phrase.form !== undefined && held.entry.role === phrase.entry.role)
    return phrase;
  const category = held.entry.role === "type" && !held.entry.category ? phrase.entry.category : undefined;
  const entry =
    category === undefined
      ? held.entry
      : {
          ...held.entry,
          category,
          asksForColor: held.entry.asksForColor ?? phrase.entry.asksForColor ?? false,
        };
  return { ...held, entry, isAmbiguous: held.isAmbiguous || isRivalValue(held.entry, phrase.entry) };
}

function isRivalValue(held: GlossaryEntry, other: GlossaryEntry): boolean {
  if (held.role !== "value" && held.role !== "pattern") return false;
  return textLanguages.some((language) => {
    const [one, two] = [held.forms[language]?.[0], other.forms[language]?.[0]];
    return one !== undefined && two !== undefined && foldText(one) !== foldText(two);
  });
}
