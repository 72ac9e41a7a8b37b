import type { ColumnCandidate } from "./column-candidates.ts";
import { columnUnknown } from "./column-errors.ts";
import { normalizeColumn } from "./column-names.ts";
import type { ProductField } from "./feed.ts";
import { uncalledWords } from "./header-words.ts";

/** Minimum fill rate, relative to the fullest candidate; a description's gaps are filled from the others. */
const MIN_FILL_RATIO = 0.5;

/** Weight of HTML text relative to plain text of the same length. */
const HTML_WEIGHT = 0.6;

/** Of ranks: a list of words comes so far behind the surer one. */
const TIER = 100;

interface Choice {
  readonly column: string;
  readonly language?: string;
  readonly why: string;
}

type ChoiceOrAmbiguity = Choice | { readonly ambiguous: readonly ColumnCandidate[] } | undefined;

/**
 * Chooses among the candidates for a field. Localised columns are chosen by language; without one, a column without a
 * language wins, or the only language there is.
 * @returns undefined without candidates; the candidates in `ambiguous` where only the user can decide
 */
export function chooseColumn(
  field: ProductField,
  candidates: readonly ColumnCandidate[],
  language: string | undefined,
): ChoiceOrAmbiguity {
  const inLanguage = candidates.filter((candidate) => candidate.language === language);
  const anyLanguage = candidates.filter((candidate) => candidate.language !== undefined);
  const plain = candidates.filter(
    (candidate) =>
      candidate.language === undefined && !(field === "name" && isOutnamed(candidate, anyLanguage)),
  );
  // Tags in the feed's language say less than categories in none.
  const isSurer = field === "category" && (plain[0]?.rank ?? 0) + TIER <= (inLanguage[0]?.rank ?? 0);
  const chosen =
    language !== undefined && inLanguage.length > 0 && !(plain.length > 0 && isSurer) ? inLanguage : plain;
  if (chosen.length > 0) return explained(field, bestOf(field, chosen));
  const languages = new Set(anyLanguage.map((candidate) => candidate.language));
  if (languages.size > 1) return { ambiguous: anyLanguage };
  return anyLanguage.length === 0 ? undefined : explained(field, bestOf(field, anyLanguage));
}

/** Whether no word calls a column a name, while one in a language is called so and is nearly as well filled. */
function isOutnamed(plain: ColumnCandidate, localised: readonly ColumnCandidate[]): boolean {
  return (
    !isCalledName(plain) &&
    localised.some(
      (other) => isCalledName(other) && other.sample.filled >= plain.sample.filled * MIN_FILL_RATIO,
    )
  );
}

function isCalledName({ base, source }: ColumnCandidate): boolean {
  return source === "dialect" || (source === "words" && !uncalledWords().has(base));
}

function bestOf(field: ProductField, candidates: readonly ColumnCandidate[]): ColumnCandidate | undefined {
  const mostFilled = Math.max(...candidates.map(({ sample }) => sample.filled));
  const contenders = candidates.filter(({ sample }) => sample.filled >= mostFilled * MIN_FILL_RATIO);
  if (field !== "description" || contenders[0]?.source === "dialect") return contenders[0];
  const best = [...candidates].sort((a, b) => descriptionScore(b) - descriptionScore(a))[0];
  return best && (htmlTwinOf(best, candidates) ?? best);
}

/** Words of a header that say in which form a text is. */
const formWords = /(?<![a-z0-9])(?:html|plain|text|txt|testo|texte|brut|semplice|klartext|nur)(?![a-z0-9])/g;

/** The column with the same text as HTML, whose breaks separate what the plain text runs together. */
function htmlTwinOf(plain: ColumnCandidate, candidates: readonly ColumnCandidate[]) {
  if (plain.sample.isHtml || plain.sample.isBroken) return undefined;
  const subject = subjectOf(plain.column);
  return candidates.find(
    ({ column, sample }) =>
      (sample.isHtml || /html/.test(normalizeColumn(column))) &&
      sample.isBroken &&
      subjectOf(column) === subject &&
      sample.filled >= plain.sample.filled * MIN_FILL_RATIO &&
      Math.min(sample.meanLength, plain.sample.meanLength) >=
        Math.max(sample.meanLength, plain.sample.meanLength) * leastAlike,
  );
}

/** Of the mean lengths of two columns with one text, without tags. */
const leastAlike = 0.8;

function subjectOf(column: string): string {
  return normalizeColumn(column).replace(formWords, " ").replace(/\s+/g, " ").trim();
}

function descriptionScore({ sample }: ColumnCandidate): number {
  return sample.filled * sample.meanLength * (sample.isHtml ? HTML_WEIGHT : 1);
}

const reasons: Readonly<Record<ColumnCandidate["source"], string>> = {
  dialect: "is where this kind of export keeps it",
  words: "says so by its name",
  hint: "has a word in its name that hints at it",
};

function explained(field: ProductField, candidate: ColumnCandidate | undefined): Choice | undefined {
  if (candidate === undefined) return undefined;
  const { column, language, source, sample } = candidate;
  const inLanguage = language === undefined ? "" : ` (${language})`;
  const filled = `${Math.round(sample.filled * 100)} % filled`;
  const why = `The ${field} is in "${column}"${inLanguage}, which ${reasons[source]}; ${filled} in the sample.`;
  return language === undefined ? { column, why } : { column, language, why };
}

const MAX_SUGGESTIONS = 5;

/**
 * The column that the user named: an exact match, else the only one that differs in spelling alone (see
 * `normalizeColumn`).
 * @throws PdoError PDO_FEED_COLUMN_UNKNOWN with similar names
 */
export function requestedColumn(field: string, asked: string, columns: readonly string[]): string {
  if (columns.includes(asked)) return asked;
  const alike = [...new Set(columns)].filter((column) => normalizeColumn(column) === normalizeColumn(asked));
  const [only] = alike;
  if (only !== undefined && alike.length === 1) return only;
  throw columnUnknown({ field, asked, near: similarColumns(asked, columns), columns });
}

/** At most five columns with similar names, most similar first. */
function similarColumns(asked: string, columns: readonly string[]): string[] {
  const wanted = normalizeColumn(asked);
  return [...new Set(columns)]
    .filter((column) => column !== "")
    .map((column) => ({ column, distance: editDistance(wanted, normalizeColumn(column)) }))
    .filter(({ distance }) => distance <= Math.max(2, wanted.length / 2))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ column }) => column);
}

/** Levenshtein distance; 1 where one name contains the other. */
function editDistance(a: string, b: string): number {
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
