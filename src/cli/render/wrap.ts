import { stripVTControlCharacters } from "node:util";
import { textWidth } from "./text.ts";

/** What a second column needs: below it words would stand one a line. */
const leastColumn = 24;

/**
 * Breaks lines that are longer than the terminal's, between words only, so that the terminal does not break them within.
 * What follows stands below the line's second column (that after two spaces), else two columns further in than the line;
 * that of a paragraph, which begins with a letter at the margin, at the margin.
 * A word longer than the width keeps a line of its own. Colours count for nothing.
 * @param indent columns before what follows, instead of those
 */
export function wrapLines(text: string, width: number, indent?: number): string {
  if (!Number.isFinite(width)) return text;
  return text
    .split("\n")
    .map((line) => (widthOf(line) <= width ? line : wrapLine(line, width, indent)))
    .join("\n");
}

function wrapLine(line: string, width: number, wanted?: number): string {
  const indent = " ".repeat(wanted ?? indentOf(stripVTControlCharacters(line), width));
  const [, leading = "", rest = line] = /^( *)(.*)$/s.exec(line) ?? [];
  const lines: string[] = [];
  let built = leading;
  let used = leading.length;
  let isStart = true;
  for (const [, gap = "", word = ""] of rest.matchAll(/( *)([^ ]+)/g)) {
    const taken = widthOf(word);
    if (!isStart && used + gap.length + taken > width) {
      lines.push(built);
      built = indent + word;
      used = indent.length + taken;
    } else {
      built += gap + word;
      used += gap.length + taken;
    }
    isStart = false;
  }
  return [...lines, built].join("\n");
}

function indentOf(line: string, width: number): number {
  const column = /^ *\S.*? {2,}(?=\S)/.exec(line)?.[0].length ?? 0;
  const own = line.length - line.trimStart().length;
  if (column > 0 && width - column >= leastColumn) return column;
  return /^\p{L}/u.test(line) ? 0 : Math.min(own + 2, Math.floor(width / 4));
}

function widthOf(text: string): number {
  return textWidth(stripVTControlCharacters(text));
}
