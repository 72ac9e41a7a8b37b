import { normalizeColumn } from "../feed/column-names.ts";
import type { Cells } from "../feed/record.ts";
import { lazily, oncePerKey } from "../lib/once.ts";
import { parseTable } from "../lib/table.ts";
import columnTable from "./data/columns.tsv";
import peopleTable from "./data/people.tsv";
import wordTable from "./data/words.tsv";
import { currencyIn, readMoney } from "./money.ts";
import { type Availability, availabilities, type Money } from "./product.ts";

/** Fields that channels ask for besides those that tasks work on. */
const commerceFields = [
  ...["price", "sale_price", "compare_at", "currency", "availability", "stock", "backorder", "condition"],
  ...["link", "image", "more_images", "group", "sku", "gender", "age_group", "own_category", "tags"],
  ...["published", "google_category"],
] as const;
export type CommerceField = string;

export type CommerceColumns = Readonly<Record<CommerceField, readonly string[]>>;

/** Finds the columns of each field by their whole names, surest first. */
export function findCommerceColumns(
  columns: readonly string[],
  asked: Readonly<Record<string, string | undefined>> = {},
): CommerceColumns {
  const named = columns.map((column) => ({ column, name: withoutCurrency(column) }));
  return Object.fromEntries(
    commerceFields.map((field) => {
      const own = asked[field];
      if (own !== undefined) return [field, columns.filter((column) => column === own)];
      const words = wordsOf(field);
      return [
        field,
        words.flatMap((word) => named.flatMap(({ column, name }) => (name === word ? column : []))),
      ];
    }),
  );
}

/** Whether a column, numbered or not, holds one of the fields: it says nothing else of the product. */
export function isCommerceColumn(column: string): boolean {
  return allWords().has(withoutCurrency(column).replace(/ ?\d{1,2}$/, ""));
}

const allWords = lazily(() => new Set(commerceFields.flatMap((field) => wordsOf(field))));

const wordsOf = oncePerKey((field: string) =>
  parseTable(columnTable)
    .filter((row) => row.field === field)
    .flatMap(({ words = "" }) => words.split("|")),
);

/** `Preis (EUR)` is a price. */
function withoutCurrency(column: string): string {
  return normalizeColumn(column).replace(/ (?:in )?(?:eur|euro|chf|gbp|usd|inr)$/, "");
}

/** The first cell of a field's columns that is not empty. */
export function cellOf(record: Cells, columns: readonly string[] = []): string {
  for (const column of columns) {
    const text = record.text(column)?.trim() ?? "";
    if (text !== "") return text;
  }
  return "";
}

/** The price of a column, in the currency of its cell, of the column's name, or of the row. */
export function moneyOf(
  record: Cells,
  columns: readonly string[] = [],
  currency?: string,
): Money | undefined {
  for (const column of columns) {
    const money = readMoney(record.text(column) ?? "", currencyIn(column) ?? currency);
    if (money !== undefined) return money;
  }
  return undefined;
}

/** What channels call a feed's word for a value; undefined where it is none of their words. */
export function knownWord(field: "availability" | "condition" | "gender" | "age_group", text: string) {
  return knownWords().get(
    `${field} ${text
      .trim()
      .toLowerCase()
      .replace(/[\s_]+/g, " ")}`,
  );
}

const knownWords = lazily(
  () =>
    new Map(
      parseTable(wordTable).flatMap(({ field, value = "", words = "" }) =>
        words.split("|").map((word): [string, string] => [`${field} ${word.replaceAll("_", " ")}`, value]),
      ),
    ),
);

/** By the feed's word, else by the number of pieces. */
export function availabilityOf(
  record: Cells,
  columns: CommerceColumns,
): { readonly availability?: Availability; readonly stock?: number } {
  const counted = [...(columns.stock ?? []), ...(columns.availability ?? [])]
    .map((column) => piecesIn(record.text(column) ?? ""))
    .find((pieces) => pieces !== undefined);
  const word = (columns.availability ?? [])
    .map((column) => knownWord("availability", record.text(column) ?? ""))
    .find((known) => known !== undefined);
  const mayBeBackordered = /^(?:continue|1|yes|notify|ja)$/i.test(cellOf(record, columns.backorder));
  const byPieces =
    counted === undefined
      ? undefined
      : counted > 0
        ? "in_stock"
        : mayBeBackordered
          ? "backorder"
          : "out_of_stock";
  const availability = availabilities.find((known) => known === (word ?? byPieces));
  return { ...(availability && { availability }), ...(counted !== undefined && { stock: counted }) };
}

function piecesIn(text: string): number | undefined {
  const pieces = /^\s*(-?\d{1,9})(?:\.0+)?\s*$/.exec(text)?.[1];
  return pieces === undefined ? undefined : Math.max(0, Number(pieces));
}

/** The addresses in a cell: one, several between commas, bars or blanks, or a JSON list. */
export function addressesIn(text: string): readonly string[] {
  return [...text.matchAll(/https?:\/\/[^\s"'<>|\]]+?(?=,?\s*(?:https?:\/\/|[\s"'<>|\]]|$))/gi)].map(
    ([address]) => address.replace(/[,;]+$/, ""),
  );
}

const people = lazily(() => new Map(parseTable(peopleTable).map((row) => [row.identifier ?? "", row])));

/**
 * Whom the products of a category are for.
 * @param path identifiers, root first
 */
export function peopleOf(path: readonly string[]): { readonly gender: string; readonly ageGroup: string } {
  const row = path.findLast((identifier) => people().has(identifier));
  const { gender = "", age_group: ageGroup = "" } = people().get(row ?? "") ?? {};
  return { gender, ageGroup };
}
