import { isElementName } from "./elements.ts";

const tag = /<\/?([a-zA-Z][a-zA-Z0-9:-]*)(?=[\s/>])|<!--|<!doctype\b|<!\[CDATA\[/giu;
const standIn = "\u0001";

/** Whether a text holds at least one tag or comment; a < b and <3 are none. */
export function hasMarkup(source: string): boolean {
  return findTags(source).size > 0;
}

/** The offsets of the `<` that begin a known element, a comment, or a name that is closed somewhere. */
export function findTags(source: string): ReadonlySet<number> {
  const starts = new Set<number>();
  const lastEnd = source.includes("<") ? source.lastIndexOf(">") : -1;
  if (lastEnd < 0) return starts;
  let closed: ReadonlySet<string> | undefined;
  for (const match of source.matchAll(tag)) {
    if (match.index > lastEnd) break;
    const name = match[1]?.toLowerCase();
    if (name !== undefined && !isElementName(name)) {
      closed ??= closedNames(source);
      if (!closed.has(name)) continue;
    }
    starts.add(match.index);
  }
  return starts;
}

/**
 * The source with every `<` that begins no tag replaced by a character of the same length, so that a
 * parser passes over it and offsets hold.
 */
export function maskStrayBrackets(source: string, tags: ReadonlySet<number>): string {
  for (let at = source.indexOf("<"); at >= 0; at = source.indexOf("<", at + 1)) {
    if (!tags.has(at))
      return source.replace(/</g, (bracket, offset: number) => (tags.has(offset) ? bracket : standIn));
  }
  return source;
}

function closedNames(source: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const match of source.matchAll(/<\/([a-zA-Z][a-zA-Z0-9:-]*)\s*>/g))
    names.add((match[1] ?? "").toLowerCase());
  return names;
}
