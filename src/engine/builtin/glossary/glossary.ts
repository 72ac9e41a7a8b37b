import type { Catalog } from "../../../catalog/model.ts";
import type { CatalogStore } from "../../../catalog/store.ts";
import { salesChannels } from "../../../contract/vocabulary.ts";
import { foldText } from "../../../text/normal-form.ts";
import { type Language, textLanguages } from "../../../text/language.ts";
import { isStopWord } from "../../../text/stop-words.ts";
import { catalogWords } from "./catalog-words.ts";
import type { GlossaryEntry, GlossaryPhrase, GlossaryRole } from "./glossary-entry.ts";
import { protectedPhrases } from "./protected-names.ts";
import { createPhraseTable, type PhraseTable } from "./phrase-table.ts";
import { parseWordList, type WordRow } from "./parse-word-list.ts";
import { readWords, type WordReading } from "./read-words.ts";
import { everydayNouns, fashionNouns, homeNouns, technologyNouns } from "./words/nouns.ts";
import { audiences, colors, connectives, labels, materials, qualities } from "./words/properties.ts";

/** A phrase of the glossary in a text: tokens `first` up to but not `end`. */
export interface GlossaryMatch extends GlossaryPhrase {
  readonly first: number;
  readonly end: number;
}

/** The words that the project and the channels' catalogs know in several languages. */
export interface Glossary {
  /** The phrases of a text in reading order, the longest first, none overlapping another. */
  find(reading: WordReading, language: Language): readonly GlossaryMatch[];
  /** What the folded word, as a phrase of its own, is for; undefined where the language's words lack it. */
  roleOf(folded: string, language: Language): GlossaryRole | undefined;
}

interface LanguageTables {
  readonly exact: PhraseTable<GlossaryPhrase>;
  readonly stemmed: PhraseTable<GlossaryPhrase>;
}

interface KeptGlossary {
  readonly catalogs: readonly Catalog[];
  readonly glossary: Glossary;
}

const kept = new WeakMap<CatalogStore, KeptGlossary>();

/** The glossary over the store's channels, built at first use and again when a channel's catalog changes. */
export function glossaryOf(store: CatalogStore): Glossary {
  const catalogs = salesChannels.map((channel) => store.catalog(channel));
  const held = kept.get(store);
  if (held && catalogs.every((catalog, place) => catalog === held.catalogs[place])) return held.glossary;
  const glossary = createGlossary(catalogs);
  kept.set(store, { catalogs, glossary });
  return glossary;
}

export function createGlossary(catalogs: readonly Catalog[]): Glossary {
  const tables = buildTables(catalogs);
  return {
    find: (reading, language) => findPhrases(reading, language, tables[language]),
    roleOf: (folded, language) => tables[language].exact.longestAt([folded], 0)?.entry.entry.role,
  };
}

function buildTables(catalogs: readonly Catalog[]): Record<Language, LanguageTables> {
  const tables = { en: emptyTables(), de: emptyTables(), fr: emptyTables(), it: emptyTables() };
  for (const row of ownWords()) addRow(tables, row);
  for (const catalog of catalogs) {
    for (const word of catalogWords(catalog)) {
      addRow(tables, word);
      for (const term of word.terms) addPhrase(tables[term.language], term, word.entry, undefined);
    }
  }
  return tables;
}

function emptyTables(): LanguageTables {
  return { exact: createPhraseTable(), stemmed: createPhraseTable() };
}

function ownWords(): WordRow[] {
  const colored = [fashionNouns, homeNouns, technologyNouns];
  return [
    ...colored.flatMap((list) => parseWordList(list, "type")).map(asksForColor),
    ...parseWordList(everydayNouns, "type"),
    ...parseWordList(colors, "color"),
    ...parseWordList(materials, "material"),
    ...parseWordList(audiences, "audience"),
    ...parseWordList(qualities, "quality"),
    ...parseWordList(labels, "value"),
    ...parseWordList(connectives, "connective"),
  ];
}

function asksForColor({ entry, written }: WordRow): WordRow {
  return { entry: { ...entry, asksForColor: true }, written };
}

function addRow(tables: Record<Language, LanguageTables>, { entry, written }: WordRow): void {
  for (const form of written) addPhrase(tables[form.language], form, entry, form.form);
}

interface PhraseText {
  readonly language: Language;
  readonly text: string;
}

function addPhrase(
  tables: LanguageTables,
  { language, text }: PhraseText,
  entry: GlossaryEntry,
  form: number | undefined,
): void {
  const reading = readWords(text);
  if (!isUsable(reading.folded, entry, language)) return;
  const phrase: GlossaryPhrase = { entry, form, isAmbiguous: false };
  tables.exact.add(reading.folded, mergeWithHeld(tables.exact, reading.folded, phrase), () => true);
  if (entry.role !== "connective" && entry.role !== "size") {
    tables.stemmed.add(reading.stems(language), { ...phrase, form: stemForm(phrase) });
  }
}

/** A listed value that is a function word, a bare number or a letter would be found everywhere. */
function isUsable(folded: readonly string[], entry: GlossaryEntry, language: Language): boolean {
  if (entry.role === "connective") return folded.length > 0;
  if (entry.role === "size") return folded.length === 1;
  return folded.some((word) => word.length > 2 && !/^\d/.test(word) && !isStopWord(word, language));
}

/** A stem tells nothing of number: a noun found by it cannot be translated, a property can. */
function stemForm({ entry, form }: GlossaryPhrase): number | undefined {
  return entry.role === "type" ? undefined : form;
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
  if (held.form === undefined && phrase.form !== undefined && held.entry.role === phrase.entry.role) return phrase;
  const category = held.entry.role === "type" && !held.entry.category ? phrase.entry.category : undefined;
  const entry =
    category === undefined
      ? held.entry
      : { ...held.entry, category, asksForColor: held.entry.asksForColor ?? phrase.entry.asksForColor ?? false };
  return { ...held, entry, isAmbiguous: held.isAmbiguous || isRivalValue(held.entry, phrase.entry) };
}

function isRivalValue(held: GlossaryEntry, other: GlossaryEntry): boolean {
  if (held.role !== "value" && held.role !== "pattern") return false;
  return textLanguages.some((language) => {
    const [one, two] = [held.forms[language]?.[0], other.forms[language]?.[0]];
    return one !== undefined && two !== undefined && foldText(one) !== foldText(two);
  });
}

function findPhrases(reading: WordReading, language: Language, tables: LanguageTables): GlossaryMatch[] {
  const matches: GlossaryMatch[] = [];
  const stems = reading.stems(language);
  let place = 0;
  while (place < reading.folded.length) {
    const protectedName = protectedPhrases.longestAt(reading.folded, place);
    if (protectedName) {
      place += protectedName.length;
      continue;
    }
    const exact = tables.exact.longestAt(reading.folded, place);
    const stemmed = tables.stemmed.longestAt(stems, place);
    const best = stemmed && stemmed.length > (exact?.length ?? 0) ? stemmed : exact;
    if (best) matches.push({ ...best.entry, first: place, end: place + best.length });
    place += best?.length ?? 1;
  }
  return matches;
}
