const fewestCommas = 6;
const additive = /\bE\s?\d{3}[a-z]?\b|\d\s?%/g;
const fewestAdditives = 2;
const mostWordsToAComma = 4;
const comma = 44;
const semicolon = 59;

/**
 * Whether a text is a mere list of things, as an ingredients' list is: it tells what is in the product, not
 * what the product is. At most four words to a comma or semicolon, at least six of these; or half as many
 * with percentages or E numbers among them.
 */
export function isEnumeration(text: string): boolean {
  const commas = countCommas(text);
  if (commas < fewestCommas / 2 || countMatches(text, /\S+/g) > commas * mostWordsToAComma) return false;
  return commas >= fewestCommas || countMatches(text, additive) >= fewestAdditives;
}

/** Commas and semicolons with a blank behind. */
function countCommas(text: string): number {
  let count = 0;
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place);
    if ((unit === comma || unit === semicolon) && /\s/.test(text.charAt(place + 1))) count += 1;
  }
  return count;
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
