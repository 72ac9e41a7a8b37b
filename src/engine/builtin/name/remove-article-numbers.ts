import { findMeasures } from "../../../text/units.ts";

const labelled =
  /(?:^|[\s(])(?:art(?:ikel)?\.?[\s-]?(?:nr|no)\b\.?|artikelnummer|bestell-?nr\.?|item\s?(?:no|number)\b\.?|sku|ean|gtin|mpn|réf(?:érence)?\s?[.:]|ref\s?[.:]|cod(?:ice)?\s?[.:]|code article)\s*[:#.]?\s*(?=[\w/.-]*\d)[A-Z0-9][\w/.-]*\)?/giu;
const articleNumber = /^\d{6,14}(?:\s*[-–:|]\s+|\s+)(?=\S)/u;
const secondNumber = /^(?:\d{4}\/\d{4}|\d{5,14})(?:\s*[-–:|]\s+|\s+)(?=\S)/u;
const countedThing = /^\d{6,14}\s+(?:pieces?|pcs|teile|teilig|pièces|pezzi|stück|years?|jahre|ans|anni)\b/iu;

/**
 * Numbers that an inventory system set before the name, and labelled ones anywhere. A number of fewer than six
 * digits may be the name itself (4711, 501, 1000 Piece), so it counts only behind a longer one.
 */
export function removeArticleNumbers(name: string): string {
  const unlabelled = /\d/.test(name) ? name.replace(labelled, " ") : name;
  if (!articleNumber.test(unlabelled) || countedThing.test(unlabelled)) return keepWords(unlabelled, name);
  if (/^\d{6}\D/.test(unlabelled) && findMeasures(unlabelled)[0]?.start === 0)
    return keepWords(unlabelled, name);
  const rest = unlabelled.replace(articleNumber, "");
  const bare = rest.replace(secondNumber, "");
  return keepWords(keepWords(bare, rest), unlabelled);
}

/** What is left must still name something. */
function keepWords(shorter: string, longer: string): string {
  return /\p{L}|\d{3}/u.test(shorter) ? shorter : longer;
}
