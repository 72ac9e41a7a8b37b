import type { TextForm } from "../bytes/text-form.ts";
import type { FeedRecord, RecordProblem } from "../record.ts";
import { unquoteCell } from "./raw-cells.ts";
import type { RawRow } from "./split-rows.ts";

/** What all records of one delimited feed share. */
export interface DelimitedShape {
  readonly form: TextForm;
  readonly quote: string;
  readonly columnCount: number;
  /** The first place of each name. */
  readonly placeOfColumn: ReadonlyMap<string, number>;
  /** Told once for each record of which a cell that was looked at holds broken bytes. */
  readonly onUndecodable: () => void;
}

/** A row of cells. They are cut and decoded when they are asked for. */
export class DelimitedRecord implements FeedRecord {
  readonly index: number;
  readonly line: number;
  readonly raw: string;
  readonly lead: string;
  readonly ending: string;
  readonly columnCount: number;
  readonly problem?: RecordProblem;
  #shape: DelimitedShape;
  #ends: readonly number[];
  #isReported = false;

  constructor(shape: DelimitedShape, row: RawRow, index: number) {
    this.#shape = shape;
    this.#ends = row.ends;
    this.index = index;
    this.line = row.line;
    this.raw = row.raw;
    this.lead = row.lead;
    this.ending = row.ending;
    this.columnCount = row.ends.length;
    const problem = this.columnCount > shape.columnCount ? this.#surplus() : undefined;
    if (problem !== undefined) this.problem = problem;
  }

  text(column: string): string | undefined {
    const place = this.#shape.placeOfColumn.get(column);
    return place === undefined ? undefined : this.textAt(place);
  }

  textAt(position: number): string | undefined {
    const cell = this.#rawCell(position);
    if (cell === undefined) return undefined;
    const { form, quote } = this.#shape;
    const text = form.textOfRaw(unquoteCell(cell, quote));
    if (!this.#isReported && text.includes("\ufffd") && form.rawOfText(text) !== unquoteCell(cell, quote)) {
      this.#isReported = true;
      this.#shape.onUndecodable();
    }
    return text;
  }

  #rawCell(position: number): string | undefined {
    const end = this.#ends[position];
    if (end === undefined) return undefined;
    const start = position === 0 ? 0 : (this.#ends[position - 1] ?? 0) + 1;
    return this.raw.slice(start, end);
  }

  #surplus(): RecordProblem | undefined {
    const { columnCount, quote } = this.#shape;
    for (let place = columnCount; place < this.columnCount; place += 1) {
      if (unquoteCell(this.#rawCell(place) ?? "", quote) === "") continue;
      return {
        code: "PDO_FEED_ROW_TOO_WIDE",
        reason:
          `The row has ${this.columnCount} cells and the header ${columnCount}, so it is not clear which is which. ` +
          "Often a cell with a delimiter in it lacks its quotes.",
      };
    }
    return undefined;
  }
}
