import { isWorkbookPath } from "../../feed/workbook/workbook-path.ts";

/** `1,234,567`. */
export function count(value: number): string {
  return value.toLocaleString("en-US");
}

/** `1 row`, `1,234 rows`. */
export function counted(value: number, one: string, many = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : many}`;
}

/** Where a record begins, as the user sees it: `line 7`, and of a workbook the row that Excel numbers so. */
export function placeOf(feed: string, line: number): string {
  return `${isWorkbookPath(feed) ? "row" : "line"} ${line}`;
}

/** `0.8 s`, `2 min 05 s`, `3 h 12 min`. */
export function duration(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${String(Math.floor(seconds % 60)).padStart(2, "0")} s`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")} min`;
}

/** `$12.30`; `$0.0042` where cents would show as zero. */
export function dollars(amount: number): string {
  if (amount > 0 && amount < 0.1) return `$${amount.toFixed(4)}`;
  return `$${amount.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** `81.2 %`; a dash where the share is undefined. */
export function percent(share: number | null, digits = 1): string {
  return share === null ? "-" : `${(share * 100).toFixed(digits)} %`;
}

/** `81.2`, for a table with percent in its header; empty where the share is undefined. */
export function percentFigure(share: number | null): string {
  return share === null ? "" : (share * 100).toFixed(1);
}
