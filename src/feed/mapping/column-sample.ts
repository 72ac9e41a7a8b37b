import type { FeedRecord } from "../record.ts";

/** What a sample says of one column. */
export interface ColumnSample {
  /** Share of records with something in it, in [0, 1]; 1 where there is no sample. */
  readonly filled: number;
  /** Mean length in characters of what is in it, tags not counted. */
  readonly meanLength: number;
  /** Whether most of it has HTML tags. */
  readonly isHtml: boolean;
}

const tag = /<\/?[a-z][^<>]*>/gi;

/** Looks at one column in a sample of a feed's records. */
export function sampleColumn(column: string, sample: readonly FeedRecord[]): ColumnSample {
  if (sample.length === 0) return { filled: 1, meanLength: 0, isHtml: false };
  let filled = 0;
  let length = 0;
  let tagged = 0;
  for (const record of sample) {
    const text = record.text(column)?.trim() ?? "";
    if (text === "") continue;
    const plain = text.replace(tag, "");
    filled += 1;
    length += plain.length;
    if (plain.length < text.length) tagged += 1;
  }
  return {
    filled: filled / sample.length,
    meanLength: filled === 0 ? 0 : length / filled,
    isHtml: filled > 0 && tagged / filled > 0.5,
  };
}
