import { requestedColumn } from "./column-choice.ts";
import { localisedColumn, normalizeColumn } from "./column-names.ts";
import { type DetailField, detailFields, type FeedDescription } from "./feed.ts";
import { withFullWords } from "./header-short-forms.ts";
import { addressParts, detailWords } from "./header-words.ts";
import { isAddedColumn } from "./row-form.ts";

/** Which columns hold which detail; lists and what is known of a person may have several, in order. */
interface DetailColumns {
  readonly columns: Readonly<Partial<Record<DetailField, readonly string[]>>>;
  /** One sentence for each detail that was found. */
  readonly why: readonly string[];
}

export interface DetailRequest {
  /** The user's choice. */
  readonly map?: Readonly<Partial<Record<DetailField, string>>>;
  /** Chooses between localised columns; without one, a column without a language wins. */
  readonly language?: string;
  /** Columns already used for a field. */
  readonly taken: ReadonlySet<string>;
}

interface Candidate {
  readonly column: string;
  readonly rank: number;
  readonly language?: string;
}

/**
 * Finds the columns of the details: as the user asked, else by header words.
 * @throws PdoError PDO_FEED_COLUMN_UNKNOWN
 */
export function findDetailColumns(
  { columns: header }: FeedDescription,
  request: DetailRequest,
): DetailColumns {
  const named = header.filter((column) => column.trim() !== "");
  const own = named.filter((column) => !isAddedColumn(column));
  const columns: Partial<Record<DetailField, readonly string[]>> = {};
  const why: string[] = [];
  for (const field of detailFields) {
    const requested = request.map?.[field];
    const taken = manyColumns.has(field)
      ? new Set([...request.taken, ...Object.values(columns).flat()])
      : request.taken;
    const found =
      requested === undefined
        ? columnsOf(field, own, { ...request, taken })
        : [requestedColumn(field, requested, named)];
    if (found.length === 0) continue;
    columns[field] = found;
    const places = found.map((column) => `"${column}"`).join(", ");
    why.push(`The ${field} is in ${places}, ${requested === undefined ? "by its name" : "as asked"}.`);
  }
  return { columns, why };
}

function columnsOf(
  field: DetailField,
  named: readonly string[],
  { language, taken }: DetailRequest,
): readonly string[] {
  const candidates = named
    .filter((column) => !taken.has(column))
    .map((column) => candidateOf(field, column))
    .filter((candidate) => candidate !== undefined)
    .sort((one, other) => one.rank - other.rank);
  const chosen =
    [language, undefined, candidates[0]?.language]
      .map((wanted) => candidates.filter((candidate) => candidate.language === wanted))
      .find(({ length }) => length > 0) ?? [];
  const [best] = chosen;
  if (best === undefined) return [];
  if (manyColumns.has(field)) return inOrder(named, chosen);
  if (field !== "bullet_points") return [best.column];
  return [...new Set(chosen.filter(({ rank }) => rank === best.rank).map(({ column }) => column))];
}

/** Details that several columns make: the pictures, or a name, a street and a town. */
const manyColumns: ReadonlySet<DetailField> = new Set([
  "additional_images",
  "manufacturer",
  "responsible_person",
  "safety_information",
]);

/** In the header's order. */
function inOrder(named: readonly string[], chosen: readonly Candidate[]): readonly string[] {
  const columns = new Set(chosen.map(({ column }) => column));
  return [...new Set(named)].filter((column) => columns.has(column));
}

function candidateOf(field: DetailField, column: string): Candidate | undefined {
  const whole = unnumbered(field, normalizeColumn(column));
  const place = detailWords(field).indexOf(whole);
  if (place !== -1) return { column, rank: place };
  const { base, language } = localisedColumn(whole);
  const rank = detailWords(field).indexOf(unnumbered(field, base));
  if (rank !== -1 && language !== undefined) return { column, rank, language };
  const spelledOut = detailWords(field).indexOf(unnumbered(field, normalizeColumn(withFullWords(column))));
  return spelledOut === -1 ? undefined : { column, rank: spelledOut };
}

/** `bullet_point1` to `bullet_point5` form one list, and `image 1` is the first picture. */
function unnumbered(field: DetailField, normalized: string): string {
  if (field === "bullet_points" || field === "additional_images") return normalized.replace(/ ?\d{1,2}$/, "");
  if (field === "image") return normalized.replace(/ ?0?1$/, "");
  return field === "manufacturer" || field === "responsible_person" ? withoutParts(normalized) : normalized;
}

/** `gpsr manufacturer street address` is about the manufacturer. */
function withoutParts(normalized: string): string {
  const parts = addressParts();
  const words = normalized.split(" ").filter((word) => !parts.has(word));
  return words.join(" ");
}
