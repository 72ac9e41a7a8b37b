import type { Token } from "../../../../text/tokens.ts";

/** Between the parts of a name: what stands behind it is said of the thing, or is another one. */
export const separator = /[,;|(:]\s?|\s[-–—/+]\s|\s[-–—]|[-–—]\s/u;

/** Whether a separator stands between the token before a place and the one there; a single blank, the commonest, is none. */
export function isSeparated(text: string, tokens: readonly Token[], place: number): boolean {
  const start = tokens[place]?.start ?? text.length;
  const end = tokens[place - 1]?.end ?? 0;
  if (start - end < 2 && (start === end || text.charCodeAt(end) === 0x20)) return false;
  return separator.test(text.slice(end, start));
}
