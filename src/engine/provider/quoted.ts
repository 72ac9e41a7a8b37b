const longest = 60;

/** A piece of a model's answer for a sentence about it: on one line, short, without what a terminal or a reader could trip over. */
export function quoted(text: string): string {
  const line = text
    .slice(0, 4 * longest)
    .replace(/[“”]/gu, '"')
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();
  return `“${line.length <= longest ? line : `${line.slice(0, longest - 1).trimEnd()}…`}”`;
}

/**
 * The sentence without what it quotes, for people: an address or a number that a model made up must not come to them by way
 * of the complaint about it.
 */
export function withoutQuotes(sentence: string): string {
  return sentence.replace(/:?\s*“[^”]*”(?:,\s*“[^”]*”)*/gu, "");
}
