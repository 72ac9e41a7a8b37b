import { textWidth } from "./text-width.ts";

const mark = "…";

/** The text in at most so many columns of a terminal; what is cut off leaves a `…`. */
export function shorten(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  let kept = "";
  let taken = 0;
  for (const character of text) {
    taken += textWidth(character);
    if (taken > width - 1) break;
    kept += character;
  }
  return width < 1 ? "" : `${kept.trimEnd()}${mark}`;
}

/**
 * A path of names in at most so many columns: its end says most, so steps are left out before it (`Home > … > Lamps`),
 * and only then is the end cut.
 */
export function shortenPath(path: string, width: number): string {
  if (textWidth(path) <= width) return path;
  const steps = path.split(separator);
  const [root = "", ...rest] = steps;
  for (let from = 1; from < rest.length; from += 1) {
    const shorter = [root, mark, ...rest.slice(from)].join(separator);
    if (textWidth(shorter) <= width) return shorter;
  }
  const last = steps.length > 1 ? `${mark}${separator}${steps.at(-1)}` : path;
  return shorten(last, width);
}

const separator = " > ";
