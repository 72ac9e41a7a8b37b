import type { ColumnMapping } from "../../feed/columns.ts";
import { type ProductField, productFields } from "../../feed/product-field.ts";
import type { FeedRecord } from "../../feed/record.ts";
import { hashOfText } from "./text-hash.ts";

/** What one record says under each used field, with the texts' hashes. */
export interface UsedTexts {
  readonly texts: readonly (string | undefined)[];
  /** 0 where there is no such cell. */
  readonly hashes: readonly number[];
}

/** The fields that a mapping has a column for, in their order, and how to read them all from a record. */
export interface UsedFields {
  readonly fields: readonly ProductField[];
  /** In the fields' order. */
  readonly columns: readonly string[];
  read(record: FeedRecord): UsedTexts;
}

export function usedFieldsOf(mapping: Pick<ColumnMapping, "columns">): UsedFields {
  const fields = productFields.filter((field) => mapping.columns[field] !== undefined);
  const columns = fields.map((field) => mapping.columns[field] ?? "");
  return {
    fields,
    columns,
    read: (record) => {
      const texts: (string | undefined)[] = [];
      const hashes: number[] = [];
      for (const column of columns) {
        const text = record.text(column);
        texts.push(text);
        hashes.push(text === undefined ? 0 : hashOfText(text));
      }
      return { texts, hashes };
    },
  };
}
