import { lazily } from "../lib/once.ts";
import { otherTable } from "./column-errors.ts";
import { normalizeColumn } from "./column-names.ts";
import type { ProductField } from "./feed.ts";
import {
  detailWords,
  fieldWords,
  hintWords,
  type TableKind,
  tableKinds,
  tableWords,
} from "./header-words.ts";
import { isAddedColumn } from "./row-form.ts";

interface Request {
  readonly map?: Readonly<Partial<Record<ProductField, string>>>;
  /** The feed's name, for messages. */
  readonly name?: string;
}

/**
 * Refuses a table that by its header lists customers, orders, reviews, articles of a blog or payments: its texts are no products, and
 * those of people are not to be worked on. A user who names the column of the name or of the description knows better.
 * @throws PdoError PDO_FEED_NO_PRODUCTS
 */
export function refuseNoProducts(columns: readonly string[], { map = {}, name }: Request): void {
  if (map.name !== undefined || map.description !== undefined) return;
  const own = columns.filter((column) => column.trim() !== "" && !isAddedColumn(column));
  const found = findOtherTable(own);
  if (found === undefined) return;
  const isNamed = (column: string) => {
    const normalized = normalizeColumn(column);
    return (
      !tableWords("customers").has(normalized) && hintWords("name").some((word) => normalized.includes(word))
    );
  };
  throw otherTable({ ...found, example: own.find(isNamed) ?? "COLUMN", name });
}

/** What a table lists besides products, and the columns that say so; undefined where they say nothing of the kind. */
export function findOtherTable(
  columns: readonly string[],
): { readonly kind: TableKind; readonly marks: readonly string[] } | undefined {
  const names = new Map(columns.map((column) => [normalizeColumn(column), column] as const));
  const ofProducts = [...names.keys()].filter(isOfProducts).length;
  const found = tableKinds
    .map((kind) => ({
      kind,
      marks: [...names].flatMap(([name, column]) => (isOf(kind, name) ? [column] : [])),
    }))
    .filter(({ kind, marks }) => isEnough(kind, { marks: marks.length, ofProducts, columns: names.size }))
    .sort((one, other) => other.marks.length - one.marks.length);
  return found[0];
}

interface Counts {
  readonly marks: number;
  readonly ofProducts: number;
  readonly columns: number;
}

/** Orders name what was sold with its price, so that columns of products say nothing against them. */
function isEnough(kind: TableKind, { marks, ofProducts, columns }: Counts): boolean {
  if (kind === "orders") return marks >= 3 && marks > ofProducts;
  if (ofProducts > 0) return false;
  return (
    marks >= (kind === "articles" ? 3 : 2) || (kind === "customers" && marks > 0 && columns === marks + 1)
  );
}

function isOf(kind: TableKind, name: string): boolean {
  const words = tableWords(kind);
  const parts = name.split(" ");
  return words.has(name) || parts.some((_, at) => at > 0 && words.has(`${parts.slice(0, at).join(" ")} *`));
}

/** Whether a column is one of products alone: a price, a stock, a GTIN, a maker, a picture, a colour, a size, a material. */
function isOfProducts(name: string): boolean {
  return productNames().has(name) || name.split(" ").some((word) => tableWords("products").has(word));
}

const productNames = lazily(
  (): ReadonlySet<string> =>
    new Set([
      ...(["gtin", "brand"] as const).flatMap((field) => fieldWords(field).flat()),
      ...(["mpn", "color", "size", "material", "image", "bullet_points"] as const).flatMap(detailWords),
    ]),
);
