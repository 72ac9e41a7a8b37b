import { addedValuesOf } from "../../channels/added-values.ts";
import type { FeedRecord } from "../../feed/record.ts";

/** What one product lacks. */
export interface ProductGap {
  /** Of the supplier or brand; empty where none is stated. */
  readonly group: string;
  readonly id: string;
  readonly name: string;
  readonly categoryId: string;
  readonly category: string;
  /** Identifiers of attributes. */
  readonly missing: readonly string[];
}

interface GapColumns {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly group?: string | undefined;
}

/** An attribute that products of a category lack. */
export interface GapCount {
  readonly categoryId: string;
  readonly category: string;
  readonly attribute: string;
  /** Products without it. */
  readonly products: number;
  /** Products of the category. */
  readonly of: number;
}

const supplierColumn =
  /^(?:supplier|lieferant|fournisseur|fornitore)(?:[ _-]*(?:name|nom|nome)|enname|name)?$|^(?:nom du fournisseur|nome (?:del )?fornitore)$/i;

/** The column of a feed whose suppliers are asked, else undefined. */
export function findSupplierColumn(columns: readonly string[]): string | undefined {
  return columns.find((column) => supplierColumn.test(column.trim()));
}

/** Undefined: the row has no category, or could not be read. */
export function readProductGap(record: FeedRecord, columns: GapColumns): ProductGap | undefined {
  if (record.problem !== undefined) return undefined;
  const added = addedValuesOf(record);
  const categoryId = added.text("category_id");
  if (categoryId === "") return undefined;
  const own = (column: string | undefined) => record.text(column ?? "")?.trim() ?? "";
  const listed = added.items("missing_attributes");
  const missing =
    listed.length > 0 ? listed.map(String) : added.text("missing_attributes").split(/\s*[,|]\s*/);
  return {
    group: own(columns.group),
    id: own(columns.id) || String(record.index + 1),
    name: added.text("name") || own(columns.name),
    categoryId,
    category: added.text("category"),
    missing: missing.filter((attribute) => attribute !== ""),
  };
}

/** Counts what products lack by category and attribute. */
export class GapCounts {
  readonly #ofCategory = new Map<string, number>();
  readonly #counts = new Map<string, GapCount & { products: number }>();
  readonly #groups = new Map<string, number>();
  products = 0;
  withGaps = 0;

  add({ group, categoryId, category, missing }: ProductGap): void {
    this.products += 1;
    this.#ofCategory.set(categoryId, (this.#ofCategory.get(categoryId) ?? 0) + 1);
    if (missing.length === 0) return;
    this.withGaps += 1;
    this.#groups.set(group, (this.#groups.get(group) ?? 0) + 1);
    for (const attribute of missing) {
      const key = `${categoryId}\n${attribute}`;
      const count = this.#counts.get(key) ?? { categoryId, category, attribute, products: 0, of: 0 };
      count.products += 1;
      this.#counts.set(key, count);
    }
  }

  /** Those of most products first. */
  all(): readonly GapCount[] {
    return [...this.#counts.values()]
      .map((count) => ({ ...count, of: this.#ofCategory.get(count.categoryId) ?? 0 }))
      .sort((one, other) => other.products - one.products);
  }

  /** Products with gaps by supplier or brand, those with most first. */
  groups(): readonly (readonly [group: string, products: number])[] {
    return [...this.#groups].sort(([, one], [, other]) => other - one);
  }
}
