import { plainTerminalText } from "./plain-terminal-text.ts";
import { textWidth } from "./text-width.ts";

/** A cell that is longer is left to push its own line apart. */
const widestColumn = 60;

/** Rows of cells as lines, the cells in columns, two spaces between them. */
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
