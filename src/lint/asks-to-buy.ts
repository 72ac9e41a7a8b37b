import { orderLength } from "./noise.ts";

/** Words besides the name; a longer sentence says something. */
const mostAroundName = 60;

/**
 * Whether a sentence asks to buy what the name says, and states nothing: "If you love music, buy Acme Speaker 200." Wholesalers put the same
 * sentence before each product's text, with the name exchanged.
 * @param folded words of the sentence
 * @param named words of the product's name
 */
export function asksToBuy(folded: readonly string[], named: readonly string[]): boolean {
  if (named.length < 2 || folded.length < named.length || folded.length > named.length + mostAroundName)
    return false;
  const place = folded.findIndex(
    (_, at) => at > 0 && named.every((word, offset) => folded[at + offset] === word),
  );
  if (place < 1) return false;
  const isAsked = [1, 2, 3].some(
    (length) => place >= length && orderLength(folded.slice(place - length, place)) === length,
  );
  const around = [...folded.slice(0, place), ...folded.slice(place + named.length)];
  return isAsked && !around.some((word) => /\d/u.test(word));
}
