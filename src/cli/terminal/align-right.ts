import { textWidth } from "./text-width.ts";

type Table = readonly [header: readonly string[], rows: readonly (readonly string[])[]];

const figure = /^-?[\d.,]+$/;

/** Columns that hold figures and nothing else (some cells may be empty), with figures and header moved to the right; all others as they are. */
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
