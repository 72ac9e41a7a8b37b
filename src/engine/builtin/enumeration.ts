const fewestCommas = 6;
const additive = /\bE\s?\d{3}[a-z]?\b|\d\s?%/g;
const fewestAdditives = 2;

/**
 * Whether a text is a mere list of things, as an ingredients' list is: it tells what is in the product, not
 * what the product is. At most four words to a comma or semicolon, at least six of these; or half as many
 * with percentages or E numbers among them.
 */
export function isEnumeration(text: string): boolean {
  const commas = text.match(/[,;](?=\s)/g)?.length ?? 0;
  const words = text.match(/\S+/g)?.length ?? 0;
  const additives = text.match(additive)?.length ?? 0;
  const needed = additives >= fewestAdditives ? fewestCommas / 2 : fewestCommas;
  return commas >= needed && words <= commas * 4;
}
