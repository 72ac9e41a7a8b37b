import type { ColumnMapping } from "./columns.ts";
import { describes, descriptionOf } from "./description-columns.ts";
import type { ProductField } from "./feed.ts";
import { isLine, isListLine, nameOf } from "./name-lines.ts";
import type { Cells } from "./record.ts";

/** What of a mapping says where a record's fields stand. */
export type MappedFields = Pick<
  ColumnMapping,
  "columns" | "furtherDescriptions" | "lineLength" | "secondLine"
>;

/** What a record has of a field, wherever that stands: a name's second line with it, a description where it says something. */
export function fieldText(record: Cells, field: ProductField, mapping: MappedFields): string | undefined {
  const column = mapping.columns[field];
  if (column === undefined) return undefined;
  if (field === "description") return describingText(record, column, mapping);
  if (field !== "name") return record.text(column);
  const second = listedLine(record, mapping) === undefined ? mapping.secondLine : undefined;
  return nameOf(record, column, second, mapping.lineLength);
}

function describingText(record: Cells, column: string, mapping: MappedFields): string | undefined {
  // What the name has is no description.
  if (column === mapping.secondLine && isLine(record.text(column)?.trim() ?? "")) return "";
  return listedLine(record, mapping) ?? descriptionOf(record, mapping);
}

/** The name's second line, where it lists what the row's empty description would say. */
function listedLine(record: Cells, mapping: MappedFields): string | undefined {
  const { columns, secondLine, lineLength } = mapping;
  if (secondLine === undefined || columns.description === undefined || columns.description === secondLine)
    return undefined;
  const name = (columns.name && record.text(columns.name)) ?? "";
  const second = record.text(secondLine)?.trim() ?? "";
  if (!isListLine(name, second, lineLength) || !describes(second, name)) return undefined;
  return describes(descriptionOf(record, mapping), name) ? undefined : second;
}
