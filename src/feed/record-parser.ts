import { brokenTextProblem, isSound } from "./encoding-detection.ts";
import type { TextForm } from "./encodings.ts";
import type { FeedRecord, RecordProblem } from "./record.ts";

/** Parses raw text, in chunks of any size, into records. */
export interface RecordParser {
  /** Blank lines between records so far. */
  readonly blankLines: number;
  /** @throws PdoError where the feed breaks */
  push(chunk: string, isLast: boolean): FeedRecord[];
  /** The raw text after the last record; complete after the last chunk. */
  tail(): string;
}

/** Where a part of a feed begins, which ends with a record. */
export interface PieceStart {
  /** The 0-based index of the part's first record. */
  readonly index: number;
  /** The 1-based line of the unpacked feed at which the text before that record begins. */
  readonly line: number;
  /** The byte of the unpacked feed at which it begins. */
  readonly byte: number;
}

/** Options and callbacks of every parser. */
export interface ParserContext {
  /** Absent: the records are parsed from the first one on. */
  readonly piece?: PieceStart | undefined;
  /** The feed's name for messages: its path, or `standard input`. */
  readonly name: string;
  readonly maxRecordLength: number;
  /** Of a workbook's sheet: the number of a record's row, by the record's 0-based index. Absent: lines are counted. */
  readonly rowNumber?: ((index: number) => number) | undefined;
  /** Called once for each record with invalid or NUL bytes. */
  readonly onUndecodable: () => void;
  /**
   * Called for each row with a quote within an unquoted cell, with the quote's 1-based line and the cell's 0-based
   * index.
   */
  readonly onStrayQuote: (line: number, position: number) => void;
}

/** For reading ahead: callbacks fire when the records are read again. */
export const silent: Pick<ParserContext, "onUndecodable" | "onStrayQuote"> = {
  onUndecodable: () => {},
  onStrayQuote: () => {},
};

/** The raw text of a row or object; all of them joined give the feed's body. */
interface CutRow {
  readonly lead: string;
  readonly raw: string;
  readonly ending: string;
}

interface TextCheck {
  readonly form: TextForm;
  /** Byte offset of the first row in the unpacked feed. */
  readonly firstByte: number;
  /** Called for each broken row. */
  readonly onBroken: () => void;
}

/**
 * Checks rows in feed order for text that is invalid in the feed's encoding. Returns an array with a problem at the
 * index of each such row, or an empty array. Groups are checked at once, since nearly all rows are valid.
 */
export function createTextChecker({ form, firstByte, onBroken }: TextCheck) {
  let offset = firstByte;
  return (rows: readonly CutRow[]): readonly (RecordProblem | undefined)[] => {
    const begin = offset;
    for (const { lead, raw, ending } of rows) {
      offset += (lead.length + raw.length + ending.length) * form.unitBytes;
    }
    if (isSound(rows.map(({ raw }) => raw).join("\n"), form)) return [];
    let at = begin;
    return rows.map(({ lead, raw, ending }) => {
      const problem = brokenTextProblem(raw, at + lead.length * form.unitBytes, form);
      at += (lead.length + raw.length + ending.length) * form.unitBytes;
      if (problem !== undefined) onBroken();
      return problem;
    });
  };
}
