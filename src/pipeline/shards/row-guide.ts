import type { Product } from "../product.ts";
import type { PreparedRow } from "../rows.ts";

/*
 * What a run decides about a row out of rows of other claims: what it has of a family whose rows lie in several. It is decided while
 * the feed is planned, and written down for these rows; of all others a worker finds the same as one process, out of the claim's
 * own rows and the few before them.
 */

/** One line of a guide. Rows refer to what their families share by its place among these lines. */
type GuideLine = { readonly shared: Product } | GuidedRow;

interface GuidedRow {
  /** 0-based index among the feed's records. */
  readonly row: number;
  /** The parts of the product that differ; null for one that it has not. */
  readonly product?: Readonly<Record<string, unknown>>;
  readonly family?: {
    readonly shared?: number;
    readonly variant?: string;
    readonly notes: readonly string[];
  };
  readonly leavesEmpty?: true;
}

/** Writes the lines of one guide. */
export class GuideWriter {
  readonly #shared = new Map<Product, number>();

  /** @param own the row before its family was looked at */
  lines(own: PreparedRow, { record, product: whole, leavesEmpty }: PreparedRow): string {
    const { family, ...product } = whole;
    const changes = changesOf(own.product, product);
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

/** Reads a guide beside the rows of its claim. */
export class GuideReader {
  readonly #lines: AsyncIterator<string>;
  readonly #shared: Product[] = [];
  #next: GuidedRow | undefined;
  #isBegun = false;

  constructor(lines: AsyncIterable<string>) {
    this.#lines = lines[Symbol.asyncIterator]();
  }

  /** The next row as the plan has decided. Undefined: it has decided nothing. */
  async guide(own: PreparedRow): Promise<PreparedRow | undefined> {
    const { index } = own.record;
    if (!this.#isBegun) await this.#advance();
    while (this.#next !== undefined && this.#next.row < index) await this.#advance();
    const guided = this.#next;
    if (guided?.row !== index) return undefined;
    const { product = {}, family, leavesEmpty } = guided;
    return {
      ...own,
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
