import { createFault, type SourceFault } from "./source-faults.ts";

/** One line of a source file, with cells by column name. */
export interface TsvRow {
  readonly file: string;
  readonly line: number;
  cell(column: string): string;
}

export interface TsvTable {
  readonly rows: readonly TsvRow[];
  readonly faults: readonly SourceFault[];
}

/**
 * Parses a file in the format of data/README.md: a header line, tab-separated cells, no quoting.
 * @param file its name, for messages
 * @param columns the required header, in order
 */
export function parseTsv(text: string, file: string, columns: readonly string[]): TsvTable {
  const [header = "", ...lines] = text.replace(/\n$/, "").split("\n");
  const expected = columns.join("\t");
  if (header !== expected) return { rows: [], faults: [headerFault(file, header, columns)] };
  const numberOf = new Map(columns.map((column, number) => [column, number]));
  const rows: TsvRow[] = [];
  const faults: SourceFault[] = [];
  for (const [number, text] of lines.entries()) {
    const cells = text.split("\t");
    const line = number + 2;
    if (cells.length !== columns.length)
      faults.push(cellCountFault(file, line, cells.length, columns.length));
    else
      rows.push({
        file,
        line,
        cell: (column) => cells[numberOf.get(column) ?? -1] ?? "",
      });
    faults.push(...findStraySpaces(cells, columns, { file, line }));
  }
  return { rows, faults };
}

/** The entries of a cell with several values. */
export function splitEntries(cell: string): string[] {
  return cell === "" ? [] : cell.split("|");
}

function headerFault(file: string, header: string, columns: readonly string[]): SourceFault {
  return createFault(
    { file, line: 1 },
    `The header is ${JSON.stringify(header.split("\t").join(", "))}.`,
    `Make it ${columns.join(", ")}, with a tab between each.`,
  );
}

function cellCountFault(file: string, line: number, seen: number, expected: number): SourceFault {
  const fix = "Check its tabs; an empty cell needs one too.";
  return createFault({ file, line }, `The line has ${seen} cells, the header ${expected}.`, fix);
}

function findStraySpaces(
  cells: readonly string[],
  columns: readonly string[],
  at: Pick<TsvRow, "file" | "line">,
) {
  const isStray = (entry: string) =>
    entry !== entry.trim() || /\s{2}|[^\S ]|\u00ad|\u200b|\ufeff/.test(entry);
  return cells.flatMap((cell, number) => {
    if (cell === "" || !cell.split("|").some((entry) => entry === "" || isStray(entry))) return [];
    const what = `The cell ${columns[number] ?? number + 1} has a stray space or an empty entry: ${JSON.stringify(cell)}.`;
    return [createFault(at, what, "Take it out.")];
  });
}
