import { Parser } from "htmlparser2";
import { cellElements, droppedElements, lineElements, listElements, partElements } from "./html/elements.ts";
import { hasMarkup, maskStrayBrackets } from "./html/markup.ts";
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
  if (!/[<&]/.test(source)) return { text: source, sourceSpan: (start, end) => [start, end] };
  if (hasMarkup(source)) return parseMarkup(source);
  const writer = new TextWriter(false);
  writer.write(source, 0);
  const decoded = finished(writer);
  return hasMarkup(decoded.text) ? composed(parseMarkup(decoded.text), decoded) : decoded;
}

function composed(outer: PlainText, inner: PlainText): PlainText {
  return { text: outer.text, sourceSpan: (start, end) => inner.sourceSpan(...outer.sourceSpan(start, end)) };
}

function finished({ map }: TextWriter): PlainText {
  return { text: map.text(), sourceSpan: (start, end) => map.sourceSpan(start, end) };
}

const lineTag = new RegExp(`<(?:${[...lineElements, ...cellElements].join("|")})(?=[\\s/>])`, "i");

function parseMarkup(source: string): PlainText {
  const writer = new TextWriter(lineTag.test(source));
  let listDepth = 0;
  let droppedDepth = 0;
  let isAfterTerm = false;
  const parser = new Parser(
    {
      onopentagname(name) {
        if (droppedElements.has(name)) droppedDepth += 1;
        if (listElements.has(name)) listDepth += 1;
        if (name === "li") writer.beginItem(Math.max(1, listDepth), parser.startIndex);
        else if (cellElements.has(name) || (name === "dd" && isAfterTerm))
          writer.separate("\t", parser.startIndex);
        else if (endsLine(name)) writer.separate("\n", parser.startIndex);
        isAfterTerm = isAfterTerm && name !== "dd" && name !== "dt";
      },
      ontext(text) {
        if (droppedDepth === 0)
          writer.write(source.slice(parser.startIndex, parser.startIndex + text.length), parser.startIndex);
      },
      onclosetag(name) {
        if (droppedElements.has(name)) droppedDepth -= 1;
        if (listElements.has(name)) listDepth -= 1;
        if (name === "dt") isAfterTerm = true;
        else if (endsLine(name)) writer.separate("\n", parser.startIndex);
        if (name === "li") writer.dropBullet();
      },
    },
    { decodeEntities: false, lowerCaseTags: true, recognizeSelfClosing: true },
  );
  parser.end(maskStrayBrackets(source));
  return finished(writer);
}

function endsLine(name: string): boolean {
  return lineElements.has(name) || partElements.has(name);
}
