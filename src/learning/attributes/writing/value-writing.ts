import { foldText } from "../../../text/normal-form.ts";
import type { PieceRange } from "../examples/find-value.ts";
import { type SourceText, sliceOf } from "../reading/source-text.ts";
import { findWritten } from "./find-written.ts";
import { learnForm } from "./learn-form.ts";
import { learnTable } from "./learn-table.ts";
import { type WritingForm, writeInForm } from "./writing-form.ts";
import type { WrittenExample } from "./written-example.ts";

/** How the examples write the values of an attribute, given the words of the text that say them. */
export interface ValueWriting {
  readonly form: WritingForm;
  /** By folded words: what they are written as; goes before the form. */
  readonly table: ReadonlyMap<string, string>;
}

/** The value that the words come to; the words themselves where nothing else is known of them. */
export function writeValue({ form, table }: ValueWriting, text: string): string {
  const listed = table.size === 0 ? undefined : table.get(foldText(text));
  return listed ?? writeInForm(form, text) ?? text;
}

/** The share of values that must follow from words of the text for an attribute to be found by such words. */
const leastSupport = 0.4;

/** With more examples than this for each value, and hardly a value in the texts, the values are a closed list. */
const closedShare = 0.34;

/** Longer lists cost more memory and time than the few that have them are worth. */
const mostClasses = 100;

/** @returns undefined where the values are a closed list that the words of the texts are not part of */
export function learnWriting(
  valued: readonly WrittenExample[],
  absent: readonly WrittenExample[],
): ValueWriting | undefined {
  const { form, support } = learnForm(valued);
  const distinct = new Set(valued.map(({ values }) => values[0])).size;
  const mostDistinct = Math.min(mostClasses, Math.max(2, valued.length * closedShare));
  if (support < leastSupport && distinct <= mostDistinct) return undefined;
  const isExplained = ({ texts, values }: WrittenExample) =>
    texts.some((source) => findWritten(source, form, values).length > 0);
  const unexplained = valued.filter((example) => !isExplained(example));
  if (form.kind === "copy" && support > 0.9) return { form, table: new Map() };
  const others = [...valued.filter(isExplained), ...absent];
  return { form, table: learnTable(unexplained, others) };
}

const longestWords = 3;

/** Where a text has words that come to one of the values. */
export function findSaid(
  source: SourceText,
  { form, table }: ValueWriting,
  values: readonly string[],
): PieceRange[] {
  const found = findWritten(source, form, values);
  if (table.size === 0) return found;
  for (let start = 0; start < source.pieces.length; start += 1) {
    for (let end = start + 1; end <= Math.min(source.pieces.length, start + longestWords); end += 1) {
      const value = table.get(foldText(sliceOf(source, start, end)));
      if (value !== undefined && values.includes(value)) found.push({ start, end });
    }
  }
  return found;
}
