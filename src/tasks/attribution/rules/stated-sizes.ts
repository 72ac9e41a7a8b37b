import { isColor } from "../../../catalog/search/query-words.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import type { CompiledAttribute, RequestedAttributes } from "./attribute-lexicon.ts";
import type { ProductText } from "./product-text.ts";
import { leastScore, type Statement, scores } from "./statement.ts";

/** "W32 L34", "UK 14", "EU 38,5": sizes that name their own system, whatever a column is called. */
const ofSystem =
  /(?<![\p{L}\p{N}])(?:W\d{2}\s?[-/]?\s?L\d{2}|(?:UK|US|EU|IT|FR|DE)\s\d{1,2}(?:[.,]5)?)(?![\p{L}\p{N}])/u;
const waistAndLength = /(?<![\p{L}\p{N}])W\d{2}\s?[-/]?\s?L\d{2}(?![\p{L}\p{N}])/u;
/** "Taille 50/52", "Gr. 36/38": one size for two numbers. */
const ofTwoNumbers =
  /(?<!\p{L})(?:size|sz|gr(?:ö|oe)(?:ß|ss)e|gr\.?|taille|t\.|taglia|tg\.?|misura)\s?(\d{2}\/\d{2})(?![\p{L}\p{N}/])/iu;
/** "Size N", "SZ N", "Gr. 54", "taille 52", "misura 14" of a ring. */
const ofRing =
  /(?<!\p{L})(?:size|sz|gr(?:ö|oe)(?:ß|ss)e|gr\.?|ringgr(?:ö|oe)(?:ß|ss)e|taille|t\.|taglia|misura|mis\.)\s?(\d{2}(?:[.,]5)?|[A-Z](?:\s?½|\s1\/2)?)(?![\p{L}\p{N}]|\s?(?:mm|cm))/iu;

/** The sizes that a row states where no listed value and no column said one. At most one for an attribute, in the words of the text. */
export function sizeStatements(
  { attributes, category }: RequestedAttributes,
  texts: readonly ProductText[],
  found: readonly Statement[],
): readonly Statement[] {
  const isOfShoes = category.attributes.some(({ record }) => record.identifier === "upper_material");
  return attributes.flatMap((attribute): readonly Statement[] => {
    const isOfRing = attribute.record.identifier === "ring_size";
    if (!isOfRing && !isOfClothes(attribute)) return [];
    if (found.some((one) => one.attribute === attribute && one.score >= leastScore)) return [];
    const ofShoe = isOfRing || !isOfShoes ? undefined : shoeSize(attribute, texts);
    if (ofShoe !== undefined) return [ofShoe];
    for (const text of texts) {
      const place = isOfRing ? ringSize(text) : clothesSize(text);
      if (place !== undefined)
        return [{ attribute, value: null, text, ...place, score: scores.onlyOfDimensionInName }];
    }
    return [];
  });
}

/** Lists of sizes of clothes and shoes have letters or numbers of more than one system. */
function isOfClothes({ subject, record }: CompiledAttribute): boolean {
  return subject === "size" && record.identifier === "size";
}

const lastNumber = /(\p{L}+),?\s(?:[-–]\s)?((?:1[6-9]|[234]\d)(?:[.,]5)?)$/u;

/** The 43 of "Herren Lederschuhe schwarz 43": behind a colour, a material or a word for whom they are, a shoe's name ends with its size. */
function shoeSize(attribute: CompiledAttribute, texts: readonly ProductText[]): Statement | undefined {
  const text = texts.find(({ source }) => source === "product_name");
  const [, word = "", size = ""] = (text && lastNumber.exec(text.plain.text)) ?? [];
  if (text === undefined || !(isColor(foldText(word)) || isWearer(foldText(word)))) return undefined;
  const end = text.plain.text.length;
  const identifier = `eu-${size.replace(",", ".")}`;
  const value = attribute.record.values.find((one) => one.identifier === identifier) ?? null;
  return { attribute, value, text, start: end - size.length, end, score: scores.onlyOfDimensionInName };
}

const wearers =
  /^(?:mens?|womens?|ladies|boys?|girls?|kids|herren|damen|kinder|jungen|madchen|hommes?|femmes?|enfants?|garcons?|filles?|uomo|donna|bambin[oaie]|ragazz[oaie]|unisex)$/u;

function isWearer(folded: string): boolean {
  return wearers.test(folded);
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** In a cell alone, and in a name where nothing else can be meant. */
function clothesSize({ source, fact, plain: { text } }: ProductText): Place | undefined {
  if (source === "product_description") return undefined;
  const from = fact === undefined ? 0 : fact.label.length + ": ".length;
  const cell = text.slice(from);
  const double = source === "product_name" ? ofTwoNumbers.exec(cell) : null;
  if (double !== null) {
    const end = double.index + double[0].length;
    return { start: end - (double[1]?.length ?? 0), end };
  }
  const match = (source === "fact" ? ofSystem : waistAndLength).exec(cell);
  if (match === null || (source === "fact" && match[0] !== cell.trim())) return undefined;
  return { start: from + match.index, end: from + match.index + match[0].length };
}

/** In a name; what a description says of sizes may be advice. */
function ringSize({ source, plain: { text } }: ProductText): Place | undefined {
  const match = source === "product_name" ? ofRing.exec(text) : null;
  if (match === null) return undefined;
  const end = match.index + match[0].length;
  return { start: end - (match[1]?.length ?? 0), end };
}
