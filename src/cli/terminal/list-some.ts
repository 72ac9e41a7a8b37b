import { count } from "./figures.ts";

/** `a, b, c and 312 more`: the first few of a list, in a sentence. */
export function listSome(words: readonly string[], most: number): string {
  const hidden = words.length - most;
  const shown = words.slice(0, most).join(", ");
  return hidden > 0 ? `${shown} and ${count(hidden)} more` : shown;
}
