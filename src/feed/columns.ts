import { columnCandidates } from "./column-candidates.ts";
import { chooseColumn, requestedColumn } from "./column-choice.ts";
import { localisedColumn, normalizeColumn } from "./column-names.ts";
import { columnInDoubt, columnMissing, noFields } from "./errors.ts";
import { type Feed, type FeedDescription, type ProductField, productFields } from "./feed.ts";
import { formatNamed } from "./formats/detection.ts";
import type { FeedRecord } from "./record.ts";

/** Fields without which a product is not understood: doubt about them is for a person to settle. */
const textFields: readonly ProductField[] = ["name", "description"];

/** Fields are found in this order: the name's language helps to choose the others'. */
const searchOrder: readonly ProductField[] = ["name", ...productFields.filter((field) => field !== "name")];

/**
 * Finds which column holds which field: as asked, else as known exports have it, else by the header's words in four
 * languages; the sample decides between equals.
 *
 * @throws PdoError PDO_FEED_COLUMN_UNKNOWN (a column was asked for that is not there), PDO_FEED_COLUMN_AMBIGUOUS
 * (several languages and none asked for), PDO_FEED_COLUMN_MISSING (neither name nor description), PDO_FEED_NO_OBJECT (no
 * record with fields in the feed's beginning)
 */
export function resolveColumns(description: FeedDescription, request: ColumnRequest): ColumnMapping {
  const columns: Partial<Record<ProductField, string>> = {};
  const why: Partial<Record<ProductField, string>> = {};
  const warnings: string[] = [];
  const named = description.columns.filter((column) => column.trim() !== "");
  if (named.length === 0) {
    throw noFields(request.sample, request.name, formatNamed(description.format));
  }
  let language: string | undefined = request.language;

  for (const field of productFields) {
    const asked = request.map?.[field];
    if (asked === undefined) continue;
    const column = requestedColumn(field, asked, named);
    columns[field] = column;
    why[field] = `The ${field} is in "${column}", as asked.`;
    if (textFields.includes(field)) language ??= localisedColumn(normalizeColumn(column)).language;
  }

  for (const field of searchOrder) {
    if (columns[field] !== undefined) continue;
    const search = {
      columns: free(named, field, columns),
      dialectName: description.dialectName,
      sample: request.sample,
    };
    const choice = chooseColumn(field, columnCandidates(field, search), language);
    if (choice === undefined) continue;
    if ("doubt" in choice) {
      if (textFields.includes(field)) throw columnInDoubt(field, choice.doubt, request);
      warnings.push(
        `Several columns may hold the ${field}, in several languages, and none is used: name one with --map ${field}=.`,
      );
      continue;
    }
    columns[field] = choice.column;
    why[field] = choice.why;
    if (textFields.includes(field)) language ??= choice.language;
  }

  if (columns.name === undefined && columns.description === undefined)
    throw columnMissing(named, request.name);
  return { columns, why, warnings: [...warnings, ...missingText(columns), ...repeated(columns, named)] };
}

/** A column holds one text: the name's is not the description's too. */
function free(
  named: readonly string[],
  field: ProductField,
  taken: Partial<Record<ProductField, string>>,
): readonly string[] {
  if (!textFields.includes(field)) return named;
  return named.filter((column) => column !== taken.name && column !== taken.description);
}

function missingText(columns: Partial<Record<ProductField, string>>): string[] {
  return textFields
    .filter((field) => columns[field] === undefined)
    .map((field) => `No column holds the ${field}; if one does, name it with --map ${field}=COLUMN.`);
}

/** A column that is read and that has a namesake: what stands in the other one is not looked at. */
function repeated(columns: Partial<Record<ProductField, string>>, named: readonly string[]): string[] {
  return [...new Set(Object.values(columns))]
    .filter((column) => named.indexOf(column) !== named.lastIndexOf(column))
    .map((column) => `The header has the column "${column}" more than once; the first one is read.`);
}

/**
 * The names in the header of a feed that has one; otherwise all of its records' fields, in the order in which they appear. Reads the feed to its end,
 * so open it again to read its records.
 */
export async function collectColumns(feed: Feed, options: { signal?: AbortSignal } = {}): Promise<string[]> {
  if (formatNamed(feed.description.format).isTabular) return [...feed.description.columns];
  const columns = new Set<string>();
  for await (const batch of feed.records(options)) {
    for (const record of batch) {
      for (const key of record.keys?.() ?? []) columns.add(key);
    }
  }
  return [...columns];
}

/** Which column of a feed holds which field of a product. */
export interface ColumnMapping {
  readonly columns: Readonly<Partial<Record<ProductField, string>>>;
  /** One sentence for each field that was found: how. */
  readonly why: Readonly<Partial<Record<ProductField, string>>>;
  readonly warnings: readonly string[];
}

export interface ColumnRequest {
  /** What the person said; comes before all that is found by looking. */
  readonly map?: Readonly<Partial<Record<ProductField, string>>>;
  /** Decides between localised columns (`name_de`, `name_fr`). */
  readonly language?: "en" | "de" | "fr" | "it";
  /** `feed.sample`, or the first records. */
  readonly sample: readonly FeedRecord[];
  /** The feed's name, for messages. */
  readonly name?: string;
}

/**
 * Whether a row only carries on the product of the row before: in a Shopify export the rows of further variants and
 * pictures, which have the same handle and no title.
 */
export function continuesProduct(
  previous: FeedRecord | undefined,
  record: FeedRecord,
  mapping: ColumnMapping,
  description: FeedDescription,
): boolean {
  if (previous === undefined || description.dialectName !== "shopify") return false;
  const handle = description.columns.find((column) => normalizeColumn(column) === "handle");
  const title =
    mapping.columns.name ?? description.columns.find((column) => normalizeColumn(column) === "title");
  if (handle === undefined || title === undefined) return false;
  const own = record.text(handle);
  return (
    own !== undefined && own !== "" && own === previous.text(handle) && (record.text(title) ?? "") === ""
  );
}
