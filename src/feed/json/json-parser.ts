import type { TextForm } from "../bytes/text-form.ts";
import { createExaminer } from "../examine-rows.ts";
import type { ParserContext, RecordParser } from "../record-parser.ts";
import { JsonRecord } from "./json-record.ts";
import { ElementSplitter } from "./split-elements.ts";
import { LineSplitter } from "./split-lines.ts";

/** How objects stand in the text: in an array, one after the other, or one a line. */
export type JsonLayout = "array" | "sequence" | "lines";

export interface JsonFeed {
  readonly form: TextForm;
  readonly layout: JsonLayout;
  readonly firstLine: number;
  /** Where the first object's lead begins, in bytes of the unpacked feed. */
  readonly firstByte: number;
}

/** The objects of a JSON feed, from the first character after its opening. */
export function createJsonParser(
  { form, layout, firstLine, firstByte }: JsonFeed,
  context: ParserContext,
): RecordParser {
  const options = { name: context.name, firstLine, maxLength: context.maxRecordLength };
  const splitter =
    layout === "lines" ? new LineSplitter(options) : new ElementSplitter({ ...options, kind: layout });
  const examine = createExaminer({ form, firstByte, onBroken: context.onUndecodable });
  let index = 0;
  return {
    get blankLines() {
      return splitter instanceof LineSplitter ? splitter.blankLines : 0;
    },
    push: (chunk, isLast) => {
      const elements = splitter.push(chunk, isLast);
      const broken = examine(elements);
      return elements.map(
        (element, place) => new JsonRecord(form, element, { index: index++, broken: broken[place] }),
      );
    },
    tail: () => splitter.tail(),
  };
}
