import { lazily } from "../lib/once.ts";
import { parseTable, type TableRow } from "../lib/table.ts";
import type { Language } from "../nlp/language.ts";
import { readWords } from "../nlp/stemmer.ts";
import animals from "./data/animals.tsv";
import audiences from "./data/audiences.tsv";
import babies from "./data/babies.tsv";
import body from "./data/body.tsv";
import care from "./data/care.tsv";
import colors from "./data/colors.tsv";
import connectives from "./data/connectives.tsv";
import fashion from "./data/fashion.tsv";
import food from "./data/food.tsv";
import garden from "./data/garden.tsv";
import home from "./data/home.tsv";
import labels from "./data/labels.tsv";
import materials from "./data/materials.tsv";
import office from "./data/office.tsv";
import parts from "./data/parts.tsv";
import patterns from "./data/patterns.tsv";
import pets from "./data/pets.tsv";
import plants from "./data/plants.tsv";
import qualities from "./data/qualities.tsv";
import settings from "./data/settings.tsv";
import sports from "./data/sports.tsv";
import technology from "./data/technology.tsv";
import tools from "./data/tools.tsv";
import toys from "./data/toys.tsv";
import vehicles from "./data/vehicles.tsv";
import type { GlossaryDomain } from "./glossary-entry.ts";
import type { GlossaryRole } from "./glossary-role.ts";
import { parseRow, type WordRow } from "./word-list.ts";

/** A table of `data/`, and what its rows say by standing in it. */
interface WordTable {
  readonly text: string;
  readonly role: GlossaryRole;
  readonly domain?: GlossaryDomain;
}

const type = "type";
/** What stands in an earlier table wins. */
export const wordTables: readonly WordTable[] = [
  { text: fashion, role: type, domain: "fashion" },
  { text: care, role: type, domain: "care" },
  { text: home, role: type, domain: "home" },
  { text: tools, role: type, domain: "tool" },
  { text: garden, role: type, domain: "garden" },
  { text: technology, role: type, domain: "technology" },
  { text: office, role: type, domain: "office" },
  { text: vehicles, role: type, domain: "vehicle" },
  { text: parts, role: type, domain: "part" },
  { text: food, role: type, domain: "food" },
  { text: pets, role: type, domain: "pet" },
  { text: babies, role: type, domain: "baby" },
  { text: toys, role: type, domain: "toy" },
  { text: sports, role: type, domain: "sport" },
  { text: settings, role: type, domain: "setting" },
  { text: body, role: type, domain: "body" },
  { text: plants, role: type, domain: "plant" },
  { text: colors, role: "color" },
  { text: materials, role: "material" },
  { text: audiences, role: "audience" },
  { text: animals, role: "audience", domain: "pet" },
  { text: patterns, role: "pattern" },
  { text: qualities, role: "quality" },
  { text: labels, role: "label" },
  { text: connectives, role: "connective" },
];

/** Black tea, red lipstick: the colour is the thing's name there. */
const ownColored: ReadonlySet<GlossaryDomain> = new Set(["food", "care", "plant", "body", "setting"]);

/** A row as it is written, and what it says by its table alone. */
interface WrittenRow {
  readonly row: TableRow;
  readonly table: WordTable;
}

const writtenRows = lazily((): readonly WrittenRow[] =>
  wordTables.flatMap((table) => parseTable(table.text).map((row) => ({ row, table }))),
);

const parsed: WordRow[] = [];
const allParsed = lazily(() => writtenRows().flatMap((_, number) => ownWordAt(number) ?? []));

/** The words of the project, parsed at the first call. */
export function ownWords(): readonly WordRow[] {
  return allParsed();
}

/** Those of `ownWords()` with a role, without parsing the others. */
export function ownWordsOfRole(role: GlossaryRole): readonly WordRow[] {
  return writtenRows().flatMap(({ table }, number) => (table.role === role ? (ownWordAt(number) ?? []) : []));
}

export function countOwnWords(): number {
  return writtenRows().length;
}

/** One of `ownWords()`, without parsing all of them. */
export function ownWordAt(number: number): WordRow | undefined {
  const written = writtenRows()[number];
  if (written === undefined) return undefined;
  parsed[number] ??= parseWritten(written);
  return parsed[number];
}

function parseWritten({ row: written, table: { role, domain } }: WrittenRow): WordRow {
  const row = parseRow(written, role, domain);
  if (role !== type || domain === undefined || ownColored.has(domain)) return row;
  return { entry: { ...row.entry, asksForColor: true }, written: row.written };
}

const kept = new Map<Language, ReadonlySet<string>>();

/** All words of the word lists in a language, those too that only stand inside of phrases; folded. */
export function ownVocabulary(language: Language): ReadonlySet<string> {
  const held = kept.get(language);
  if (held) return held;
  const words = new Set<string>();
  for (const { written } of ownWords()) {
    for (const { language: other, text } of written) {
      if (other === language) for (const word of readWords(text).folded) words.add(word);
    }
  }
  kept.set(language, words);
  return words;
}
