import { findMeasures } from "../../nlp/measures.ts";
import { defineCheck, flag } from "../check.ts";
import { removeSpan } from "../fixes.ts";
import type { FieldReading, ProductReading } from "../product-reading.ts";
import { type Fault, faultAt, type Place } from "../violation.ts";

const labelled =
  /(?<![\p{L}\p{N}])(?:art(?:ikel)?\.?[\s-]?(?:nr|no)\b\.?|artikelnummer|bestell-?nr\.?|item\s?(?:no|number)\b\.?|sku|ean|gtin|mpn|réf(?:érence)?\s?[.:]|ref\s?[.:]|cod(?:ice)?\s?[.:]|code article)\s*[:#.]?\s*(?=[\w/.-]*\d)[A-Z0-9][\w/.-]*/giu;
/** "Battery for type/ref. X" names what the product fits. */
const isOfOther =
  /(?:type|typ|mod[eèé]le?|modell[oe]?|pour|für|for|fits?|per|compatib\p{L}+)\s?[\s/:-]*$|(?:für|for|pour|per)\s+\S+(?:\s\S+)?\s*$/iu;
/** Prefilter for the costly pattern. */
const anyLabel = /n[ro]|art|sku|ean|gtin|mpn|r[eé]f|cod|item/iu;
const shortestNumber = 6;

/**
 * Article numbers of shops and warehouses: labelled ones, leading ones, and the product's own identifier or
 * GTIN.
 */
export const articleNumbers = defineCheck({
  kind: "article-numbers",
  options: { fix: flag },
  find: (reading, { fix }, product) => {
    const { text } = reading;
    if (!/\d/.test(text)) return [];
    const places = [...reading.once(labelledNumbers)];
    for (const number of [leadingArticleNumber(text) ?? [], ownNumbers(product)].flat()) {
      const place = placeOf(text, number);
      if (place && !places.some((one) => one.start < place.end && place.start < one.end)) places.push(place);
    }
    return places
      .toSorted((one, two) => one.start - two.start)
      .map((place): Fault => {
        const message = `It holds an article number: "${text.slice(place.start, place.end)}".`;
        return faultAt(reading, place, message, fix ? removeSpan(text, place) : undefined);
      });
  },
});

function labelledNumbers({ text }: FieldReading): readonly Place[] {
  if (!anyLabel.test(text)) return [];
  return [...text.matchAll(labelled)]
    .filter(({ index }) => !isOfOther.test(text.slice(0, index)))
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

/** Where the number is a word of its own. */
function placeOf(text: string, number: string): Place | undefined {
  const start = text.indexOf(number);
  if (start < 0) return undefined;
  const end = start + number.length;
  const isPart = /[\p{L}\p{N}]$/u.test(text.slice(0, start)) || /^[\p{L}\p{N}]/u.test(text.slice(end));
  return isPart ? undefined : { start, end };
}

/** An identifier without digits may be a word of the name. */
function ownNumbers({ product: { fields } }: ProductReading): readonly string[] {
  const own = [fields.gtin, fields.id].filter((number) => number !== undefined);
  return own.filter((number) => number.length >= shortestNumber && /\d{3}/.test(number));
}

const leading = /^\d{6,14}(?=(?:\s*[-–:|]\s+|\s+)\S)/u;
const countedThing = /^\d{6,14}\s+(?:pieces?|pcs|teile|teilig|pièces|pezzi|stück|years?|jahre|ans|anni)\b/iu;

/**
 * The number that an inventory system put before a name ("2104533 Desk lamp"): 6 to 14 digits that are not a
 * count or measure. A shorter one may be the name itself (4711, 501, 1000 Piece).
 */
export function leadingArticleNumber(name: string): string | undefined {
  const [number] = leading.exec(name) ?? [];
  if (number === undefined || countedThing.test(name)) return undefined;
  return number.length === 6 && findMeasures(name)[0]?.start === 0 ? undefined : number;
}
