import { type Language, languages } from "../contract/vocabulary.ts";
import { createTextColumn, type TextColumn } from "../storage/text-column.ts";
import type { NamedColumns } from "./compiled/payload.ts";
import type { Names, Terms } from "./model.ts";

/** What every kind of record has: an identifier, names and other words. */
export interface NamedRecord {
  readonly identifier: string;
  readonly names: Names;
  readonly terms: Terms;
}

const termSeparator = "|";
const noTerms: Terms = {};

/** Lays records out as columns. A `|` inside a term parts it into two. */
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

/** The name and the terms of the records of which these are the numbers, in one language. */
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
