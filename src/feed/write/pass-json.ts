import type { FeedDescription } from "../feed.ts";
import { editObject, type ObjectEditing } from "./edit-object.ts";
import type { RowWriter } from "./row-writer.ts";

const leadingComma = /^[ \t\r\n]*,/;

/** JSON in the layout it came in: what is between the records leaves as it came too. */
export function passJson(description: FeedDescription, editing: ObjectEditing): RowWriter {
  const isArray = description.format === "json" && description.headerRaw !== "";
  const isLines = description.format === "jsonl";
  let isFirst = true;

  /** Where not all records are written, the first must have no comma before it, and each other one must. */
  const leadOf = (lead: string | undefined) => {
    const separator = lead ?? (isFirst ? "" : "\n");
    if (!isArray) return separator;
    if (isFirst) return separator.replace(leadingComma, "");
    return leadingComma.test(separator) ? separator : `,${separator}`;
  };

  const closing = () => {
    if (!isArray) return "";
    return description.headerRaw.trimStart().startsWith("{") ? "\n]}\n" : "\n]\n";
  };

  return {
    header: () => description.headerRaw,
    record: (record, change) => {
      const lead = isLines ? (record.lead ?? "") : leadOf(record.lead);
      isFirst = false;
      const text = record.problem === undefined ? editObject(record, change, editing) : record.raw;
      return lead + text + (record.ending ?? (isLines ? "\n" : ""));
    },
    end: (tail) => tail ?? closing(),
  };
}
