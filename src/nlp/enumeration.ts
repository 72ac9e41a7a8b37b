const fewestCommas = 6;
const additive = /\bE\s?\d{3}[a-z]?\b|\d\s?%/g;
const fewestAdditives = 2;
const maxWordsPerComma = 4;

/**
 * Whether a text is a mere enumeration, such as a list of ingredients, which says what is in a product but not what it is:
 * at least six commas or semicolons, or three with two percentages or E numbers, and at most four words for each of them.
 */
export function isEnumeration(text: string): boolean {
  const commas = countMatches(text, /[,;]\s/g);
  if (commas < fewestCommas / 2 || countMatches(text, /\S+/g) > commas * maxWordsPerComma) return false;
  return commas >= fewestCommas || countMatches(text, additive) >= fewestAdditives;
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
