import { tokenize } from "../../../text/tokens.ts";
import { longestName } from "./name-reading.ts";

const shortestWord = 4;

/** From a name over 150 characters the last words that it said before, until it fits; it states no less without them. */
export function removeSaidBefore(name: string): string {
  let rest = name;
  while (rest.length > longestName) {
    const shorter = withoutLastRepeated(rest);
    if (shorter === rest) return rest;
    rest = shorter;
  }
  return rest;
}

function withoutLastRepeated(name: string): string {
  const tokens = tokenize(name);
  for (let place = tokens.length - 1; place > 0; place -= 1) {
    const token = tokens[place];
    if (token?.kind !== "word" || token.text.length < shortestWord) continue;
    const isAlone = /\s$/u.test(name.slice(0, token.start)) && /^(?:\s|$)/u.test(name.slice(token.end));
    const isSaid = tokens.findIndex(({ folded }) => folded === token.folded) < place;
    if (isAlone && isSaid) return `${name.slice(0, token.start).trimEnd()}${name.slice(token.end)}`;
  }
  return name;
}
