import { plainTerminalText, shorten, shortenPath, textWidth } from "./text.ts";

type Table = readonly [header: readonly string[], rows: readonly (readonly string[])[]];

const figure = /^-?[\d.,]+$/;

/** Right-aligns numeric columns (some cells may be empty) and their headers. */
export function alignRight(header: readonly string[], rows: readonly (readonly string[])[]): Table {
  const widths = header.map((name, column) => {
    const cells = rows.map((row) => row[column] ?? "");
    const filled = cells.filter((cell) => cell !== "");
    if (filled.length === 0 || !filled.every((cell) => figure.test(cell))) return 0;
    return Math.max(textWidth(name), ...cells.map(textWidth));
  });
  const aligned = (row: readonly string[]) => row.map((cell, column) => cell.padStart(widths[column] ?? 0));
  return [aligned(header), rows.map(aligned)];
}

/** How a column may be shortened; columns without an entry keep their width. */
type ColumnCut = "text" | "path";

type Cuts = Readonly<Record<number, ColumnCut>>;

interface Fit {
  /** Columns of the terminal for the whole row. */
  readonly width: number;
  /** By column index. */
  readonly cuts: Cuts;
  /** Shortened only if the others do not suffice, for example identifiers that users copy. */
  readonly lastCuts?: Cuts;
}

const gap = 2;
const leastWidth = 12;

/**
 * Shortens cells so that rows under a header fit the terminal, widest column first. A column keeps at least 12 columns
 * of the terminal, so rows can still exceed a narrow one.
 */
export function fitRows(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  { width, cuts, lastCuts = {} }: Fit,
): (readonly string[])[] {
  const widths = header.map((name, column) =>
    rows.reduce((most, row) => Math.max(most, textWidth(row[column] ?? "")), textWidth(name)),
  );
  const available = width - gap * (header.length - 1);
  const allowed = narrowed(narrowed(widths, { width: available, cuts }), {
    width: available,
    cuts: lastCuts,
  });
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

/** A longer cell does not widen its column and shifts only its own line. */
const widestColumn = 60;

/** Rows of cells as lines, the columns aligned and separated by two spaces. */
export function layColumns(rows: readonly (readonly string[])[]): string[] {
  const plain = rows.map((row) => row.map((cell) => plainTerminalText(cell).replaceAll("\n", " ")));
  const columnCount = Math.max(0, ...plain.map(({ length }) => length));
  const widths = Array.from({ length: columnCount }, (_, column) =>
    plain
      .map((row) => textWidth(row[column] ?? ""))
      .filter((width) => width <= widestColumn)
      .reduce((one, other) => Math.max(one, other), 0),
  );
  return plain.map((row) =>
    row
      .map((cell, column) => `${cell}${" ".repeat(Math.max(0, (widths[column] ?? 0) - textWidth(cell)))}`)
      .join("  ")
      .trimEnd(),
  );
}
