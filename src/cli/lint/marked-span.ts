import { plainTerminalText } from "../terminal/plain-terminal-text.ts";
import { shorten } from "../terminal/shorten.ts";
import { textWidth } from "../terminal/text-width.ts";

/** More is not read at a glance, where no terminal sets an end. */
const widestLine = 120;

/** Columns of a terminal for what stands before and behind the span, which shows what it is about. */
const leastAround = 12;

/**
 * A text on one line in at most so many columns of a terminal, its span marked: `Lamp ‹FREE SHIPPING› with…`.
 *
 * @param mark colours the span and its signs
 */
export function markedSpan(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  { width, mark }: { readonly width: number; readonly mark: (text: string) => string },
): string {
  const before = oneLine(text.slice(Math.max(0, start - 400), start));
  const behind = oneLine(text.slice(end, end + 400));
  const room = Math.max(20, Math.min(width, widestLine)) - 2;
  const span = shorten(
    oneLine(text.slice(start, Math.min(end, start + 400))),
    Math.max(10, room - 2 * leastAround),
  );
  const around = Math.max(0, room - textWidth(span));
  const ofBehind = Math.min(textWidth(behind), Math.max(Math.ceil(around / 2), around - textWidth(before)));
  return `${ending(before, around - ofBehind)}${mark(`‹${span}›`)}${shorten(behind, ofBehind)}`;
}

/** The text's end in at most so many columns. */
function ending(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  const characters = [...text];
  let kept = "";
  while (characters.length > 0) {
    const next = `${characters.pop()}${kept}`;
    if (textWidth(next) > width - 1) break;
    kept = next;
  }
  return width < 1 ? "" : `…${kept}`;
}

function oneLine(text: string): string {
  return plainTerminalText(text).replace(/\s+/g, " ");
}
