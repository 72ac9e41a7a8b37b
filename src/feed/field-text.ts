import type { ColumnMapping } from "./columns.ts";
import { descriptionOf } from "./description-columns.ts";
import type { ProductField } from "./feed.ts";
import { isLine, nameOf } from "./name-lines.ts";
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
  const { secondLine } = mapping;
  // What the name has is no description.
  if (field === "description")
    return column === secondLine && isLine(record.text(column)?.trim() ?? "")
      ? ""
      : descriptionOf(record, mapping);
  return field === "name" ? nameOf(record, column, secondLine, mapping.lineLength) : record.text(column);
}
