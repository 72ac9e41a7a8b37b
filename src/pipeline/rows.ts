import { type ColumnMapping, continuesProduct } from "../feed/columns.ts";
import type { FeedDescription } from "../feed/feed.ts";
import type { FeedRecord } from "../feed/record.ts";
import { type Enrichment, rejectedRow } from "./enrichment.ts";
import { type Product, toProduct } from "./product.ts";

/** A row that waits for its enrichment, or has it already because there is nothing to ask. */
export interface PreparedRow {
  readonly record: FeedRecord;
  readonly product: Product;
  readonly settled?: Enrichment;
}

/** How the feed is to be understood. */
interface Understanding {
  readonly mapping: ColumnMapping;
  readonly description: FeedDescription;
}

export async function* prepareRows(
  batches: AsyncIterable<FeedRecord[]>,
  understanding: Understanding,
): AsyncGenerator<PreparedRow[]> {
  let previous: FeedRecord | undefined;
  for await (const records of batches) {
    yield records.map((record) => {
      const prepared = prepareRow(previous, record, understanding);
      previous = record;
      return prepared;
    });
  }
}

function prepareRow(
  previous: FeedRecord | undefined,
  record: FeedRecord,
  { mapping, description }: Understanding,
): PreparedRow {
  if (record.problem !== undefined) return { record, product: {}, settled: rejectedRow(record.problem) };
  if (continuesProduct(previous, record, mapping, description)) {
    return { record, product: {}, settled: continuation };
  }
  return { record, product: toProduct(record, mapping) };
}

/** A further row of the product above (a variant, an image): nothing is asked of it, and nothing failed. */
const continuation: Enrichment = {
  status: "ok",
  language: "en",
  answers: {},
  failures: [],
  messages: ["This row continues the product above it."],
};
