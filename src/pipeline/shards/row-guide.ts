import type { ColumnMapping } from "../../feed/columns.ts";
import { findFamilies } from "../../feed/families.ts";
import type { Feed, FeedDescription } from "../../feed/feed.ts";
import type { FeedRecord } from "../../feed/record.ts";
import { skippedRow, type TaskFailure } from "../enrichment.ts";
import { isEmptyProduct, type Product } from "../product.ts";
import { type PreparedRow, prepareRow } from "../rows.ts";

/*
 * What a run decides about a row out of other rows: its language among its neighbours, and what it has of its family. It is decided
 * while the feed is planned, in the feed's order, and written down for the rows that are something else than what they say by
 * themselves; so a row prepared on another machine is the very row that one process would have prepared.
 */

/** One line of a guide. Rows refer to what their families share by its place among these lines. */
type GuideLine = { readonly shared: Product } | GuidedRow;

interface GuidedRow {
  /** 0-based index among the feed's records. */
  readonly row: number;
  /** Why the row is left as it is. */
  readonly skipped?: TaskFailure;
  /** The parts of the product that differ; null for one that it has not. */
  readonly product?: Readonly<Record<string, unknown>>;
  readonly family?: {
    readonly shared?: number;
    readonly variant?: string;
    readonly notes: readonly string[];
  };
  readonly leavesEmpty?: true;
}

/** What a row is where no other row says anything of it. */
function unguided(row: PreparedRow, language: string): PreparedRow {
  const { own } = row;
  return own === undefined || isEmptyProduct(own) ? row : { ...row, product: { ...own, language } };
}

/** Writes the lines of one guide. */
export class GuideWriter {
  readonly #language: string;
  readonly #shared = new Map<Product, number>();

  /** @param language of most rows */
  constructor(language: string) {
    this.#language = language;
  }

  lines(row: PreparedRow): string {
    const { record, settled, own, product: whole, leavesEmpty } = row;
    if (own === undefined) return "";
    if (settled !== undefined)
      return lineOf({ row: record.index, ...(settled.skipped && { skipped: settled.skipped }) });
    const { family, ...product } = whole;
    const changes = changesOf(isEmptyProduct(own) ? own : { ...own, language: this.#language }, product);
    if (changes === undefined && family === undefined && leavesEmpty !== true) return "";
    const shared = family?.shared;
    const isNew = shared !== undefined && !this.#shared.has(shared);
    if (isNew) this.#shared.set(shared, this.#shared.size);
    const guided: GuidedRow = {
      row: record.index,
      ...(changes && { product: changes }),
      ...(family && {
        family: {
          ...(shared && { shared: this.#shared.get(shared) ?? 0 }),
          ...(family.variant !== undefined && { variant: family.variant }),
          notes: family.notes,
        },
      }),
      ...(leavesEmpty === true && { leavesEmpty }),
    };
    return (isNew ? lineOf({ shared }) : "") + lineOf(guided);
  }
}

function lineOf(line: GuideLine): string {
  return `${JSON.stringify(line)}\n`;
}

/** Null for a part that the product has not. */
function changesOf(own: Product, product: Product): Record<string, unknown> | undefined {
  const changes: Record<string, unknown> = {};
  for (const part of new Set([...Object.keys(own), ...Object.keys(product)])) {
    const [before, after] = [own, product].map((one) => (one as Readonly<Record<string, unknown>>)[part]);
    const isSame = before === after || JSON.stringify(before) === JSON.stringify(after);
    if (!isSame) changes[part] = after ?? null;
  }
  return Object.keys(changes).length === 0 ? undefined : changes;
}

interface GuidedRows {
  readonly description: FeedDescription;
  readonly mapping: ColumnMapping;
  /** The language of most rows. */
  readonly language: string;
  /** Begins with the record before the first of the rows, where there is one. */
  readonly feed: Pick<Feed, "records">;
  readonly firstRow: number;
  readonly isWanted: (index: number) => boolean;
  /** The lines of the guide. */
  readonly guide: AsyncIterable<string>;
  readonly signal?: AbortSignal;
}

/** The rows as `prepareRows` prepares them in one pass over the whole feed. */
export async function* guidedRows(request: GuidedRows): AsyncGenerator<PreparedRow[]> {
  const { feed, firstRow, isWanted, mapping, description, language, signal } = request;
  const reading = findFamilies(description, mapping.families);
  const understanding = { mapping, description, languageOf: undefined, reading };
  const guide = new GuideReader(request.guide);
  let previous: FeedRecord | undefined;
  for await (const records of feed.records(signal === undefined ? {} : { signal })) {
    const rows: PreparedRow[] = [];
    for (const record of records) {
      const row = unguided(prepareRow(previous, record, understanding), language);
      previous = record;
      if (record.index >= firstRow && isWanted(record.index)) rows.push(await guide.guide(row));
    }
    if (rows.length > 0) yield rows;
  }
}

/** Reads a guide beside the rows that it is about. */
class GuideReader {
  readonly #lines: AsyncIterator<string>;
  readonly #shared: Product[] = [];
  #next: GuidedRow | undefined;
  #isBegun = false;

  constructor(lines: AsyncIterable<string>) {
    this.#lines = lines[Symbol.asyncIterator]();
  }

  async guide(own: PreparedRow): Promise<PreparedRow> {
    const { index } = own.record;
    if (!this.#isBegun) await this.#advance();
    while (this.#next !== undefined && this.#next.row < index) await this.#advance();
    const guided = this.#next;
    if (guided?.row !== index) return own;
    const { skipped, product = {}, family, leavesEmpty } = guided;
    if (skipped !== undefined) return { record: own.record, product: {}, settled: skippedRow(skipped) };
    const { settled: _, ...row } = own;
    return {
      ...row,
      product: {
        ...withChanges(own.product, product),
        ...(family && {
          family: {
            ...(family.shared !== undefined && { shared: this.#shared[family.shared] ?? {} }),
            notes: family.notes,
            ...(family.variant !== undefined && { variant: family.variant }),
          },
        }),
      },
      ...(leavesEmpty === true && { leavesEmpty }),
    };
  }

  async #advance(): Promise<void> {
    this.#isBegun = true;
    for (;;) {
      const { done, value } = await this.#lines.next();
      if (done === true) {
        this.#next = undefined;
        return;
      }
      const line = JSON.parse(value) as GuideLine;
      if ("shared" in line) this.#shared.push(line.shared);
      else {
        this.#next = line;
        return;
      }
    }
  }
}

function withChanges(own: Product, changes: Readonly<Record<string, unknown>>): Product {
  const changed: Record<string, unknown> = { ...own, ...changes };
  for (const [part, value] of Object.entries(changes)) if (value === null) delete changed[part];
  return changed as Product;
}
