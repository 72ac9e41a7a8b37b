import { findValue, type PieceRange } from "../examples/find-value.ts";
import { type SourceText, sliceOf } from "../reading/source-text.ts";
import { findSpelled, numberSpans } from "./find-spelled.ts";
import { type WritingForm, writeInForm } from "./writing-form.ts";

/** Where words stand that come to one of the values in a form; of two that begin alike the longer one. */
export function findWritten(source: SourceText, form: WritingForm, values: readonly string[]): PieceRange[] {
  if (form.kind === "copy") return values.flatMap((value) => findValue(source, value));
  if (form.kind === "digits" || form.kind === "measure" || form.kind === "expansion") {
    const found = numberSpans(source).filter(({ text }) => {
      const written = writeInForm(form, text);
      return written !== undefined && values.includes(written);
    });
    return [...new Map(found.map(({ start, end }) => [start, { start, end }])).values()];
  }
  return values.flatMap((value) =>
    findSpelled(source, value).filter(
      ({ start, end }) => writeInForm(form, sliceOf(source, start, end)) === value,
    ),
  );
}
