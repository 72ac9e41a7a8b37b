import type { ColumnCandidate } from "./column-candidates.ts";
import { normalizeColumn } from "./column-names.ts";
import { columnUnknown } from "./errors.ts";
import type { ProductField } from "./feed.ts";

/** A column that is filled in less than this share of the records in which the fullest one is stands back. */
const LEAST_FILLED = 0.5;

/** HTML must say this much more than plain text to be preferred to it. */
const HTML_WORTH = 0.6;

interface Choice {
  readonly column: string;
  readonly language?: string;
  readonly why: string;
}

type ChoiceOrDoubt = Choice | { readonly doubt: readonly ColumnCandidate[] } | undefined;

/**
 * One of the candidates for a field. Localised columns are decided by the language; without one, by a column that
 * has none in its name, or by there being only one language.
 *
 * @returns undefined without candidates; the columns in doubt where only a person can say
 */
export function chooseColumn(
  field: ProductField,
  candidates: readonly ColumnCandidate[],
  language: string | undefined,
): ChoiceOrDoubt {
  const inLanguage = candidates.filter((candidate) => candidate.language === language);
  const plain = candidates.filter((candidate) => candidate.language === undefined);
  const chosen = language !== undefined && inLanguage.length > 0 ? inLanguage : plain;
  if (chosen.length > 0) return explained(field, bestOf(field, chosen));
  const languages = new Set(candidates.map((candidate) => candidate.language));
  if (languages.size > 1) return { doubt: candidates };
  return candidates.length === 0 ? undefined : explained(field, bestOf(field, candidates));
}

function bestOf(field: ProductField, candidates: readonly ColumnCandidate[]): ColumnCandidate | undefined {
  const mostFilled = Math.max(...candidates.map(({ sample }) => sample.filled));
  const contenders = candidates.filter(({ sample }) => sample.filled >= mostFilled * LEAST_FILLED);
  if (field !== "description" || contenders[0]?.source === "dialect") return contenders[0];
  return [...contenders].sort((a, b) => worthAsDescription(b) - worthAsDescription(a))[0];
}

function worthAsDescription({ sample }: ColumnCandidate): number {
  return sample.filled * sample.meanLength * (sample.isHtml ? HTML_WORTH : 1);
}

const signs: Readonly<Record<ColumnCandidate["source"], string>> = {
  dialect: "is where this kind of export keeps it",
  words: "says so by its name",
  hint: "has a word in its name that hints at it",
};

function explained(field: ProductField, candidate: ColumnCandidate | undefined): Choice | undefined {
  if (candidate === undefined) return undefined;
  const { column, language, source, sample } = candidate;
  const inLanguage = language === undefined ? "" : ` (${language})`;
  const filled = `${Math.round(sample.filled * 100)} % filled`;
  const why = `The ${field} is in "${column}"${inLanguage}, which ${signs[source]}; ${filled} in the sample.`;
  return language === undefined ? { column, why } : { column, language, why };
}

const MOST_NEAR = 5;

/**
 * The column that a person named: exactly, else but for its writing.
 * @throws PdoError PDO_FEED_COLUMN_UNKNOWN with the names that come near
 */
export function requestedColumn(field: string, asked: string, columns: readonly string[]): string {
  if (columns.includes(asked)) return asked;
  const alike = [...new Set(columns)].filter((column) => normalizeColumn(column) === normalizeColumn(asked));
  const [only] = alike;
  if (only !== undefined && alike.length === 1) return only;
  throw columnUnknown({ field, asked, near: nearColumns(asked, columns), columns });
}

/** Columns whose names come near a word, nearest first, at most five. */
function nearColumns(asked: string, columns: readonly string[]): string[] {
  const wanted = normalizeColumn(asked);
  return [...new Set(columns)]
    .filter((column) => column !== "")
    .map((column) => ({ column, distance: distanceOf(wanted, normalizeColumn(column)) }))
    .filter(({ distance }) => distance <= Math.max(2, wanted.length / 2))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST_NEAR)
    .map(({ column }) => column);
}

/** Levenshtein's distance; where one name holds the other, only 1. */
function distanceOf(a: string, b: string): number {
  if (a !== b && a !== "" && b !== "" && (a.includes(b) || b.includes(a))) return 1;
  let previous = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(swap, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return previous[b.length] ?? 0;
}
