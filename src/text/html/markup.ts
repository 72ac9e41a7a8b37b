import { isElementName } from "./elements.ts";

const tag = /<\/?([a-zA-Z][a-zA-Z0-9:-]*)(?=[\s/>])|<!--|<!doctype\b|<!\[CDATA\[/giu;
const standIn = "\u0001";

/** Whether a text holds at least one tag or comment; a < b and <3 are none. */
export function hasMarkup(source: string): boolean {
  return source.includes("<") && tagStarts(source).size > 0;
}

/**
 * The source with every `<` that begins no tag replaced by a character of the same length, so that a
 * parser passes over it and offsets hold.
 */
export function maskStrayBrackets(source: string): string {
  const starts = tagStarts(source);
  return source.replace(/</g, (bracket, offset: number) => (starts.has(offset) ? bracket : standIn));
}

/** The offsets of the `<` that begin a known element, a comment, or a name that is closed somewhere. */
function tagStarts(source: string): ReadonlySet<number> {
  const starts = new Set<number>();
  const lastEnd = source.lastIndexOf(">");
  if (lastEnd < 0) return starts;
  const closed = closedNames(source);
  for (const match of source.matchAll(tag)) {
    if (match.index > lastEnd) break;
    const name = match[1]?.toLowerCase();
    if (name === undefined || isElementName(name) || closed.has(name)) starts.add(match.index);
  }
  return starts;
}

function closedNames(source: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const match of source.matchAll(/<\/([a-zA-Z][a-zA-Z0-9:-]*)\s*>/g))
    names.add((match[1] ?? "").toLowerCase());
  return names;
}
