import { type Language, languages, type SalesChannel } from "../api/vocabulary.ts";
import { createTextColumn, type NumberLists, type TextColumn, type TextNumbers } from "../lib/columns.ts";
import type { Names, Terms } from "./model.ts";
import type { SearchIndex } from "./search/search-index.ts";

/**
 * The content of a compiled catalog: columns instead of records, each distinct record once, references by number.
 * Columns are views into the file's bytes and cost nothing until they are read.
 */
export interface CompiledPayload {
  readonly salesChannel: SalesChannel;
  readonly categories: CategorySection;
  /** Absent where no category was merged. */
  readonly aliases?: AliasSection;
  readonly attributes: AttributeSection;
  readonly values: ValueSection;
  readonly index: SearchIndex;
}

/** Columns of equal length with one entry per record. A language that no record uses has no column. */
export interface NamedColumns {
  readonly identifiers: TextColumn;
  /** "" where the record has no name in the language. */
  readonly names: Partial<Record<Language, TextColumn>>;
  /** A record's terms joined by `|`; "" for none. */
  readonly terms: Partial<Record<Language, TextColumn>>;
}

export interface CategorySection extends NamedColumns {
  /** Index from identifier to number. */
  readonly numbers: TextNumbers;
  /** Number of the parent; -1 at a root. */
  readonly parents: Int32Array;
  /** The children of each category in order; list number `identifiers.length` holds the roots. */
  readonly children: NumberLists;
  /** Number of a list in `AttributeSection.lists`. */
  readonly attributeLists: Uint32Array;
}

/** Former identifiers of categories. */
export interface AliasSection {
  /** Index from a former identifier to its position in `targets`. */
  readonly numbers: TextNumbers;
  /** Numbers of categories. */
  readonly targets: Uint32Array;
}

export interface AttributeSection {
  /** The properties of an attribute that do not depend on the category. */
  readonly definitions: NamedColumns & {
    /** Index into `attributeKinds`. */
    readonly kinds: Uint32Array;
    /** "" unless the kind is `measure`. */
    readonly dimensions: TextColumn;
    readonly units: TextColumn;
  };
  /** A definition as used by categories: its requirement level and values. */
  readonly requests: {
    /** Number of a definition. */
    readonly definitions: Uint32Array;
    /** Index into `requirementLevels`. */
    readonly levels: Uint32Array;
    /** Number of a list in `ValueSection.lists`. */
    readonly valueLists: Uint32Array;
  };
  /** Each distinct list of requests, as numbers of requests. */
  readonly lists: NumberLists;
  /** Numbers of requests that no category makes. */
  readonly unused: Uint32Array;
}

export interface ValueSection extends NamedColumns {
  /** Each distinct list of values, as numbers of values. */
  readonly lists: NumberLists;
}

/** Properties common to all records: identifier, names and terms. */
export interface NamedRecord {
  readonly identifier: string;
  readonly names: Names;
  readonly terms: Terms;
}

const termSeparator = "|";
const noTerms: Terms = {};

/** Converts records to columns. A `|` inside a term splits it. */
export function toNamedColumns(records: readonly NamedRecord[]): NamedColumns {
  const names: Partial<Record<Language, TextColumn>> = {};
  const terms: Partial<Record<Language, TextColumn>> = {};
  for (const language of languages) {
    const nameColumn = records.map((record) => record.names[language] ?? "");
    if (nameColumn.some(isFilled)) names[language] = createTextColumn(nameColumn);
    const termColumn = records.map((record) => (record.terms[language] ?? []).join(termSeparator));
    if (termColumn.some(isFilled)) terms[language] = createTextColumn(termColumn);
  }
  return {
    identifiers: createTextColumn(records.map((record) => record.identifier)),
    names,
    terms,
  };
}

export function recordAt(columns: NamedColumns, number: number): NamedRecord {
  return {
    identifier: columns.identifiers.at(number),
    names: namesAt(columns, number),
    terms: termsAt(columns, number),
  };
}

/** The names and terms, in one language, of the records with these numbers. */
export function textsOf(
  columns: NamedColumns,
  language: Language,
  numbers: Iterable<number>,
): readonly string[] {
  const [names, terms] = [columns.names[language], columns.terms[language]];
  const texts: string[] = [];
  for (const number of numbers) {
    const name = names?.at(number) ?? "";
    if (name !== "") texts.push(name);
    const joined = terms?.at(number) ?? "";
    if (joined !== "") texts.push(...joined.split(termSeparator));
  }
  return texts;
}

function namesAt(columns: NamedColumns, number: number): Names {
  const names: Names = {};
  for (const language of languages) {
    const name = columns.names[language]?.at(number);
    if (name) names[language] = name;
  }
  return names;
}

function termsAt(columns: NamedColumns, number: number): Terms {
  let terms: Terms | undefined;
  for (const language of languages) {
    const joined = columns.terms[language]?.at(number);
    if (!joined) continue;
    terms ??= {};
    terms[language] = joined.split(termSeparator);
  }
  return terms ?? noTerms;
}

function isFilled(cell: string): boolean {
  return cell !== "";
}
