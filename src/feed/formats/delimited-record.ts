import type { TextForm } from "../encodings.ts";
import type { FeedRecord, RecordProblem } from "../record.ts";
import { unquoteCell } from "./delimited-cells.ts";
import type { RawRow } from "./delimited-splitter.ts";

/** Properties that all records of a delimited feed share. */
export interface DelimitedShape {
  readonly form: TextForm;
  readonly quote: string;
  readonly columnCount: number;
  /** The first position of each name. */
  readonly placeOfColumn: ReadonlyMap<string, number>;
}

interface RowPlace {
  readonly index: number;
  readonly line: number;
  /** The row's encoding problem, if any. */
  readonly broken: RecordProblem | undefined;
}

/** A row of cells, split and decoded lazily. */
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

  constructor(shape: DelimitedShape, row: RawRow, { index, line, broken }: RowPlace) {
    this.#shape = shape;
    this.#ends = row.ends;
    this.index = index;
    this.line = line;
    this.raw = row.raw;
    this.lead = row.lead;
    this.ending = row.ending;
    this.columnCount = row.ends.length;
    const problem = broken ?? this.#quotes(row) ?? this.#surplus();
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
    return form.textOfRaw(unquoteCell(cell, quote));
  }

  #rawCell(position: number): string | undefined {
    const end = this.#ends[position];
    if (end === undefined) return undefined;
    const start = position === 0 ? 0 : (this.#ends[position - 1] ?? 0) + 1;
    return this.raw.slice(start, end);
  }

  #quotes({ quoteFault }: RawRow): RecordProblem | undefined {
    return quoteFault?.kind === "closed_early" ? quoteProblem(this.raw, this.line, quoteFault) : undefined;
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

/** A misplaced quote (RFC 4180, section 2, rules 5 to 7). */
export interface QuoteFault {
  /**
   * `stray`: within an unquoted cell (`TV 55" black`), which every reader takes literally. `closed_early`: characters
   * follow the quote that closes a cell (`"TV 55" black"`), so that readers disagree on where the cell ends.
   */
  readonly kind: "stray" | "closed_early";
  /** 0-based index of the cell. */
  readonly position: number;
  /** Offset of the quote in the row. */
  readonly at: number;
}

/** The 1-based line of the quote, since a row may span several. */
export function lineOfFault(raw: string, line: number, { at }: QuoteFault): number {
  return line + raw.slice(0, at).split("\n").length - 1;
}

/** The problem of a row with an ambiguous quote: what follows may belong to other cells or rows. */
export function quoteProblem(raw: string, line: number, fault: QuoteFault): RecordProblem {
  const { position, at } = fault;
  const character = at - raw.lastIndexOf("\n", at);
  const advice =
    raw[at - 1] === "\\" ? " A backslash before a quote is no escape in CSV; a doubled quote is." : "";
  return {
    code: "PDO_FEED_ROW_QUOTES",
    reason:
      `Cell ${position + 1} goes on after the quote that closes it (line ${lineOfFault(raw, line, fault)}, ` +
      `character ${character}), so it is not clear where it ends. ` +
      `Double each quote that is part of the text (" becomes "").${advice}`,
  };
}
