import { findMeasures } from "./units.ts";

const leading = /^\d{6,14}(?=(?:\s*[-–:|]\s+|\s+)\S)/u;
const countedThing = /^\d{6,14}\s+(?:pieces?|pcs|teile|teilig|pièces|pezzi|stück|years?|jahre|ans|anni)\b/iu;

/**
 * The number that an inventory system set before a product's name ("2104533 Desk lamp"): 6 to 14 digits that count and
 * measure nothing. A shorter one may be the name itself (4711, 501, 1000 Piece).
 */
export function leadingArticleNumber(name: string): string | undefined {
  const [number] = leading.exec(name) ?? [];
  if (number === undefined || countedThing.test(name)) return undefined;
  return number.length === 6 && findMeasures(name)[0]?.start === 0 ? undefined : number;
}
