import { type ColumnMapping, continuesProduct } from "../feed/columns.ts";
import type { FeedDescription } from "../feed/feed.ts";
import type { FeedRecord } from "../feed/record.ts";
import { type Enrichment, rejectedRow, skippedRow, type TaskFailure } from "./enrichment.ts";
import type { FeedLanguage } from "./feed-language.ts";
import { reasonForNoProduct } from "./no-product.ts";
import { isEmptyProduct, type Product, toProduct } from "./product.ts";
import { createLanguageOfRows } from "./row-language.ts";

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
  readonly language: FeedLanguage;
}

interface UnderstandingOfRow extends Omit<Understanding, "language"> {
  readonly languageOf: ReturnType<typeof createLanguageOfRows>;
}

export async function* prepareRows(
  batches: AsyncIterable<FeedRecord[]>,
  understanding: Understanding,
): AsyncGenerator<PreparedRow[]> {
  let previous: FeedRecord | undefined;
  const { language, ...rest } = understanding;
  const understood = { ...rest, languageOf: createLanguageOfRows(language) };
  for await (const records of batches) {
    yield records.map((record) => {
      const prepared = prepareRow(previous, record, understood);
      previous = record;
      return prepared;
    });
  }
}

function prepareRow(
  previous: FeedRecord | undefined,
  record: FeedRecord,
  { mapping, description, languageOf }: UnderstandingOfRow,
): PreparedRow {
  if (record.problem !== undefined) return { record, product: {}, settled: rejectedRow(record.problem) };
  if (continuesProduct(previous, record, mapping, description)) {
    return { record, product: {}, settled: continuation };
  }
  const noProduct = reasonForNoProduct(record, { mapping, description });
  if (noProduct !== undefined) return { record, product: {}, settled: skippedRow(noProduct) };
  const product = toProduct(record, mapping);
  if (isEmptyProduct(product)) return { record, product };
  const found = languageOf(product);
  return "foreign" in found
    ? { record, product: {}, settled: skippedRow(inForeignLanguage(found.foreign)) }
    : { record, product: { ...product, language: found.language } };
}

function inForeignLanguage(name: string): TaskFailure {
  return {
    code: "PDO_ROW_LANGUAGE",
    reason: `The row is in ${name} and was left as it is: pdo reads English, German, French and Italian (--source-language says otherwise).`,
  };
}

/** A further row of the product above (a variant, an image): nothing is asked of it, and nothing failed. */
const continuation: Enrichment = {
  status: "ok",
  language: "en",
  answers: {},
  failures: [],
  messages: ["This row continues the product above it."],
};
