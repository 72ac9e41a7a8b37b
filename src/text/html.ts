import { findTags, hasMarkup } from "./html/markup.ts";
import { readMarkup } from "./html/markup-reader.ts";
import { TextWriter } from "./html/text-writer.ts";

export { hasMarkup };

/** A text without its markup. `sourceSpan` leads from UTF-16 offsets of `text` to those of the source. */
export interface PlainText {
  readonly text: string;
  sourceSpan(start: number, end: number): readonly [number, number];
}

/**
 * The text a reader would see. Lines end where elements do, items of lists begin with "- " (two blanks
 * before it per level), cells of a row and a term and its definition are divided by a tab, entities are
 * decoded, scripts and styles are gone. Of a text without markup only the entities are decoded; markup
 * that was itself encoded is taken off too.
 */
export function plainText(source: string): PlainText {
  if (!source.includes("<") && !source.includes("&"))
    return { text: source, sourceSpan: (start, end) => [start, end] };
  const tags = findTags(source);
  if (tags.size > 0) return finished(readMarkup(source, tags));
  const writer = new TextWriter(false);
  writer.write(source, 0);
  const decoded = finished(writer);
  const decodedTags = findTags(decoded.text);
  return decodedTags.size > 0 ? composed(finished(readMarkup(decoded.text, decodedTags)), decoded) : decoded;
}

function composed(outer: PlainText, inner: PlainText): PlainText {
  return { text: outer.text, sourceSpan: (start, end) => inner.sourceSpan(...outer.sourceSpan(start, end)) };
}

function finished({ map }: TextWriter): PlainText {
  return { text: map.text(), sourceSpan: (start, end) => map.sourceSpan(start, end) };
}
