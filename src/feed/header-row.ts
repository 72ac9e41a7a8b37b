import { lazily } from "../lib/once.ts";
import { localisedColumn, normalizeColumn } from "./column-names.ts";
import { productFields } from "./feed.ts";
import { fieldWords } from "./header-words.ts";

/** So many rows may stand above the header: a title, a date, a legend. */
export const mostRowsAbove = 20;
/** Of the widest of the first rows; a header names most columns, a title one. */
const leastShare = 0.6;
/** A title over a header without any known name fills at most so much of the table's width. */
const titleShare = 1 / 3;
/** Cells; a header that has none among so many has none at all. */
const mostNames = 2000;
/** Characters; what is longer is no column's name. */
const longestName = 120;

/**
 * Which of a table's first rows names the columns: the first that fills most of them and has no figures, under rows that do not. Where
 * machine names stand below labels, as in Amazon's flat files, they are the header.
 * @param rows the cells of at most `mostRowsAbove` and one rows; empty cells may be left out
 * @returns undefined where no row looks like a header
 */
export function findHeaderRow(rows: readonly (readonly string[])[]): number | undefined {
  const filled = rows.map((cells) => cells.map((cell) => cell.trim()).filter((cell) => cell !== ""));
  const widest = Math.max(0, ...filled.map(({ length }) => length));
  const isWide = ({ length }: readonly string[]) => length >= leastShare * widest;
  const at = filled.findIndex((cells) => isWide(cells) && !cells.some(isFigure));
  const header = filled[at];
  if (header === undefined) return undefined;
  const known = knownNames(header);
  const isAbove = (cells: readonly string[]) =>
    knownNames(cells) < Math.max(1, known) &&
    (known > 1 || !isWide(cells)) &&
    (known > 0 || cells.length <= Math.max(1, titleShare * widest));
  if (!filled.slice(0, at).every(isAbove) || !areNames(header)) return 0;
  if (areMachineNames(header)) return at;
  const below = filled.slice(at + 1, at + 3).findIndex((cells) => isWide(cells) && areMachineNames(cells));
  return below === -1 ? at : at + 1 + below;
}

/** Whether cells below others may name columns: each of its own, in words and not as a formula or half a quoted text. */
function areNames(cells: readonly string[]): boolean {
  return (
    new Set(cells).size === cells.length &&
    cells.every((cell) => /\p{L}/u.test(cell) && !/^[=+@-]|"/.test(cell))
  );
}

function isFigure(cell: string): boolean {
  return /^-?[\d.,]+%?$/.test(cell);
}

const fieldNames = lazily(
  (): ReadonlySet<string> => new Set(productFields.flatMap((field) => fieldWords(field).flat())),
);

/** How many of the cells are names that columns of products have: "Artikelname", `item_sku`. */
export function knownNames(cells: readonly string[]): number {
  return cells.slice(0, mostNames).filter((cell) => {
    if (cell.length > longestName) return false;
    const name = normalizeColumn(cell);
    return fieldNames().has(name) || fieldNames().has(localisedColumn(name).base);
  }).length;
}

const machineName = /^[a-z][\w.:#[\]=-]*$/i;

/** `item_sku`, `external_product_id`: not what a product's cells hold. */
function areMachineNames(cells: readonly string[]): boolean {
  return (
    cells.length > 2 &&
    cells.every((cell) => machineName.test(cell)) &&
    2 * cells.filter((cell) => cell.includes("_")).length > cells.length &&
    new Set(cells).size === cells.length &&
    knownNames(cells) > 1
  );
}
