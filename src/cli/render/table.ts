import Table from "cli-table3";
import { plainTerminalText, type Styles } from "./text.ts";

const lineParts = ["top", "top-mid", "top-left", "top-right", "bottom", "bottom-mid", "bottom-left"] as const;
const sideParts = ["bottom-right", "left", "left-mid", "mid", "mid-mid", "right", "right-mid"] as const;

/** Two spaces between columns and no lines, so that the table can be copied. */
const borderless = {
  ...Object.fromEntries([...lineParts, ...sideParts].map((part) => [part, ""])),
  middle: "  ",
};

/** Rows under a header, aligned; every line ends with a line break. */
export function renderTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  styles: Styles,
): string {
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
