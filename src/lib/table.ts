/** A row's cells by the names of the columns. */
export type TableRow = Readonly<Record<string, string>>;

/**
 * Parses tab-separated values, the format of the data files beside the code: the first line names the columns, there is no
 * quoting, and cells missing at the end of a line are empty. Blank lines, lines that begin with "# " and lines that are a
 * single "#" are skipped.
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
    // Object.fromEntries and iterators take twice as long, and the glossary has thousands of rows.
    const named: Record<string, string> = {};
    for (let place = 0; place < columns.length; place += 1) named[columns[place] ?? ""] = cells[place] ?? "";
    return named;
  });
}

/** The non-empty cells of a column, in table order. */
export function columnOf(rows: readonly TableRow[], column: string): readonly string[] {
  return rows.flatMap((row) => row[column] || []);
}

/** The items of all lists in a column's cells: words separated by spaces, or phrases separated by another separator. */
export function membersOf(rows: readonly TableRow[], column: string, separator = " "): readonly string[] {
  return columnOf(rows, column).flatMap((cell) => cell.split(separator));
}

/** Like `membersOf`, restricted to the rows that have a given text in the column `key`. */
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
 * Groups the cells of a column into lists by the table's column `list`, in table order.
 * @returns a function from a list's name to its items, which throws for an unknown name
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
