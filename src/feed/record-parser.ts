import type { FeedRecord } from "./record.ts";

/** What each format has: raw text in, in chunks of any size; records out. */
export interface RecordParser {
  /** Blank lines met between records so far. */
  readonly blankLines: number;
  /** @throws FeedProblem where the feed breaks */
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
