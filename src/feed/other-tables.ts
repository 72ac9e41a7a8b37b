import { lazily } from "../lib/once.ts";
import { otherTable } from "./column-errors.ts";
import { localisedColumn, normalizeColumn } from "./column-names.ts";
import type { ProductField } from "./feed.ts";
import {
  detailWords,
  fieldWords,
  hintWords,
  lastNameWords,
  type TableKind,
  tableKinds,
  tableWords,
} from "./header-words.ts";
import type { FeedRecord } from "./record.ts";
import { isAddedColumn } from "./row-form.ts";

interface Request {
  readonly map?: Readonly<Partial<Record<ProductField, string>>>;
  /** The feed's name, for messages. */
  readonly name?: string;
  /** The first records. Absent: the header alone says. */
  readonly sample?: readonly FeedRecord[];
}

/**
 * Refuses a table that lists customers, orders, reviews, articles of a blog, payments, categories, definitions of attributes or brands:
 * its texts are no products, and those of people are not to be worked on. A user who names the column of the name or of the
 * description knows better, as one who names the column of categories to place them.
 * @throws PdoError PDO_FEED_NO_PRODUCTS
 */
export function refuseNoProducts(columns: readonly string[], { map = {}, name, sample = [] }: Request): void {
  if (map.name !== undefined || map.description !== undefined) return;
  const own = columns.filter((column) => column.trim() !== "" && !isAddedColumn(column));
  const found = findOtherTable(own) ?? findTree(own, sample);
  if (found === undefined || (found.kind === "categories" && map.category !== undefined)) return;
  const isNamed = (column: string) => {
    const normalized = normalizeColumn(column);
    return (
      !tableWords("customers").has(normalized) && hintWords("name").some((word) => normalized.includes(word))
    );
  };
  throw otherTable({ ...found, example: own.find(isNamed) ?? "COLUMN", name });
}

interface OtherTable {
  readonly kind: TableKind;
  /** The columns that say so. */
  readonly marks: readonly string[];
}

/** What a table lists besides products, and the columns that say so; undefined where they say nothing of the kind. */
export function findOtherTable(columns: readonly string[]): OtherTable | undefined {
  const names = new Map(columns.map((column) => [normalizeColumn(column), column] as const));
  const found = tableKinds
    .map((kind) => ({
      kind,
      marks: [...names].flatMap(([name, column]) => (isOf(kind, name) ? [column] : [])),
    }))
    .filter(({ kind, marks }) => isEnough(kind, marks.length, [...names.keys()]))
    .sort((one, other) => other.marks.length - one.marks.length);
  return found[0];
}

/** Orders name what was sold with its price, so that columns of products say nothing against them. */
function isEnough(kind: TableKind, marks: number, names: readonly string[]): boolean {
  if (kind === "orders") return marks >= 3 && marks > names.filter(isOfProducts).length;
  const others = isOfShop(kind) ? names.filter((name) => !isOf(kind, name) && !isPicture(name)) : names;
  if (others.some(isOfProducts)) return false;
  if (kind === "categories" && others.some(isCategory)) return false;
  if (kind === "brands" && others.some(isName)) return false;
  return (
    marks >= (kind === "articles" ? 3 : 2) ||
    (kind === "customers" && marks > 0 && names.length === marks + 1)
  );
}

/** Whether a table of a kind describes the shop's own data, which has words of products and pictures too. */
function isOfShop(kind: TableKind): boolean {
  return kind === "categories" || kind === "attributes" || kind === "brands";
}

/**
 * A table whose rows name one another as the row above, over three levels and more, is a tree of categories: a variant's product is no
 * variant itself. The parts of a parts list name articles.
 */
function findTree(columns: readonly string[], sample: readonly FeedRecord[]): OtherTable | undefined {
  const others = columns.filter((column) => !tableWords("parents").has(normalizeColumn(column)));
  if (others.map(normalizeColumn).some((name) => isOfProducts(name) && !isPicture(name))) return undefined;
  const parent = columns.find(
    (column) => !others.includes(column) && others.some((own) => isTree(own, column, sample)),
  );
  return parent === undefined ? undefined : { kind: "categories", marks: [parent] };
}

/** Rows with a row above a row above them. */
const leastDeep = 2;

function isTree(own: string, parent: string, sample: readonly FeedRecord[]): boolean {
  const above = new Map<string, string>();
  for (const record of sample) {
    const key = record.text(own)?.trim() ?? "";
    if (key !== "") above.set(key, record.text(parent)?.trim() ?? "");
  }
  const deep = [...above].filter(([key, first]) => {
    const second = above.get(first) ?? "";
    return first !== key && second !== "" && second !== first && second !== key;
  });
  return deep.length >= leastDeep;
}

function isOf(kind: TableKind, name: string): boolean {
  const words = tableWords(kind);
  const parts = name.split(" ");
  return (
    words.has(name) ||
    words.has(localisedColumn(name).base) ||
    parts.some((_, at) => at > 0 && words.has(`${parts.slice(0, at).join(" ")} *`))
  );
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

function isPicture(name: string): boolean {
  return detailWords("image").includes(name);
}

function isCategory(name: string): boolean {
  return name !== "category key" && fieldWords("category").flat().includes(localisedColumn(name).base);
}

function isName(name: string): boolean {
  const { base } = localisedColumn(name);
  return fieldWords("name").flat().includes(base) || lastNameWords().includes(base);
}
