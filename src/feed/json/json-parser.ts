import type { TextForm } from "../bytes/text-form.ts";
import type { ParserContext, RecordParser } from "../record-parser.ts";
import { JsonRecord, type JsonShape } from "./json-record.ts";
import { ElementSplitter } from "./split-elements.ts";
import { LineSplitter } from "./split-lines.ts";

/** How objects stand in the text: in an array, one after the other, or one a line. */
export type JsonLayout = "array" | "sequence" | "lines";

export interface JsonFeed {
  readonly form: TextForm;
  readonly layout: JsonLayout;
  readonly firstLine: number;
}

/** The objects of a JSON feed, from the first character after its opening. */
export function createJsonParser(
  { form, layout, firstLine }: JsonFeed,
  context: ParserContext,
): RecordParser {
  const shape: JsonShape = { form, onUndecodable: context.onUndecodable };
  const options = { name: context.name, firstLine, maxLength: context.maxRecordLength };
  const splitter =
    layout === "lines" ? new LineSplitter(options) : new ElementSplitter({ ...options, kind: layout });
  let index = 0;
  return {
    get blankLines() {
      return splitter instanceof LineSplitter ? splitter.blankLines : 0;
    },
    push: (chunk, isLast) =>
      splitter.push(chunk, isLast).map((element) => new JsonRecord(shape, element, index++)),
    tail: () => splitter.tail(),
  };
}
