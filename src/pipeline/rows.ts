import { type ColumnMapping, continuesProduct } from "../feed/columns.ts";
import { type FamilyReading, findFamilies } from "../feed/families.ts";
import type { Feed, FeedDescription } from "../feed/feed.ts";
import type { FeedRecord } from "../feed/record.ts";
import { type Enrichment, rejectedRow, skippedRow, type TaskFailure } from "./enrichment.ts";
import { FamilyWindow, mostAhead } from "./families/family-window.ts";
import type { FeedLanguage } from "./feed-language.ts";
import { reasonForNoProduct } from "./no-product.ts";
import { isEmptyProduct, type Product, toProduct } from "./product.ts";
import { createLanguageOfRows } from "./row-language.ts";
import { createRule, type RowSelection, selectRecords } from "./run-options.ts";

/** A row that waits for its enrichment, or has it already because there is nothing to ask. */
export interface PreparedRow {
  readonly record: FeedRecord;
  readonly product: Product;
  /** What the row says by itself. Absent: it is no product, whatever other rows say. */
  readonly own?: Product;
  readonly settled?: Enrichment;
  /** Whether the shop leaves empty in this row what stands in the product's. */
  readonly leavesEmpty?: boolean;
}

/** Which rows are wanted, and how the feed is to be understood. */
interface RowsRequest {
  readonly feed: Feed;
  readonly mapping: ColumnMapping;
  /** The feed's, by which rows are judged. Absent: their languages are not looked at. */
  readonly language?: FeedLanguage;
  readonly selection: RowSelection;
  readonly signal?: AbortSignal | undefined;
}

/** The chosen rows, in order, in batches. Rows that are not chosen are read for what they say of their families. */
export async function* prepareRows(request: RowsRequest): AsyncGenerator<PreparedRow[]> {
  const { feed, mapping, language, selection, signal } = request;
  const reading = findFamilies(feed.description, mapping.families);
  const understanding = {
    mapping,
    description: feed.description,
    languageOf: language && createLanguageOfRows(language),
    reading,
  };
  const ahead = reading && new FamilyWindow(reading);
  const isWanted = createRule(selection);
  let previous: FeedRecord | undefined;
  for await (const records of selectRecords(
    feed,
    ahead === undefined ? selection : withMore(selection),
    signal,
  )) {
    const prepared = records.map((record) => {
      const row = prepareRow(previous, record, understanding);
      previous = record;
      return row;
    });
    const ready = ahead === undefined ? prepared : prepared.flatMap((row) => ahead.add(row));
    const wanted = ready.filter(({ record }) => isWanted(record.index));
    if (wanted.length > 0) yield wanted;
  }
  const rest = ahead?.end().filter(({ record }) => isWanted(record.index)) ?? [];
  for (let first = 0; first < rest.length; first += mostInBatch) yield rest.slice(first, first + mostInBatch);
}

/** As many as are read in one. */
const mostInBatch = 200;

/** What has to be read for the families of the chosen rows. */
function withMore(selection: RowSelection): RowSelection {
  return selection.kind === "first" ? { kind: "first", rows: selection.rows + mostAhead } : { kind: "all" };
}

/** How the feed is to be understood. */
export interface Understanding {
  readonly mapping: ColumnMapping;
  readonly description: FeedDescription;
  /** Absent: the row's language is not looked for. */
  readonly languageOf: ReturnType<typeof createLanguageOfRows> | undefined;
  readonly reading: FamilyReading | undefined;
}

export function prepareRow(
  previous: FeedRecord | undefined,
  record: FeedRecord,
  { mapping, description, languageOf, reading }: Understanding,
): PreparedRow {
  if (record.problem !== undefined) return { record, product: {}, settled: rejectedRow(record.problem) };
  if (continuesProduct(previous, record, mapping, description) && reading?.read(record) === undefined) {
    return { record, product: {}, settled: skippedRow(continuation) };
  }
  const noProduct = reasonForNoProduct(record, { mapping, description });
  if (noProduct !== undefined) return { record, product: {}, settled: skippedRow(noProduct) };
  const product = toProduct(record, mapping);
  if (isEmptyProduct(product) || languageOf === undefined) return { record, product, own: product };
  const found = languageOf(product);
  return "foreign" in found
    ? { record, product: {}, own: product, settled: skippedRow(inForeignLanguage(found.foreign)) }
    : { record, product: { ...product, language: found.language }, own: product };
}

function inForeignLanguage(name: string): TaskFailure {
  return {
    code: "PDO_ROW_LANGUAGE",
    reason: `The row is in ${name} and was left as it is: pdo reads English, German, French and Italian (--source-language says otherwise).`,
  };
}

/** A further row of the product above (a picture): nothing is asked of it, and nothing failed. */
const continuation: TaskFailure = {
  code: "PDO_ROW_CONTINUES",
  reason:
    "The row continues the product above it (a further picture, say) and is no product of its own: it was left as it is.",
};
