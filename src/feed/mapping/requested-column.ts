import { normalizeColumn } from "./normalize-column.ts";
import { columnUnknown } from "./refusals.ts";

const MOST_NEAR = 5;

/**
 * The column that a person named: exactly, else but for its writing.
 * @throws FeedProblem PDO_FEED_COLUMN_UNKNOWN with the names that come near
 */
export function requestedColumn(field: string, asked: string, columns: readonly string[]): string {
  if (columns.includes(asked)) return asked;
  const alike = [...new Set(columns)].filter((column) => normalizeColumn(column) === normalizeColumn(asked));
  const [only] = alike;
  if (only !== undefined && alike.length === 1) return only;
  throw columnUnknown({ field, asked, near: nearColumns(asked, columns), columns });
}

/** Columns whose names come near a word, nearest first, at most five. */
function nearColumns(asked: string, columns: readonly string[]): string[] {
  const wanted = normalizeColumn(asked);
  return [...new Set(columns)]
    .filter((column) => column !== "")
    .map((column) => ({ column, distance: distanceOf(wanted, normalizeColumn(column)) }))
    .filter(({ distance }) => distance <= Math.max(2, wanted.length / 2))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST_NEAR)
    .map(({ column }) => column);
}

/** Levenshtein's distance; where one name holds the other, only 1. */
function distanceOf(a: string, b: string): number {
  if (a !== b && a !== "" && b !== "" && (a.includes(b) || b.includes(a))) return 1;
  let previous = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(swap, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return previous[b.length] ?? 0;
}
