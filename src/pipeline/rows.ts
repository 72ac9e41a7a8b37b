import { type ColumnMapping, continuesProduct } from "../feed/columns.ts";
import { type FamilyReading, findFamilies } from "../feed/families.ts";
import type { Feed, FeedDescription } from "../feed/feed.ts";
import type { FeedRecord } from "../feed/record.ts";
import { type Enrichment, rejectedRow } from "./enrichment.ts";
import { FamilyWindow, mostAhead } from "./families/family-window.ts";
import { type Product, toProduct } from "./product.ts";
import { createRule, type RowSelection, selectRecords } from "./run-options.ts";

/** A row that waits for its enrichment, or has it already because there is nothing to ask. */
export interface PreparedRow {
  readonly record: FeedRecord;
  readonly product: Product;
  readonly settled?: Enrichment;
  /** Whether the shop leaves empty in this row what stands in the product's. */
  readonly leavesEmpty?: boolean;
}

/** Which rows are wanted, and how the feed is to be understood. */
interface RowsRequest {
  readonly feed: Feed;
  readonly mapping: ColumnMapping;
  readonly selection: RowSelection;
  readonly signal?: AbortSignal | undefined;
}

/** The chosen rows, in order, in batches. Rows that are not chosen are read for what they say of their families. */
export async function* prepareRows(request: RowsRequest): AsyncGenerator<PreparedRow[]> {
  const { feed, mapping, selection, signal } = request;
  const reading = findFamilies(feed.description);
  const understanding = { mapping, description: feed.description, reading };
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
interface Understanding {
  readonly mapping: ColumnMapping;
  readonly description: FeedDescription;
  readonly reading: FamilyReading | undefined;
}

function prepareRow(
  previous: FeedRecord | undefined,
  record: FeedRecord,
  { mapping, description, reading }: Understanding,
): PreparedRow {
  if (record.problem !== undefined) return { record, product: {}, settled: rejectedRow(record.problem) };
  if (continuesProduct(previous, record, mapping, description) && reading?.read(record) === undefined) {
    return { record, product: {}, settled: continuation };
  }
  return { record, product: toProduct(record, mapping) };
}

/** A further row of the product above (an image): nothing is asked of it, and nothing failed. */
const continuation: Enrichment = {
  status: "ok",
  language: "en",
  answers: {},
  failures: [],
  messages: ["This row continues the product above it."],
};
