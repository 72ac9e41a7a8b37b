import { brokenTextProblem, isSound } from "./encoding-detection.ts";
import type { TextForm } from "./encodings.ts";
import type { FeedRecord, RecordProblem } from "./record.ts";

/** What each format has: raw text in, in chunks of any size; records out. */
export interface RecordParser {
  /** Blank lines met between records so far. */
  readonly blankLines: number;
  /** @throws PdoError where the feed breaks */
  push(chunk: string, isLast: boolean): FeedRecord[];
  /** What stands after the last record; complete when the last chunk was pushed. */
  tail(): string;
}

/** What a parser of any format is given. */
export interface ParserContext {
  /** The feed's name for messages: its path, or `standard input`. */
  readonly name: string;
  readonly maxRecordLength: number;
  /** Told once for each record that holds bytes that are not valid in the feed's encoding, or zeros. */
  readonly onUndecodable: () => void;
  /** Told of each row with a quote within an unquoted cell: the quote's 1-based line, and the cell's 0-based place. */
  readonly onStrayQuote: (line: number, position: number) => void;
}

/** For looking ahead: what is met is told when it is read. */
export const untold: Pick<ParserContext, "onUndecodable" | "onStrayQuote"> = {
  onUndecodable: () => {},
  onStrayQuote: () => {},
};

/** A row or an object as it was cut out; all of them, joined, are the feed's body. */
interface CutRow {
  readonly lead: string;
  readonly raw: string;
  readonly ending: string;
}

interface Examination {
  readonly form: TextForm;
  /** Where the first row begins, in bytes of the unpacked feed. */
  readonly firstByte: number;
  /** Told of each broken row. */
  readonly onBroken: () => void;
}

/**
 * Looks through rows in the order in which they come for what is not text in the feed's encoding: a problem at the
 * place of each such row; nothing at all where there is none. Whole groups are looked at in one go, since nearly
 * all are sound.
 */
export function createExaminer({ form, firstByte, onBroken }: Examination) {
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
