import { type ColumnMapping, continuesProduct } from "../feed/columns.ts";
import { type FamilyReading, findFamilies } from "../feed/families.ts";
import type { Feed, FeedDescription } from "../feed/feed.ts";
import type { FeedRecord } from "../feed/record.ts";
import { type Enrichment, rejectedRow, skippedRow, type TaskFailure } from "./enrichment.ts";
import { FamilyWindow, mostAhead } from "./families/family-window.ts";
import type { FeedLanguage } from "./feed-language.ts";
import { reasonForNoProduct } from "./no-product.ts";
import { isEmptyProduct, type Product, toProduct } from "./product.ts";
import { createLanguageOfRows, neighbourRows } from "./row-language.ts";
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
  /** Absent: the feed is read from its first record on. */
  readonly part?: PartOfRows;
  readonly signal?: AbortSignal | undefined;
}

/** Rows of a feed that is read in parts, the first of which is `recordsBefore` records before them. */
interface PartOfRows {
  /** The index of its first record. */
  readonly firstRow: number;
  /** The row with what it has of a family with rows in other parts too. Undefined: it has none. */
  readonly guide: (row: PreparedRow) => Promise<PreparedRow | undefined>;
}

/** Records before a row that what is found of it by itself depends on: its neighbours, and what their first continues. */
export const recordsBefore = neighbourRows + 1;

/** The chosen rows, in order, in batches. Rows that are not chosen are read for what they say of their families. */
export async function* prepareRows(request: RowsRequest): AsyncGenerator<PreparedRow[]> {
  const { feed, selection, signal, part } = request;
  const { description } = feed;
  const rows = new RowPreparation({ ...request, description });
  const { reading } = rows;
  const ahead = reading && new FamilyWindow(reading);
  const isWanted = createRule(selection);
  for await (const records of selectRecords(feed, selectionToRead(selection, reading), signal)) {
    const ready: PreparedRow[] = [];
    for (const record of records) {
      const row = rows.prepare(record);
      if (part !== undefined && record.index < part.firstRow) continue;
      if (ahead === undefined) ready.push(row);
      else {
        const guided = await part?.guide(row);
        ready.push(...(guided === undefined ? ahead.add(row) : ahead.pass(guided)));
      }
    }
    const wanted = ready.filter(({ record }) => isWanted(record.index));
    if (wanted.length > 0) yield wanted;
  }
  const rest = ahead?.end().filter(({ record }) => isWanted(record.index)) ?? [];
  for (let first = 0; first < rest.length; first += mostInBatch) yield rest.slice(first, first + mostInBatch);
}

/** As many as are read in one. */
const mostInBatch = 200;

/** The rows that are read for those of a selection: for their families some are that are not chosen. */
export function selectionToRead(selection: RowSelection, reading: FamilyReading | undefined): RowSelection {
  if (reading === undefined) return selection;
  return selection.kind === "first" ? { kind: "first", rows: selection.rows + mostAhead } : { kind: "all" };
}

type Understood = Pick<RowsRequest, "mapping" | "language"> & { readonly description: FeedDescription };

/** Finds what the rows of a feed are by themselves and by the rows shortly before them. */
export class RowPreparation {
  /** Undefined: rows have no families. */
  readonly reading: FamilyReading | undefined;
  readonly #request: Understood;
  readonly #languageOf: ReturnType<typeof createLanguageOfRows> | undefined;
  #previous: FeedRecord | undefined;
  /** The last rows that were not prepared. */
  #passed: FeedRecord[] = [];

  constructor(request: Understood) {
    this.#request = request;
    this.reading = findFamilies(request.description, request.mapping.families);
    this.#languageOf = request.language && createLanguageOfRows(request.language);
  }

  /** Takes the next row up where nobody asks for it; as many as others depend on are prepared when one of these is asked for. */
  pass(record: FeedRecord): void {
    this.#passed.push(record);
    if (this.#passed.length >= 2 * recordsBefore) this.#passed = this.#passed.slice(-recordsBefore);
  }

  /** The next row. */
  prepare(record: FeedRecord): PreparedRow {
    const passed = this.#passed;
    if (passed.length > 0) {
      this.#passed = [];
      for (const before of passed) this.#prepare(before);
    }
    return this.#prepare(record);
  }

  #prepare(record: FeedRecord): PreparedRow {
    const settled = settledByItself(this.#previous, record, { ...this.#request, reading: this.reading });
    this.#previous = record;
    if (settled !== undefined) return { record, product: {}, settled };
    const product = toProduct(record, this.#request.mapping);
    const languageOf = this.#languageOf;
    if (isEmptyProduct(product) || languageOf === undefined) return { record, product, own: product };
    const found = languageOf(product, record.index);
    return "foreign" in found
      ? { record, product: {}, own: product, settled: skippedRow(inForeignLanguage(found.foreign)) }
      : { record, product: { ...product, language: found.language }, own: product };
  }
}

interface Understanding extends Pick<Understood, "mapping" | "description"> {
  readonly reading: FamilyReading | undefined;
}

/** Why a row is no product, whatever its texts say. Undefined: it may be one. */
export function settledByItself(
  previous: FeedRecord | undefined,
  record: FeedRecord,
  { mapping, description, reading }: Understanding,
): Enrichment | undefined {
  if (record.problem !== undefined) return rejectedRow(record.problem);
  if (continuesProduct(previous, record, mapping, description) && reading?.read(record) === undefined)
    return skippedRow(continuation);
  const noProduct = reasonForNoProduct(record, { mapping, description });
  return noProduct && skippedRow(noProduct);
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
