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
  { attributes }: RequestedAttributes,
  texts: readonly ProductText[],
  found: readonly Statement[],
): readonly Statement[] {
  return attributes.flatMap((attribute): readonly Statement[] => {
    const isOfRing = attribute.record.identifier === "ring_size";
    if (!isOfRing && !isOfClothes(attribute)) return [];
    if (found.some((one) => one.attribute === attribute && one.score >= leastScore)) return [];
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
