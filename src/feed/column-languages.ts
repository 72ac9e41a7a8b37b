import { languageNames } from "../nlp/language.ts";
import { type ColumnCandidate, columnCandidates } from "./column-candidates.ts";
import { localisedColumn, normalizeColumn } from "./column-names.ts";
import type { ProductField } from "./feed.ts";
import { fieldWords } from "./header-words.ts";
import type { FeedRecord } from "./record.ts";

/** The language that a column of languages states alike in all rows: "fr" or "fr-FR". */
export function statedLanguage(
  columns: readonly string[],
  sample: readonly FeedRecord[],
): string | undefined {
  const words = fieldWords("language").flat();
  const column = columns.find((each) => words.includes(normalizeColumn(each)));
  if (column === undefined || sample.length === 0) return undefined;
  const stated = new Set(
    sample.map(
      (record) => localisedColumn(`${column} ${normalizeColumn(record.text(column) ?? "")}`).language,
    ),
  );
  const [only] = stated;
  return stated.size === 1 ? only : undefined;
}

/** The one language in which the columns are that may hold a field. */
export function onlyLanguageOf(field: ProductField, columns: readonly string[]): string | undefined {
  const candidates = columnCandidates(field, { columns, dialectName: undefined, sample: [] });
  const languages = new Set(candidates.map(({ language }) => language));
  const [only] = languages;
  return languages.size === 1 ? only : undefined;
}

/** A column may be so much emptier than the fullest one. */
const leastShare = 0.5;

/**
 * The language of the first of several columns in as many languages, where no column of the feed states a language: an export has the
 * shop's main language first. Of the four that are read, and nearly as well filled as any.
 */
export function firstLanguageOf(
  candidates: readonly ColumnCandidate[],
  columns: readonly string[],
): string | undefined {
  const words = fieldWords("language").flat();
  if (columns.some((each) => words.includes(normalizeColumn(each)))) return undefined;
  const most = Math.max(...candidates.map(({ sample }) => sample.filled));
  return candidates
    .filter(
      ({ language, sample }) =>
        language !== undefined &&
        Object.hasOwn(languageNames, language) &&
        sample.filled >= most * leastShare,
    )
    .toSorted((one, other) => columns.indexOf(one.column) - columns.indexOf(other.column))[0]?.language;
}
