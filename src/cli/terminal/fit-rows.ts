import { shorten, shortenPath } from "./shorten.ts";
import { textWidth } from "./text-width.ts";

/** How a column may be made narrower; one that is not named keeps its width. */
export type ColumnCut = "text" | "path";

type Cuts = Readonly<Record<number, ColumnCut>>;

interface Fit {
  /** Columns of the terminal for the whole row. */
  readonly width: number;
  /** By the column's place. */
  readonly cuts: Cuts;
  /** What is cut only where that does not do, identifiers for one: who reads them wants to copy them. */
  readonly lastCuts?: Cuts;
}

const gap = 2;
const leastWidth = 12;

/**
 * Shortens cells so that rows under a header fit the terminal, widest column first; a column keeps at least 12
 * columns of the terminal, so a narrow one may still be passed.
 */
export function fitRows(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  { width, cuts, lastCuts = {} }: Fit,
): (readonly string[])[] {
  const widths = header.map((name, column) =>
    rows.reduce((most, row) => Math.max(most, textWidth(row[column] ?? "")), textWidth(name)),
  );
  const room = width - gap * (header.length - 1);
  const allowed = narrowed(narrowed(widths, { width: room, cuts }), { width: room, cuts: lastCuts });
  const cutters = { text: shorten, path: shortenPath };
  return rows.map((row) =>
    row.map((cell, column) => {
      const cut = cuts[column] ?? lastCuts[column];
      return cut === undefined ? cell : cutters[cut](cell, allowed[column] ?? leastWidth);
    }),
  );
}

function narrowed(widths: readonly number[], { width, cuts }: Fit): number[] {
  const allowed = [...widths];
  const sum = () => allowed.reduce((one, other) => one + other, 0);
  let excess = sum() - width;
  while (excess > 0) {
    const widest = Math.max(...allowed.filter((_, column) => cuts[column] !== undefined));
    if (!(widest > leastWidth)) break;
    const column = allowed.findIndex((each, place) => each === widest && cuts[place] !== undefined);
    allowed[column] = widest - 1;
    excess -= 1;
  }
  return allowed;
}
