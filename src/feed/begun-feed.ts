import type { TextForm } from "./bytes/text-form.ts";
import type { FeedDescription } from "./feed.ts";
import type { ParserContext, RecordParser } from "./record-parser.ts";

/** A feed's beginning, as raw text. */
export interface RawBeginning {
  readonly text: string;
  readonly isWhole: boolean;
  readonly form: TextForm;
  /** Length of the byte order mark before the text; 0 where there is none. */
  readonly bomBytes: number;
  readonly name: string;
}

/** What a beginning says of its format, and how to read on from it. */
export interface BegunFeed {
  readonly description: Pick<
    FeedDescription,
    "format" | "dialect" | "columns" | "headerRaw" | "headerEnding" | "preambleRaw"
  >;
  readonly why: readonly string[];
  /** Where the records begin in the beginning's text. */
  readonly bodyStart: number;
  createParser(context: ParserContext): RecordParser;
}
