import { stringify } from "csv-stringify/sync";

/** Rows of cells as CSV after RFC 4180, with line breaks as a shell likes them. */
export function renderCsv(rows: readonly (readonly string[])[]): string {
  return stringify(rows.map((row) => [...row]));
}
