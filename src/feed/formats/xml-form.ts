import { textFormOf } from "../encodings.ts";
import type { FeedRecord } from "../record.ts";
import { type CellPair, type FormRequest, isAddedColumn, type RowForm } from "../row-form.ts";
import { fieldsOf, type XmlField } from "./xml-record.ts";
import { spanWithSpace } from "./xml-writer.ts";

/** Compares each record byte for byte, without the elements that were added and those that may differ. */
export function xmlForm({ feed, enriched, changed }: FormRequest): RowForm | undefined {
  if (feed.format !== enriched.format) return undefined;
  const form = textFormOf(feed.encoding);
  const isFree = ({ column, depth }: XmlField) =>
    changed.has(column) || (depth === 1 && isAddedColumn(column));
  const own = ({ raw }: FeedRecord): string => {
    let text = raw;
    for (const field of fieldsOf(raw, form).filter(isFree).toReversed()) {
      const { start, end } = spanWithSpace(raw, field);
      text = text.slice(0, start) + text.slice(end);
    }
    return text;
  };
  const shown = (raw: string) => form.textOfRaw(raw);
  const rawOf = ({ raw }: FeedRecord, field: XmlField | undefined) =>
    field === undefined ? null : shown(raw.slice(field.contentStart, field.contentEnd));
  return {
    isByteWise: true,
    mayAnyDiffer: changed.size > 0,
    feedPart: own,
    enrichedPart: own,
    pairs: (record, other) => {
      const [before, after] = [fieldsOf(record.raw, form), fieldsOf(other.raw, form)];
      const [fixed, others] = [before, after].map((fields) => fields.filter((field) => !isFree(field)));
      const count = Math.max(fixed?.length ?? 0, others?.length ?? 0);
      const fixedPairs = Array.from({ length: count }, (_, place): CellPair => {
        const [one, two] = [fixed?.[place], others?.[place]];
        return {
          column: one?.column ?? two?.column ?? "",
          feed: rawOf(record, one),
          enriched: rawOf(other, two),
          mayDiffer: false,
        };
      });
      const freePairs = after
        .filter(({ column }) => changed.has(column))
        .map((field): CellPair => {
          const one = before.find(({ column }) => column === field.column);
          return {
            column: field.column,
            feed: rawOf(record, one),
            enriched: rawOf(other, field),
            mayDiffer: true,
          };
        });
      return [...fixedPairs, ...freePairs];
    },
    width: () => undefined,
    status: (_, other) => other.text("pdo_status"),
    lead: (record) => record.lead ?? "",
    ending: () => "",
    isEndOfPart: (tail) => /^\s*(?:<\/[^<>]+>\s*)*$/.test(tail),
  };
}
