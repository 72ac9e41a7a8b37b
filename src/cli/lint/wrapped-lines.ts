import { textWidth } from "../terminal/text-width.ts";

const fewestColumns = 20;

/**
 * A line as the lines that it fills, broken between words; those behind the first are set in as the first is.
 * @param width columns of the terminal; infinite: nothing is broken
 */
export function wrappedLines(line: string, width: number): readonly string[] {
  if (!Number.isFinite(width) || textWidth(line) <= width) return [line];
  const indent = /^ */.exec(line)?.[0] ?? "";
  const most = Math.max(fewestColumns, width);
  const lines: string[] = [];
  let current = indent;
  for (const word of line.trim().split(" ")) {
    const next = current.trim() === "" ? current + word : `${current} ${word}`;
    if (current.trim() !== "" && textWidth(next) > most) {
      lines.push(current);
      current = indent + word;
    } else current = next;
  }
  return [...lines, current];
}
