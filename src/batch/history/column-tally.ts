import type { FeedRecord } from "../../feed/record.ts";
import { type CellKind, kindOfCell } from "./cell-kind.ts";
import type { KindCounts } from "./feed-profile.ts";

/** Counts what kinds of cells each column holds. */
export class ColumnTally {
  readonly #columns: readonly string[];
  readonly #counts: readonly Map<CellKind, number>[];

  /** @param columns of the header; of two with one name the first is read */
  constructor(columns: readonly string[]) {
    this.#columns = [...new Set(columns)].filter((column) => column !== "");
    this.#counts = this.#columns.map(() => new Map());
  }

  /** @param weight how many records it stands for */
  add(record: FeedRecord, weight: number): void {
    for (const [place, column] of this.#columns.entries()) {
      const kind = kindOfCell(record.text(column) ?? "");
      const counts = this.#counts[place];
      counts?.set(kind, (counts.get(kind) ?? 0) + weight);
    }
  }

  figures(): Record<string, KindCounts> {
    return Object.fromEntries(
      this.#columns.map((column, place) => [column, Object.fromEntries(this.#counts[place] ?? [])]),
    );
  }
}
