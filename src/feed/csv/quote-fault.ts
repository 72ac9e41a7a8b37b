import type { RecordProblem } from "../record.ts";

/** A quote where none should be (RFC 4180, section 2, rules 5 to 7). */
export interface QuoteFault {
  /**
   * `stray`: within an unquoted cell (`TV 55" black`), where every reader takes it for a plain character.
   * `closed_early`: characters follow the quote that closes a cell (`"TV 55" black"`), so that readers disagree
   * on where the cell ends.
   */
  readonly kind: "stray" | "closed_early";
  /** 0-based place of the cell. */
  readonly position: number;
  /** Place of the quote, counted from the row's start. */
  readonly at: number;
}

/** The 1-based line that the quote stands on: a row may go over several. */
export function lineOfFault(raw: string, line: number, { at }: QuoteFault): number {
  return line + raw.slice(0, at).split("\n").length - 1;
}

/** Why a row with such a fault is not worked on: what follows may belong to other cells, or to other rows. */
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
