/** One row of a table: its cells by the names of the columns. */
export type TableRow = Readonly<Record<string, string>>;

/**
 * The rows of a table of tab-separated values, as the data beside the code is written: the first line names the columns,
 * nothing is quoted, a cell that is left out at a line's end is empty. Blank lines and lines that begin with "# " (or
 * are a "#" alone) are comments.
 * @throws Error for a row with more cells than there are columns
 */
export function parseTable(text: string): readonly TableRow[] {
  const lines = text
    .replace(/^\ufeff/, "")
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "" && line !== "#" && !line.startsWith("# "));
  const [header = "", ...rows] = lines;
  const columns = header.split("\t");
  return rows.map((row) => {
    const cells = row.split("\t");
    if (cells.length > columns.length)
      throw new Error(`A row has ${cells.length} cells for ${columns.length} columns: ${row}`);
    // The glossary has thousands of rows: neither Object.fromEntries nor an iterator, which take twice as long.
    const named: Record<string, string> = {};
    for (let place = 0; place < columns.length; place += 1) named[columns[place] ?? ""] = cells[place] ?? "";
    return named;
  });
}

/** The cells of one column that are not empty, in the order of the table. */
export function columnOf(rows: readonly TableRow[], column: string): readonly string[] {
  return rows.flatMap((row) => row[column] || []);
}

/** The members of one column's cells, each cell a list of its own: words between spaces, or phrases between another separator. */
export function membersOf(rows: readonly TableRow[], column: string, separator = " "): readonly string[] {
  return columnOf(rows, column).flatMap((cell) => cell.split(separator));
}

/** The same of the rows that have a certain text in another column, once each; an empty set where no row has it. */
export function membersBy(
  rows: readonly TableRow[],
  key: string,
  column: string,
): (text: string) => ReadonlySet<string> {
  return (text) =>
    new Set(
      membersOf(
        rows.filter((row) => row[key] === text),
        column,
      ),
    );
}

/**
 * The lists that a table holds: its column `list` says for each row which one the cell of the other column is part of.
 * What is given back gives the items of a list in the order of the rows.
 * @throws Error for a list that the table does not hold
 */
export function parseLists(text: string, column: string): (list: string) => readonly string[] {
  const lists = new Map<string, string[]>();
  for (const row of parseTable(text)) {
    const { list = "", [column]: item = "" } = row;
    const items = lists.get(list);
    if (items === undefined) lists.set(list, [item]);
    else items.push(item);
  }
  return (list) => {
    const items = lists.get(list);
    if (items === undefined)
      throw new Error(`There is no list "${list}", but ${[...lists.keys()].join(", ")}.`);
    return items;
  };
}
