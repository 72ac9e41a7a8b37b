import type { Language } from "../api/vocabulary.ts";
import { findFacts } from "../facts/extractor.ts";
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
  const word = [...(columns.availability ?? []), ...(columns.stock ?? [])]
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

/** The addresses in a cell: one, several between commas, bars or blanks, or a JSON list. As a browser would ask for them: `ö` and blanks are encoded. */
export function addressesIn(text: string): readonly string[] {
  const cell = fileNameWithBlanks.test(text.trim()) ? text.trim().replaceAll(" ", "%20") : text;
  return [...cell.matchAll(/https?:\/\/[^\s"'<>|\]]+?(?=,?\s*(?:https?:\/\/|[\s"'<>|\]]|$))/gi)].map(
    ([address]) =>
      address
        .replace(/[,;]+$/, "")
        .toWellFormed()
        .replace(/[^\x21-\x7e]+/g, encodeURIComponent),
  );
}

/** `http://x.de/bild 6.jpg`: one address alone, up to its ending. */
const fileNameWithBlanks =
  /^https?:\/\/(?:(?!https?:\/\/)[^\s"'<>|\],;]| (?! ))+\.(?:jpe?g|png|webp|gif|avif|html?|php)$/i;

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

/** What names say of whom a product is for, as channels call it. */
const peopleOfAudience: ReadonlyMap<string, { readonly gender: string; readonly ageGroup: string }> = new Map(
  Object.entries({
    men: { gender: "male", ageGroup: "adult" },
    women: { gender: "female", ageGroup: "adult" },
    boys: { gender: "male", ageGroup: "kids" },
    girls: { gender: "female", ageGroup: "kids" },
    children: { gender: "", ageGroup: "kids" },
    teenagers: { gender: "", ageGroup: "kids" },
    toddlers: { gender: "", ageGroup: "toddler" },
    babies: { gender: "", ageGroup: "infant" },
    adults: { gender: "", ageGroup: "adult" },
    unisex: { gender: "unisex", ageGroup: "" },
  }),
);

/** Whom a name says that a product is for: of what all stated audiences have in common; women and men are `unisex`. */
export function peopleNamedIn(name: string, language: Language): ReturnType<typeof peopleOf> {
  const stated = findFacts(name, { language }).flatMap(({ kind, key }) =>
    kind === "audience" ? (peopleOfAudience.get(key) ?? []) : [],
  );
  const genders = new Set(stated.map(({ gender }) => gender).filter((gender) => gender !== ""));
  const ages = new Set(stated.map(({ ageGroup }) => ageGroup).filter((age) => age !== ""));
  const one = (texts: ReadonlySet<string>) => (texts.size === 1 ? ([...texts][0] ?? "") : "");
  return { gender: genders.size > 1 ? "unisex" : one(genders), ageGroup: one(ages) };
}
