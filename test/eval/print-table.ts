const figure = /^[-+\d.,/ ]*$/;

/** Rows under a header, figures on the right, two spaces between columns. */
export function renderTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const columns = header.map((name, column) => {
    const cells = rows.map((row) => row[column] ?? "");
    const width = Math.max(name.length, ...cells.map(({ length }) => length));
    return { width, isFigure: cells.every((cell) => figure.test(cell)) };
  });
  const line = (row: readonly string[]) =>
    columns
      .map(({ width, isFigure }, column) => {
        const cell = row[column] ?? "";
        return isFigure ? cell.padStart(width) : cell.padEnd(width);
      })
      .join("  ")
      .trimEnd();
  return [header, ...rows].map((row) => `${line(row)}\n`).join("");
}

/** `81.2`; a dash where nothing was measured. */
export function percent(share: number | null | undefined): string {
  return share === null || share === undefined ? "-" : (share * 100).toFixed(1);
}

/** `80.3 / 56.9 / 89.8`. */
export function percents(...shares: readonly (number | null | undefined)[]): string {
  return shares.map(percent).join(" / ");
}

export function print(text: string): void {
  process.stdout.write(text);
}
