import Table from "cli-table3";
import { plainTerminalText, type Styles, textWidth } from "./text.ts";
import { wrapLines } from "./wrap.ts";

const lineParts = ["top", "top-mid", "top-left", "top-right", "bottom", "bottom-mid", "bottom-left"] as const;
const sideParts = ["bottom-right", "left", "left-mid", "mid", "mid-mid", "right", "right-mid"] as const;

/** Two spaces between columns and no lines, so that the table can be copied. */
const borderless = {
  ...Object.fromEntries([...lineParts, ...sideParts].map((part) => [part, ""])),
  middle: "  ",
};

/**
 * Rows under a header, aligned; every line ends with a line break. Where they are wider than `width`, cells are wrapped
 * between words; where words alone are wider, each row is a block of lines, a cell each.
 * @param width columns of the terminal; infinite: nothing is wrapped
 */
export function renderTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  styles: Styles,
  width = Number.POSITIVE_INFINITY,
): string {
  if (Number.isFinite(width)) return renderWithin(width, header, rows, styles);
  return renderWide(header, rows, styles);
}

function renderWithin(
  width: number,
  header: readonly string[],
  rows: readonly (readonly string[])[],
  styles: Styles,
): string {
  const cells = rows.map((row) => header.map((_, column) => plainTerminalText(row[column] ?? "")));
  const widths = fitWidths([header, ...cells], width);
  if (widths === undefined) return renderBlocks(width, header, cells, styles);
  const wrapped = cells.map((row) => row.map((cell, column) => wrapCell(cell, widths[column] ?? 0)));
  return renderWide(header, wrapped, styles);
}

/** The width of each column, the widest ones narrowed as far as their longest word. Undefined: that is not enough. */
function fitWidths(rows: readonly (readonly string[])[], width: number): number[] | undefined {
  const columns = rows[0] ?? [];
  const most = (measure: (cell: string) => number) =>
    columns.map((_, column) => rows.reduce((widest, row) => Math.max(widest, measure(row[column] ?? "")), 0));
  const widths = most((cell) => Math.max(...cell.split("\n").map(textWidth)));
  const least = most((cell) => Math.max(...cell.split(/\s+/).map(textWidth)));
  const sum = (each: readonly number[]) =>
    each.reduce((one, other) => one + other, gap * (columns.length - 1));
  if (sum(least) > width) return undefined;
  for (let excess = sum(widths) - width; excess > 0; excess -= 1) {
    const slack = widths.map((each, column) => (each > (least[column] ?? 0) ? each : 0));
    const widest = slack.indexOf(Math.max(...slack));
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}

/** Columns of the terminal between two columns of a table. */
const gap = 2;

/** Right-aligned figures keep their leading blanks. */
function wrapCell(cell: string, width: number): string {
  const own = /^ */.exec(cell)?.[0] ?? "";
  return textWidth(cell) <= width ? cell : own + wrapLines(cell.slice(own.length), width, 0);
}

function renderBlocks(
  width: number,
  header: readonly string[],
  rows: readonly (readonly string[])[],
  styles: Styles,
): string {
  const label = Math.max(...header.map(textWidth));
  const blocks = rows.map((row) =>
    row
      .map((cell, column) => [header[column] ?? "", cell.trim()] as const)
      .filter(([, cell]) => cell !== "")
      .map(([name, cell]) => `${styles.bold(name.trim().padEnd(label))}  ${cell.replaceAll("\n", " ")}\n`)
      .map((line) => wrapLines(line, width))
      .join(""),
  );
  return blocks.join("\n");
}

function renderWide(header: readonly string[], rows: readonly (readonly string[])[], styles: Styles): string {
  const table = new Table({
    head: header.map((name) => styles.bold(name)),
    chars: borderless,
    style: { head: [], border: [], "padding-left": 0, "padding-right": 0 },
  });
  for (const row of rows) table.push(row.map((cell) => plainTerminalText(shortened(cell))));
  return `${trimLineEnds(table.toString())}\n`;
}

/** Limits a cell's length: the table layout is slow for very long cells. */
function shortened(cell: string): string {
  return cell.length > mostShown ? `${cell.slice(0, mostShown)}...` : cell;
}

const mostShown = 500;

function trimLineEnds(text: string): string {
  return text.replace(/[ \t]+$/gm, "");
}
